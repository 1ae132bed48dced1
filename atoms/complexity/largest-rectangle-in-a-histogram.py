# title: Largest rectangle in a histogram
# field: arrays
# entry: largest_rectangle
# label: linear
# cost: bars
# size: bars*max(bars)

def largest_rectangle(bars: list[int]) -> int:
    best = 0
    rising = []
    for i in range(len(bars) + 1):
        height = bars[i] if i < len(bars) else 0
        while rising and bars[rising[-1]] >= height:
            top = bars[rising.pop()]
            start = rising[-1] + 1 if rising else 0
            best = max(best, top * (i - start))
        rising.append(i)
    return best

# inputs

def flat(rng, bars):
    return [bars] * bars,

def random(rng, bars):
    return [rng.randrange(bars + 1) for _ in range(bars)],

def ascending(rng, bars):
    return list(range(1, bars + 1)),
