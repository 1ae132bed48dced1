# title: Tree height from parents
# field: graphs
# entry: tree_height
# label: linear
# cost: parents
# size: parents

def tree_height(parents: list[int]) -> int:
    depth = []
    for v, parent in enumerate(parents):
        depth.append(depth[parent] + 1 if parent < v else 0)
    return max(depth, default=0)

# inputs

def path(rng, parents):
    return [max(i - 1, 0) for i in range(parents)],

def random(rng, parents):
    return [rng.randrange(i + 1) for i in range(parents)],

def roots(rng, parents):
    return [parents] * parents,
