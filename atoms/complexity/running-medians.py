# title: Running medians
# field: arrays
# entry: running_medians
# label: nlogn
# cost: xs*log(xs)
# size: xs
# bound: max(xs)

import heapq

def running_medians(xs: list[int]) -> list[int]:
    low, high = [], []
    medians = []
    for x in xs:
        moved = -heapq.heappushpop(low, -x)
        heapq.heappush(high, moved)
        if len(high) > len(low):
            heapq.heappush(low, -heapq.heappop(high))
        medians.append(-low[0])
    return medians

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
