# title: Winning take in a counter game
# field: games
# entry: winning_take
# label: np
# cost: exp(counters)
# size: 1

def winning_take(counters: int) -> int:
    def losing(left):
        replies = [losing(left - take) for take in (1, 2, 3) if take <= left]
        return not any(replies)

    winning = [take for take in (1, 2, 3) if take <= counters and losing(counters - take)]
    return winning[0] if winning else 0

# inputs

def exact(rng, counters):
    return counters,

def same(rng, counters):
    return counters,

def again(rng, counters):
    return counters,
