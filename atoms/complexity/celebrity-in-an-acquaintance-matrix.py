# title: Celebrity in an acquaintance matrix
# field: graphs
# entry: find_celebrity
# label: linear
# cost: knows
# size: knows
# where: knows square

def find_celebrity(knows: list[list[int]]) -> int:
    n = len(knows)
    candidate = 0
    for person in range(1, n):
        if knows[candidate][person]:
            candidate = person
    for person in range(n):
        if person != candidate:
            if knows[candidate][person] or not knows[person][candidate]:
                return n
    return candidate

# inputs

def last(rng, knows):
    return [[int(j == knows - 1) for j in range(knows)] for _ in range(knows)],

def random(rng, knows):
    return [[rng.randrange(2) for _ in range(knows)] for _ in range(knows)],

def everyone(rng, knows):
    return [[knows] * knows for _ in range(knows)],
