# title: Ordered endpoints
# field: arrays
# entry: endpoints
# label: constant
# cost: 1
# size: 1
# bound: max(xs)

def endpoints(xs: list[int]) -> tuple[int, int]:
    if not xs:
        return 0, 0
    first, last = xs[0], xs[-1]
    return (first, last) if first <= last else (last, first)

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
