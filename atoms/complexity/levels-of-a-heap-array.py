# title: Levels of a heap array
# field: arrays
# entry: heap_levels
# label: constant
# cost: 1
# size: log(heap)

def heap_levels(heap: list[int]) -> int:
    count = len(heap)
    if count == 0:
        return 0
    full = count.bit_length() - 1
    return full + 1

# inputs

def rising(rng, heap):
    return list(range(1, heap + 1)),

def random(rng, heap):
    return [rng.randrange(heap + 1) for _ in range(heap)],

def flat(rng, heap):
    return [0] * heap,
