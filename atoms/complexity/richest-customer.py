# title: Richest customer
# field: arrays
# entry: richest
# label: linear
# cost: accounts
# size: accounts*max(accounts)
# where: accounts rows-nonempty

def richest(accounts: list[list[int]]) -> int:
    best = 0
    for customer in accounts:
        wealth = 0
        for balance in customer:
            wealth += balance
        best = max(best, wealth)
    return best

# inputs

def single(rng, accounts):
    return [[accounts] * accounts],

def random(rng, accounts):
    return [[rng.randrange(accounts + 1)] for _ in range(accounts)],

def singles(rng, accounts):
    return [[1] for _ in range(accounts)],
