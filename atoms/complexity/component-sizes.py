# title: Component sizes
# field: graphs
# entry: component_sizes
# label: linear
# cost: edges
# size: edges
# bound: edges
# gives: positive

def component_sizes(edges: list[tuple[int, int]]) -> list[int]:
    neighbours = {}
    for u, v in edges:
        neighbours.setdefault(u, []).append(v)
        neighbours.setdefault(v, []).append(u)
    sizes = []
    seen = set()
    for root in neighbours:
        if root in seen:
            continue
        seen.add(root)
        stack = [root]
        size = 0
        while stack:
            size += 1
            for v in neighbours[stack.pop()]:
                if v not in seen:
                    seen.add(v)
                    stack.append(v)
        sizes.append(size)
    return sizes

# inputs

def path(rng, edges):
    return [(i, i + 1) for i in range(edges)],

def loops(rng, edges):
    return [(i, i) for i in range(edges)],

def random(rng, edges):
    return [(rng.randrange(edges + 1), rng.randrange(edges + 1)) for _ in range(edges)],
