# title: Signs that reach a target
# field: searching
# entry: sign_assignments
# label: np
# cost: exp(xs)
# size: exp(xs)

def sign_assignments(xs: list[int], target: int) -> int:
    reached = 0
    pending = [(0, 0)]
    while pending:
        index, total = pending.pop()
        if index == len(xs):
            reached += total == target
            continue
        pending.append((index + 1, total + xs[index]))
        pending.append((index + 1, total - xs[index]))
    return reached

# inputs

def units(rng, xs, target):
    return [0] * (xs - 1) + [xs], target

def random(rng, xs, target):
    return [rng.randrange(xs + 1) for _ in range(xs)], target

def flat(rng, xs, target):
    return [1] * xs, target
