# title: Last stone weight
# field: simulation
# entry: last_stone
# label: nlogn
# cost: stones*log(stones)
# size: max(stones)

import heapq

def last_stone(stones: list[int]) -> int:
    heap = [-stone for stone in stones]
    heapq.heapify(heap)
    while len(heap) > 1:
        heaviest = -heapq.heappop(heap)
        second = -heapq.heappop(heap)
        if heaviest != second:
            heapq.heappush(heap, second - heaviest)
    return -heap[0] if heap else 0

# inputs

def light(rng, stones):
    return [stones] + [0] * (stones - 1),

def random(rng, stones):
    return [rng.randrange(stones + 1) for _ in range(stones)],

def rising(rng, stones):
    return list(range(1, stones + 1)),
