# title: Floyd triangle
# field: numbers
# entry: floyd_triangle
# label: quadratic
# cost: n^2
# size: n^2
# bound: n^2
# gives: rows-nonempty positive

def floyd_triangle(n: int) -> list[list[int]]:
    rows = []
    following = 1
    for length in range(1, n + 1):
        row = []
        for _ in range(length):
            row.append(following)
            following += 1
        rows.append(row)
    return rows

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
