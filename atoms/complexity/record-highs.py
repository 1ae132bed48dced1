# title: Record highs
# field: arrays
# entry: record_highs
# label: linear
# cost: readings
# size: readings

def record_highs(readings: list[int]) -> list[bool]:
    flags = []
    highest = -1
    for reading in readings:
        is_record = reading > highest
        flags.append(is_record)
        if is_record:
            highest = reading
    return flags

# inputs

def rising(rng, readings):
    return list(range(1, readings + 1)),

def random(rng, readings):
    return [rng.randrange(readings + 1) for _ in range(readings)],

def flat(rng, readings):
    return [readings] * readings,
