# title: Bouncing ball position
# field: simulation
# entry: ball_position
# label: constant
# cost: 1
# size: min(width, steps)

def ball_position(width: int, steps: int) -> int:
    if width == 0:
        return 0
    phase = steps % (2 * width)
    if phase <= width:
        return phase
    return 2 * width - phase

# inputs

def given(rng, width, steps):
    return width, steps

def again(rng, width, steps):
    return width, steps

def third(rng, width, steps):
    return width, steps
