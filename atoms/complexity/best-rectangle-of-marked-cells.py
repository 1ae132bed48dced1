# title: Best rectangle of marked cells
# field: matrices
# entry: best_rectangle
# label: cubic
# cost: grid^3
# size: grid^2
# where: grid square

def best_rectangle(grid: list[list[int]]) -> int:
    n = len(grid)
    best = 0
    for top in range(n):
        balance = [0] * n
        for bottom in range(top, n):
            running = 0
            for column in range(n):
                balance[column] += 1 if grid[bottom][column] else -1
                running = max(0, running + balance[column])
                best = max(best, running)
    return best

# inputs

def full(rng, grid):
    return [[grid] * grid for _ in range(grid)],

def random(rng, grid):
    return [[rng.randrange(2) for _ in range(grid)] for _ in range(grid)],

def empty(rng, grid):
    return [[0] * grid for _ in range(grid)],
