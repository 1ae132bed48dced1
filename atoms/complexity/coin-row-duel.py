# title: Coin row duel
# field: games
# entry: first_player_wins
# label: np
# cost: exp(coins)
# size: 1

def first_player_wins(coins: list[int]) -> bool:
    def margin(left, right):
        if left > right:
            return 0
        return max(
            coins[left] - margin(left + 1, right),
            coins[right] - margin(left, right - 1),
        )

    return margin(0, len(coins) - 1) > 0

# inputs

def rising(rng, coins):
    return list(range(1, coins + 1)),

def random(rng, coins):
    return [rng.randrange(coins + 1) for _ in range(coins)],

def lone(rng, coins):
    return [0] * (coins - 1) + [coins],
