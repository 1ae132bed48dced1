# title: First missing positive
# field: arrays
# entry: first_missing_positive
# label: linear
# cost: xs
# size: xs
# gives: positive

def first_missing_positive(xs: list[int]) -> int:
    n = len(xs)
    present = [False] * (n + 2)
    for x in xs:
        if x <= n:
            present[x] = True
    candidate = 1
    while present[candidate]:
        candidate += 1
    return candidate

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [1] * xs,
