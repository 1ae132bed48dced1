# title: Game of life on a torus
# field: games
# entry: life_step
# label: quadratic
# cost: cells^2
# size: cells
# bound: 1
# where: cells square
# gives: square binary

def life_step(cells: list[list[int]]) -> list[list[int]]:
    n = len(cells)
    after = []
    for i in range(n):
        row = []
        for j in range(n):
            alive = 0
            for di in (-1, 0, 1):
                for dj in (-1, 0, 1):
                    if (di or dj) and cells[(i + di) % n][(j + dj) % n]:
                        alive += 1
            row.append(int(alive == 3 or alive == 2 and cells[i][j] > 0))
        after.append(row)
    return after

# inputs

def random(rng, cells):
    return [[rng.randrange(2) for _ in range(cells)] for _ in range(cells)],

def full(rng, cells):
    return [[cells] * cells for _ in range(cells)],

def stripes(rng, cells):
    return [[int(i % 4 < 2) for _ in range(cells)] for i in range(cells)],
