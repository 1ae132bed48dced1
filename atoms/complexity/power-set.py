# title: Power set
# field: combinatorics
# entry: power_set
# label: np
# cost: exp(xs)
# size: exp(xs)
# bound: max(xs)

def power_set(xs: list[int]) -> list[list[int]]:
    subsets = [[]]
    for x in xs:
        subsets += [subset + [x] for subset in subsets]
    return subsets

# inputs

def distinct(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def zeros(rng, xs):
    return [0] * xs,
