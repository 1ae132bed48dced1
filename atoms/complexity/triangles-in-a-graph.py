# title: Triangles in a graph
# field: graphs
# entry: count_triangles
# label: cubic
# cost: graph^3
# size: graph^3
# where: graph square

def count_triangles(graph: list[list[int]]) -> int:
    n = len(graph)
    count = 0
    for a in range(n):
        for b in range(a + 1, n):
            if graph[a][b]:
                for c in range(b + 1, n):
                    if graph[a][c] and graph[b][c]:
                        count += 1
    return count

# inputs

def complete(rng, graph):
    return [[graph] * graph for _ in range(graph)],

def random(rng, graph):
    return [[rng.randrange(2) for _ in range(graph)] for _ in range(graph)],

def edgeless(rng, graph):
    return [[0] * graph for _ in range(graph)],
