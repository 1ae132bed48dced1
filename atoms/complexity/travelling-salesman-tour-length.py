# title: Travelling salesman tour length
# field: graphs
# entry: shortest_tour
# label: np
# cost: exp(cost)
# size: cost*max(cost)
# where: cost square

def shortest_tour(cost: list[list[int]]) -> int:
    n = len(cost)
    if n < 2:
        return 0
    worst = sum(map(sum, cost)) + 1
    best = [[worst] * n for _ in range(1 << (n - 1))]
    for v in range(1, n):
        best[1 << (v - 1)][v] = cost[0][v]
    for mask in range(1, 1 << (n - 1)):
        inside = [v for v in range(1, n) if mask >> (v - 1) & 1]
        for v in inside:
            rest = best[mask ^ 1 << (v - 1)]
            for u in inside:
                if rest[u] + cost[u][v] < best[mask][v]:
                    best[mask][v] = rest[u] + cost[u][v]
    return min(best[-1][v] + cost[v][0] for v in range(1, n))

# inputs

def random(rng, cost):
    return [[rng.randrange(cost + 1) for _ in range(cost)] for _ in range(cost)],

def equal(rng, cost):
    return [[cost] * cost for _ in range(cost)],

def line(rng, cost):
    return [[abs(u - v) for v in range(cost)] for u in range(cost)],
