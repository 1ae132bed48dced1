"""The canonical typed encoding of Python values; the shapes are those of packages/core/src/typed-value.ts.

A helper program imports this as `canonical` and gives back documents in place of values, so that a process that runs no
candidate code can compare them. Nothing that belongs to a value is ever run: its type is read from the object itself and
compared by identity, builtin containers are walked by the builtin's own iterator, and no `__eq__`, `__hash__`, `__repr__`,
`__iter__`, `__class__`, `__instancecheck__` or property of it is asked. What has no exact encoding is refused by name, and
the whole value with it.
"""
import builtins
import collections
import json
import struct
import types

MAX_DEPTH = 100
MAX_NODES = 200_000
MAX_CHARACTERS = 8_000_000
SAFE = 2**53 - 1

_mro = type.__dict__["__mro__"].__get__
_namespace = type.__dict__["__dict__"].__get__
_qualname = type.__dict__["__qualname__"].__get__

# types by id: a dict of types would ask a metaclass for its __hash__ and __eq__
_SEQUENCES = {id(t): t.__iter__ for t in (tuple, set, frozenset, collections.deque, range)}
_MAPPINGS = {
    id(dict): dict.items,
    id(collections.OrderedDict): collections.OrderedDict.items,
    id(collections.defaultdict): dict.items,
    id(collections.Counter): dict.items,
}
_NAMED = {id(t): t.__name__ for t in (frozenset, collections.deque, range, collections.OrderedDict, collections.defaultdict, collections.Counter)}
_VALUES = {id(t): t.__name__ for t in (int, float, complex, str, bytes, bytearray, list, tuple, set, frozenset, dict)}
_LAZY = {
    id(t)
    for t in (
        types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType, map, filter, zip, enumerate, reversed,
        type({}.keys()), type({}.values()), type({}.items()), memoryview,
    )
}
_EXCEPTIONS = {id(t): t.__name__ for t in vars(builtins).values() if type(t) is type and BaseException in t.__mro__}


class _Refused(Exception):
    pass


def encode(value, *, depth=MAX_DEPTH, nodes=MAX_NODES, characters=MAX_CHARACTERS):
    """The document of a value, or `{"$": "refused", "code", "type", "at"}` with one of the codes lazy, subclass,
    unknown-type, cycle, too-deep and too-large. A value met twice counts twice."""
    encoder = _Encoder(depth, nodes, characters)
    try:
        return encoder.value(value)
    except _Refused as refusal:
        code, name = refusal.args
        return {"$": "refused", "code": code, "type": name, "at": "".join(encoder.path)}


def raised(error):
    """The document of an exception that was raised: its class alone, since messages differ between versions."""
    return {"$": "raised", **_exception_class(type(error))}


def outcome(function, *arguments):
    """Calls a function: the document of what it returns, or of what it raises. Running out of memory is passed on."""
    try:
        value = function(*arguments)
    except MemoryError:
        raise
    except BaseException as error:
        return raised(error)
    return encode(value)


def decode(document):
    """The value of a document that our own side made: inputs for a function. Not for refusals, exceptions and other languages."""
    if type(document) is list:
        return [decode(item) for item in document]
    if type(document) is not dict:
        return document
    tag = document["$"]
    if tag == "int":
        return int(document["hex"], 16)
    if tag == "float":
        return _from_bits(document["bits"])
    if tag == "str":
        return "".join(map(chr, document["points"]))
    if tag == "bytes":
        return bytes.fromhex(document["hex"])
    if tag in ("tuple", "set"):
        return {"tuple": tuple, "set": set}[tag](decode(item) for item in document["items"])
    if tag == "dict":
        return {decode(key): decode(item) for key, item in document["entries"]}
    if tag == "as":
        return _NAMED_TYPES[document["type"]](decode(document["value"]))
    raise ValueError(f"no value has the tag {tag}")


_NAMED_TYPES = {
    "bytearray": bytearray, "complex": lambda parts: complex(*parts), "frozenset": frozenset, "range": lambda parts: range(*parts),
    "deque": collections.deque, "OrderedDict": collections.OrderedDict, "Counter": collections.Counter,
    "defaultdict": lambda entries: collections.defaultdict(None, entries),
}


class _Encoder:
    def __init__(self, depth, nodes, characters):
        self.depth, self.nodes, self.characters = depth, nodes, characters
        self.path = []
        self.open = set()

    def value(self, value):
        kind = type(value)
        self.nodes -= 1
        if self.nodes < 0:
            raise _Refused("too-large", _name(kind))
        if value is None or kind is bool:
            return value
        if kind is int:
            if -SAFE <= value <= SAFE:
                return value
            self.spend(value.bit_length() // 4, kind)
            return {"$": "int", "hex": format(value, "x")}
        if kind is float:
            return {"$": "float", "bits": _bits(value)}
        if kind is str:
            return self.text(value)
        if kind is bytes or kind is bytearray:
            self.spend(2 * len(value), kind)
            document = {"$": "bytes", "hex": bytes(value).hex()}
            return document if kind is bytes else {"$": "as", "type": "bytearray", "value": document}
        if kind is complex:
            parts = [{"$": "float", "bits": _bits(part)} for part in (value.real, value.imag)]
            return {"$": "as", "type": "complex", "value": {"$": "tuple", "items": parts}}
        if kind is list or id(kind) in _SEQUENCES or id(kind) in _MAPPINGS:
            return self.inside(value, kind)
        if any(base is BaseException for base in _mro(kind)):
            return {"$": "exception", **_exception_class(kind)}
        raise _refusal_of_type(kind)

    def spend(self, count, kind):
        self.characters -= count
        if self.characters < 0:
            raise _Refused("too-large", _name(kind))

    def text(self, value):
        self.spend(len(value), str)
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:  # lone surrogates: JSON would join two of them into one character
            return {"$": "str", "points": [ord(c) for c in value]}
        return value

    def inside(self, value, kind):
        if id(value) in self.open:
            raise _Refused("cycle", _name(kind))
        if len(self.open) >= self.depth:
            raise _Refused("too-deep", _name(kind))
        self.open.add(id(value))
        document = self.container(value, kind)
        self.open.discard(id(value))
        return document

    def container(self, value, kind):
        if kind is range:
            return {"$": "as", "type": "range", "value": {"$": "tuple", "items": [self.value(n) for n in (value.start, value.stop, value.step)]}}
        if id(kind) in _MAPPINGS:
            entries = []
            for key, item in _MAPPINGS[id(kind)](value):
                place = len(entries)
                entries.append([self.at(f".keys[{place}]", key), self.at(f".values[{place}]", item)])
            document = {"$": "dict", "entries": entries}
        else:
            walk = list.__iter__ if kind is list else _SEQUENCES[id(kind)]
            items = [self.at(f"[{place}]", item) for place, item in enumerate(walk(value))]
            if kind is list or kind is collections.deque:
                document = items
            elif kind is tuple:
                document = {"$": "tuple", "items": items}
            else:
                document = {"$": "set", "items": sorted(items, key=_sort_key)}
        name = _NAMED.get(id(kind))
        return document if name is None else {"$": "as", "type": name, "value": document}

    def at(self, step, value):
        self.path.append(step)
        document = self.value(value)
        self.path.pop()  # not reached by a refusal, so that the path then leads to it
        return document


def _sort_key(document):
    return json.dumps(document, separators=(",", ":"))


def _bits(value):
    return "7ff8000000000000" if value != value else struct.pack(">d", value).hex()


def _from_bits(bits):
    return struct.unpack(">d", bytes.fromhex(bits))[0]


def _name(kind):
    """A type's name as plain text: what a class gives as its name may itself be an object of its own."""
    return str.encode(_qualname(kind), "ascii", "backslashreplace")[:100].decode("ascii")


def _exception_class(kind):
    if id(kind) in _EXCEPTIONS:
        return {"type": _EXCEPTIONS[id(kind)]}
    return {"type": _name(kind), "base": next(_EXCEPTIONS[id(base)] for base in _mro(kind) if id(base) in _EXCEPTIONS)}


def _defines(kind, name):
    # by looking at each key: a lookup would ask keys of a class's namespace whether they are equal
    return any(type(key) is str and key == name for base in _mro(kind) for key in _namespace(base))


def _refusal_of_type(kind):
    base = next((_VALUES[id(base)] for base in _mro(kind) if id(base) in _VALUES), None)
    if base is not None:
        return _Refused("subclass", f"{_name(kind)} (a {base})")
    return _Refused("lazy" if id(kind) in _LAZY or _defines(kind, "__next__") else "unknown-type", _name(kind))
