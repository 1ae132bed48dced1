# title: Longest consecutive run
# field: sets
# entry: longest_run
# label: linear
# cost: members
# size: members

def longest_run(members: set[int]) -> int:
    best = 0
    for x in members:
        if x - 1 in members:
            continue
        end = x
        while end in members:
            end += 1
        best = max(best, end - x)
    return best

# inputs

def dense(rng, members):
    return set(range(members)),

def sampled(rng, members):
    return set(rng.sample(range(members + 1), members)),

def shifted(rng, members):
    return set(range(1, members + 1)),
