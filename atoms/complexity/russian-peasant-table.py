# title: Russian peasant table
# field: numbers
# entry: peasant_table
# label: logn
# cost: log(max(factors))
# size: log(max(factors))
# bound: max(factors)^2

def peasant_table(factors: tuple[int, int]) -> list[tuple[int, int]]:
    a, b = factors
    rows = []
    while a > 0:
        rows.append((a, b))
        a //= 2
        b *= 2
    return rows

# inputs

def equal(rng, factors):
    return (factors, factors),

def random(rng, factors):
    return (rng.randint(0, factors), rng.randint(0, factors)),

def single(rng, factors):
    return (1, factors),
