# title: Longest mountain subsequence
# field: dynamic-programming
# entry: longest_mountain
# label: quadratic
# cost: heights^2
# size: heights

def climb_lengths(heights):
    lengths = []
    for i, height in enumerate(heights):
        longest = 0
        for j in range(i):
            if heights[j] < height and lengths[j] > longest:
                longest = lengths[j]
        lengths.append(longest + 1)
    return lengths


def longest_mountain(heights: list[int]) -> int:
    up = climb_lengths(heights)
    down = climb_lengths(heights[::-1])[::-1]
    return max((a + b - 1 for a, b in zip(up, down)), default=0)

# inputs

def rising(rng, heights):
    return list(range(1, heights + 1)),

def random(rng, heights):
    return [rng.randrange(heights + 1) for _ in range(heights)],

def equal(rng, heights):
    return [heights] * heights,
