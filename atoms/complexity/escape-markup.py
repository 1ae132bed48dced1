# title: Escape markup
# field: parsing
# entry: escape_markup
# label: linear
# cost: text
# size: text

ENTITIES = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;"}

def escape_markup(text: str) -> str:
    pieces = []
    for char in text:
        entity = ENTITIES.get(char)
        pieces.append(char if entity is None else entity)
    return "".join(pieces)

# inputs

def tags(rng, text):
    return ("<b>" * text)[:text],

def random(rng, text):
    return "".join(rng.choice("ab<&") for _ in range(text)),

def plain(rng, text):
    return "w" * text,
