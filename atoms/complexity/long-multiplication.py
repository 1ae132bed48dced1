# title: Long multiplication
# field: numbers
# entry: long_multiplication
# label: quadratic
# cost: a*b + a + b
# size: a + b
# where: a digits; b digits
# gives: digits nonempty

def long_multiplication(a: str, b: str) -> str:
    places = [0] * (len(a) + len(b) + 1)
    for i, x in enumerate(reversed(a)):
        carry = 0
        for j, y in enumerate(reversed(b)):
            carry, places[i + j] = divmod(places[i + j] + int(x) * int(y) + carry, 10)
        places[i + len(b)] += carry
    while len(places) > 1 and places[-1] == 0:
        places.pop()
    return "".join("0123456789"[place] for place in reversed(places))

# inputs

def nines(rng, a, b):
    return "9" * a, "9" * b

def random(rng, a, b):
    return ("".join(rng.choice("0123456789") for _ in range(a)),
            "".join(rng.choice("0123456789") for _ in range(b)))

def zeros(rng, a, b):
    return "0" * a, "0" * b
