"""The types, traits and sizes of the atom format, and copies and equality of their values."""

TYPES = {
    "int": lambda v: type(v) is int,
    "bool": lambda v: type(v) is bool,
    "str": lambda v: type(v) is str,
    "list[int]": lambda v: _list_of(v, int),
    "list[bool]": lambda v: _list_of(v, bool),
    "list[str]": lambda v: _list_of(v, str),
    "list[list[int]]": lambda v: type(v) is list and all(_list_of(row, int) for row in v),
    "tuple[int, int]": lambda v: _pair(v),
    "list[tuple[int, int]]": lambda v: type(v) is list and all(map(_pair, v)),
    "dict[int, int]": lambda v: type(v) is dict and all(
        type(key) is int and type(value) is int for key, value in v.items()),
    "set[int]": lambda v: type(v) is set and all(type(item) is int for item in v),
}
WITHOUT_BOUND = ("int", "bool", "str", "list[bool]", "list[str]")


def _list_of(value, kind):
    return type(value) is list and all(type(item) is kind for item in value)


def _pair(value):
    return type(value) is tuple and len(value) == 2 and type(value[0]) is int and type(value[1]) is int


def has_type(value, name):
    return TYPES[name](value)


def size(value, traits):
    """An int's value, else a length: inner elements of a nested list (its side if square), characters of list[str]."""
    kind = type(value)
    if kind is int:
        return abs(value)
    if kind is bool or kind is tuple:
        return 1
    if kind is list and value:
        if type(value[0]) is list:
            return len(value) if "square" in traits else sum(map(len, value))
        if type(value[0]) is str:
            return sum(map(len, value))
    return len(value)


def integers(value):
    """Every int inside a value."""
    kind = type(value)
    if kind is int:
        yield value
    elif kind is dict:
        yield from value
        yield from value.values()
    elif kind is list or kind is tuple or kind is set:
        for item in value:
            if type(item) is int:
                yield item
            elif type(item) is list or type(item) is tuple:
                yield from integers(item)


def largest(value, name):
    """The largest int inside a collection by magnitude, 0 if it is empty; None for types that hold no ints."""
    if name in WITHOUT_BOUND:
        return None
    return max(map(abs, integers(value)), default=0)


def _only(characters, value):
    texts = value if type(value) is list else [value]
    return all(set(text) <= characters for text in texts)


def _binary(value):
    if type(value) is str or (type(value) is list and value and type(value[0]) is str):
        return _only(set("01"), value)
    return all(item == 0 or item == 1 for item in integers(value))


TRAITS = {
    "nonempty": lambda v: not hasattr(v, "__len__") or len(v) > 0,
    "sorted": lambda v: all(a <= b for a, b in zip(v, v[1:])),
    "distinct": lambda v: len(set(map(repr, v))) == len(v),
    "positive": lambda v: all(item >= 1 for item in integers(v)),
    "square": lambda v: all(len(row) == len(v) for row in v),
    "binary": _binary,
    "lower": lambda v: _only(set("abcdefghijklmnopqrstuvwxyz"), v),
    "digits": lambda v: _only(set("0123456789"), v),
    "rows-nonempty": lambda v: all(len(row) > 0 for row in v),
    "permutation": lambda v: sorted(v) == list(range(len(v))),
    "signed": lambda v: True,
}


def missing_trait(value, traits):
    """The first trait that the value has not, or None; without `signed` no int may be negative."""
    for trait in traits:
        if not TRAITS[trait](value):
            return trait
    if "signed" not in traits and any(item < 0 for item in integers(value)):
        return "unsigned"
    return None


def clone(value):
    """A copy that shares nothing with the value, nor between its own parts."""
    kind = type(value)
    if kind is list:
        return [clone(item) for item in value]
    if kind is tuple:
        return tuple([clone(item) for item in value])
    if kind is dict:
        return {clone(key): clone(item) for key, item in value.items()}
    if kind is set:
        return {clone(item) for item in value}
    return value


def same(a, b):
    """Equal in type and value, down to the elements and the order of dict items."""
    kind = type(a)
    if kind is not type(b):
        return False
    if kind is list or kind is tuple:
        return len(a) == len(b) and all(map(same, a, b))
    if kind is dict:
        return len(a) == len(b) and all(map(same, list(a.items()), list(b.items())))
    if kind is set:
        return a == b and {type(item) for item in a} == {type(item) for item in b}
    if kind is float:
        return repr(a) == repr(b)
    return a == b
