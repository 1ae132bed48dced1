# title: Reachable vertex pairs
# field: graphs
# entry: reachable_pairs
# label: cubic
# cost: graph^3
# size: graph^2
# bound: graph
# where: graph square
# gives: distinct

def reachable_pairs(graph: list[list[int]]) -> list[tuple[int, int]]:
    n = len(graph)
    reach = [[bool(cell) for cell in row] for row in graph]
    for via in range(n):
        for source in range(n):
            if reach[source][via]:
                for target in range(n):
                    if reach[via][target]:
                        reach[source][target] = True
    return [(u, v) for u in range(n) for v in range(n) if reach[u][v]]

# inputs

def complete(rng, graph):
    return [[graph] * graph for _ in range(graph)],

def random(rng, graph):
    return [[int(rng.random() < 0.3) for _ in range(graph)] for _ in range(graph)],

def cycle(rng, graph):
    return [[int((u + 1) % graph == v) for v in range(graph)] for u in range(graph)],

def edgeless(rng, graph):
    return [[0] * graph for _ in range(graph)],
