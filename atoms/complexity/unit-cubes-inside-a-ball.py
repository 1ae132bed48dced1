# title: Unit cubes inside a ball
# field: geometry
# entry: ball_cubes
# label: cubic
# cost: radius^3
# size: radius^3

def ball_cubes(radius: int) -> int:
    diameter = 2 * radius
    inside = 0
    for x in range(1, diameter, 2):
        for y in range(1, diameter, 2):
            for z in range(1, diameter, 2):
                if x * x + y * y + z * z <= diameter * diameter:
                    inside += 1
    return inside

# inputs

def exact(rng, radius):
    return radius,

def same(rng, radius):
    return radius,

def again(rng, radius):
    return radius,
