# title: Sums of all subsets
# field: combinatorics
# entry: subset_sums
# label: np
# cost: exp(xs)
# size: exp(xs)
# bound: xs*max(xs)
# gives: nonempty

def subset_sums(xs: list[int]) -> list[int]:
    sums = []

    def choose(i, total):
        if i == len(xs):
            sums.append(total)
        else:
            choose(i + 1, total)
            choose(i + 1, total + xs[i])

    choose(0, 0)
    return sums

# inputs

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def equal(rng, xs):
    return [xs] * xs,

def zeros(rng, xs):
    return [0] * xs,
