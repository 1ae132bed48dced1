"""Random values: `give SEED COUNT` prints their documents; `check SEED COUNT` reads documents and says which are not they."""
import collections
import json
import random
import struct
import sys

import canonical


def value(rng, depth, key=False):
    scalars = [
        lambda: None,
        lambda: rng.random() < 0.5,
        lambda: rng.randint(-10, 10),
        lambda: rng.choice([2**53 - 1, 2**53, -(2**53), 10**40, -(10**10_000) + 1, 0]),
        lambda: rng.choice([0.0, -0.0, 0.1 + 0.2, 1e400, -1e400, float("nan"), 5e-324, 1.7976931348623157e308, 2.0**53]),
        lambda: struct.unpack(">d", rng.randbytes(8))[0],
        lambda: "".join(chr(rng.choice([0, 9, 34, 92, 97, 127, 233, 0x200D, 0x2028, 0xD83D, 0xDE00, 0x1F600, 0x10FFFF])) for _ in range(rng.randint(0, 4))),
        lambda: rng.randbytes(rng.randint(0, 3)),
        lambda: complex(rng.choice([0.0, -0.0, 1.5]), float("nan")),
        lambda: range(rng.randint(-2, 2), 5, rng.choice([1, -1, 3])),
    ]
    if depth == 0 or rng.random() < 0.3:
        return rng.choice(scalars)()
    count = rng.randint(0, 4)
    items = lambda hashable: [value(rng, depth - 1, hashable) for _ in range(count)]
    hashable = [lambda: tuple(items(True)), lambda: frozenset(items(True))]
    if key:
        return rng.choice(hashable)()
    entries = lambda: zip(items(True), items(False))
    return rng.choice(hashable + [
        lambda: items(False), lambda: tuple(items(False)), lambda: set(items(True)), lambda: dict(entries()), lambda: bytearray(rng.randbytes(2)),
        lambda: collections.deque(items(False)), lambda: collections.OrderedDict(entries()), lambda: collections.defaultdict(list, entries()),
        lambda: collections.Counter("abca"),
    ])()


def same(a, b):
    """Equality that asks for the same types, bits and order; sets by what their items encode to."""
    if type(a) is not type(b):
        return False
    if type(a) is float:
        return a != a and b != b or struct.pack(">d", a) == struct.pack(">d", b)
    if type(a) is complex:
        return same(a.real, b.real) and same(a.imag, b.imag)
    if type(a) in (list, tuple, collections.deque):
        return len(a) == len(b) and all(map(same, a, b))
    if type(a) in (set, frozenset):
        text = lambda s: sorted(json.dumps(canonical.encode(item)) for item in s)
        return text(a) == text(b)
    if isinstance(a, dict):
        return same(list(a.keys()), list(b.keys())) and same(list(a.values()), list(b.values()))
    return a == b


action, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
values = [value(random.Random(f"{seed}/{i}"), 4) for i in range(count)]
documents = [canonical.encode(v) for v in values]
if action == "give":
    print(json.dumps(documents, allow_nan=False))
else:
    returned = json.load(sys.stdin)
    print(json.dumps([i for i in range(count) if returned[i] != documents[i] or not same(canonical.decode(returned[i]), values[i])]))
