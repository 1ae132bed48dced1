# title: Binary counting words
# field: bits
# entry: counting_words
# label: nlogn
# cost: n*log(n)
# size: n*log(n)
# gives: rows-nonempty binary digits

def counting_words(n: int) -> list[str]:
    words = [""]
    for i in range(1, n + 1):
        words.append(words[i // 2] + "01"[i % 2])
    return words[1:]

# inputs

def given(rng, n):
    return n,

def again(rng, n):
    return n,

def third(rng, n):
    return n,
