# title: Collinear point triples
# field: geometry
# entry: collinear_triples
# label: cubic
# cost: points^3
# size: points^3

def collinear_triples(points: list[tuple[int, int]]) -> int:
    count = 0
    for k, (cx, cy) in enumerate(points):
        for j in range(k):
            bx, by = points[j]
            for i in range(j):
                ax, ay = points[i]
                if (bx - ax) * (cy - ay) == (by - ay) * (cx - ax):
                    count += 1
    return count

# inputs

def line(rng, points):
    return [(i, i) for i in range(1, points + 1)],

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def together(rng, points):
    return [(points, 0)] * points,
