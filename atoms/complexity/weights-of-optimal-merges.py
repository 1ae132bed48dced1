# title: Weights of optimal merges
# field: combinatorics
# entry: merge_weights
# label: nlogn
# cost: weights*log(weights)
# size: weights
# bound: weights*max(weights)
# gives: sorted

import heapq


def merge_weights(weights: list[int]) -> list[int]:
    heap = list(weights)
    heapq.heapify(heap)
    merged = []
    while len(heap) > 1:
        joined = heapq.heappop(heap) + heapq.heappop(heap)
        merged.append(joined)
        heapq.heappush(heap, joined)
    return merged

# inputs

def random(rng, weights):
    return [rng.randrange(weights + 1) for _ in range(weights)],

def equal(rng, weights):
    return [weights] * weights,

def rising(rng, weights):
    return list(range(1, weights + 1)),
