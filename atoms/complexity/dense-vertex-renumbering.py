# title: Dense vertex renumbering
# field: graphs
# entry: renumber_vertices
# label: nlogn
# cost: edges*log(edges)
# size: edges
# bound: edges

def renumber_vertices(edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    names = set()
    for u, v in edges:
        names.add(u)
        names.add(v)
    number = {name: i for i, name in enumerate(sorted(names))}
    return [(number[u], number[v]) for u, v in edges]

# inputs

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],

def path(rng, edges):
    return [(i + 1, i) for i in range(edges)],

def equal(rng, edges):
    return [(edges, edges)] * edges,
