# title: Angle between clock hands
# field: geometry
# entry: clock_angle
# label: constant
# cost: 1
# size: 1

def clock_angle(hour: int, minute: int) -> int:
    minute_hand = minute % 60 * 12
    hour_hand = hour % 12 * 60 + minute % 60
    apart = abs(hour_hand - minute_hand)
    return min(apart, 720 - apart) // 2

# inputs

def exact(rng, hour, minute):
    return hour, minute

def same(rng, hour, minute):
    return hour, minute

def again(rng, hour, minute):
    return hour, minute
