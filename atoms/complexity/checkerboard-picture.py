# title: Checkerboard picture
# field: strings
# entry: checkerboard
# label: quadratic
# cost: n^2
# size: n^2

def checkerboard(n: int) -> str:
    lines = []
    for row in range(n):
        squares = []
        for column in range(n):
            squares.append("#" if (row + column) % 2 else ".")
        lines.append("".join(squares))
    return "\n".join(lines)

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
