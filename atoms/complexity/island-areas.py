# title: Island areas
# field: matrices
# entry: island_areas
# label: quadratic
# cost: grid^2
# size: grid^2
# bound: grid^2
# where: grid square
# gives: positive

def island_areas(grid: list[list[int]]) -> list[int]:
    n = len(grid)
    land = [[cell > 0 for cell in row] for row in grid]
    areas = []
    for i in range(n):
        for j in range(n):
            if not land[i][j]:
                continue
            land[i][j] = False
            stack = [(i, j)]
            area = 0
            while stack:
                r, c = stack.pop()
                area += 1
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= y < n and 0 <= x < n and land[y][x]:
                        land[y][x] = False
                        stack.append((y, x))
            areas.append(area)
    return areas

# inputs

def checkered(rng, grid):
    return [[(i + j) % 2 for j in range(grid)] for i in range(grid)],

def full(rng, grid):
    return [[grid] * grid for _ in range(grid)],

def random(rng, grid):
    return [[rng.randrange(2) for _ in range(grid)] for _ in range(grid)],
