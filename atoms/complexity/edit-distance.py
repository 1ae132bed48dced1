# title: Edit distance
# field: dynamic-programming
# entry: edit_distance
# label: quadratic
# cost: a*b
# size: a + b

def edit_distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above = row
        row = [i]
        for j, y in enumerate(b, 1):
            change = above[j - 1] + (x != y)
            row.append(min(change, above[j] + 1, row[j - 1] + 1))
    return row[-1]

# inputs

def random(rng, a, b):
    return ''.join(rng.choice('ab') for _ in range(a)), ''.join(rng.choice('ab') for _ in range(b))

def equal(rng, a, b):
    return 'a' * a, 'a' * b

def disjoint(rng, a, b):
    return 'a' * a, 'b' * b
