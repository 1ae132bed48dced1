# title: Pareto frontier
# field: geometry
# entry: pareto_frontier
# label: nlogn
# cost: points*log(points)
# size: points
# bound: max(points)
# gives: distinct

def pareto_frontier(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    frontier = []
    highest = -1
    for x, y in sorted(points, reverse=True):
        if y > highest:
            frontier.append((x, y))
            highest = y
    return frontier

# inputs

def staircase(rng, points):
    steps = [(i, points - i) for i in range(points)]
    rng.shuffle(steps)
    return steps,

def random(rng, points):
    return [(rng.randrange(points + 1), rng.randrange(points + 1)) for _ in range(points)],

def equal(rng, points):
    return [(points, points)] * points,
