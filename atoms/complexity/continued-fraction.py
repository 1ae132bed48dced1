# title: Continued fraction
# field: numbers
# entry: continued_fraction
# label: logn
# cost: log(max(ratio))
# size: log(max(ratio))
# bound: max(ratio)

def continued_fraction(ratio: tuple[int, int]) -> list[int]:
    top, bottom = ratio
    quotients = []
    while bottom:
        whole, rest = divmod(top, bottom)
        quotients.append(whole)
        top, bottom = bottom, rest
    return quotients

# inputs

def fibonacci(rng, ratio):
    a, b = 1, 1
    while a + b <= ratio:
        a, b = b, a + b
    return (b, a),

def random(rng, ratio):
    return (rng.randint(0, ratio), ratio),

def whole(rng, ratio):
    return (ratio, 1),
