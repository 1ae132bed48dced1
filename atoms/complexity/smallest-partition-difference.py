# title: Smallest partition difference
# field: combinatorics
# entry: smallest_difference
# label: np
# cost: exp(xs)
# size: max(xs)

def smallest_difference(xs: list[int]) -> int:
    total = sum(xs)

    def split(i, left):
        if i == len(xs):
            return abs(total - 2 * left)
        return min(split(i + 1, left + xs[i]), split(i + 1, left))

    return split(0, 0)

# inputs

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def equal(rng, xs):
    return [xs] * xs,

def lone(rng, xs):
    return [xs] + [0] * (xs - 1),
