# title: Cheapest assignment of workers
# field: dynamic-programming
# entry: cheapest_assignment
# label: np
# cost: exp(cost)
# size: cost*max(cost)
# where: cost square

def cheapest_assignment(cost: list[list[int]]) -> int:
    n = len(cost)
    worst = sum(map(sum, cost)) + 1
    best = [0] + [worst] * ((1 << n) - 1)
    for mask in range(1, 1 << n):
        used = [job for job in range(n) if mask >> job & 1]
        row = cost[len(used) - 1]
        for job in used:
            total = best[mask ^ 1 << job] + row[job]
            if total < best[mask]:
                best[mask] = total
    return best[-1]

# inputs

def random(rng, cost):
    return [[rng.randrange(cost + 1) for _ in range(cost)] for _ in range(cost)],

def equal(rng, cost):
    return [[cost] * cost for _ in range(cost)],

def diagonal(rng, cost):
    return [[cost if i == j else 0 for j in range(cost)] for i in range(cost)],
