# title: Spanning tree by Prim
# field: graphs
# entry: prim_edges
# label: quadratic
# cost: weights^2
# size: weights
# bound: weights
# where: weights square
# gives: distinct

def prim_edges(weights: list[list[int]]) -> list[tuple[int, int]]:
    n = len(weights)
    outside = list(range(1, n))
    nearest = [0] * n
    tree = []
    while outside:
        v = min(outside, key=lambda u: weights[nearest[u]][u])
        tree.append((nearest[v], v))
        outside = [u for u in outside if u != v]
        for u in outside:
            if weights[v][u] < weights[nearest[u]][u]:
                nearest[u] = v
    return tree

# inputs

def random(rng, weights):
    return [[rng.randrange(weights + 1) for _ in range(weights)] for _ in range(weights)],

def equal(rng, weights):
    return [[weights] * weights for _ in range(weights)],

def line(rng, weights):
    return [[abs(u - v) for v in range(weights)] for u in range(weights)],
