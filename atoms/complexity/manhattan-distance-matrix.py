# title: Manhattan distance matrix
# field: geometry
# entry: distance_matrix
# label: quadratic
# cost: points^2
# size: points
# bound: max(points)
# gives: square

def distance_matrix(points: list[tuple[int, int]]) -> list[list[int]]:
    matrix = []
    for ax, ay in points:
        row = [abs(ax - bx) + abs(ay - by) for bx, by in points]
        matrix.append(row)
    return matrix

# inputs

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def corners(rng, points):
    return [(0, points) if i % 2 else (points, 0) for i in range(points)],

def equal(rng, points):
    return [(points, points)] * points,
