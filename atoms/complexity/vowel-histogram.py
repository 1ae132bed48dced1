# title: Vowel histogram
# field: strings
# entry: vowel_histogram
# label: linear
# cost: text
# size: 1
# bound: text
# gives: nonempty

def vowel_histogram(text: str) -> list[int]:
    counts = [0] * 5
    for char in text:
        place = "aeiou".find(char)
        if place >= 0:
            counts[place] += 1
    return counts

# inputs

def flat(rng, text):
    return "o" * text,

def random(rng, text):
    return "".join(chr(97 + rng.randrange(26)) for _ in range(text)),

def alternating(rng, text):
    return ("a-" * text)[:text],
