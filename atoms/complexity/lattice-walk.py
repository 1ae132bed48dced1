# title: Lattice walk
# field: geometry
# entry: lattice_walk
# label: linear
# cost: moves
# size: moves
# bound: moves
# gives: nonempty

STEPS = {'n': (0, 1), 'e': (1, 0), 's': (0, -1), 'w': (-1, 0)}


def lattice_walk(moves: str) -> list[tuple[int, int]]:
    x = y = len(moves)
    visited = [(x, y)]
    for move in moves:
        dx, dy = STEPS.get(move, (0, 0))
        x += dx
        y += dy
        visited.append((x, y))
    return visited

# inputs

def random(rng, moves):
    return ''.join(rng.choice('nesw') for _ in range(moves)),

def straight(rng, moves):
    return 'n' * moves,

def still(rng, moves):
    return 'x' * moves,
