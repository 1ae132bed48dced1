# title: Smallest topological order
# field: graphs
# entry: smallest_order
# label: nlogn
# cost: edges*log(edges)
# size: edges
# bound: max(edges)
# gives: distinct

import heapq
from collections import defaultdict


def smallest_order(edges: list[tuple[int, int]]) -> list[int]:
    followers = defaultdict(list)
    waiting = defaultdict(int)
    for before, after in edges:
        followers[before].append(after)
        waiting[before] += 0
        waiting[after] += 1
    ready = [v for v, count in waiting.items() if count == 0]
    heapq.heapify(ready)
    order = []
    while ready:
        v = heapq.heappop(ready)
        order.append(v)
        for w in followers[v]:
            waiting[w] -= 1
            if waiting[w] == 0:
                heapq.heappush(ready, w)
    return order

# inputs

def fan(rng, edges):
    return [(0, i + 1) for i in range(edges)],

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    pairs = [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)]
    return [(min(pair), max(pair)) for pair in pairs],

def cycle(rng, edges):
    return [(i, (i + 1) % edges) for i in range(edges)],
