# title: Divisor lists
# field: numbers
# entry: divisor_lists
# label: nlogn
# cost: n*log(n)
# size: n*log(n)
# bound: n
# gives: rows-nonempty positive

def divisor_lists(n: int) -> list[list[int]]:
    divisors = [[] for _ in range(n)]
    for d in range(1, n + 1):
        for multiple in range(d, n + 1, d):
            divisors[multiple - 1].append(d)
    return divisors

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
