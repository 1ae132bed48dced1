# title: Conflicting interval pairs
# field: intervals
# entry: conflicting_pairs
# label: quadratic
# cost: intervals^2
# size: intervals^2
# bound: intervals
# gives: distinct

def conflicting_pairs(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    spans = [(min(pair), max(pair)) for pair in intervals]
    conflicts = []
    for j, (start, end) in enumerate(spans):
        for i in range(j):
            if spans[i][0] <= end and start <= spans[i][1]:
                conflicts.append((i, j))
    return conflicts

# inputs

def nested(rng, intervals):
    return [(i // 2, intervals - i // 2) for i in range(intervals)],

def random(rng, intervals):
    return [(rng.randrange(intervals + 1), rng.randrange(intervals + 1)) for _ in range(intervals)],

def disjoint(rng, intervals):
    return [(i, i) for i in range(intervals)],
