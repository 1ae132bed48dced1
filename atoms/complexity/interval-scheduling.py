# title: Interval scheduling
# field: intervals
# entry: schedule
# label: nlogn
# cost: requests*log(requests)
# size: requests
# bound: max(requests)

def schedule(requests: list[tuple[int, int]]) -> list[tuple[int, int]]:
    accepted = []
    free_from = 0
    for end, start in sorted((max(pair), min(pair)) for pair in requests):
        if start >= free_from:
            accepted.append((start, end))
            free_from = end
    return accepted

# inputs

def disjoint(rng, requests):
    spans = [(i, i + 1) for i in range(requests)]
    rng.shuffle(spans)
    return spans,

def random(rng, requests):
    return [(rng.randrange(requests + 1), rng.randrange(requests + 1)) for _ in range(requests)],

def nested(rng, requests):
    return [(i // 2, requests - i // 2) for i in range(requests)],
