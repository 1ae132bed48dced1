# title: Bit weights
# field: bits
# entry: bit_weights
# label: nlogn
# cost: xs*log(max(xs))
# size: xs
# bound: log(max(xs))

def bit_weights(xs: list[int]) -> list[int]:
    weights = []
    for x in xs:
        weight = 0
        while x:
            weight += x & 1
            x >>= 1
        weights.append(weight)
    return weights

# inputs

def full(rng, xs):
    return [(1 << xs.bit_length() - 1) - 1] * xs,

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
