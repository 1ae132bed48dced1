# title: Word lengths
# field: strings
# entry: word_lengths
# label: linear
# cost: text
# size: text
# bound: text
# gives: positive

def word_lengths(text: str) -> list[int]:
    lengths = []
    length = 0
    for char in text:
        if char == " ":
            if length:
                lengths.append(length)
            length = 0
        else:
            length += 1
    if length:
        lengths.append(length)
    return lengths

# inputs

def short(rng, text):
    return ("a " * text)[:text],

def random(rng, text):
    return "".join(rng.choice("abcd ") for _ in range(text)),

def single(rng, text):
    return "x" * text,
