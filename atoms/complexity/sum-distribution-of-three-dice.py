# title: Sum distribution of three dice
# field: numbers
# entry: dice_distribution
# label: cubic
# cost: sides^3
# size: sides
# bound: sides^2
# gives: nonempty

def dice_distribution(sides: int) -> list[int]:
    ways = [0] * (3 * sides + 1)
    for first in range(1, sides + 1):
        for second in range(1, sides + 1):
            for third in range(1, sides + 1):
                ways[first + second + third] += 1
    return ways

# inputs

def given(rng, sides):
    return sides,

def again(rng, sides):
    return sides,

def third(rng, sides):
    return sides,
