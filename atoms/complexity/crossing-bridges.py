# title: Crossing bridges
# field: geometry
# entry: count_crossings
# label: nlogn
# cost: bridges*log(bridges)
# size: bridges^2

def count_crossings(bridges: list[tuple[int, int]]) -> int:
    ends = [right for _, right in sorted(bridges)]
    rank = {right: i for i, right in enumerate(sorted(set(ends)), 1)}
    tree = [0] * (len(rank) + 1)
    crossings = 0
    for seen, right in enumerate(ends):
        crossings += seen
        i = rank[right]
        while i:
            crossings -= tree[i]
            i &= i - 1
        i = rank[right]
        while i < len(tree):
            tree[i] += 1
            i += i & -i
    return crossings

# inputs

def reversed_ends(rng, bridges):
    return [(i, bridges - i) for i in range(bridges)],

def random(rng, bridges):
    return [(rng.randrange(bridges + 1), rng.randrange(bridges + 1)) for _ in range(bridges)],

def parallel(rng, bridges):
    return [(i, i) for i in range(bridges)],
