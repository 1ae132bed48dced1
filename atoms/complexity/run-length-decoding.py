# title: Run-length decoding
# field: parsing
# entry: decode_runs
# label: quadratic
# cost: runs*max(runs) + runs
# size: runs*max(runs)
# gives: lower

def decode_runs(runs: list[tuple[int, int]]) -> str:
    pieces = []
    for symbol, length in runs:
        letter = chr(ord("a") + symbol % 26)
        pieces.append(letter * length)
    return "".join(pieces)

# inputs

def long(rng, runs):
    return [(i, runs) for i in range(runs)],

def random(rng, runs):
    return [(rng.randrange(runs + 1), rng.randrange(runs + 1)) for _ in range(runs)],

def short(rng, runs):
    return [(runs, 1)] * runs,
