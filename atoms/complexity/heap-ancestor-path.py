# title: Heap ancestor path
# field: searching
# entry: ancestor_path
# label: logn
# cost: log(node)
# size: log(node)
# bound: node
# gives: sorted distinct positive

def ancestor_path(node: int) -> list[int]:
    path = []
    while node >= 1:
        path.append(node)
        node //= 2
    path.reverse()
    return path

# inputs

def given(rng, node):
    return node,

def again(rng, node):
    return node,

def third(rng, node):
    return node,
