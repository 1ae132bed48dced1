# title: Winning moves in nim
# field: games
# entry: winning_nim_moves
# label: linear
# cost: piles
# size: piles
# bound: piles + max(piles)
# gives: distinct

def winning_nim_moves(piles: list[int]) -> list[tuple[int, int]]:
    nimber = 0
    for pile in piles:
        nimber ^= pile
    return [(i, pile ^ nimber) for i, pile in enumerate(piles) if pile ^ nimber < pile]

# inputs

def odd_count(rng, piles):
    return [piles] * (piles - 1 + piles % 2) + [0] * (1 - piles % 2),

def random(rng, piles):
    return [rng.randrange(piles + 1) for _ in range(piles)],

def rising(rng, piles):
    return list(range(1, piles + 1)),
