# title: Binomial residue by Lucas digits
# field: numbers
# entry: binomial_modulo_seven
# label: logn
# cost: log(k)
# size: 1

from math import comb

PRIME = 7


def binomial_modulo_seven(n: int, k: int) -> int:
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
