# title: Ascending runs
# field: sorting
# entry: ascending_runs
# label: linear
# cost: xs
# size: xs
# bound: max(xs)
# gives: rows-nonempty

def ascending_runs(xs: list[int]) -> list[list[int]]:
    runs = []
    previous = -1
    for x in xs:
        if runs and previous <= x:
            runs[-1].append(x)
        else:
            runs.append([x])
        previous = x
    return runs

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
