# title: Leaves of an edge list
# field: graphs
# entry: leaves
# label: linear
# cost: edges
# size: edges
# bound: max(edges)

from collections import Counter


def leaves(edges: list[tuple[int, int]]) -> set[int]:
    degree = Counter()
    for u, v in edges:
        degree[u] += 1
        degree[v] += 1
    return {v for v, count in degree.items() if count == 1}

# inputs

def star(rng, edges):
    return [(edges, i) for i in range(edges)],

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],
