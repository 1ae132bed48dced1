# title: Zero and one bit counts
# field: bits
# entry: bit_counts
# label: logn
# cost: log(n)
# size: 1
# bound: log(n)

def bit_counts(n: int) -> tuple[int, int]:
    zeros = ones = 0
    while n:
        if n & 1:
            ones += 1
        else:
            zeros += 1
        n >>= 1
    return zeros, ones

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
