# title: Cheapest path across a grid
# field: dynamic-programming
# entry: cheapest_path
# label: quadratic
# cost: grid^2
# size: grid
# bound: grid
# where: grid square
# gives: distinct

def cheapest_path(grid: list[list[int]]) -> list[tuple[int, int]]:
    n = len(grid)
    toll = [row[:] for row in grid]
    for i in range(n):
        for j in range(n):
            if i and j:
                toll[i][j] += min(toll[i - 1][j], toll[i][j - 1])
            elif i or j:
                toll[i][j] += toll[i - 1][j] if i else toll[i][j - 1]
    path = []
    i = j = n - 1
    while i >= 0 and j >= 0:
        path.append((i, j))
        if j == 0 or i and toll[i - 1][j] <= toll[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return path[::-1]

# inputs

def random(rng, grid):
    return [[rng.randrange(grid + 1) for _ in range(grid)] for _ in range(grid)],

def equal(rng, grid):
    return [[grid] * grid for _ in range(grid)],

def walls(rng, grid):
    return [[grid * (i % 2) for _ in range(grid)] for i in range(grid)],
