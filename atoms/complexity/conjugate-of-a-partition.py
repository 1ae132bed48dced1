# title: Conjugate of a partition
# field: combinatorics
# entry: conjugate_partition
# label: linear
# cost: parts + max(parts)
# size: max(parts)
# bound: parts
# gives: positive

def conjugate_partition(parts: list[int]) -> list[int]:
    ending = [0] * (max(parts, default=0) + 1)
    for part in parts:
        ending[part] += 1
    columns = []
    taller = 0
    for height in range(len(ending) - 1, 0, -1):
        taller += ending[height]
        columns.append(taller)
    return columns[::-1]

# inputs

def random(rng, parts):
    return [rng.randrange(parts + 1) for _ in range(parts)],

def square(rng, parts):
    return [parts] * parts,

def hook(rng, parts):
    return [parts] + [1] * (parts - 1),
