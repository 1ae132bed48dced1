# title: Balanced brackets
# field: parsing
# entry: is_balanced
# label: linear
# cost: text
# size: 1

CLOSERS = {")": "(", "]": "[", "}": "{"}

def is_balanced(text: str) -> bool:
    pending = []
    for char in text:
        if char in "([{":
            pending.append(char)
        elif char in CLOSERS:
            if not pending or pending.pop() != CLOSERS[char]:
                return False
    return not pending

# inputs

def nested(rng, text):
    half = text // 2
    return "(" * half + ")" * (text - half),

def letters(rng, text):
    return "".join(rng.choice("abc") for _ in range(text)),

def pairs(rng, text):
    return ("[]" * text)[:text],
