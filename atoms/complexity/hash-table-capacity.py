# title: Hash table capacity
# field: sets
# entry: capacity
# label: constant
# cost: 1
# size: keys
# gives: positive

def capacity(keys: set[int]) -> int:
    slots = 8
    needed = len(keys) * 3 // 2 + 1
    if needed > slots:
        slots = 1 << (needed - 1).bit_length()
    return slots

# inputs

def dense(rng, keys):
    return set(range(keys)),

def sampled(rng, keys):
    return set(rng.sample(range(keys + 1), keys)),

def shifted(rng, keys):
    return set(range(1, keys + 1)),
