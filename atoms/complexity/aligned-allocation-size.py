# title: Aligned allocation size
# field: bits
# entry: aligned_size
# label: constant
# cost: 1
# size: length

ALIGNMENT = 8

def aligned_size(length: int) -> int:
    mask = ALIGNMENT - 1
    if length & mask == 0:
        return length
    return (length | mask) + 1

# inputs

def given(rng, length):
    return length,

def again(rng, length):
    return length,

def third(rng, length):
    return length,
