# title: Shoelace area
# field: geometry
# entry: shoelace_area
# label: linear
# cost: polygon
# size: polygon*max(polygon)*max(polygon)

def shoelace_area(polygon: list[tuple[int, int]]) -> int:
    doubled = 0
    for i, (x, y) in enumerate(polygon):
        px, py = polygon[i - 1]
        doubled += px * y - x * py
    return abs(doubled)

# inputs

def winding(rng, polygon):
    n = polygon
    return [((0, 0), (n, 0), (n, n), (0, n))[i % 4] for i in range(n)],

def random(rng, polygon):
    return [(rng.randrange(polygon + 1), rng.randrange(polygon + 1)) for _ in range(polygon)],

def line(rng, polygon):
    return [(i, i) for i in range(polygon)],
