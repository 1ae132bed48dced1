# title: Cantor pairing
# field: numbers
# entry: cantor_pairing
# label: constant
# cost: 1
# size: max(pair)*max(pair)

def cantor_pairing(pair: tuple[int, int]) -> int:
    x, y = pair
    diagonal = x + y
    before = diagonal * (diagonal + 1) // 2
    return before + y

# inputs

def random(rng, pair):
    return (rng.randrange(pair + 1), rng.randrange(pair + 1)),

def largest(rng, pair):
    return (pair, pair),

def flat(rng, pair):
    return (0, pair),
