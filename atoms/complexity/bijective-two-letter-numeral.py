# title: Bijective two-letter numeral
# field: parsing
# entry: letter_numeral
# label: logn
# cost: log(index)
# size: log(index)
# gives: lower

def letter_numeral(index: int) -> str:
    letters = []
    while index > 0:
        index, place = divmod(index - 1, 2)
        letters.append("ab"[place])
    letters.reverse()
    return "".join(letters)

# inputs

def given(rng, index):
    return index,

def again(rng, index):
    return index,

def third(rng, index):
    return index,
