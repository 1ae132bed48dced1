# title: Largest triangle among points
# field: geometry
# entry: largest_triangle
# label: cubic
# cost: points^3
# size: max(points)*max(points)

def largest_triangle(points: list[tuple[int, int]]) -> int:
    largest = 0
    for i, (ax, ay) in enumerate(points):
        for j in range(i + 1, len(points)):
            bx, by = points[j]
            for cx, cy in points[j + 1:]:
                area = abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
                largest = max(largest, area)
    return largest

# inputs

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def corners(rng, points):
    return [((0, 0), (points, 0), (0, points))[i % 3] for i in range(points)],

def line(rng, points):
    return [(i, i) for i in range(points)],
