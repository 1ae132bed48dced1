# title: Coverage depth of every point
# field: intervals
# entry: coverage_depth
# label: linear
# cost: intervals + max(intervals)
# size: max(intervals)
# bound: intervals
# gives: nonempty

def coverage_depth(intervals: list[tuple[int, int]]) -> list[int]:
    last = max((max(pair) for pair in intervals), default=0)
    change = [0] * (last + 2)
    for pair in intervals:
        change[min(pair)] += 1
        change[max(pair) + 1] -= 1
    depth = []
    current = 0
    for point in range(last + 1):
        current += change[point]
        depth.append(current)
    return depth

# inputs

def random(rng, intervals):
    return [(rng.randrange(intervals + 1), rng.randrange(intervals + 1)) for _ in range(intervals)],

def nested(rng, intervals):
    return [(i // 2, intervals - i // 2) for i in range(intervals)],

def disjoint(rng, intervals):
    return [(i, i) for i in range(1, intervals + 1)],
