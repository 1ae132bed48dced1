# title: Euclid step count
# field: numbers
# entry: euclid_steps
# label: logn
# cost: log(max(pair))
# size: log(max(pair))

def euclid_steps(pair: tuple[int, int]) -> int:
    a, b = pair
    steps = 0
    while b:
        a, b = b, a % b
        steps += 1
    return steps

# inputs

def fibonacci(rng, pair):
    a, b = 1, 1
    while a + b <= pair:
        a, b = b, a + b
    return (a, b),

def random(rng, pair):
    return (pair, rng.randint(0, pair)),

def equal(rng, pair):
    return (pair, pair),
