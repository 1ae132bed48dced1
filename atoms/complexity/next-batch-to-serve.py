# title: Next batch to serve
# field: simulation
# entry: next_batch
# label: constant
# cost: 1
# size: batches
# bound: max(batches)

def next_batch(batches: list[list[int]]) -> list[int]:
    if not batches:
        return []
    oldest, newest = batches[0], batches[-1]
    if len(newest) > 2 * len(oldest):
        return newest
    return oldest

# inputs

def single(rng, batches):
    return [[batches] * batches],

def singles(rng, batches):
    return [[rng.randrange(batches + 1)] for _ in range(batches)],

def uneven(rng, batches):
    return [[0], [batches] * (batches - 1)] if batches > 1 else [[1]],
