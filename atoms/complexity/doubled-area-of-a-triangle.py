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

def legs_from_a(rng, a, b, c):
    return (a, 0), (0, 0), (0, c)

def legs_from_b(rng, a, b, c):
    return (0, a), (b, 0), (0, 0)

def legs_from_c(rng, a, b, c):
    return (0, 0), (b, 0), (0, c)
