# title: Permission flags
# field: bits
# entry: permission_flags
# label: logn
# cost: log(mask)
# size: log(mask)

def permission_flags(mask: int) -> list[bool]:
    flags = []
    while mask:
        mask, bit = divmod(mask, 2)
        flags.append(bit == 1)
    return flags

# inputs

def given(rng, mask):
    return mask,

def again(rng, mask):
    return mask,

def third(rng, mask):
    return mask,
