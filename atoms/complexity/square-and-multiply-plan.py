# title: Square and multiply plan
# field: numbers
# entry: power_plan
# label: logn
# cost: log(exponent)
# size: log(exponent)
# gives: rows-nonempty lower

def power_plan(exponent: int) -> list[str]:
    steps = []
    while exponent > 1:
        if exponent % 2:
            steps.append("multiply")
        steps.append("square")
        exponent //= 2
    return steps[::-1]

# inputs

def given(rng, exponent):
    return exponent,

def again(rng, exponent):
    return exponent,

def third(rng, exponent):
    return exponent,
