# title: Alphabetical word list
# field: sorting
# entry: alphabetical
# label: nlogn
# cost: words*log(words)
# size: words
# where: words rows-nonempty
# gives: rows-nonempty

def alphabetical(words: list[str]) -> list[str]:
    entries = []
    for place, word in enumerate(words):
        entries.append((word.casefold(), place))
    entries.sort()
    return [words[place] for _, place in entries]

# inputs

def letters(rng, words):
    return [rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(words)],

def falling(rng, words):
    return [chr(122 - i * 26 // words) for i in range(words)],

def single(rng, words):
    return ["w" * words],
