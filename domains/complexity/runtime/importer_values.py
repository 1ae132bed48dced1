"""Values of the atom types at small sizes, and the input variants that become part of an atom."""

# The traits that may be demanded of a parameter, the weakest demand first.
DEMANDS = {
    "int": [[], ["positive"]],
    "bool": [[]],
    "str": [[], ["nonempty"], ["lower"], ["lower", "nonempty"], ["digits"], ["digits", "nonempty"], ["binary"], ["binary", "nonempty"]],
    "list[int]": [[], ["nonempty"], ["positive"], ["nonempty", "positive"]],
    "list[bool]": [[], ["nonempty"]],
    "list[str]": [[], ["nonempty"], ["lower", "nonempty"], ["digits", "nonempty"]],
    "list[list[int]]": [[], ["nonempty", "rows-nonempty"], ["square"], ["nonempty", "square"]],
    "tuple[int, int]": [[], ["positive"]],
    "list[tuple[int, int]]": [[], ["nonempty"]],
    "set[int]": [[], ["nonempty"]],
}
PROBED = ("int", "str", "list[int]", "list[str]", "list[list[int]]")
ALPHABETS = {"digits": "0123456789", "binary": "01", "lower": "abcdefghijklmnopqrstuvwxyz"}
ANYTHING = "abcxyzABZ0123456789 ()+-."


def samples(kind, traits, size, rng):
    """At least eight values of that type up to that size, the edges of the domain among them."""
    least = 1 if "positive" in traits else 0
    alphabet = next((ALPHABETS[trait] for trait in traits if trait in ALPHABETS), ANYTHING)
    empty = [] if "nonempty" in traits else [0]

    def number():
        return rng.randint(least, max(least, size))

    def text(length):
        return "".join(rng.choice(alphabet) for _ in range(length))

    lengths = empty + [1, 1, 2, 3, size, size, size, size]
    if kind == "int":
        return [least, least + 1, 2, 3, size, size + 1] + [number() for _ in range(4)]
    if kind == "bool":
        return [False, True] * 4
    if kind == "str":
        return [text(length) for length in lengths] + [alphabet[0] * size, alphabet[-1] * size]
    if kind == "list[int]":
        made = [[number() for _ in range(length)] for length in lengths]
        return made + [sorted(made[-1]), sorted(made[-1])[::-1], [least] * size, [size] * size]
    if kind == "list[bool]":
        return [[rng.random() < 0.5 for _ in range(length)] for length in lengths]
    if kind == "list[str]":
        return [[text(rng.randint(1, 4)) for _ in range(length)] for length in lengths]
    if kind == "list[list[int]]":
        if "square" in traits:
            return [[[number() for _ in range(length)] for _ in range(length)] for length in empty + [1, 2, 2, 3, 3, 4, 5, 6]]
        shortest = 1 if "rows-nonempty" in traits else 0
        return [[[number() for _ in range(rng.randint(shortest, 4))] for _ in range(length)] for length in lengths]
    if kind == "tuple[int, int]":
        return [(number(), number()) for _ in range(10)]
    if kind == "list[tuple[int, int]]":
        return [[(number(), number()) for _ in range(length)] for length in lengths]
    return [{number() for _ in range(length)} for length in lengths]


def shapes(kind, traits, n, own=""):
    """Named expressions in `rng` that give values of exactly that size, n being a name; `own` are letters that the program names."""
    least = 1 if "positive" in traits else 0
    if kind == "int":
        return {"exact": n}
    if kind == "bool":
        return {"yes": "True", "no": "False"}
    if kind == "str":
        alphabet = next((ALPHABETS[trait] for trait in traits if trait in ALPHABETS), None)
        return dict(_texts(alphabet, n), **_own_texts("".join(c for c in own if alphabet is None or c in alphabet), n))
    if kind == "list[int]":
        return _numbers(least, n)
    if kind == "list[bool]":
        return {"all_true": f"[True] * {n}", "none_true": f"[False] * {n}", "random": f"[rng.random() < 0.5 for _ in range({n})]"}
    if kind == "list[str]":
        letters = next((ALPHABETS[trait] for trait in traits if trait in ALPHABETS), ALPHABETS["lower"])
        first, last = letters[0], letters[-1]
        return {"single": f"['{first}'] * {n}", "one_long": f"['{first}' * {n}]", "random_single": f"[rng.choice('{letters}') for _ in range({n})]",
                "fours": f"['{first}{last}{first}{last}'] * ({n} // 4) + ['{last}'] * ({n} % 4)"}
    if kind == "list[list[int]]":
        return _tables("square" in traits, n)
    if kind == "tuple[int, int]":
        return {"random": f"(rng.randint({least}, {n}), rng.randint({least}, {n}))", "same": f"({n}, {n})", "apart": f"({least}, {n})"}
    if kind == "list[tuple[int, int]]":
        return {"random": f"[(rng.randrange({n} + 1), rng.randrange({n} + 1)) for _ in range({n})]", "same": f"[({n}, {n})] * {n}",
                "first_most": f"[({n}, rng.randrange({n} + 1)) for _ in range({n})]", "second_most": f"[(rng.randrange({n} + 1), {n}) for _ in range({n})]",
                "ascending": f"[(i, i + 1) for i in range({n})]", "descending": f"[({n} - i, {n} - i) for i in range({n})]"}
    return {"dense": f"set(range({n}))", "shifted": f"set(range(1, {n} + 1))", "again": f"set(range({n}))"} if not least else {}


def _numbers(least, n):
    return {
        "random": f"[rng.randint({least}, {n}) for _ in range({n})]",
        "ascending": f"list(range({least}, {n} + {least}))",
        "descending": f"list(range({n}, 0, -1))",
        "all_least": f"[{least}] * {n}",
        "all_most": f"[{n}] * {n}",
        "alternating": f"[{n} if i % 2 else {least} for i in range({n})]",
        "extremes": f"[rng.choice(({least}, {n})) for _ in range({n})]",
        "shuffled": f"rng.sample(range(1, {n} + 1), {n})",
        "mountain": f"[min(i + 1, {n} - i) for i in range({n})]",
        "bits": f"[1 + i % 2 for i in range({n})]" if least else f"[i % 2 for i in range({n})]",
        "all_ones": f"[1] * {n}",
        "lone_most": f"[{least}] * ({n} - 1) + [{n}]",
    }


def _texts(alphabet, n):
    letters = alphabet or ALPHABETS["lower"]
    a, b = letters[0], letters[1]
    found = {
        "random": f"''.join(rng.choice('{letters}') for _ in range({n}))",
        "two_letters": f"''.join(rng.choice('{a}{b}') for _ in range({n}))",
        "all_first": f"'{a}' * {n}",
        "all_second": f"'{b}' * {n}",
        "all_last": f"'{letters[-1]}' * {n}",
        "periodic": f"('{a}{b}' * {n})[:{n}]",
        "halves": f"'{a}' * ({n} // 2) + '{b}' * ({n} - {n} // 2)",
        "late_change": f"'{a}' * ({n} - 1) + '{b}'",
        "early_change": f"'{b}' + '{a}' * ({n} - 1)",
        "ascending": f"''.join('{letters}'[i * {len(letters)} // {n}] for i in range({n}))",
    }
    if alphabet is None:
        found.update(brackets=f"('(' * ({n} // 2) + ')' * {n})[:{n}]", digits=f"''.join(rng.choice('0123456789') for _ in range({n}))",
                     capitals=f"('Ab' * {n})[:{n}]", zeros=f"'0' * {n}")
    return found


def _own_texts(letters, n):
    """Texts of the letters that a program looks for."""
    if not letters:
        return {}
    found = {"own_random": f"''.join(rng.choice({letters!r}) for _ in range({n}))", "own_periodic": f"({letters!r} * {n})[:{n}]"}
    for i, letter in enumerate(letters):
        found[f"own_{i + 1}"] = f"{letter!r} * {n}"
    return found


def _tables(square, n):
    if square:
        row = f"for _ in range({n})"
        return {"random": f"[[rng.randrange({n} + 1) {row}] {row}]", "zeros": f"[[0] * {n} {row}]", "all_most": f"[[{n}] * {n} {row}]",
                "bits": f"[[rng.randrange(2) {row}] {row}]", "ascending": f"[[i for i in range({n})] {row}]", "lone_most": f"[[0] * {n} for _ in range({n} - 1)] + [[0] * ({n} - 1) + [{n}]]"}
    return {"one_row": f"[[rng.randrange({n} + 1) for _ in range({n})]]", "single": f"[[i] for i in range({n})]", "zeros": f"[[0] for _ in range({n})]", "lone_most": f"[[0] for _ in range({n} - 1)] + [[{n}]]",
            "pairs": f"[[i, {n} - i] for i in range({n} // 2)] + [[0]] * ({n} % 2)"}


def variants(names, types, traits, own="", only=None):
    """Named input variants for all parameters at once: each shape of each parameter, shapes in step and out of step."""
    found = {}
    by_name = [_some(shapes(kind, wanted, name, own), only) for name, kind, wanted in zip(names, types, traits)]
    widest = max(map(len, by_name))
    for shift in range(2 if sum(len(shape) > 1 for shape in by_name) > 1 else 1):
        for i in range(widest):
            picked = [list(shape.items())[(i + shift * place) % len(shape)] for place, shape in enumerate(by_name)]
            longest = max(range(len(picked)), key=lambda place: len(by_name[place]))
            name = picked[longest][0] + ("_apart" if shift else "")
            found[name] = ", ".join(text for _, text in picked)
    return found


# Shapes whose ints stay below 3 whatever the size.
SMALL = ("bits", "all_ones", "all_least", "zeros")
# Shapes with one large int.
LONE = ("lone_most",)


def _some(found, only):
    return {name: text for name, text in found.items() if only is None or name in only} or found
