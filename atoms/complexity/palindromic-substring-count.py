# title: Palindromic substring count
# field: strings
# entry: palindrome_count
# label: quadratic
# cost: text^2
# size: text^2

def palindrome_count(text: str) -> int:
    count = 0
    for center in range(2 * len(text)):
        left = center // 2
        right = left + center % 2
        while left >= 0 and right < len(text) and text[left] == text[right]:
            count += 1
            left -= 1
            right += 1
    return count

# inputs

def flat(rng, text):
    return "a" * text,

def random(rng, text):
    return "".join(rng.choice("ab") for _ in range(text)),

def periodic(rng, text):
    return ("abc" * text)[:text],
