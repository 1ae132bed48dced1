# title: Cayley table of a cyclic group
# field: numbers
# entry: cayley_table
# label: quadratic
# cost: order^2
# size: order
# bound: order
# gives: square

def cayley_table(order: int) -> list[list[int]]:
    table = []
    for a in range(order):
        row = [(a + b) % order for b in range(order)]
        table.append(row)
    return table

# inputs

def exact(rng, order):
    return order,

def same(rng, order):
    return order,

def again(rng, order):
    return order,
