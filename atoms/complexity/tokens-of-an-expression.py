# title: Tokens of an expression
# field: parsing
# entry: tokenize
# label: linear
# cost: source
# size: source
# gives: rows-nonempty

def tokenize(source: str) -> list[str]:
    tokens = []
    word = []
    for char in source:
        if char.isalnum() or char == "_":
            word.append(char)
            continue
        if word:
            tokens.append("".join(word))
            word = []
        if not char.isspace():
            tokens.append(char)
    if word:
        tokens.append("".join(word))
    return tokens

# inputs

def operators(rng, source):
    return ("x+" * source)[:source],

def random(rng, source):
    return "".join(rng.choice("ab12+*( )") for _ in range(source)),

def name(rng, source):
    return "n" * source,
