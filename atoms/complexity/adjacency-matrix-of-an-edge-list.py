# title: Adjacency matrix of an edge list
# field: graphs
# entry: adjacency_matrix
# label: quadratic
# cost: edges^2
# size: edges
# bound: 1
# gives: square binary

def adjacency_matrix(edges: list[tuple[int, int]]) -> list[list[int]]:
    index = {}
    for u, v in edges:
        index.setdefault(u, len(index))
        index.setdefault(v, len(index))
    matrix = [[0] * len(index) for _ in index]
    for u, v in edges:
        matrix[index[u]][index[v]] = 1
        matrix[index[v]][index[u]] = 1
    return matrix

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],

def star(rng, edges):
    return [(0, i + 1) for i in range(edges)],

def repeated(rng, edges):
    return [(edges, 0)] * edges,
