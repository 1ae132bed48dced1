# title: Spiral matrix
# field: matrices
# entry: spiral_matrix
# label: quadratic
# cost: side^2
# size: side
# bound: side^2
# gives: square

def spiral_matrix(side: int) -> list[list[int]]:
    matrix = [[0] * side for _ in range(side)]
    row, column, dr, dc = 0, 0, 0, 1
    for number in range(1, side * side + 1):
        matrix[row][column] = number
        if matrix[(row + dr) % side][(column + dc) % side]:
            dr, dc = dc, -dr
        row += dr
        column += dc
    return matrix

# inputs

def exact(rng, side):
    return side,

def same(rng, side):
    return side,

def again(rng, side):
    return side,
