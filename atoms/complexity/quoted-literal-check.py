# title: Quoted literal check
# field: parsing
# entry: is_quoted
# label: constant
# cost: 1
# size: 1

QUOTES = {'"': '"', "'": "'", "`": "`", "(": ")", "[": "]"}

def is_quoted(text: str) -> bool:
    if len(text) < 2:
        return False
    closing = QUOTES.get(text[0])
    if closing is None or text[-1] != closing:
        return False
    return text[-2] != "\\"

# inputs

def quoted(rng, text):
    return '"' * text,

def random(rng, text):
    return "".join(rng.choice("'\"ab\\()") for _ in range(text)),

def plain(rng, text):
    return "x" * text,
