# title: Dominated offers
# field: arrays
# entry: dominated_pairs
# label: quadratic
# cost: offers^2
# size: offers^2

def dominated_pairs(offers: list[tuple[int, int]]) -> int:
    count = 0
    for price, quality in offers:
        for other_price, other_quality in offers:
            if other_price < price and other_quality > quality:
                count += 1
    return count

# inputs

def opposed(rng, offers):
    return [(i, offers - i) for i in range(offers)],

def random(rng, offers):
    return [(rng.randrange(offers + 1), rng.randrange(offers + 1)) for _ in range(offers)],

def equal(rng, offers):
    return [(offers, 0)] * offers,
