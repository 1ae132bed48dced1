# title: Binary lifting table
# field: graphs
# entry: lifting_table
# label: nlogn
# cost: succ*log(succ)
# size: succ*log(succ)
# bound: succ
# gives: rows-nonempty

def lifting_table(succ: list[int]) -> list[list[int]]:
    n = len(succ)
    if n == 0:
        return []
    table = [[target % n for target in succ]]
    for _ in range(n.bit_length()):
        jump = table[-1]
        table.append([jump[middle] for middle in jump])
    return table

# inputs

def cycle(rng, succ):
    return [i + 1 for i in range(succ)],

def random(rng, succ):
    return [rng.randrange(succ + 1) for _ in range(succ)],

def loops(rng, succ):
    return list(range(succ)),
