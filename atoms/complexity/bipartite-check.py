# title: Bipartite check
# field: graphs
# entry: is_bipartite
# label: linear
# cost: edges
# size: 1

from collections import defaultdict


def is_bipartite(edges: list[tuple[int, int]]) -> bool:
    neighbours = defaultdict(list)
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    side = {}
    for root in neighbours:
        if root in side:
            continue
        side[root] = 0
        stack = [root]
        while stack:
            u = stack.pop()
            for v in neighbours[u]:
                if v not in side:
                    side[v] = 1 - side[u]
                    stack.append(v)
                elif side[v] == side[u]:
                    return False
    return True

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],

def cycle(rng, edges):
    return [(i, (i + 1) % edges) for i in range(edges)],
