# title: Inversion count
# field: sorting
# entry: inversions
# label: nlogn
# cost: xs*log(xs)
# size: xs^2

def inversions(xs: list[int]) -> int:
    ranks = {x: r for r, x in enumerate(sorted(set(xs)), 1)}
    tree = [0] * (len(ranks) + 1)
    total = 0
    for x in reversed(xs):
        i = ranks[x] - 1
        while i:
            total += tree[i]
            i &= i - 1
        i = ranks[x]
        while i < len(tree):
            tree[i] += 1
            i += i & -i
    return total

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def rising(rng, xs):
    return list(range(1, xs + 1)),
