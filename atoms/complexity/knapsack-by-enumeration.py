# title: Knapsack by enumeration
# field: combinatorics
# entry: best_load
# label: np
# cost: exp(items)
# size: items*max(items)

def best_load(items: list[tuple[int, int]], capacity: int) -> int:
    def pack(i, room):
        if i == len(items):
            return 0
        weight, value = items[i]
        skip = pack(i + 1, room)
        if weight > room:
            return skip
        return max(skip, value + pack(i + 1, room - weight))

    return pack(0, capacity)

# inputs

def random(rng, items, capacity):
    return [(rng.randrange(items + 1), rng.randrange(items + 1)) for _ in range(items)], capacity

def light(rng, items, capacity):
    return [(1, items)] * items, capacity

def heavy(rng, items, capacity):
    return [(items, 1)] * items, capacity

def weightless(rng, items, capacity):
    return [(0, i) for i in range(1, items + 1)], capacity
