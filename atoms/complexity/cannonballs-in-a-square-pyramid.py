# title: Cannonballs in a square pyramid
# field: numbers
# entry: pyramid_cannonballs
# label: constant
# cost: 1
# size: layers^3

def pyramid_cannonballs(layers: int) -> int:
    above = layers + 1
    middle = layers + above
    six_pyramids = layers * above * middle
    return six_pyramids // 6

# inputs

def exact(rng, layers):
    return layers,

def same(rng, layers):
    return layers,

def again(rng, layers):
    return layers,
