# title: Bitonic tour length
# field: dynamic-programming
# entry: bitonic_tour
# label: quadratic
# cost: points^2
# size: points*max(points)

def bitonic_tour(points: list[tuple[int, int]]) -> int:
    route = sorted(points)
    n = len(route)
    if n < 2:
        return 0

    def gap(i, j):
        return abs(route[i][0] - route[j][0]) + abs(route[i][1] - route[j][1])

    chains = [gap(0, 1)]
    for last in range(1, n - 1):
        step = gap(last, last + 1)
        jump = min(chains[i] + gap(i, last + 1) for i in range(last))
        chains = [length + step for length in chains]
        chains.append(jump)
    return min(chains[i] + gap(i, n - 1) for i in range(n - 1))

# inputs

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def levels(rng, points):
    return [(i // 3, i % 3 * points // 2) for i in range(points)],

def line(rng, points):
    return [(i, 0) for i in range(points)],

def equal(rng, points):
    return [(points, points)] * points,
