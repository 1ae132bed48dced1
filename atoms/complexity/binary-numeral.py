# title: Binary numeral
# field: bits
# entry: binary_numeral
# label: logn
# cost: log(n)
# size: log(n)
# gives: binary digits nonempty

def binary_numeral(n: int) -> str:
    if n == 0:
        return "0"
    marks = []
    while n:
        marks.append("1" if n & 1 else "0")
        n >>= 1
    return "".join(reversed(marks))

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
