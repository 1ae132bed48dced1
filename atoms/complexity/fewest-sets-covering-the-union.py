# title: Fewest sets covering the union
# field: combinatorics
# entry: set_cover
# label: np
# cost: exp(groups)
# size: groups

def set_cover(groups: list[list[int]]) -> int:
    sets = [frozenset(group) for group in groups if group]

    def fewest(i, missing):
        if not missing:
            return 0
        if i == len(sets):
            return len(sets) + 1
        return min(1 + fewest(i + 1, missing - sets[i]), fewest(i + 1, missing))

    return fewest(0, frozenset().union(*sets))

# inputs

def singletons(rng, groups):
    return [[i + 1] for i in range(groups)],

def random(rng, groups):
    out = [[]]
    for _ in range(groups):
        if out[-1] and rng.random() < 0.5:
            out.append([])
        out[-1].append(rng.randrange(groups + 1))
    return out,

def single(rng, groups):
    return [list(range(groups))],
