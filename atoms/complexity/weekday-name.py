# title: Weekday name
# field: simulation
# entry: weekday
# label: constant
# cost: 1
# size: 1
# gives: nonempty lower

NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
EPOCH = 3

def weekday(days: int) -> str:
    shift = days % len(NAMES)
    index = EPOCH + shift
    if index >= len(NAMES):
        index -= len(NAMES)
    return NAMES[index]

# inputs

def given(rng, days):
    return days,

def again(rng, days):
    return days,

def third(rng, days):
    return days,
