# title: Cold position in Wythoff nim
# field: games
# entry: is_cold_position
# label: constant
# cost: 1
# size: 1

from math import isqrt


def is_cold_position(piles: tuple[int, int]) -> bool:
    small, large = min(piles), max(piles)
    gap = large - small
    return small == (gap + isqrt(5 * gap * gap)) // 2

# inputs

def random(rng, piles):
    return (rng.randrange(piles + 1), rng.randrange(piles + 1)),

def equal(rng, piles):
    return (piles, piles),

def empty_pile(rng, piles):
    return (0, piles),
