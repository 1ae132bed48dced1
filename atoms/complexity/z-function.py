# title: Z function
# field: strings
# entry: z_function
# label: linear
# cost: text
# size: text
# bound: text

def z_function(text: str) -> list[int]:
    n = len(text)
    z = [0] * n
    left = right = 0
    for i in range(1, n):
        if i < right:
            z[i] = min(right - i, z[i - left])
        while i + z[i] < n and text[z[i]] == text[i + z[i]]:
            z[i] += 1
        if i + z[i] > right:
            left, right = i, i + z[i]
    return z

# inputs

def flat(rng, text):
    return "a" * text,

def random(rng, text):
    return "".join(rng.choice("ab") for _ in range(text)),

def periodic(rng, text):
    return ("abc" * text)[:text],
