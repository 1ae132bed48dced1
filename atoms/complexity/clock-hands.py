# title: Clock hands
# field: simulation
# entry: clock_hands
# label: constant
# cost: 1
# size: 1
# bound: 1

def clock_hands(minutes: int) -> tuple[int, int]:
    hours, minute = divmod(minutes, 60)
    hour = hours % 12
    if hour == 0:
        hour = 12
    return hour, minute // 5

# inputs

def given(rng, minutes):
    return minutes,

def again(rng, minutes):
    return minutes,

def third(rng, minutes):
    return minutes,
