# title: Doubled area of a triangle
# field: geometry
# entry: triangle_area
# label: constant
# cost: 1
# size: max(a)*max(b) + max(b)*max(c) + max(a)*max(c)

def triangle_area(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    ux, uy = bx - ax, by - ay
    vx, vy = cx - ax, cy - ay
    return abs(ux * vy - uy * vx)

# inputs

def random(rng, a, b, c):
    return tuple((rng.randrange(n + 1), rng.randrange(n + 1)) for n in (a, b, c))

def corner(rng, a, b, c):
    return (0, a), (b, 0), (c, c)

def flat(rng, a, b, c):
    return (a, a), (b, b), (c, c)
