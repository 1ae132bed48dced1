# title: Binary radix sort
# field: sorting
# entry: radix_sort
# label: nlogn
# cost: xs*log(max(xs))
# size: xs
# bound: max(xs)
# gives: sorted

def radix_sort(xs: list[int]) -> list[int]:
    ordered = list(xs)
    widest = max(ordered, default=0)
    bit = 1
    while bit <= widest:
        zeros = [x for x in ordered if not x & bit]
        ones = [x for x in ordered if x & bit]
        ordered = zeros + ones
        bit <<= 1
    return ordered

# inputs

def falling(rng, xs):
    return list(range(xs, 0, -1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
