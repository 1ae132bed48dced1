# title: Selection sort
# field: sorting
# entry: selection_sort
# label: quadratic
# cost: xs^2
# size: xs
# bound: max(xs)
# gives: sorted

def selection_sort(xs: list[int]) -> list[int]:
    ordered = list(xs)
    for i in range(len(ordered)):
        smallest = i
        for j in range(i + 1, len(ordered)):
            if ordered[j] < ordered[smallest]:
                smallest = j
        ordered[i], ordered[smallest] = ordered[smallest], ordered[i]
    return ordered

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
