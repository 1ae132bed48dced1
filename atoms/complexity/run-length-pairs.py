# title: Run-length pairs
# field: arrays
# entry: run_pairs
# label: linear
# cost: xs
# size: xs
# bound: xs + max(xs)

def run_pairs(xs: list[int]) -> list[tuple[int, int]]:
    pairs = []
    start = 0
    for i in range(1, len(xs) + 1):
        if i == len(xs) or xs[i] != xs[start]:
            pairs.append((xs[start], i - start))
            start = i
    return pairs

# inputs

def alternating(rng, xs):
    return [xs * (i % 2) for i in range(xs)],

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
