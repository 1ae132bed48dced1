# title: All substrings
# field: strings
# entry: substrings
# label: cubic
# cost: text^3
# size: text^3
# gives: rows-nonempty

def substrings(text: str) -> list[str]:
    pieces = []
    for start in range(len(text)):
        for end in range(start + 1, len(text) + 1):
            piece = text[start:end]
            pieces.append(piece)
    return pieces

# inputs

def random(rng, text):
    return "".join(rng.choice("abc") for _ in range(text)),

def flat(rng, text):
    return "a" * text,

def periodic(rng, text):
    return ("ab" * text)[:text],
