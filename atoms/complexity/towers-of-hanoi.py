# title: Towers of Hanoi
# field: games
# entry: hanoi_moves
# label: np
# cost: exp(discs)
# size: exp(discs)
# bound: 1

def hanoi_moves(discs: int) -> list[tuple[int, int]]:
    moves = []

    def shift(count, source, target):
        if count == 0:
            return
        spare = 3 - source - target
        shift(count - 1, source, spare)
        moves.append((source, target))
        shift(count - 1, spare, target)

    shift(discs, 0, 2)
    return moves

# inputs

def exact(rng, discs):
    return discs,

def same(rng, discs):
    return discs,

def again(rng, discs):
    return discs,
