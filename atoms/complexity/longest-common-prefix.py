# title: Longest common prefix
# field: strings
# entry: common_prefix
# label: linear
# cost: words
# size: words
# where: words rows-nonempty

def common_prefix(words: list[str]) -> str:
    if not words:
        return ""
    shortest = min(words, key=len)
    for i in range(len(shortest)):
        letter = shortest[i]
        for word in words:
            if word[i] != letter:
                return shortest[:i]
    return shortest

# inputs

def single(rng, words):
    return ["p" * words],

def letters(rng, words):
    return ["a"] * words,

def twins(rng, words):
    half = words // 2
    return ["t" * (words - half), "t" * half] if half else ["t"],
