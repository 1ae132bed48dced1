# title: Word lengths in order
# field: strings
# entry: ordered_lengths
# label: linear
# cost: words
# size: words
# bound: words
# where: words rows-nonempty
# gives: sorted positive

def ordered_lengths(words: list[str]) -> list[int]:
    longest = max(map(len, words), default=0)
    buckets = [0] * (longest + 1)
    for word in words:
        buckets[len(word)] += 1
    lengths = []
    for length, count in enumerate(buckets):
        lengths.extend([length] * count)
    return lengths

# inputs

def letters(rng, words):
    return [rng.choice("abc") for _ in range(words)],

def single(rng, words):
    return ["w" * words],

def pairs(rng, words):
    return ["ab"] * (words // 2) + ["c"] * (words % 2),
