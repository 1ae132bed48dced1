# title: Handshakes between guests
# field: combinatorics
# entry: handshakes
# label: quadratic
# cost: guests^2
# size: guests^2
# bound: max(guests)

from itertools import combinations


def handshakes(guests: list[int]) -> list[tuple[int, int]]:
    pairs = []
    for a, b in combinations(guests, 2):
        pairs.append((min(a, b), max(a, b)))
    return pairs

# inputs

def rising(rng, guests):
    return list(range(1, guests + 1)),

def random(rng, guests):
    return [rng.randrange(guests + 1) for _ in range(guests)],

def equal(rng, guests):
    return [guests] * guests,
