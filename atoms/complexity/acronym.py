# title: Acronym
# field: strings
# entry: acronym
# label: linear
# cost: words
# size: words
# where: words rows-nonempty

def acronym(words: list[str]) -> str:
    initials = []
    for word in words:
        first = word[0]
        initials.append(first.upper() if first.isalpha() else first)
    return "".join(initials)

# inputs

def letters(rng, words):
    return [rng.choice("abcxyz") for _ in range(words)],

def pairs(rng, words):
    return ["no"] * (words // 2) + ["a"] * (words % 2),

def single(rng, words):
    return ["w" * words],
