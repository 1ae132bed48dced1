# title: Total set bits up to n
# field: bits
# entry: total_set_bits
# label: logn
# cost: log(n)
# size: n*log(n)

def total_set_bits(n: int) -> int:
    total = 0
    half = 1
    while half <= n:
        cycles, rest = divmod(n + 1, 2 * half)
        total += cycles * half
        if rest > half:
            total += rest - half
        half *= 2
    return total

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
