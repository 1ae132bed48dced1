# title: Longest increasing subsequence
# field: dynamic-programming
# entry: longest_increasing
# label: nlogn
# cost: xs*log(xs)
# size: xs
# bound: max(xs)
# gives: sorted distinct

from bisect import bisect_left


def longest_increasing(xs: list[int]) -> list[int]:
    tails = []
    last_index = []
    previous = []
    for i, x in enumerate(xs):
        length = bisect_left(tails, x)
        previous.append(last_index[length - 1] if length else -1)
        if length == len(tails):
            tails.append(x)
            last_index.append(i)
        else:
            tails[length] = x
            last_index[length] = i
    result = []
    i = last_index[-1] if last_index else -1
    while i >= 0:
        result.append(xs[i])
        i = previous[i]
    return result[::-1]

# inputs

def rising(rng, xs):
    return list(range(1, xs + 1)),

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def falling(rng, xs):
    return list(range(xs, 0, -1)),
