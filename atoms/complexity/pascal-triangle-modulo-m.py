# title: Pascal triangle modulo m
# field: combinatorics
# entry: pascal_residues
# label: quadratic
# cost: rows^2
# size: rows^2
# bound: modulus
# gives: rows-nonempty

def pascal_residues(rows: int, modulus: int) -> list[list[int]]:
    modulus = max(modulus, 1)
    triangle = []
    row = [1 % modulus]
    for _ in range(rows):
        triangle.append(row)
        inner = [(row[i] + row[i + 1]) % modulus for i in range(len(row) - 1)]
        row = [1 % modulus] + inner + [1 % modulus]
    return triangle

# inputs

def exact(rng, rows, modulus):
    return rows, modulus

def same(rng, rows, modulus):
    return rows, modulus

def again(rng, rows, modulus):
    return rows, modulus
