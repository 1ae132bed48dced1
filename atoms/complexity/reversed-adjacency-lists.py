# title: Reversed adjacency lists
# field: graphs
# entry: reverse_graph
# label: linear
# cost: adj
# size: adj
# bound: adj
# where: adj rows-nonempty

def reverse_graph(adj: list[list[int]]) -> list[list[int]]:
    sources = [[] for _ in adj]
    for u, row in enumerate(adj):
        for v in row:
            sources[v % len(adj)].append(u)
    return sources

# inputs

def path(rng, adj):
    return [[i + 1] for i in range(adj)],

def random(rng, adj):
    rows = [[rng.randrange(adj)] for _ in range((adj + 1) // 2)]
    for _ in range(adj - len(rows)):
        rng.choice(rows).append(rng.randrange(adj + 1))
    return rows,

def star(rng, adj):
    return [list(range(adj))],
