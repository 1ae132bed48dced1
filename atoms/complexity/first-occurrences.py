# title: First occurrences
# field: sets
# entry: first_occurrences
# label: linear
# cost: xs
# size: min(xs, max(xs))
# bound: max(xs)
# gives: distinct

def first_occurrences(xs: list[int]) -> list[int]:
    seen = set()
    kept = []
    for x in xs:
        if x not in seen:
            seen.add(x)
            kept.append(x)
    return kept

# inputs

def rising(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
