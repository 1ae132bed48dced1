# title: Ternary digits
# field: numbers
# entry: ternary_digits
# label: logn
# cost: log(n)
# size: log(n)
# bound: 1
# gives: nonempty

def ternary_digits(n: int) -> list[int]:
    digits = [n % 3]
    n //= 3
    while n > 0:
        n, digit = divmod(n, 3)
        digits.append(digit)
    digits.reverse()
    return digits

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
