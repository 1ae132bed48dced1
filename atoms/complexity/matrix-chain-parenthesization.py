# title: Matrix chain parenthesization
# field: dynamic-programming
# entry: chain_order
# label: cubic
# cost: dims^3
# size: dims

def chain_order(dims: list[int]) -> str:
    count = len(dims) - 1
    if count < 1:
        return ''
    cost = [[0] * count for _ in range(count)]
    split = [[0] * count for _ in range(count)]
    for width in range(1, count):
        for i in range(count - width):
            j = i + width
            best = None
            for k in range(i, j):
                work = cost[i][k] + cost[k + 1][j] + dims[i] * dims[k + 1] * dims[j + 1]
                if best is None or work < best:
                    best = work
                    split[i][j] = k
            cost[i][j] = best
    pieces = []
    todo = [(0, count - 1)]
    while todo:
        i, j = todo.pop()
        if i < 0:
            pieces.append(')')
        elif i == j:
            pieces.append('M')
        else:
            pieces.append('(')
            todo.append((-1, -1))
            todo.append((split[i][j] + 1, j))
            todo.append((i, split[i][j]))
    return ''.join(pieces)

# inputs

def random(rng, dims):
    return [rng.randrange(dims + 1) for _ in range(dims)],

def rising(rng, dims):
    return list(range(1, dims + 1)),

def equal(rng, dims):
    return [dims] * dims,
