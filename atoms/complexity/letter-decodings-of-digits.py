# title: Letter decodings of digits
# field: parsing
# entry: decodings
# label: np
# cost: exp(code)
# size: exp(code)
# where: code digits
# gives: rows-nonempty lower

def decodings(code: str) -> list[str]:
    messages = []
    pending = [(0, "")] if code else []
    while pending:
        start, message = pending.pop()
        if start == len(code):
            messages.append(message)
            continue
        for end in (start + 1, start + 2):
            number = int(code[start:end])
            if end <= len(code) and code[start] != "0" and number <= 26:
                pending.append((end, message + chr(96 + number)))
    return messages

# inputs

def ones(rng, code):
    return "1" * code,

def random(rng, code):
    return "".join(rng.choice("12") for _ in range(code)),

def nines(rng, code):
    return "9" * code,
