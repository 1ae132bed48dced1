"""Outcomes of many calls as few documents: floats, strings and arrays in one piece each, tuples item by item, and what is
anything else one by one in the canonical encoding. Only exact types count, and nothing that belongs to a value is run."""
import struct
import types

import canonical


class Raised:
    """In place of a value: what a call raised."""

    def __init__(self, error):
        self.document = canonical.raised(error)


class Columns:
    def __init__(self, numpy):
        self.numpy = numpy
        self.array = numpy.ndarray if numpy is not None else None
        scalars = () if numpy is None else (numpy.float64, numpy.float32, numpy.int64, numpy.int32, numpy.bool_)
        self.scalars = {id(kind): kind.__name__ for kind in scalars}

    def column(self, values):
        kinds = {id(type(value)): type(value) for value in values}
        kind = kinds.popitem()[1] if len(kinds) == 1 else None
        if kind is float:
            return {"k": "floats", "bytes": struct.pack(f">{len(values)}d", *values).hex()}
        if kind is str:
            return {"k": "strings", "values": list(map(canonical.encode, values))}
        if kind is tuple and len({len(value) for value in values}) == 1 and 0 < len(values[0]) <= 64:
            return {"k": "tuples", "items": [self.column(list(item)) for item in zip(*values)]}
        if kind is not None and kind is self.array and all(value.dtype.kind in "fiub" for value in values):
            return self.arrays(values)
        return {"k": "documents", "values": list(map(self.document, values))}

    def arrays(self, values):
        heads = [[value.dtype.kind, *value.shape] for value in values]
        return {"k": "arrays", "heads": heads, "bytes": b"".join(map(self.bytes, values)).hex()}

    def bytes(self, value):
        # the same bytes for all widths of a kind
        return value.astype({"f": ">f8", "i": ">i8", "u": ">u8", "b": "?"}[value.dtype.kind]).tobytes()

    def document(self, value):
        kind = type(value)
        if kind is Raised:
            return value.document
        if kind is tuple and len(value) <= 64:
            return {"$": "tuple", "items": list(map(self.document, value))}
        if kind is self.array and self.array is not None:
            if value.dtype.kind not in "fiub":
                return {"$": "refused", "code": "unknown-type", "type": f"array of {value.dtype.name}"[:100], "at": ""}
            head = {"$": "tuple", "items": [value.dtype.kind, *value.shape]}
            return {"$": "as", "type": "ndarray", "value": {"$": "tuple", "items": [head, {"$": "bytes", "hex": self.bytes(value).hex()}]}}
        if id(kind) in self.scalars:
            return {"$": "as", "type": f"numpy.{self.scalars[id(kind)]}", "value": canonical.encode(value.item())}
        return canonical.encode(value)


def callers(code):
    """The name of the function or method of the program that each code object belongs to, by the code object's id."""
    names = {id(code): "<module>"}

    def name_all(inside, name):
        for each in inside.co_consts:
            if type(each) is types.CodeType:
                names[id(each)] = name
                name_all(each, name)

    for each in code.co_consts:
        if type(each) is types.CodeType:
            names[id(each)] = each.co_name
            name_all(each, each.co_name)
    return names
