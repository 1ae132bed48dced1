# title: Base pairs of a folded strand
# field: dynamic-programming
# entry: fold_strand
# label: cubic
# cost: strand^3
# size: strand
# bound: strand
# gives: distinct

PARTNERS = {'a': 'u', 'u': 'a', 'c': 'g', 'g': 'c'}


def fold_strand(strand: str) -> list[tuple[int, int]]:
    n = len(strand)
    most = [[0] * (n + 1) for _ in range(n + 1)]
    partner = [[-1] * (n + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        wanted = PARTNERS.get(strand[i])
        for j in range(i + 1, n + 1):
            most[i][j] = most[i + 1][j]
            for k in range(i + 1, j):
                inside = 1 + most[i + 1][k] + most[k + 1][j]
                if strand[k] == wanted and inside > most[i][j]:
                    most[i][j] = inside
                    partner[i][j] = k
    pairs = []
    todo = [(0, n)]
    while todo:
        i, j = todo.pop()
        if i >= j:
            continue
        k = partner[i][j]
        if k < 0:
            todo.append((i + 1, j))
        else:
            pairs.append((i, k))
            todo.append((i + 1, k))
            todo.append((k + 1, j))
    return pairs

# inputs

def hairpin(rng, strand):
    return 'a' * (strand // 2) + 'u' * (strand - strand // 2),

def random(rng, strand):
    return ''.join(rng.choice('acgu') for _ in range(strand)),

def equal(rng, strand):
    return 'x' * strand,
