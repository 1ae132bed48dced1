# title: Vertex eccentricities
# field: graphs
# entry: eccentricities
# label: cubic
# cost: graph^3
# size: graph
# bound: graph
# where: graph square

from collections import deque


def eccentricities(graph: list[list[int]]) -> list[int]:
    n = len(graph)
    result = []
    for source in range(n):
        depth = {source: 0}
        queue = deque([source])
        while queue:
            u = queue.popleft()
            for v in range(n):
                if graph[u][v] and v not in depth:
                    depth[v] = depth[u] + 1
                    queue.append(v)
        result.append(max(depth.values()))
    return result

# inputs

def cycle(rng, graph):
    return [[int((u + 1) % graph == v) for v in range(graph)] for u in range(graph)],

def complete(rng, graph):
    return [[graph] * graph for _ in range(graph)],

def random(rng, graph):
    return [[int(rng.random() < 0.1) for _ in range(graph)] for _ in range(graph)],
