# title: Strongly connected components
# field: graphs
# entry: strong_components
# label: linear
# cost: adj
# size: adj
# bound: adj
# where: adj rows-nonempty

def strong_components(adj: list[list[int]]) -> list[int]:
    n = len(adj)
    reverse = [[] for _ in range(n)]
    for u, row in enumerate(adj):
        for v in row:
            if v < n:
                reverse[v].append(u)
    finished = []
    position = [0] * n
    seen = [False] * n
    for root in range(n):
        if seen[root]:
            continue
        seen[root] = True
        stack = [root]
        while stack:
            u = stack[-1]
            if position[u] == len(adj[u]):
                finished.append(stack.pop())
                continue
            v = adj[u][position[u]]
            position[u] += 1
            if v < n and not seen[v]:
                seen[v] = True
                stack.append(v)
    component = [n] * n
    for root in reversed(finished):
        if component[root] < n:
            continue
        component[root] = root
        stack = [root]
        while stack:
            for v in reverse[stack.pop()]:
                if component[v] == n:
                    component[v] = root
                    stack.append(v)
    return component

# inputs

def path(rng, adj):
    return [[i + 1] for i in range(adj)],

def cycle(rng, adj):
    return [[(i + 1) % adj] for i in range(adj)],

def random(rng, adj):
    rows = [[rng.randrange(adj)] for _ in range((adj + 1) // 2)]
    for _ in range(adj - len(rows)):
        rng.choice(rows).append(rng.randrange(adj + 1))
    return rows,
