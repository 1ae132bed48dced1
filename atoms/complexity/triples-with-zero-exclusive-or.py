# title: Triples with zero exclusive or
# field: bits
# entry: zero_xor_triples
# label: cubic
# cost: xs^3
# size: xs^3

def zero_xor_triples(xs: list[int]) -> int:
    count = 0
    for i in range(len(xs)):
        for j in range(i):
            pair = xs[i] ^ xs[j]
            for k in range(j):
                if pair == xs[k]:
                    count += 1
    return count

# inputs

def zeros(rng, xs):
    return [0] * xs,

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
