# title: Hexadecimal of bit flags
# field: bits
# entry: flags_to_hex
# label: linear
# cost: flags
# size: flags

def flags_to_hex(flags: list[bool]) -> str:
    digits = []
    for start in range(0, len(flags), 4):
        nibble = 0
        for offset, flag in enumerate(flags[start:start + 4]):
            if flag:
                nibble |= 1 << offset
        digits.append("0123456789abcdef"[nibble])
    return "".join(digits)

# inputs

def raised(rng, flags):
    return [True] * flags,

def random(rng, flags):
    return [rng.random() < 0.5 for _ in range(flags)],

def lowered(rng, flags):
    return [False] * flags,
