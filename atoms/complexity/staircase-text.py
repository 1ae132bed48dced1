# title: Staircase text
# field: strings
# entry: staircase
# label: quadratic
# cost: n^2
# size: n^2
# gives: rows-nonempty

def staircase(n: int) -> list[str]:
    steps = []
    line = ""
    for _ in range(n):
        line = line + "#"
        steps.append(line)
    return steps

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
