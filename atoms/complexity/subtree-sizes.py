# title: Subtree sizes
# field: graphs
# entry: subtree_sizes
# label: linear
# cost: parents
# size: parents
# bound: parents
# gives: positive

def subtree_sizes(parents: list[int]) -> list[int]:
    sizes = [1] * len(parents)
    for v in range(len(parents) - 1, 0, -1):
        if parents[v] < v:
            sizes[parents[v]] += sizes[v]
    return sizes

# inputs

def path(rng, parents):
    return [max(i - 1, 0) for i in range(parents)],

def random(rng, parents):
    return [rng.randrange(i + 1) for i in range(parents)],

def roots(rng, parents):
    return [parents] * parents,
