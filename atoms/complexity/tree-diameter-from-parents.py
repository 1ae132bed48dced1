# title: Tree diameter from parents
# field: graphs
# entry: tree_diameter
# label: linear
# cost: parents
# size: parents

def tree_diameter(parents: list[int]) -> int:
    depth = [0] * len(parents)
    longest = 0
    for v in range(len(parents) - 1, -1, -1):
        parent = parents[v]
        if parent < v:
            branch = depth[v] + 1
            longest = max(longest, depth[parent] + branch)
            depth[parent] = max(depth[parent], branch)
    return longest

# inputs

def path(rng, parents):
    return [max(i - 1, 0) for i in range(parents)],

def random(rng, parents):
    return [rng.randrange(i + 1) for i in range(parents)],

def roots(rng, parents):
    return [parents] * parents,
