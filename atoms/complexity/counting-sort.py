# title: Counting sort
# field: sorting
# entry: counting_sort
# label: linear
# cost: xs + max(xs)
# size: xs
# bound: max(xs)
# gives: sorted

def counting_sort(xs: list[int]) -> list[int]:
    counts = [0] * (max(xs, default=0) + 1)
    for x in xs:
        counts[x] += 1
    ordered = []
    for value, count in enumerate(counts):
        ordered.extend([value] * count)
    return ordered

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
