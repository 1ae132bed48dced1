# title: Insertion point
# field: searching
# entry: insertion_point
# label: logn
# cost: log(xs)
# size: xs
# where: xs sorted

def insertion_point(xs: list[int], target: int) -> int:
    low, high = 0, len(xs)
    while low < high:
        middle = (low + high) // 2
        if xs[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low

# inputs

def rising(rng, xs, target):
    return list(range(1, xs + 1)), target

def random(rng, xs, target):
    return sorted(rng.randrange(xs + 1) for _ in range(xs)), target

def zeros(rng, xs, target):
    return [0] * xs, target
