# title: Sumset
# field: sets
# entry: sumset
# label: quadratic
# cost: members^2
# size: min(members^2, max(members))
# bound: max(members)

def sumset(members: set[int]) -> set[int]:
    sums = set()
    for x in members:
        for y in members:
            if x <= y:
                sums.add(x + y)
    return sums

# inputs

def dense(rng, members):
    return set(range(members)),

def sampled(rng, members):
    return set(rng.sample(range(members + 1), members)),

def shifted(rng, members):
    return set(range(1, members + 1)),
