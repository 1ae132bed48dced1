# title: Longest winning streak
# field: arrays
# entry: longest_streak
# label: linear
# cost: results
# size: results

def longest_streak(results: list[bool]) -> int:
    best = streak = 0
    for won in results:
        streak = streak + 1 if won else 0
        if streak > best:
            best = streak
    return best

# inputs

def wins(rng, results):
    return [True] * results,

def random(rng, results):
    return [rng.random() < 0.5 for _ in range(results)],

def losses(rng, results):
    return [False] * results,
