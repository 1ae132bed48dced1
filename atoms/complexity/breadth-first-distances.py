# title: Breadth-first distances
# field: graphs
# entry: bfs_distances
# label: linear
# cost: adj
# size: adj
# bound: adj
# where: adj rows-nonempty

from collections import deque


def bfs_distances(adj: list[list[int]]) -> list[int]:
    n = len(adj)
    unseen = n
    dist = [unseen] * n
    queue = deque()
    if n:
        dist[0] = 0
        queue.append(0)
    while queue:
        u = queue.popleft()
        for v in adj[u]:
            if v < n and dist[v] == unseen:
                dist[v] = dist[u] + 1
                queue.append(v)
    return dist

# inputs

def path(rng, adj):
    return [[i + 1] for i in range(adj)],

def random(rng, adj):
    rows = [[rng.randrange(adj)] for _ in range((adj + 1) // 2)]
    for _ in range(adj - len(rows)):
        rng.choice(rows).append(rng.randrange(adj // 2 + 1))
    return rows,

def star(rng, adj):
    return [list(range(adj))],
