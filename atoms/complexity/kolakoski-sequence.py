# title: Kolakoski sequence
# field: simulation
# entry: kolakoski
# label: linear
# cost: n
# size: n
# bound: 1
# gives: positive nonempty

def kolakoski(n: int) -> list[int]:
    terms = [1, 2, 2]
    reader = 2
    while len(terms) < n:
        symbol = 3 - terms[-1]
        terms.extend([symbol] * terms[reader])
        reader += 1
    return terms

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
