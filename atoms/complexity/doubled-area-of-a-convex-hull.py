# title: Doubled area of a convex hull
# field: geometry
# entry: hull_area
# label: nlogn
# cost: points*log(points)
# size: max(points)*max(points)

def hull_area(points: list[tuple[int, int]]) -> int:
    def cross(o, a, b):
        return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

    def chain(ordered):
        hull = []
        for point in ordered:
            while len(hull) > 1 and cross(hull[-2], hull[-1], point) <= 0:
                hull.pop()
            hull.append(point)
        return hull

    ordered = sorted(points)
    hull = chain(ordered)[:-1] + chain(ordered[::-1])[:-1]
    area = 0
    for i in range(len(hull)):
        x, y = hull[i - 1]
        area += x * hull[i][1] - y * hull[i][0]
    return area

# inputs

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def square(rng, points):
    return [(points * (i % 2), points * (i // 2 % 2)) for i in range(points)],

def line(rng, points):
    return [(i, i) for i in range(points, 0, -1)],
