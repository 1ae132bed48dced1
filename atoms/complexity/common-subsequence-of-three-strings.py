# title: Common subsequence of three strings
# field: dynamic-programming
# entry: common_of_three
# label: cubic
# cost: a*b*c
# size: min(a, b)

def common_of_three(a: str, b: str, c: str) -> int:
    before = [[0] * (len(c) + 1) for _ in range(len(b) + 1)]
    for x in a:
        after = [[0] * (len(c) + 1)]
        for j, y in enumerate(b, 1):
            row = [0]
            for k, z in enumerate(c, 1):
                if x == y == z:
                    row.append(before[j - 1][k - 1] + 1)
                else:
                    row.append(max(before[j][k], after[j - 1][k], row[k - 1]))
            after.append(row)
        before = after
    return before[-1][-1]

# inputs

def random(rng, a, b, c):
    return tuple(''.join(rng.choice('ab') for _ in range(n)) for n in (a, b, c))

def equal(rng, a, b, c):
    return 'a' * a, 'a' * b, 'a' * c

def disjoint(rng, a, b, c):
    return 'a' * a, 'b' * b, 'c' * c
