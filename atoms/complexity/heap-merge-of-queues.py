# title: Heap merge of queues
# field: sorting
# entry: merge_queues
# label: nlogn
# cost: queues*log(queues)
# size: queues
# bound: max(queues)
# where: queues rows-nonempty

import heapq

def merge_queues(queues: list[list[int]]) -> list[int]:
    fronts = [(queue[0], index, 0) for index, queue in enumerate(queues)]
    heapq.heapify(fronts)
    merged = []
    while fronts:
        value, index, place = heapq.heappop(fronts)
        merged.append(value)
        if place + 1 < len(queues[index]):
            heapq.heappush(fronts, (queues[index][place + 1], index, place + 1))
    return merged

# inputs

def singles(rng, queues):
    return [[rng.randrange(queues + 1)] for _ in range(queues)],

def pairs(rng, queues):
    return [[0, queues] for _ in range(queues // 2)] + [[1]] * (queues % 2),

def whole(rng, queues):
    return [list(range(1, queues + 1))],
