# title: Ends of Hamiltonian paths
# field: graphs
# entry: hamiltonian_ends
# label: np
# cost: exp(graph)
# size: graph
# bound: graph
# where: graph square
# gives: sorted distinct

def hamiltonian_ends(graph: list[list[int]]) -> list[int]:
    n = len(graph)
    into = [sum(1 << u for u in range(n) if graph[u][v]) for v in range(n)]
    ends = [0] * (1 << n)
    for mask in range(1, 1 << n):
        for v in range(n):
            if mask >> v & 1:
                rest = mask ^ 1 << v
                if rest == 0 or ends[rest] & into[v]:
                    ends[mask] |= 1 << v
    return [v for v in range(n) if ends[-1] >> v & 1]

# inputs

def random(rng, graph):
    return [[rng.randrange(2) for _ in range(graph)] for _ in range(graph)],

def complete(rng, graph):
    return [[graph] * graph for _ in range(graph)],

def cycle(rng, graph):
    return [[int((u + 1) % graph == v) for v in range(graph)] for u in range(graph)],
