# title: Lattice points in a quarter disc
# field: geometry
# entry: disc_points
# label: quadratic
# cost: radius^2
# size: radius^2
# bound: radius
# gives: nonempty distinct

def disc_points(radius: int) -> list[tuple[int, int]]:
    points = []
    for x in range(radius + 1):
        for y in range(radius + 1):
            if x * x + y * y <= radius * radius:
                points.append((x, y))
    return points

# inputs

def exact(rng, radius):
    return radius,

def same(rng, radius):
    return radius,

def again(rng, radius):
    return radius,
