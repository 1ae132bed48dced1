# title: Power of two in a factorial
# field: numbers
# entry: twos_in_factorial
# label: logn
# cost: log(n)
# size: n

def twos_in_factorial(n: int) -> int:
    exponent = 0
    n //= 2
    while n > 0:
        exponent += n
        n //= 2
    return exponent

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
