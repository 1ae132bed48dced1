# title: Invert a mapping
# field: sets
# entry: invert
# label: linear
# cost: mapping
# size: mapping
# bound: max(mapping)

def invert(mapping: dict[int, int]) -> dict[int, int]:
    inverse = {}
    for key, value in mapping.items():
        known = inverse.get(value)
        if known is None or key < known:
            inverse[value] = key
    return inverse

# inputs

def shift(rng, mapping):
    return {i: i + 1 for i in range(mapping)},

def random(rng, mapping):
    return {i: rng.randrange(mapping + 1) for i in range(mapping)},

def flat(rng, mapping):
    return {i: mapping for i in range(1, mapping + 1)},
