# title: Closest pair of points
# field: geometry
# entry: closest_pair
# label: quadratic
# cost: points^2
# size: 1
# bound: points

def closest_pair(points: list[tuple[int, int]]) -> tuple[int, int]:
    best, pair = None, (0, 0)
    for j, (bx, by) in enumerate(points):
        for i in range(j):
            ax, ay = points[i]
            distance = (ax - bx) ** 2 + (ay - by) ** 2
            if best is None or distance < best:
                best, pair = distance, (i, j)
    return pair

# inputs

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def spreading(rng, points):
    return [(points - i, i * (points - i) // points) for i in range(points)],

def late(rng, points):
    return [(i * 2 % (points + 1), points * (i % 2)) for i in range(points - 1)] + [(0, 0)],
