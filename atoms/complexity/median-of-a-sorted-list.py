# title: Median of a sorted list
# field: searching
# entry: median
# label: constant
# cost: 1
# size: max(xs)
# where: xs sorted

def median(xs: list[int]) -> int:
    if not xs:
        return 0
    middle = len(xs) // 2
    if len(xs) % 2:
        return xs[middle]
    return (xs[middle - 1] + xs[middle]) // 2

# inputs

def rising(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return sorted(rng.randrange(xs + 1) for _ in range(xs)),

def flat(rng, xs):
    return [xs] * xs,
