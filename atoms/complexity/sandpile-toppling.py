# title: Sandpile toppling
# field: simulation
# entry: topple
# label: cubic
# cost: grid^2*rounds + grid^2 + rounds
# size: grid
# bound: max(grid)
# where: grid square
# gives: square

def topple(grid: list[list[int]], rounds: int) -> list[list[int]]:
    edge = [0] * len(grid)
    piles = grid
    for _ in range(rounds):
        settled = []
        for above, row, below in zip([edge] + piles[:-1], piles, piles[1:] + [edge]):
            lost = [4 if pile > 3 else 0 for pile in row]
            fresh = []
            for c, pile in enumerate(row):
                gained = (above[c] > 3) + (below[c] > 3)
                gained += c > 0 and lost[c - 1] > 0
                gained += c + 1 < len(row) and lost[c + 1] > 0
                fresh.append(pile - lost[c] + gained)
            settled.append(fresh)
        piles = settled
    return piles

# inputs

def full(rng, grid, rounds):
    return [[grid] * grid for _ in range(grid)], rounds

def random(rng, grid, rounds):
    return [[rng.randrange(grid + 1) for _ in range(grid)] for _ in range(grid)], rounds

def stripes(rng, grid, rounds):
    return [[r % 2] * grid for r in range(grid)], rounds
