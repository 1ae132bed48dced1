# title: Children lists from parents
# field: graphs
# entry: children_lists
# label: linear
# cost: parents
# size: parents
# bound: parents

def children_lists(parents: list[int]) -> list[list[int]]:
    children = [[] for _ in parents]
    for v, parent in enumerate(parents):
        if parent < v:
            children[parent].append(v)
    return children

# inputs

def path(rng, parents):
    return [max(i - 1, 0) for i in range(parents)],

def random(rng, parents):
    return [rng.randrange(i + 1) for i in range(parents)],

def star(rng, parents):
    return [0] * (parents - 1) + [parents],
