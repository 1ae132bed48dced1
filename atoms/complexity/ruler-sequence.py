# title: Ruler sequence
# field: bits
# entry: ruler
# label: linear
# cost: n
# size: n
# bound: log(n)
# gives: positive

def ruler(n: int) -> list[int]:
    heights = []
    for i in range(1, n + 1):
        lowest = i & -i
        heights.append(lowest.bit_length())
    return heights

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
