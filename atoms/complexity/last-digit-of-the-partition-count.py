# title: Last digit of the partition count
# field: combinatorics
# entry: partition_digit
# label: quadratic
# cost: n^2
# size: 1

def partition_digit(n: int) -> int:
    ways = [1] + [0] * n
    for part in range(1, n + 1):
        for total in range(part, n + 1):
            ways[total] = (ways[total] + ways[total - part]) % 10
    return ways[n]

# inputs

def exact(rng, n):
    return n,

def same(rng, n):
    return n,

def again(rng, n):
    return n,
