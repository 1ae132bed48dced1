"""Values that would like to decide what they are. Anything of theirs that runs once they are made prints RAN."""
import canonical

made = False


def ran(*_, **__):
    if made:
        print("RAN", flush=True)
    return True


class Always:
    __eq__ = __ne__ = __lt__ = __bool__ = __instancecheck__ = ran
    __getattr__ = __iter__ = __len__ = __reduce_ex__ = __index__ = __float__ = __sizeof__ = __format__ = ran
    __hash__ = lambda self: ran() and 1
    __repr__ = __str__ = lambda self: ran() and "42"
    __class__ = property(lambda self: ran() and int)


class Spy(type):
    """A metaclass that answers for its classes."""
    __eq__ = __instancecheck__ = __subclasscheck__ = __getattr__ = __iter__ = ran
    __hash__ = lambda cls: ran() and 1
    __repr__ = __str__ = lambda cls: ran() and "int"
    __name__ = property(lambda cls: ran() and "int")
    __mro__ = property(lambda cls: ran() and (int, object))
    __dict__ = property(lambda cls: ran() and {})


class Spied(metaclass=Spy):
    pass


class Text(str):
    __eq__ = __hash__ = encode = __len__ = __getitem__ = __iter__ = __str__ = __repr__ = ran


class Key(str):
    """Found as a name in a class's namespace; equal to any name that is looked up."""
    __hash__ = lambda self: str.__hash__("__next__")
    __eq__ = ran


def subclass(base, *arguments):
    return type("Mine", (base,), {"__eq__": ran, "__hash__": lambda self: 1, "__iter__": ran, "__len__": ran, "items": ran, "bit_length": ran, "__repr__": ran})(*arguments)


class Int(int):
    __eq__ = ran
    __hash__ = int.__hash__


def named_by_itself():
    kind = type("x", (), {})
    kind.__qualname__ = Text("int")
    return kind()


def cyclic_dict():
    value = {}
    value["self"] = [value]
    return value


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def doubling(times):
    value = ["x" * 100]
    for _ in range(times):
        value = [value, value]
    return value


def generator():
    ran()
    yield 1


class Lazy:
    __next__ = __iter__ = ran


def raising(error):
    raise error


class Sly(KeyError):
    __str__ = __repr__ = ran


Borrowed = type("ValueError", (Exception,), {})

VALUES = {
    "an object equal to everything": lambda: Always(),
    "it inside a list": lambda: [1, Always()],
    "it as a key": lambda: {Always(): 1},
    "a class that answers for itself": lambda: Spied(),
    "the class itself": lambda: Spied,
    "a class named by a string of its own": named_by_itself,
    "a class whose namespace has a key of its own": lambda: type("Keyed", (), {Key("__next__"): 1})(),
    "a subclass of int": lambda: subclass(int, 42),
    "a subclass of str": lambda: subclass(str, "42"),
    "a subclass of float": lambda: subclass(float, 1.5),
    "a subclass of list": lambda: subclass(list, [1]),
    "a subclass of dict": lambda: subclass(dict, {1: 2}),
    "a subclass of tuple": lambda: subclass(tuple, (1,)),
    "a subclass of set": lambda: subclass(set, {1}),
    "a subclass of bytes": lambda: subclass(bytes, b"1"),
    "a subclass of int inside a set": lambda: {Int(3)},
    "NaN": lambda: float("nan"),
    "negative zero": lambda: -0.0,
    "an int of ten thousand digits": lambda: 10**9_999,
    "an int of a hundred million bits": lambda: 1 << 100_000_000,
    "surrogates": lambda: "\ud83d\ude00",
    "a generator": generator,
    "a generator inside a dict": lambda: {"a": generator()},
    "a map that raises when asked": lambda: map(lambda _: 1 // 0, [1]),
    "an iterator of one's own": lambda: Lazy(),
    "a coroutine function's result": lambda: (lambda c: c.close() or c)(coroutine()),
    "a dict's keys": lambda: {1: 2}.keys(),
    "a list in itself": lambda: (lambda v: v.append(v) or v)([]),
    "a dict in itself": cyclic_dict,
    "a list at the deepest": lambda: nested(99),
    "a list beyond": lambda: nested(100),
    "a list far beyond": lambda: nested(100_000),
    "a value met many times": lambda: doubling(40),
    "a string beyond the cap": lambda: "x" * 8_000_001,
    "a function": lambda: ran,
    "a module": lambda: canonical,
    "an exception returned": lambda: ZeroDivisionError("no"),
    "an exception of one's own returned": lambda: Sly("no"),
    "an exception raised": lambda: raising(ValueError("a message")),
    "an exception of one's own raised": lambda: raising(Sly("no")),
    "an exception that borrows a name": lambda: raising(Borrowed()),
    "an exit": lambda: raising(SystemExit(0)),
    "an interrupt": lambda: raising(KeyboardInterrupt()),
    "endless recursion": lambda: (lambda f: f(f))(lambda f: f(f)),
}


async def coroutine():
    ran()


def make(name):
    global made
    try:
        return VALUES[name]()
    finally:
        made = True


def run(name):
    return canonical.outcome(make, name) if name is not None else sorted(VALUES)
