# title: Sort by frequency
# field: sorting
# entry: sort_by_frequency
# label: nlogn
# cost: xs*log(xs)
# size: xs
# bound: max(xs)

from collections import Counter

def sort_by_frequency(xs: list[int]) -> list[int]:
    counts = Counter(xs)
    order = sorted(counts, key=lambda x: (-counts[x], x))
    arranged = []
    for x in order:
        arranged.extend([x] * counts[x])
    return arranged

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
