# title: Compositions of an integer
# field: combinatorics
# entry: compositions
# label: np
# cost: exp(n)
# size: exp(n)
# bound: n
# gives: positive rows-nonempty

def compositions(n: int) -> list[list[int]]:
    found = []

    def choose(parts, left):
        if left == 0:
            found.append(parts)
        for part in range(1, left + 1):
            choose(parts + [part], left - part)

    if n > 0:
        choose([], n)
    return found

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
