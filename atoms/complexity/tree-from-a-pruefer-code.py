# title: Tree from a Pruefer code
# field: combinatorics
# entry: pruefer_tree
# label: linear
# cost: code
# size: code
# bound: code
# gives: nonempty distinct

def pruefer_tree(code: list[int]) -> list[tuple[int, int]]:
    n = len(code) + 2
    degree = [1] * n
    for label in code:
        degree[label % n] += 1
    edges = []
    scan = 0
    while degree[scan] != 1:
        scan += 1
    leaf = scan
    for label in code:
        v = label % n
        edges.append((leaf, v))
        degree[v] -= 1
        if degree[v] == 1 and v < scan:
            leaf = v
        else:
            scan += 1
            while degree[scan] != 1:
                scan += 1
            leaf = scan
    edges.append((leaf, n - 1))
    return edges

# inputs

def random(rng, code):
    return [rng.randrange(code + 1) for _ in range(code)],

def star(rng, code):
    return [code] * code,

def path(rng, code):
    return [i + 1 for i in range(code)],
