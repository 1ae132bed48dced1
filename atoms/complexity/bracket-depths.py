# title: Bracket depths
# field: parsing
# entry: bracket_depths
# label: linear
# cost: text
# size: text
# bound: text

def bracket_depths(text: str) -> list[int]:
    depths = []
    depth = 0
    for char in text:
        if char in "([{":
            depth += 1
        depths.append(depth)
        if char in ")]}" and depth:
            depth -= 1
    return depths

# inputs

def deep(rng, text):
    return "(" * text,

def random(rng, text):
    return "".join(rng.choice("()[]a") for _ in range(text)),

def flat(rng, text):
    return ("()" * text)[:text],
