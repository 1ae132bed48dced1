# title: Knight moves on a small board
# field: simulation
# entry: knight_moves
# label: constant
# cost: 1
# size: 1
# bound: 1
# gives: nonempty

SIDE = 4
JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

def knight_moves(square: int) -> set[int]:
    row, column = divmod(square % (SIDE * SIDE), SIDE)
    reached = set()
    for down, right in JUMPS:
        r, c = row + down, column + right
        if 0 <= r < SIDE and 0 <= c < SIDE:
            reached.add(SIDE * r + c)
    return reached

# inputs

def given(rng, square):
    return square,

def again(rng, square):
    return square,

def third(rng, square):
    return square,
