# title: Kayles nimbers
# field: games
# entry: kayles_nimbers
# label: quadratic
# cost: pins^2
# size: pins
# bound: 1
# gives: nonempty

def kayles_nimbers(pins: int) -> list[int]:
    nimbers = [0]
    for row in range(1, pins + 1):
        reached = set()
        for hit in (1, 2):
            rest = row - hit
            for left in range(rest // 2 + 1):
                reached.add(nimbers[left] ^ nimbers[rest - left])
        nimber = 0
        while nimber in reached:
            nimber += 1
        nimbers.append(nimber)
    return nimbers

# inputs

def exact(rng, pins):
    return pins,

def same(rng, pins):
    return pins,

def again(rng, pins):
    return pins,
