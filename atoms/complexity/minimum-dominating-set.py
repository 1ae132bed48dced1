# title: Minimum dominating set
# field: graphs
# entry: minimum_dominating_set
# label: np
# cost: exp(graph)
# size: graph
# bound: graph
# where: graph square
# gives: sorted distinct

def minimum_dominating_set(graph: list[list[int]]) -> list[int]:
    n = len(graph)
    reach = [1 << v for v in range(n)]
    for u in range(n):
        for v in range(n):
            if graph[u][v]:
                reach[u] |= 1 << v
    everyone = (1 << n) - 1
    best = list(range(n))
    for mask in range(1 << n):
        covered = 0
        chosen = []
        for v in range(n):
            if mask >> v & 1:
                chosen.append(v)
                covered |= reach[v]
        if covered == everyone and len(chosen) < len(best):
            best = chosen
    return best

# inputs

def isolated(rng, graph):
    return [[0] * graph for _ in range(graph)],

def random(rng, graph):
    return [[int(rng.random() < 0.2) for _ in range(graph)] for _ in range(graph)],

def star(rng, graph):
    return [[graph if u == 0 or v == 0 else 0 for v in range(graph)] for u in range(graph)],
