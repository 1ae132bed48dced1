# title: Steps to reduce a number to zero
# field: simulation
# entry: steps_to_zero
# label: logn
# cost: log(n)
# size: log(n)

def steps_to_zero(n: int) -> int:
    steps = 0
    while n > 0:
        if n % 2:
            n -= 1
        else:
            n //= 2
        steps += 1
    return steps

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
