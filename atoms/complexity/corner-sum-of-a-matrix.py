# title: Corner sum of a matrix
# field: matrices
# entry: corner_sum
# label: constant
# cost: 1
# size: max(grid)
# where: grid square

def corner_sum(grid: list[list[int]]) -> int:
    if not grid:
        return 0
    top, bottom = grid[0], grid[-1]
    return top[0] + top[-1] + bottom[0] + bottom[-1]

# inputs

def random(rng, grid):
    return [[rng.randrange(grid + 1) for _ in range(grid)] for _ in range(grid)],

def equal(rng, grid):
    return [[grid] * grid for _ in range(grid)],

def zeros(rng, grid):
    return [[0] * grid for _ in range(grid)],
