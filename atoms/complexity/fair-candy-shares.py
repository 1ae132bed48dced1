# title: Fair candy shares
# field: dynamic-programming
# entry: candy_shares
# label: linear
# cost: ratings
# size: ratings
# bound: ratings
# gives: positive

def candy_shares(ratings: list[int]) -> list[int]:
    shares = [1] * len(ratings)
    for i in range(1, len(ratings)):
        if ratings[i] > ratings[i - 1]:
            shares[i] = shares[i - 1] + 1
    for i in range(len(ratings) - 2, -1, -1):
        if ratings[i] > ratings[i + 1]:
            shares[i] = max(shares[i], shares[i + 1] + 1)
    return shares

# inputs

def rising(rng, ratings):
    return list(range(1, ratings + 1)),

def random(rng, ratings):
    return [rng.randrange(ratings + 1) for _ in range(ratings)],

def equal(rng, ratings):
    return [ratings] * ratings,
