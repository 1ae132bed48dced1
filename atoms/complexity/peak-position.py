# title: Peak position
# field: searching
# entry: find_peak
# label: logn
# cost: log(heights)
# size: heights

def find_peak(heights: list[int]) -> int:
    low, high = 0, len(heights) - 1
    while low < high:
        middle = (low + high) // 2
        if heights[middle] < heights[middle + 1]:
            low = middle + 1
        else:
            high = middle
    return low

# inputs

def rising(rng, heights):
    return list(range(1, heights + 1)),

def random(rng, heights):
    return [rng.randrange(heights + 1) for _ in range(heights)],

def flat(rng, heights):
    return [heights] * heights,
