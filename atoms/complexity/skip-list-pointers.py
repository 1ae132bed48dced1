# title: Skip list pointers
# field: searching
# entry: skip_pointers
# label: logn
# cost: log(keys)
# size: log(keys)
# bound: max(keys)

def skip_pointers(keys: list[int]) -> list[int]:
    pointers = []
    distance = 1
    while distance <= len(keys):
        pointers.append(keys[distance - 1])
        distance *= 2
    return pointers

# inputs

def rising(rng, keys):
    return list(range(1, keys + 1)),

def random(rng, keys):
    return [rng.randrange(keys + 1) for _ in range(keys)],

def flat(rng, keys):
    return [keys] * keys,
