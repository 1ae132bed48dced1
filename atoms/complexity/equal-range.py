# title: Equal range
# field: searching
# entry: equal_range
# label: logn
# cost: log(xs)
# size: 1
# bound: xs
# where: xs sorted

from bisect import bisect_left

def upper_bound(xs: list[int], target: int, low: int) -> int:
    high = len(xs)
    while low < high:
        middle = (low + high) // 2
        if target < xs[middle]:
            high = middle
        else:
            low = middle + 1
    return low

def equal_range(xs: list[int], target: int) -> tuple[int, int]:
    start = bisect_left(xs, target)
    return start, upper_bound(xs, target, start)

# inputs

def flat(rng, xs, target):
    return [xs] * xs, target

def random(rng, xs, target):
    return sorted(rng.randrange(xs + 1) for _ in range(xs)), target

def rising(rng, xs, target):
    return list(range(1, xs + 1)), target
