# title: Gray code
# field: combinatorics
# entry: gray_code
# label: np
# cost: exp(bits)
# size: exp(bits)
# bound: exp(bits)
# gives: nonempty distinct permutation

def gray_code(bits: int) -> list[int]:
    codes = [0]
    for bit in range(bits):
        codes += [code | 1 << bit for code in reversed(codes)]
    return codes

# inputs

def exact(rng, bits):
    return bits,

def same(rng, bits):
    return bits,

def again(rng, bits):
    return bits,
