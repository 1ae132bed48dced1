# title: Polynomial product
# field: numbers
# entry: polynomial_product
# label: quadratic
# cost: p*q + p + q
# size: p + q
# bound: min(p, q)*max(p)*max(q)

def polynomial_product(p: list[int], q: list[int]) -> list[int]:
    if not p or not q:
        return []
    product = [0] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            product[i + j] += a * b
    return product

# inputs

def flat(rng, p, q):
    return [p] * p, [q] * q

def random(rng, p, q):
    return [rng.randrange(p + 1) for _ in range(p)], [rng.randrange(q + 1) for _ in range(q)]

def sparse(rng, p, q):
    return [0] * (p - 1) + [p], [0] * (q - 1) + [q]
