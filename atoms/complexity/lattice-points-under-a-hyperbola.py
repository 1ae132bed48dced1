# title: Lattice points under a hyperbola
# field: numbers
# entry: hyperbola_points
# label: linear
# cost: n
# size: n*log(n)

def hyperbola_points(n: int) -> int:
    points = 0
    for x in range(1, n + 1):
        highest = n // x
        points += highest
    return points

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
