# title: Maximum clique
# field: graphs
# entry: maximum_clique
# label: np
# cost: exp(graph)
# size: graph
# bound: graph
# where: graph square
# gives: sorted distinct

def maximum_clique(graph: list[list[int]]) -> list[int]:
    best = []

    def extend(start, clique):
        nonlocal best
        if len(clique) > len(best):
            best = clique
        for v in range(start, len(graph)):
            if all(graph[u][v] and graph[v][u] for u in clique):
                extend(v + 1, clique + [v])

    extend(0, [])
    return best

# inputs

def complete(rng, graph):
    return [[graph] * graph for _ in range(graph)],

def random(rng, graph):
    return [[rng.randrange(2) for _ in range(graph)] for _ in range(graph)],

def edgeless(rng, graph):
    return [[0] * graph for _ in range(graph)],
