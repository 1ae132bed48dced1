# title: Minimum of a rotated list
# field: searching
# entry: rotated_minimum
# label: logn
# cost: log(xs)
# size: max(xs)

def rotated_minimum(xs: list[int]) -> int:
    if not xs:
        return 0
    low, high = 0, len(xs) - 1
    while low < high:
        middle = (low + high) // 2
        if xs[middle] > xs[high]:
            low = middle + 1
        else:
            high = middle
    return xs[low]

# inputs

def rotated(rng, xs):
    turn = xs // 3
    return list(range(turn, xs)) + list(range(turn)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
