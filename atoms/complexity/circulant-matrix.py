# title: Circulant matrix
# field: matrices
# entry: circulant
# label: quadratic
# cost: xs^2
# size: xs
# bound: max(xs)
# gives: square

def circulant(xs: list[int]) -> list[list[int]]:
    rows = []
    row = xs[:]
    for _ in xs:
        rows.append(row)
        row = row[-1:] + row[:-1]
    return rows

# inputs

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def equal(rng, xs):
    return [xs] * xs,

def rising(rng, xs):
    return list(range(xs)),
