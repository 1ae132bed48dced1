# title: Last three digits of a power
# field: numbers
# entry: last_digits_of_power
# label: logn
# cost: log(exponent)
# size: 1

def last_digits_of_power(base: int, exponent: int) -> int:
    result = 1
    square = base % 1000
    while exponent:
        if exponent & 1:
            result = result * square % 1000
        square = square * square % 1000
        exponent >>= 1
    return result

# inputs

def exact(rng, base, exponent):
    return base, exponent

def same(rng, base, exponent):
    return base, exponent

def again(rng, base, exponent):
    return base, exponent
