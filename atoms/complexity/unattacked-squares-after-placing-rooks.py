# title: Unattacked squares after placing rooks
# field: games
# entry: safe_squares
# label: linear
# cost: rooks + size
# size: size^2

def safe_squares(rooks: list[tuple[int, int]], size: int) -> int:
    rows, columns = set(), set()
    for row, column in rooks:
        if row < size and column < size:
            rows.add(row)
            columns.add(column)
    free_rows = sum(1 for row in range(size) if row not in rows)
    free_columns = sum(1 for column in range(size) if column not in columns)
    return free_rows * free_columns

# inputs

def corner(rng, rooks, size):
    return [(rooks, rooks)] * rooks, size

def random(rng, rooks, size):
    return [(rng.randrange(rooks + 1), rng.randrange(rooks + 1)) for _ in range(rooks)], size

def diagonal(rng, rooks, size):
    return [(i, i) for i in range(rooks)], size
