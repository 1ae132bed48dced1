# title: Sliding window maximum
# field: arrays
# entry: window_maxima
# label: linear
# cost: xs
# size: xs
# bound: max(xs)

from collections import deque

def window_maxima(xs: list[int], k: int) -> list[int]:
    width = k % len(xs) + 1 if xs else 1
    maxima = []
    candidates = deque()
    for i, x in enumerate(xs):
        while candidates and xs[candidates[-1]] <= x:
            candidates.pop()
        candidates.append(i)
        if candidates[0] <= i - width:
            candidates.popleft()
        if i + 1 >= width:
            maxima.append(xs[candidates[0]])
    return maxima

# inputs

def falling(rng, xs, k):
    return list(range(xs, 0, -1)), k

def random(rng, xs, k):
    return [rng.randrange(xs + 1) for _ in range(xs)], k

def flat(rng, xs, k):
    return [xs] * xs, k
