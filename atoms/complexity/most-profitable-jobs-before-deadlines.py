# title: Most profitable jobs before deadlines
# field: combinatorics
# entry: best_profit
# label: nlogn
# cost: jobs*log(jobs)
# size: jobs*max(jobs)

import heapq


def best_profit(jobs: list[tuple[int, int]]) -> int:
    chosen = []
    for deadline, profit in sorted(jobs):
        heapq.heappush(chosen, profit)
        if len(chosen) > deadline:
            heapq.heappop(chosen)
    return sum(chosen)

# inputs

def random(rng, jobs):
    return [(rng.randrange(jobs + 1), rng.randrange(jobs + 1)) for _ in range(jobs)],

def relaxed(rng, jobs):
    return [(jobs, jobs)] * jobs,

def urgent(rng, jobs):
    return [(1, i) for i in range(1, jobs + 1)],
