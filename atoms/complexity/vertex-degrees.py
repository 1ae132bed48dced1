# title: Vertex degrees
# field: graphs
# entry: vertex_degrees
# label: linear
# cost: edges
# size: edges
# bound: edges + max(edges)

def vertex_degrees(edges: list[tuple[int, int]]) -> dict[int, int]:
    degrees = {}
    for u, v in edges:
        degrees[u] = degrees.get(u, 0) + 1
        degrees[v] = degrees.get(v, 0) + 1
    return degrees

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def star(rng, edges):
    return [(edges, i) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],
