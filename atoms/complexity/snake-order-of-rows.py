# title: Snake order of rows
# field: arrays
# entry: snake_order
# label: linear
# cost: rows
# size: rows
# bound: max(rows)
# where: rows rows-nonempty

def snake_order(rows: list[list[int]]) -> list[int]:
    walk = []
    for turn, row in enumerate(rows):
        if turn % 2:
            walk.extend(reversed(row))
        else:
            walk.extend(row)
    return walk

# inputs

def singles(rng, rows):
    return [[rng.randrange(rows + 1)] for _ in range(rows)],

def wide(rng, rows):
    return [list(range(1, rows + 1))],

def pairs(rng, rows):
    return [[rows, 0]] * (rows // 2) + [[1]] * (rows % 2),
