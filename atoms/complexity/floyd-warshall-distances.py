# title: Floyd-Warshall distances
# field: graphs
# entry: all_pairs_distances
# label: cubic
# cost: weights^3
# size: weights
# bound: max(weights)
# where: weights square
# gives: square

def all_pairs_distances(weights: list[list[int]]) -> list[list[int]]:
    dist = [row[:] for row in weights]
    n = len(dist)
    for v in range(n):
        dist[v][v] = 0
    for via in range(n):
        for row in dist:
            first_leg = row[via]
            for target in range(n):
                if first_leg + dist[via][target] < row[target]:
                    row[target] = first_leg + dist[via][target]
    return dist

# inputs

def random(rng, weights):
    return [[rng.randrange(weights + 1) for _ in range(weights)] for _ in range(weights)],

def equal(rng, weights):
    return [[weights] * weights for _ in range(weights)],

def zeros(rng, weights):
    return [[0] * weights for _ in range(weights)],
