# title: Subsets with zero exclusive or
# field: bits
# entry: zero_xor_subsets
# label: np
# cost: exp(xs)
# size: exp(xs)
# gives: positive

def zero_xor_subsets(xs: list[int]) -> int:
    reached = [0]
    for x in xs:
        extended = [value ^ x for value in reached]
        reached = reached + extended
    return reached.count(0)

# inputs

def zeros(rng, xs):
    return [0] * xs,

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
