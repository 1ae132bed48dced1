# title: Binary words without adjacent ones
# field: combinatorics
# entry: sparse_words
# label: np
# cost: exp(length)
# size: exp(length)
# gives: binary distinct

def sparse_words(length: int) -> list[str]:
    words = []

    def grow(prefix, last):
        if len(prefix) == length:
            words.append(''.join(prefix))
            return
        grow(prefix + ['0'], '0')
        if last == '0':
            grow(prefix + ['1'], '1')

    grow([], '0')
    return words

# inputs

def exact(rng, length):
    return length,

def same(rng, length):
    return length,

def again(rng, length):
    return length,
