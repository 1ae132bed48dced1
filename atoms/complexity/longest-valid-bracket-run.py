# title: Longest valid bracket run
# field: dynamic-programming
# entry: longest_valid_run
# label: linear
# cost: text
# size: text

def longest_valid_run(text: str) -> int:
    run = [0] * (len(text) + 1)
    for end, bracket in enumerate(text, 1):
        if bracket == ')':
            opener = end - 1 - run[end - 1]
            if opener > 0 and text[opener - 1] == '(':
                run[end] = run[end - 1] + 2 + run[opener - 1]
    return max(run)

# inputs

def nested(rng, text):
    return '(' * (text // 2) + ')' * (text - text // 2),

def random(rng, text):
    return ''.join(rng.choice('()') for _ in range(text)),

def open_only(rng, text):
    return '(' * text,
