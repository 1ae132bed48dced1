# title: Dijkstra on a dense graph
# field: graphs
# entry: dijkstra_distances
# label: quadratic
# cost: weights^2
# size: weights
# bound: weights*max(weights)
# where: weights square

def dijkstra_distances(weights: list[list[int]]) -> list[int]:
    n = len(weights)
    dist = [0] * n
    found = {0: 0} if n else {}
    settled = [False] * n
    while found:
        u = min(found, key=found.get)
        dist[u] = found.pop(u)
        settled[u] = True
        for v in range(n):
            if weights[u][v] and not settled[v]:
                through = dist[u] + weights[u][v]
                if v not in found or through < found[v]:
                    found[v] = through
    return dist

# inputs

def random(rng, weights):
    return [[rng.randrange(weights + 1) for _ in range(weights)] for _ in range(weights)],

def ring(rng, weights):
    return [[weights if (u + 1) % weights == v else 0 for v in range(weights)] for u in range(weights)],

def equal(rng, weights):
    return [[weights] * weights for _ in range(weights)],
