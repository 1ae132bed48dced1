# title: Thue-Morse word
# field: strings
# entry: thue_morse
# label: linear
# cost: n
# size: n
# gives: binary digits

def thue_morse(n: int) -> str:
    parity = [0] * max(n, 1)
    for i in range(1, n):
        parity[i] = parity[i >> 1] ^ (i & 1)
    return "".join("01"[p] for p in parity[:n])

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
