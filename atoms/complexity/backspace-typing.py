# title: Backspace typing
# field: simulation
# entry: typed_text
# label: linear
# cost: keys
# size: keys

def typed_text(keys: str) -> str:
    shown = []
    for key in keys:
        if key != "#":
            shown.append(key)
        elif shown:
            shown.pop()
    return "".join(shown)

# inputs

def plain(rng, keys):
    return "a" * keys,

def random(rng, keys):
    return "".join(rng.choice("abc#") for _ in range(keys)),

def erasing(rng, keys):
    return ("a#" * keys)[:keys],
