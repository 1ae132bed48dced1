# title: Merge sort
# field: sorting
# entry: merge_sort
# label: nlogn
# cost: xs*log(xs)
# size: xs
# bound: max(xs)
# gives: sorted

def merge(left: list[int], right: list[int]) -> list[int]:
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    merged.extend(left[i:])
    merged.extend(right[j:])
    return merged

def merge_sort(xs: list[int]) -> list[int]:
    if len(xs) < 2:
        return xs[:]
    middle = len(xs) // 2
    return merge(merge_sort(xs[:middle]), merge_sort(xs[middle:]))

# inputs

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def flat(rng, xs):
    return [xs] * xs,
