# title: Table parser for two bracket kinds
# field: dynamic-programming
# entry: is_well_bracketed
# label: cubic
# cost: text^3
# size: 1

CLOSERS = {'(': ')', '[': ']'}


def is_well_bracketed(text: str) -> bool:
    n = len(text)
    derives = [[i == j for j in range(n + 1)] for i in range(n + 1)]
    for width in range(1, n + 1):
        for i in range(n - width + 1):
            j = i + width
            closer = CLOSERS.get(text[i])
            for k in range(i + 1, j):
                if text[k] == closer and derives[i + 1][k] and derives[k + 1][j]:
                    derives[i][j] = True
    return derives[0][n]

# inputs

def random(rng, text):
    return ''.join(rng.choice('()[]') for _ in range(text)),

def nested(rng, text):
    return '(' * (text // 2) + ')' * (text - text // 2),

def flat(rng, text):
    return ('[]' * text)[:text],
