# title: Longest palindromic subsequence
# field: dynamic-programming
# entry: palindromic_subsequence
# label: quadratic
# cost: text^2
# size: text

def palindromic_subsequence(text: str) -> str:
    n = len(text)
    longest = [[0] * (n + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n + 1):
            if j == i + 1:
                longest[i][j] = 1
            elif text[i] == text[j - 1]:
                longest[i][j] = longest[i + 1][j - 1] + 2
            else:
                longest[i][j] = max(longest[i + 1][j], longest[i][j - 1])
    half, middle = [], ''
    i, j = 0, n
    while i < j:
        if j == i + 1:
            middle = text[i]
            break
        if text[i] == text[j - 1]:
            half.append(text[i])
            i, j = i + 1, j - 1
        elif longest[i + 1][j] >= longest[i][j - 1]:
            i += 1
        else:
            j -= 1
    left = ''.join(half)
    return left + middle + left[::-1]

# inputs

def random(rng, text):
    return ''.join(rng.choice('abc') for _ in range(text)),

def equal(rng, text):
    return 'a' * text,

def rising(rng, text):
    return ''.join(chr(97 + i * 26 // text) for i in range(text)),
