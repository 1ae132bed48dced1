# title: Trapped rain water
# field: arrays
# entry: trapped_water
# label: linear
# cost: heights
# size: heights*max(heights)

def trapped_water(heights: list[int]) -> int:
    left, right = 0, len(heights) - 1
    left_wall = right_wall = water = 0
    while left < right:
        if heights[left] < heights[right]:
            left_wall = max(left_wall, heights[left])
            water += left_wall - heights[left]
            left += 1
        else:
            right_wall = max(right_wall, heights[right])
            water += right_wall - heights[right]
            right -= 1
    return water

# inputs

def basin(rng, heights):
    return [heights] + [0] * (heights - 2) + [heights] if heights > 1 else [heights],

def random(rng, heights):
    return [rng.randrange(heights + 1) for _ in range(heights)],

def rising(rng, heights):
    return list(range(heights)),
