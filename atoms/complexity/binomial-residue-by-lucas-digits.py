# title: Binomial residue by Lucas digits
# field: numbers
# entry: binomial_modulo_three
# label: logn
# cost: log(k)
# size: 1

from math import comb

PRIME = 3


def binomial_modulo_three(n: int, k: int) -> int:
    residue = 1
    while k:
        residue = residue * comb(n % PRIME, k % PRIME) % PRIME
        n //= PRIME
        k //= PRIME
    return residue

# inputs

def exact(rng, n, k):
    return n, k

def same(rng, n, k):
    return n, k

def again(rng, n, k):
    return n, k
