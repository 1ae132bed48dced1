# title: Attainable sums
# field: dynamic-programming
# entry: attainable_sums
# label: cubic
# cost: xs + xs*xs*max(xs)
# size: xs*max(xs)
# bound: xs*max(xs)
# gives: sorted distinct nonempty

def attainable_sums(xs: list[int]) -> list[int]:
    total = sum(xs)
    reachable = [True] + [False] * total
    for x in xs:
        for s in range(total, x - 1, -1):
            if reachable[s - x]:
                reachable[s] = True
    return [s for s in range(total + 1) if reachable[s]]

# inputs

def rising(rng, xs):
    return [xs // 2] + list(range(1, xs)),

def random(rng, xs):
    return [rng.randrange(xs // 2 + 1) for _ in range(xs)],

def equal(rng, xs):
    return [xs] * xs,
