# title: Diagonal colouring of a cube
# field: simulation
# entry: colour_counts
# label: cubic
# cost: edge^3
# size: 1
# bound: edge^3
# gives: nonempty

COLOURS = 3

def colour_counts(edge: int) -> dict[int, int]:
    counts = {colour: 0 for colour in range(COLOURS)}
    for x in range(edge):
        for y in range(edge):
            for z in range(edge):
                counts[(x + y + z) % COLOURS] += 1
    return counts

# inputs

def given(rng, edge):
    return edge,

def again(rng, edge):
    return edge,

def third(rng, edge):
    return edge,
