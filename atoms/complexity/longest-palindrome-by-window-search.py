# title: Longest palindrome by window search
# field: strings
# entry: palindrome_window
# label: cubic
# cost: text^3
# size: text

def palindrome_window(text: str) -> str:
    for length in range(len(text), 0, -1):
        for start in range(len(text) - length + 1):
            window = text[start:start + length]
            if window == window[::-1]:
                return window
    return ""

# inputs

def periodic(rng, text):
    return ("abc" * text)[:text],

def random(rng, text):
    return "".join(rng.choice("abcd") for _ in range(text)),

def flat(rng, text):
    return "a" * text,
