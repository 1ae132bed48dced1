# title: Patience piles
# field: sorting
# entry: patience_piles
# label: nlogn
# cost: cards*log(cards)
# size: cards
# bound: max(cards)
# gives: rows-nonempty

from bisect import bisect_left

def patience_piles(cards: list[int]) -> list[list[int]]:
    piles = []
    tops = []
    for card in cards:
        place = bisect_left(tops, card)
        if place == len(piles):
            piles.append([card])
            tops.append(card)
        else:
            piles[place].append(card)
            tops[place] = card
    return piles

# inputs

def rising(rng, cards):
    return list(range(1, cards + 1)),

def random(rng, cards):
    return [rng.randrange(cards + 1) for _ in range(cards)],

def falling(rng, cards):
    return list(range(cards, 0, -1)),
