# title: Sparkline
# field: strings
# entry: sparkline
# label: linear
# cost: values
# size: values

LEVELS = "_.-=+*%#"

def sparkline(values: list[int]) -> str:
    top = max(values, default=0)
    if top == 0:
        return LEVELS[0] * len(values)
    marks = []
    for value in values:
        level = value * (len(LEVELS) - 1) // top
        marks.append(LEVELS[level])
    return "".join(marks)

# inputs

def rising(rng, values):
    return list(range(1, values + 1)),

def random(rng, values):
    return [rng.randrange(values + 1) for _ in range(values)],

def zeros(rng, values):
    return [0] * values,
