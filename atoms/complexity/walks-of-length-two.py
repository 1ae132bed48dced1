# title: Walks of length two
# field: matrices
# entry: two_step_walks
# label: cubic
# cost: counts^3
# size: counts
# bound: counts*max(counts)*max(counts)
# where: counts square
# gives: square

def two_step_walks(counts: list[list[int]]) -> list[list[int]]:
    n = len(counts)
    columns = [[row[j] for row in counts] for j in range(n)]
    return [
        [sum(a * b for a, b in zip(row, column)) for column in columns]
        for row in counts
    ]

# inputs

def random(rng, counts):
    return [[rng.randrange(counts + 1) for _ in range(counts)] for _ in range(counts)],

def full(rng, counts):
    return [[counts] * counts for _ in range(counts)],

def identity(rng, counts):
    return [[int(i == j) for j in range(counts)] for i in range(counts)],
