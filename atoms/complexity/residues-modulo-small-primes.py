# title: Residues modulo small primes
# field: numbers
# entry: residues
# label: constant
# cost: 1
# size: 1
# bound: 1
# gives: nonempty

MODULI = (2, 3, 5, 7, 11, 13)

def residues(n: int) -> dict[int, int]:
    table = {}
    for modulus in MODULI:
        table[modulus] = n % modulus
    return table

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
