# title: Fewest jumps along a row
# field: dynamic-programming
# entry: fewest_jumps
# label: linear
# cost: reach
# size: reach

def fewest_jumps(reach: list[int]) -> int:
    jumps = horizon = landing = 0
    for place in range(len(reach) - 1):
        landing = max(landing, place + reach[place])
        if place == horizon:
            if landing == place:
                break
            jumps += 1
            horizon = landing
    return jumps

# inputs

def ones(rng, reach):
    return [1] * (reach - 1) + [reach],

def random(rng, reach):
    return [rng.randrange(reach + 1) for _ in range(reach)],

def stuck(rng, reach):
    return [0] * reach,
