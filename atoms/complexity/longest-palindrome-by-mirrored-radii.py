# title: Longest palindrome by mirrored radii
# field: strings
# entry: longest_palindrome
# label: linear
# cost: text
# size: text

def longest_palindrome(text: str) -> int:
    padded = [""]
    for char in text:
        padded += [char, ""]
    n = len(padded)
    radius = [0] * n
    center = best = 0
    for i in range(n):
        reach = center + radius[center]
        r = min(radius[2 * center - i], reach - i) if i < reach else 0
        while i - r > 0 and i + r + 1 < n and padded[i - r - 1] == padded[i + r + 1]:
            r += 1
        radius[i] = r
        best = max(best, r)
        if i + r > reach:
            center = i
    return best

# inputs

def flat(rng, text):
    return "a" * text,

def random(rng, text):
    return "".join(rng.choice("ab") for _ in range(text)),

def periodic(rng, text):
    return ("abc" * text)[:text],
