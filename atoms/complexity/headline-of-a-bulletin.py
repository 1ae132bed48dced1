# title: Headline of a bulletin
# field: strings
# entry: headline
# label: constant
# cost: 1
# size: lines

def headline(lines: list[str]) -> str:
    if not lines:
        return ""
    first = lines[0]
    if not first and len(lines) > 1:
        return lines[1]
    return first

# inputs

def single(rng, lines):
    return ["h" * lines],

def letters(rng, lines):
    return [rng.choice("abc") for _ in range(lines)],

def halves(rng, lines):
    half = lines // 2
    return ["a" * (lines - half), "b" * half],
