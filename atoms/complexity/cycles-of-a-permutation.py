# title: Cycles of a permutation
# field: combinatorics
# entry: permutation_cycles
# label: linear
# cost: perm
# size: perm
# bound: perm
# where: perm permutation
# gives: rows-nonempty

def permutation_cycles(perm: list[int]) -> list[list[int]]:
    seen = [False] * len(perm)
    cycles = []
    for start in range(len(perm)):
        cycle = []
        v = start
        while not seen[v]:
            seen[v] = True
            cycle.append(v)
            v = perm[v]
        if cycle:
            cycles.append(cycle)
    return cycles

# inputs

def random(rng, perm):
    return rng.sample(range(perm), perm),

def identity(rng, perm):
    return list(range(perm)),

def rotation(rng, perm):
    return [(i + 1) % perm for i in range(perm)],
