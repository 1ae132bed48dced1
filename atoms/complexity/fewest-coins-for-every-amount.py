# title: Fewest coins for every amount
# field: dynamic-programming
# entry: fewest_coins
# label: quadratic
# cost: coins*amount
# size: amount
# bound: amount
# gives: nonempty

def fewest_coins(coins: list[int], amount: int) -> list[int]:
    unreachable = amount + 1
    fewest = [0] + [unreachable] * amount
    for coin in coins:
        if coin == 0:
            continue
        for total in range(coin, amount + 1):
            fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return fewest

# inputs

def random(rng, coins, amount):
    return [rng.randrange(coins + 1) for _ in range(coins)], amount

def pennies(rng, coins, amount):
    return [1] * coins, amount

def large(rng, coins, amount):
    return [coins] * coins, amount
