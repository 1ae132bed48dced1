# title: Frequency table
# field: sets
# entry: frequencies
# label: linear
# cost: xs
# size: min(xs, max(xs))
# bound: xs + max(xs)

def frequencies(xs: list[int]) -> dict[int, int]:
    table = {}
    for x in xs:
        if x in table:
            table[x] += 1
        else:
            table[x] = 1
    return table

# inputs

def rising(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
