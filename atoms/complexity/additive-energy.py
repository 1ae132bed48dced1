# title: Additive energy
# field: sets
# entry: additive_energy
# label: cubic
# cost: members^3
# size: members^3

def additive_energy(members: set[int]) -> int:
    energy = 0
    for a in members:
        for b in members:
            for c in members:
                if a + b - c in members:
                    energy += 1
    return energy

# inputs

def dense(rng, members):
    return set(range(members)),

def sampled(rng, members):
    return set(rng.sample(range(members + 1), members)),

def shifted(rng, members):
    return set(range(1, members + 1)),
