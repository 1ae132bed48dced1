# title: Hamming parity marks
# field: bits
# entry: parity_marks
# label: logn
# cost: log(codeword)
# size: log(codeword)

def parity_marks(codeword: str) -> str:
    marks = []
    position = 1
    while position <= len(codeword):
        marks.append(codeword[position - 1])
        position <<= 1
    return "".join(marks)

# inputs

def bits(rng, codeword):
    return "".join(rng.choice("01") for _ in range(codeword)),

def letters(rng, codeword):
    return "".join(rng.choice("abcdef") for _ in range(codeword)),

def flat(rng, codeword):
    return "1" * codeword,
