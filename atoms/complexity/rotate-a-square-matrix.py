# title: Rotate a square matrix
# field: matrices
# entry: rotate_clockwise
# label: quadratic
# cost: grid^2
# size: grid
# bound: max(grid)
# where: grid square
# gives: square

def rotate_clockwise(grid: list[list[int]]) -> list[list[int]]:
    rotated = []
    for column in range(len(grid)):
        row = [line[column] for line in reversed(grid)]
        rotated.append(row)
    return rotated

# inputs

def random(rng, grid):
    return [[rng.randrange(grid + 1) for _ in range(grid)] for _ in range(grid)],

def equal(rng, grid):
    return [[grid] * grid for _ in range(grid)],

def zeros(rng, grid):
    return [[0] * grid for _ in range(grid)],
