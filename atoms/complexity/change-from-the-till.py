# title: Change from the till
# field: simulation
# entry: till_change
# label: constant
# cost: 1
# size: 1
# bound: cents
# gives: nonempty

COINS = (5, 2, 1)

def till_change(cents: int) -> list[int]:
    handed = []
    for coin in COINS:
        count, cents = divmod(cents, coin)
        handed.append(count)
    return handed

# inputs

def given(rng, cents):
    return cents,

def again(rng, cents):
    return cents,

def third(rng, cents):
    return cents,
