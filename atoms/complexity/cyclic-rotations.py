# title: Cyclic rotations
# field: strings
# entry: rotations
# label: quadratic
# cost: text^2
# size: text^2
# gives: rows-nonempty

def rotations(text: str) -> list[str]:
    turned = []
    for shift in range(len(text)):
        head, tail = text[:shift], text[shift:]
        turned.append(tail + head)
    return turned

# inputs

def random(rng, text):
    return "".join(rng.choice("banana$") for _ in range(text)),

def flat(rng, text):
    return "a" * text,

def periodic(rng, text):
    return ("abc" * text)[:text],
