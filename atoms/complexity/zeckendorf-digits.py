# title: Zeckendorf digits
# field: numbers
# entry: zeckendorf_digits
# label: logn
# cost: log(n)
# size: log(n)
# gives: binary

def zeckendorf_digits(n: int) -> str:
    small, large = 1, 2
    while large <= n:
        small, large = large, small + large
    digits = []
    while large > 1:
        if small <= n:
            digits.append('1')
            n -= small
        else:
            digits.append('0')
        small, large = large - small, small
    return ''.join(digits)

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
