# title: Leap year
# field: numbers
# entry: is_leap
# label: constant
# cost: 1
# size: 1

def is_leap(year: int) -> bool:
    if year % 400 == 0:
        return True
    if year % 100 == 0:
        return False
    return year % 4 == 0

# inputs

def given(rng, year):
    return year,

def again(rng, year):
    return year,

def third(rng, year):
    return year,
