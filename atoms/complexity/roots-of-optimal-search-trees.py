# title: Roots of optimal search trees
# field: dynamic-programming
# entry: optimal_roots
# label: cubic
# cost: freq^3
# size: freq^2
# bound: freq
# gives: rows-nonempty

from itertools import accumulate


def optimal_roots(freq: list[int]) -> list[list[int]]:
    n = len(freq)
    before = list(accumulate(freq, initial=0))
    cost = [[0] * (n + 1) for _ in range(n + 1)]
    roots = [[i] for i in range(n)]
    for i in range(n):
        cost[i][i + 1] = freq[i]
    for width in range(2, n + 1):
        for i in range(n - width + 1):
            j = i + width
            best, root = None, i
            for r in range(i, j):
                total = cost[i][r] + cost[r + 1][j]
                if best is None or total < best:
                    best, root = total, r
            cost[i][j] = best + before[j] - before[i]
            roots[i].append(root)
    return roots

# inputs

def random(rng, freq):
    return [rng.randrange(freq + 1) for _ in range(freq)],

def equal(rng, freq):
    return [freq] * freq,

def zeros(rng, freq):
    return [0] * freq,
