# title: Common members
# field: sets
# entry: common_members
# label: linear
# cost: xs + ys
# size: min(xs, ys)
# bound: min(max(xs), max(ys))

def common_members(xs: list[int], ys: list[int]) -> set[int]:
    known = set(xs)
    shared = set()
    for y in ys:
        if y in known:
            shared.add(y)
    return shared

# inputs

def rising(rng, xs, ys):
    return list(range(1, xs + 1)), list(range(1, ys + 1))

def random(rng, xs, ys):
    return [rng.randrange(xs + 1) for _ in range(xs)], [rng.randrange(ys + 1) for _ in range(ys)]

def apart(rng, xs, ys):
    return [0] * xs, [ys] * ys
