# title: Permutation from a Lehmer code
# field: combinatorics
# entry: decode_lehmer
# label: quadratic
# cost: code^2
# size: code
# bound: code
# gives: distinct permutation

def decode_lehmer(code: list[int]) -> list[int]:
    unused = list(range(len(code)))
    permutation = []
    for digit in code:
        permutation.append(unused.pop(digit % len(unused)))
    return permutation

# inputs

def random(rng, code):
    return [rng.randrange(code + 1) for _ in range(code)],

def zeros(rng, code):
    return [0] * code,

def largest(rng, code):
    return [code] * code,
