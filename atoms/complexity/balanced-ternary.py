# title: Balanced ternary
# field: numbers
# entry: balanced_ternary
# label: logn
# cost: log(n)
# size: log(n)
# gives: nonempty

def balanced_ternary(n: int) -> str:
    if n == 0:
        return "0"
    signs = []
    while n:
        n, trit = divmod(n, 3)
        if trit == 2:
            n += 1
        signs.append("0+-"[trit])
    signs.reverse()
    return "".join(signs)

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
