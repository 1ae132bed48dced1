# title: Z-order index
# field: bits
# entry: morton_code
# label: logn
# cost: log(max(cell))
# size: max(cell)^2

def morton_code(cell: tuple[int, int]) -> int:
    x, y = cell
    code = 0
    place = 1
    while x or y:
        if x & 1:
            code += place
        if y & 1:
            code += 2 * place
        x >>= 1
        y >>= 1
        place *= 4
    return code

# inputs

def diagonal(rng, cell):
    return (cell, cell),

def random(rng, cell):
    return (rng.randint(0, cell), rng.randint(0, cell)),

def edge(rng, cell):
    return (0, cell),
