# title: Rail fence cipher
# field: strings
# entry: rail_fence
# label: linear
# cost: text + rails
# size: text

def rail_fence(text: str, rails: int) -> str:
    rows = [[] for _ in range(max(rails, 1))]
    rail, step = 0, 1
    for char in text:
        rows[rail].append(char)
        if len(rows) == 1:
            continue
        if not 0 <= rail + step < len(rows):
            step = -step
        rail += step
    return "".join("".join(row) for row in rows)

# inputs

def letters(rng, text, rails):
    return ("abcdefgh" * text)[:text], rails

def random(rng, text, rails):
    return "".join(rng.choice("xyz ") for _ in range(text)), rails

def flat(rng, text, rails):
    return "f" * text, rails
