# title: Knight distances on a board
# field: games
# entry: knight_distances
# label: quadratic
# cost: side^2
# size: side
# bound: side
# gives: square

from collections import deque

JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def knight_distances(side: int) -> list[list[int]]:
    moves = [[0] * side for _ in range(side)]
    queue = deque([(0, 0)] if side else [])
    while queue:
        row, column = queue.popleft()
        for dr, dc in JUMPS:
            r, c = row + dr, column + dc
            if 0 <= r < side and 0 <= c < side and (r or c) and moves[r][c] == 0:
                moves[r][c] = moves[row][column] + 1
                queue.append((r, c))
    return moves

# inputs

def exact(rng, side):
    return side,

def same(rng, side):
    return side,

def again(rng, side):
    return side,
