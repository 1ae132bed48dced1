# title: Longest common substring by alignment
# field: strings
# entry: common_substring
# label: cubic
# cost: a*b*min(a, b) + a + b
# size: min(a, b)

def common_substring(a: str, b: str) -> int:
    best = 0
    for i in range(len(a)):
        for j in range(len(b)):
            length = 0
            while i + length < len(a) and j + length < len(b):
                if a[i + length] != b[j + length]:
                    break
                length += 1
            best = max(best, length)
    return best

# inputs

def flat(rng, a, b):
    return "a" * a, "a" * b

def random(rng, a, b):
    return ("".join(rng.choice("ab") for _ in range(a)),
            "".join(rng.choice("ab") for _ in range(b)))

def disjoint(rng, a, b):
    return "a" * a, "b" * b
