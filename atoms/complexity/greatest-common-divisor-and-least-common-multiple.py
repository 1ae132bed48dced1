# title: Greatest common divisor and least common multiple
# field: numbers
# entry: gcd_and_lcm
# label: logn
# cost: log(max(pair))
# size: 1
# bound: max(pair)*max(pair)

def gcd_and_lcm(pair: tuple[int, int]) -> tuple[int, int]:
    a, b = pair
    while b:
        a, b = b, a % b
    return a, pair[0] * pair[1] // a if a else 0

# inputs

def golden(rng, pair):
    a, b = 1, 1
    while a + b <= pair:
        a, b = a + b, a
    return (a, b),

def random(rng, pair):
    return (rng.randrange(pair + 1), rng.randrange(pair + 1)),

def neighbours(rng, pair):
    return (pair, pair - 1),
