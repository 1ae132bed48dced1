"""Types as the driver of a program tells them: joined over places, and spelled as the atom format does.

A type is a name (`int`, `str`, …), a pair (`list`, element), (`tuple`, elements), (`row`, element) for a tuple of unknown
length, ANY where nothing is known, or NEVER for the element of a list that is still empty.
"""

import ast

ANY = "any"
NEVER = "never"


def join(a, b):
    if a == b or b == NEVER:
        return a
    if a == NEVER:
        return b
    if {a, b} == {"int", "bool"}:
        return "int"
    if isinstance(a, tuple) and isinstance(b, tuple) and a[0] == b[0]:
        if a[0] != "tuple":
            return (a[0], join(a[1], b[1]))
        if len(a[1]) == len(b[1]):
            return ("tuple", tuple(map(join, a[1], b[1])))
    return ANY


def element(kind):
    """What walking through such a value gives."""
    if kind == "str":
        return "str"
    if isinstance(kind, tuple):
        return joined(kind[1]) if kind[0] == "tuple" else kind[1]
    return ANY


def joined(kinds):
    found = NEVER
    for kind in kinds:
        found = join(found, kind)
    return found


def paired(function, name, kind):
    """The type with tuples of unknown length as pairs, where the function unpacks them in two."""
    if not isinstance(kind, tuple) or ("row", "int") not in (kind, kind[1]):
        return kind
    walked = kind[0] != "row"
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        source = getattr(node, "iter", None) if walked else getattr(node, "value", None)
        if isinstance(source, ast.Name) and source.id == name and any(isinstance(t, ast.Tuple) and len(t.elts) == 2 for t in targets):
            pair = ("tuple", ("int", "int"))
            return (kind[0], pair) if walked else pair
    return kind


def spelled(kind):
    """The type as the atom format spells it, or None."""
    if isinstance(kind, str):
        return kind if kind in ("int", "bool", "str") else None
    inner = kind[1]
    if kind[0] == "tuple":
        return "tuple[int, int]" if inner == ("int", "int") else None
    if kind[0] == "set":
        return "set[int]" if inner == "int" else None
    return {"int": "list[int]", "str": "list[str]", "bool": "list[bool]", ("list", "int"): "list[list[int]]",
            ("tuple", ("int", "int")): "list[tuple[int, int]]"}.get(inner) if kind[0] == "list" else None
