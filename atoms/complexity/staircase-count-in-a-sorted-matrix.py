# title: Staircase count in a sorted matrix
# field: matrices
# entry: count_at_most
# label: linear
# cost: grid
# size: grid^2
# where: grid square

def count_at_most(grid: list[list[int]], limit: int) -> int:
    width = len(grid)
    count = 0
    for row in grid:
        while width and row[width - 1] > limit:
            width -= 1
        count += width
    return count

# inputs

def sums(rng, grid, limit):
    return [[(i + j) // 2 for j in range(grid)] for i in range(grid)], limit

def equal(rng, grid, limit):
    return [[grid] * grid for _ in range(grid)], limit

def low(rng, grid, limit):
    return [[0] * grid for _ in range(grid)], limit
