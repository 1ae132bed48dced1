# title: Days until warmer
# field: arrays
# entry: days_until_warmer
# label: linear
# cost: temperatures
# size: temperatures
# bound: temperatures

def days_until_warmer(temperatures: list[int]) -> list[int]:
    waits = [0] * len(temperatures)
    colder = []
    for day, degrees in enumerate(temperatures):
        while colder and temperatures[colder[-1]] < degrees:
            earlier = colder.pop()
            waits[earlier] = day - earlier
        colder.append(day)
    return waits

# inputs

def falling_then_hot(rng, temperatures):
    return [temperatures - 1] + list(range(temperatures - 2, 0, -1)) + [temperatures] if temperatures > 1 else [1],

def random(rng, temperatures):
    return [rng.randrange(temperatures + 1) for _ in range(temperatures)],

def rising(rng, temperatures):
    return list(range(1, temperatures + 1)),
