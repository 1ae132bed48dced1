# title: Complete graph edges
# field: graphs
# entry: complete_graph
# label: quadratic
# cost: n^2
# size: n^2
# bound: n
# gives: distinct

def complete_graph(n: int) -> list[tuple[int, int]]:
    edges = []
    for u in range(n):
        for v in range(u + 1, n):
            edges.append((u, v))
    return edges

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
