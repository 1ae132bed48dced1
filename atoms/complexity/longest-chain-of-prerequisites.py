# title: Longest chain of prerequisites
# field: graphs
# entry: longest_prerequisites
# label: linear
# cost: edges
# size: edges

from collections import defaultdict


def longest_prerequisites(edges: list[tuple[int, int]]) -> int:
    followers = defaultdict(list)
    waiting = defaultdict(int)
    for before, after in edges:
        followers[before].append(after)
        waiting[after] += 1
    ready = [course for course in followers if course not in waiting]
    term = dict.fromkeys(ready, 0)
    longest = 0
    while ready:
        course = ready.pop()
        longest = max(longest, term[course])
        for after in followers[course]:
            term[after] = max(term.get(after, 0), term[course] + 1)
            waiting[after] -= 1
            if waiting[after] == 0:
                ready.append(after)
    return longest

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def random(rng, edges):
    pairs = [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)]
    return [(min(pair), max(pair)) for pair in pairs],

def cycle(rng, edges):
    return [(i, (i + 1) % edges) for i in range(edges)],
