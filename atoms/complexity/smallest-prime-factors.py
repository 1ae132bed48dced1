# title: Smallest prime factors
# field: numbers
# entry: smallest_factors
# label: linear
# cost: n
# size: n
# bound: n
# gives: nonempty

def smallest_factors(n: int) -> list[int]:
    smallest = [0] * (n + 1)
    primes = []
    for i in range(2, n + 1):
        if smallest[i] == 0:
            smallest[i] = i
            primes.append(i)
        for p in primes:
            if p > smallest[i] or i * p > n:
                break
            smallest[i * p] = p
    return smallest

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
