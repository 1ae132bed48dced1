# title: Unpack a multiset
# field: sets
# entry: unpack
# label: quadratic
# cost: bag*max(bag) + bag
# size: bag*max(bag)
# bound: max(bag)

def unpack(bag: dict[int, int]) -> list[int]:
    elements = []
    for item, copies in bag.items():
        for _ in range(copies):
            elements.append(item)
    return elements

# inputs

def heavy(rng, bag):
    return {i: bag for i in range(1, bag + 1)},

def random(rng, bag):
    return {i: rng.randrange(bag + 1) for i in range(bag)},

def empty(rng, bag):
    return {i: 0 for i in range(bag)},
