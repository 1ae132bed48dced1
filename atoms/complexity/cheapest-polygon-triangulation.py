# title: Cheapest polygon triangulation
# field: geometry
# entry: cheapest_diagonals
# label: cubic
# cost: polygon^3
# size: polygon
# bound: polygon
# gives: distinct

def cheapest_diagonals(polygon: list[tuple[int, int]]) -> list[tuple[int, int]]:
    n = len(polygon)

    def length(i, j):
        (ax, ay), (bx, by) = polygon[i], polygon[j]
        return abs(ax - bx) + abs(ay - by)

    cost = [[0] * n for _ in range(n)]
    apex = [[0] * n for _ in range(n)]
    for span in range(2, n):
        for i in range(n - span):
            j = i + span
            choices = ((cost[i][k] + cost[k][j], k) for k in range(i + 1, j))
            cheapest, apex[i][j] = min(choices)
            cost[i][j] = cheapest + length(i, j)
    diagonals = []
    todo = [(0, n - 1)]
    while todo:
        i, j = todo.pop()
        if j - i < 2:
            continue
        if (i, j) != (0, n - 1):
            diagonals.append((i, j))
        todo.append((i, apex[i][j]))
        todo.append((apex[i][j], j))
    return diagonals

# inputs

def random(rng, polygon):
    return [(rng.randrange(polygon + 1), rng.randrange(polygon + 1)) for _ in range(polygon)],

def hill(rng, polygon):
    return [(i + 1, i * (polygon - i) // polygon) for i in range(polygon)],

def equal(rng, polygon):
    return [(polygon, polygon)] * polygon,
