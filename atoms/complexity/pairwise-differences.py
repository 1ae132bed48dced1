# title: Pairwise differences
# field: arrays
# entry: differences
# label: quadratic
# cost: xs^2
# size: xs^2
# bound: max(xs)

def differences(xs: list[int]) -> list[int]:
    distances = []
    for i, x in enumerate(xs):
        for j in range(i):
            distances.append(abs(x - xs[j]))
    return distances

# inputs

def rising(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def split(rng, xs):
    return [0] * (xs // 2) + [xs] * (xs - xs // 2),
