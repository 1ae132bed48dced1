# title: Anagram group count
# field: strings
# entry: anagram_groups
# label: nlogn
# cost: words*log(words)
# size: words
# where: words rows-nonempty

def anagram_groups(words: list[str]) -> int:
    groups = set()
    for word in words:
        key = "".join(sorted(word))
        groups.add(key)
    return len(groups)

# inputs

def single(rng, words):
    return ["".join(rng.choice("zyxwvut") for _ in range(words))],

def different(rng, words):
    return [chr(256 + i) for i in range(words)],

def flat(rng, words):
    return ["a"] * words,
