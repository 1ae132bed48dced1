# title: Young tableau by row insertion
# field: combinatorics
# entry: insertion_tableau
# label: quadratic
# cost: xs^2
# size: xs
# bound: max(xs)
# gives: rows-nonempty

from bisect import bisect_right


def insertion_tableau(xs: list[int]) -> list[list[int]]:
    tableau = []
    for x in xs:
        for row in tableau:
            place = bisect_right(row, x)
            if place == len(row):
                row.append(x)
                break
            row[place], x = x, row[place]
        else:
            tableau.append([x])
    return tableau

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def equal(rng, xs):
    return [xs] * xs,
