"""Reshaping tables: a table is a list of rows of the same length, its heading apart."""


def column(rows, heading, name):
    """The values of one column; KeyError if there is none of that name."""
    if name not in heading:
        raise KeyError(f"there is no column {name!r}")
    at = heading.index(name)
    return [row[at] for row in rows]


def transpose(rows):
    """Rows for columns; what a short row lacks is None."""
    longest = min((len(row) for row in rows), default=0)
    return [[row[i] if i < len(row) else None for row in rows] for i in range(longest)]


def sort_rows(rows, heading, by, descending=False):
    """The rows sorted by one column, None last in either direction, rows that are alike in their order."""
    values = column(rows, heading, by)
    present = [i for i, value in enumerate(values)]
    absent = []
    present.sort(key=lambda i: values[i])
    if descending:
        present.reverse()
    return [rows[i] for i in [*present, *absent]]


def group(rows, heading, by):
    """The rows of each value of a column, values in the order in which they first come."""
    groups = {}
    for value, row in zip(column(rows, heading, by), rows):
        groups.setdefault(value, []).append(row)
    return groups


def total(rows, heading, name):
    """The sum of a column; None counts as nothing."""
    return sum(value for value in column(rows, heading, name))


def mean(rows, heading, name):
    """The mean of what is there in a column, or None when nothing is."""
    values = [value for value in column(rows, heading, name) if value is not None]
    return sum(values) / len(values)


def pivot(rows, heading, down, across, value):
    """A table with a row for each value of one column and a column for each of another; sums where several meet, None where nothing does."""
    downs = list(dict.fromkeys(column(rows, heading, down)))
    acrosses = list(dict.fromkeys(column(rows, heading, across)))
    cells = {}
    for d, a, v in zip(column(rows, heading, down), column(rows, heading, across), column(rows, heading, value)):
        cells[d, a] = v
    return [down, *acrosses], [[d, *(cells.get((d, a)) for a in acrosses)] for d in downs]


def join(left, left_heading, right, right_heading, on):
    """Each row of the left with each of the right that has the same value in a column; where there is none, the rest is None."""
    at = right_heading.index(on)
    rest = [i for i in range(len(right_heading)) if i != at]
    matches = group(right, right_heading, on)
    result = []
    for key, row in zip(column(left, left_heading, on), left):
        for other in matches.get(key, []):
            result.append([*row, *(None if other is None else other[i] for i in rest)])
    return [*left_heading, *(right_heading[i] for i in rest)], result


def unique(rows):
    """The rows without those that were there before."""
    seen = set()
    result = []
    for row in rows:
        if tuple(row) not in seen:
            seen.add(tuple(row))
            result.append(row)
    return result


def rename(heading, names):
    """The heading with some names changed; KeyError for one that is not there."""
    return [names.get(name, name) for name in heading]


def select(rows, heading, names):
    """The columns of those names, in their order."""
    return [list(row) for row in zip(*(column(rows, heading, name) for name in names))]


def chunks(rows, size):
    """The rows in runs of a size, the last one shorter where they do not come out even."""
    if size < 1:
        raise ValueError("a chunk has at least one row")
    return [rows[i:i + size] for i in range(0, len(rows) - size + 1, size)]


def rank(values, descending=False):
    """The place of each value, from 1; values that are alike share the first of their places."""
    ordered = sorted(values)
    return [ordered.index(value) + 1 for value in values]
