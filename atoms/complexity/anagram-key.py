# title: Anagram key
# field: strings
# entry: anagram_key
# label: nlogn
# cost: phrase*log(phrase)
# size: phrase

def anagram_key(phrase: str) -> str:
    letters = []
    for char in phrase:
        if char.isalnum():
            letters.append(char.lower())
    letters.sort()
    return "".join(letters)

# inputs

def random(rng, phrase):
    return "".join(rng.choice("qwertyuiop") for _ in range(phrase)),

def falling(rng, phrase):
    return ("zyxwvutsrqponmlkjihgfedcba" * phrase)[:phrase],

def flat(rng, phrase):
    return "a" * phrase,
