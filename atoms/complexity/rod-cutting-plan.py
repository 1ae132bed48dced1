# title: Rod cutting plan
# field: dynamic-programming
# entry: cut_rod
# label: quadratic
# cost: prices^2
# size: prices
# bound: prices
# gives: positive

def cut_rod(prices: list[int]) -> list[int]:
    revenue = [0]
    first_cut = [0]
    for length in range(1, len(prices) + 1):
        best, cut = prices[0] + revenue[length - 1], 1
        for piece in range(2, length + 1):
            offer = prices[piece - 1] + revenue[length - piece]
            if offer > best:
                best, cut = offer, piece
        revenue.append(best)
        first_cut.append(cut)
    pieces = []
    left = len(prices)
    while left:
        pieces.append(first_cut[left])
        left -= first_cut[left]
    return pieces

# inputs

def random(rng, prices):
    return [rng.randrange(prices + 1) for _ in range(prices)],

def equal(rng, prices):
    return [prices] * prices,

def long_only(rng, prices):
    return [0] * (prices - 1) + [prices],
