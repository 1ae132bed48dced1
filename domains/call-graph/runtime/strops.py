"""The string functions that programs import as `strops`: total on any strings, and never longer than the longest argument."""


def reverse(a):
    return a[::-1]


def swap_case(a):
    return "".join(map(_swapped, a))


def rotate_left(a):
    return a[1:] + a[:1]


def rotate_right(a):
    return a[-1:] + a[:-1]


def rot13(a):
    return "".join(chr((ord(c) - base + 13) % 26 + base) if (base := _base(c)) else c for c in a)


def swap_halves(a):
    half = len(a) // 2
    return a[half:] + a[:half]


def flip_pairs(a):
    return "".join(a[i:i + 2][::-1] for i in range(0, len(a), 2))


def evens_first(a):
    return a[::2] + a[1::2]


def alternate(a, b):
    """Position i is from `a` where i is even, else from `b`; where one has ended, from the other."""
    short = min(len(a), len(b))
    return "".join((b if i % 2 else a)[i] for i in range(short)) + a[short:] + b[short:]


def alternate_back(a, b):
    return alternate(a, b[::-1])


def blend(a, b):
    """Two ASCII letters at a position add up to a letter, else the one of `a` stands; the rest is that of the longer."""
    short = min(len(a), len(b))
    return "".join(map(_blended, a, b)) + a[short:] + b[short:]


def longer(a, b):
    return b if len(b) > len(a) else a


def later(a, b):
    return max(a, b)


def earlier(a, b):
    return min(a, b)


def _base(c):
    return 97 if "a" <= c <= "z" else 65 if "A" <= c <= "Z" else 0


def _swapped(c):
    # only ASCII: other letters can change their number when they change case
    return c.swapcase() if _base(c) else c


def _blended(a, b):
    one, other = _base(a), _base(b)
    return chr((ord(a) - one + ord(b) - other) % 26 + 97) if one and other else a
