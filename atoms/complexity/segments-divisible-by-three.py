# title: Segments divisible by three
# field: arrays
# entry: divisible_segments
# label: cubic
# cost: xs^3
# size: xs^2
# bound: xs

def divisible_segments(xs: list[int]) -> list[tuple[int, int]]:
    n = len(xs)
    segments = []
    for left in range(n):
        for right in range(left, n):
            if sum(xs[left:right + 1]) % 3 == 0:
                segments.append((left, right))
    return segments

# inputs

def zeros(rng, xs):
    return [0] * xs,

def random(rng, xs):
    return [rng.randrange(xs + 1) for _ in range(xs)],

def flat(rng, xs):
    return [xs] * xs,
