# title: Best sum without neighbours
# field: dynamic-programming
# entry: best_loot
# label: linear
# cost: houses
# size: houses*max(houses)

def best_loot(houses: list[int]) -> int:
    taken, skipped = 0, 0
    for loot in houses:
        taken, skipped = skipped + loot, max(taken, skipped)
    return max(taken, skipped)

# inputs

def random(rng, houses):
    return [rng.randrange(houses + 1) for _ in range(houses)],

def equal(rng, houses):
    return [houses] * houses,

def alternating(rng, houses):
    return [houses * (i % 2) for i in range(houses)],
