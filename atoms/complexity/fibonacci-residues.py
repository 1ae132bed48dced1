# title: Fibonacci residues
# field: numbers
# entry: fibonacci_residues
# label: linear
# cost: count
# size: count
# bound: modulus

def fibonacci_residues(count: int, modulus: int) -> list[int]:
    modulus = max(modulus, 1)
    residues = []
    a, b = 0, 1 % modulus
    for _ in range(count):
        residues.append(a)
        a, b = b, (a + b) % modulus
    return residues

# inputs

def exact(rng, count, modulus):
    return count, modulus

def same(rng, count, modulus):
    return count, modulus

def again(rng, count, modulus):
    return count, modulus
