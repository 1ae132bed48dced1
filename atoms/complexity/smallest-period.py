# title: Smallest period
# field: strings
# entry: smallest_period
# label: linear
# cost: text
# size: text

def smallest_period(text: str) -> int:
    border = [0] * (len(text) + 1)
    length = 0
    for i in range(1, len(text)):
        while length and text[i] != text[length]:
            length = border[length]
        if text[i] == text[length]:
            length += 1
        border[i + 1] = length
    return len(text) - border[-1]

# inputs

def flat(rng, text):
    return "a" * text,

def ending(rng, text):
    return "a" * (text - 1) + "b",

def random(rng, text):
    return "".join(rng.choice("ab") for _ in range(text)),
