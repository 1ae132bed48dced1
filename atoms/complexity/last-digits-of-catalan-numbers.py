# title: Last digits of Catalan numbers
# field: combinatorics
# entry: catalan_digits
# label: quadratic
# cost: count^2
# size: count
# bound: 1

def catalan_digits(count: int) -> list[int]:
    digits = []
    for n in range(count):
        total = 0 if n else 1
        for left in range(n):
            total += digits[left] * digits[n - 1 - left]
        digits.append(total % 10)
    return digits

# inputs

def exact(rng, count):
    return count,

def same(rng, count):
    return count,

def again(rng, count):
    return count,
