# title: Adjacency lists of a cycle
# field: graphs
# entry: cycle_graph
# label: linear
# cost: n
# size: n
# bound: n
# gives: rows-nonempty

def cycle_graph(n: int) -> list[list[int]]:
    neighbours = []
    for v in range(n):
        before = (v - 1) % n
        after = (v + 1) % n
        neighbours.append([before, after])
    return neighbours

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
