# title: Address bus width
# field: bits
# entry: bus_width
# label: constant
# cost: 1
# size: log(cells)
# gives: positive

def bus_width(cells: int) -> int:
    if cells <= 2:
        return 1
    highest = cells - 1
    return highest.bit_length()

# inputs

def given(rng, cells):
    return cells,

def again(rng, cells):
    return cells,

def third(rng, cells):
    return cells,
