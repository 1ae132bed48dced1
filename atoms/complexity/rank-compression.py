# title: Rank compression
# field: sorting
# entry: compress
# label: nlogn
# cost: xs*log(xs)
# size: xs
# bound: min(xs, max(xs))

def compress(xs: list[int]) -> list[int]:
    ranks = {}
    for x in sorted(xs):
        if x not in ranks:
            ranks[x] = len(ranks)
    return [ranks[x] for x in xs]

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
