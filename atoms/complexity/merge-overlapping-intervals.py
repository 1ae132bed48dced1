# title: Merge overlapping intervals
# field: intervals
# entry: merge_intervals
# label: nlogn
# cost: intervals*log(intervals)
# size: intervals
# bound: max(intervals)
# gives: distinct

def merge_intervals(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged = []
    for start, end in sorted((min(pair), max(pair)) for pair in intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged

# inputs

def separate(rng, intervals):
    spots = [(i, i) for i in range(1, intervals + 1)]
    rng.shuffle(spots)
    return spots,

def random(rng, intervals):
    return [(rng.randrange(intervals + 1), rng.randrange(intervals + 1)) for _ in range(intervals)],

def chained(rng, intervals):
    return [(i, i + 1) for i in range(intervals)],
