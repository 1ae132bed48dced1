# title: Motzkin words
# field: combinatorics
# entry: motzkin_words
# label: np
# cost: exp(length)
# size: exp(length)
# gives: distinct

def motzkin_words(length: int) -> list[str]:
    words = []

    def write(prefix, opened, left):
        if opened > left:
            return
        if left == 0:
            words.append(prefix)
            return
        write(prefix + '.', opened, left - 1)
        write(prefix + '(', opened + 1, left - 1)
        if opened:
            write(prefix + ')', opened - 1, left - 1)

    write('', 0, length)
    return words

# inputs

def exact(rng, length):
    return length,

def same(rng, length):
    return length,

def again(rng, length):
    return length,
