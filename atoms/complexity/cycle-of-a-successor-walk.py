# title: Cycle of a successor walk
# field: graphs
# entry: walk_cycle
# label: linear
# cost: succ
# size: succ
# bound: succ
# gives: distinct

def walk_cycle(succ: list[int]) -> list[int]:
    n = len(succ)
    if n == 0:
        return []
    step_of = {}
    walk = []
    v = 0
    while v not in step_of:
        step_of[v] = len(walk)
        walk.append(v)
        v = succ[v] % n
    return walk[step_of[v]:]

# inputs

def cycle(rng, succ):
    return [i + 1 for i in range(succ)],

def random(rng, succ):
    return [rng.randrange(succ) for _ in range(succ)],

def loops(rng, succ):
    return list(range(succ)),
