# title: Preorder of a forest
# field: graphs
# entry: preorder
# label: linear
# cost: parents
# size: parents
# bound: parents
# gives: distinct permutation

def preorder(parents: list[int]) -> list[int]:
    n = len(parents)
    children = [[] for _ in range(n)]
    stack = []
    for v in range(n - 1, -1, -1):
        if parents[v] < v:
            children[parents[v]].append(v)
        else:
            stack.append(v)
    order = []
    while stack:
        v = stack.pop()
        order.append(v)
        stack.extend(children[v])
    return order

# inputs

def path(rng, parents):
    return [max(i - 1, 0) for i in range(parents)],

def random(rng, parents):
    return [rng.randrange(i + 1) for i in range(parents)],

def roots(rng, parents):
    return [parents] * parents,
