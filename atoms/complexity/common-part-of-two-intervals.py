# title: Common part of two intervals
# field: intervals
# entry: common_part
# label: constant
# cost: 1
# size: 1
# bound: max(a) + max(b)

def common_part(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    start = max(min(a), min(b))
    end = min(max(a), max(b))
    if start > end:
        return 0, 0
    return start, end

# inputs

def random(rng, a, b):
    return tuple((rng.randrange(n + 1), rng.randrange(n + 1)) for n in (a, b))

def wide(rng, a, b):
    return (0, a), (b, 0)

def apart(rng, a, b):
    return (0, a // 3), (b, b)
