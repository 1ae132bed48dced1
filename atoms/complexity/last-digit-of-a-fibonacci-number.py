# title: Last digit of a Fibonacci number
# field: numbers
# entry: fibonacci_digit
# label: logn
# cost: log(n)
# size: 1

BASE = 10

def fibonacci_digit(n: int) -> int:
    a, b = 0, 1
    bit = 1 << n.bit_length()
    while bit:
        even = a * (2 * b - a) % BASE
        odd = (a * a + b * b) % BASE
        if n & bit:
            a, b = odd, (even + odd) % BASE
        else:
            a, b = even, odd
        bit >>= 1
    return a

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
