# title: Matrix rank modulo a prime
# field: matrices
# entry: rank_modulo_prime
# label: cubic
# cost: matrix^3
# size: matrix
# where: matrix square

PRIME = 10007


def rank_modulo_prime(matrix: list[list[int]]) -> int:
    rows = [[x % PRIME for x in row] for row in matrix]
    n = len(rows)
    rank = 0
    for column in range(n):
        pivot = next((i for i in range(rank, n) if rows[i][column]), None)
        if pivot is None:
            continue
        rows[rank], rows[pivot] = rows[pivot], rows[rank]
        lead = rows[rank]
        inverse = pow(lead[column], -1, PRIME)
        for i in range(rank + 1, n):
            factor = rows[i][column] * inverse % PRIME
            if factor:
                row = rows[i]
                for j in range(column, n):
                    row[j] = (row[j] - factor * lead[j]) % PRIME
        rank += 1
    return rank

# inputs

def random(rng, matrix):
    return [[rng.randrange(matrix + 1) for _ in range(matrix)] for _ in range(matrix)],

def equal(rng, matrix):
    return [[matrix] * matrix for _ in range(matrix)],

def identity(rng, matrix):
    return [[int(i == j) for j in range(matrix)] for i in range(matrix)],
