# title: Hyphenations of a text
# field: combinatorics
# entry: hyphenations
# label: np
# cost: exp(text)
# size: exp(text)

def hyphenations(text: str) -> list[str]:
    if not text:
        return []
    results = [text[0]]
    for letter in text[1:]:
        results = [prefix + joint + letter for prefix in results for joint in ('', '-')]
    return results

# inputs

def random(rng, text):
    return ''.join(rng.choice('abcdef') for _ in range(text)),

def equal(rng, text):
    return 'a' * text,

def rising(rng, text):
    return ''.join(chr(97 + i % 26) for i in range(text)),
