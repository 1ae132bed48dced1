# title: Lines of the affine plane
# field: geometry
# entry: affine_lines
# label: cubic
# cost: order^3
# size: order^3
# bound: order
# gives: rows-nonempty

def affine_lines(order: int) -> list[list[int]]:
    lines = []
    for slope in range(order):
        for height in range(order):
            lines.append([(slope * x + height) % order for x in range(order)])
    return lines

# inputs

def exact(rng, order):
    return order,

def same(rng, order):
    return order,

def again(rng, order):
    return order,
