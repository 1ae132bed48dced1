"""What built-in functions cost, and how a callable finds its cost."""

import collections
import functools
import types

from measure_counts import PLAIN, big, consume, counted, counts, digits, each, hash_cost, ordered, unmeasured, weights
from measure_methods import FREE, METHODS, bound, pop_last, sorted_by, use_resolver
from measure_operators import OPERATORS

PROGRAM = "<program>"
TABLE = {}
CACHED = type(functools.lru_cache(maxsize=None)(len))
_COMPARER = type(functools.cmp_to_key(len))
_BUILTIN = type(len)
_DESCRIPTORS = (type(str.lower), type(int.__add__))


def resolve(site, function):
    """The charging form of a callable; refuses by name what has no cost here."""
    kind = type(function)
    if kind is types.FunctionType and function.__code__.co_filename == PROGRAM:
        return function
    if kind is types.MethodType and type(function.__func__) is types.FunctionType:
        return resolve(site, function.__func__) and function
    if kind is CACHED:
        return functools.partial(_cached_call, site, function)
    if kind is functools.partial:
        return functools.partial(resolve(site, function.func), *function.args, **function.keywords)
    if kind is _COMPARER or (kind is type and function.__module__ == PROGRAM):
        return function
    if not callable(function):
        return function
    handler = TABLE.get(function)
    if handler is FREE:
        return function
    if handler is not None:
        return functools.partial(handler, site)
    if kind is _BUILTIN and not isinstance(function.__self__, (types.ModuleType, type)):
        return bound(site, function.__self__, function.__name__)
    if kind in _DESCRIPTORS:
        return _unbound(site, function)
    if kind is type and issubclass(function, Exception):
        return function
    raise unmeasured(site, _name(function))


def resolve_method(site, value, name):
    """`value.name` in its charging form."""
    if type(value) in METHODS:
        return bound(site, value, name)
    function = getattr(value, name)
    return resolve(site, function)


def _unbound(site, function):
    def call(self, *args, **options):
        if not isinstance(self, function.__objclass__):
            return function(self, *args, **options)
        return bound(site, self, function.__name__)(*args, **options)

    return call


def _name(function):
    module = getattr(function, "__module__", None)
    name = getattr(function, "__qualname__", type(function).__name__)
    return name if module in (None, "builtins", PROGRAM) else module + "." + name


def _cached_call(site, function, *args, **options):
    counts[site] += sum(map(hash_cost, args)) + sum(map(hash_cost, options.values()))
    return function(*args, **options)


use_resolver(resolve)


def function(*targets):
    def register(handler):
        for target in targets:
            if target is not None:
                TABLE[target] = handler
        return handler

    return register


def after(cost, *targets):
    """Functions whose cost is a function of (arguments, result), known after the call."""
    for target in targets:
        if target is not None:
            TABLE[target] = functools.partial(_costed, target, cost)


def _costed(target, cost, site, *args, **options):
    result = target(*args, **options)
    counts[site] += cost(args, result)
    return result


def lazily(price, *targets):
    """Iterators over their arguments that charge one step an item they give."""
    for target in targets:
        if target is not None:
            TABLE[target] = functools.partial(_lazy, target, price)


def _lazy(target, price, site, *args, **options):
    iterator = target(*[ordered(site, value) for value in args], **options)
    return counted(site, iterator, price(args, options))


def free(*targets):
    for target in targets:
        TABLE[target] = FREE


free(len, range, isinstance, ord, chr, bool, abs, round, callable, slice, next)


# conversions and collections
def _decimal(text_length):
    return text_length if text_length <= 18 else max(text_length, (text_length // 9) ** 2)


@function(int)
def _int(site, *args, **options):
    result = int(*args, **options)
    if args and type(args[0]) is str:
        base = args[1] if len(args) > 1 else options.get("base", 10)
        counts[site] += len(args[0]) if base in (2, 4, 8, 16, 32) else _decimal(len(args[0]))
    return result


def _shown(target):
    @function(target)
    def show(site, *args, **options):
        result = target(*args, **options)
        counts[site] += _decimal(len(result)) if args and type(args[0]) is int else len(result)
        return result


_shown(str)
_shown(repr)
_shown(format)
after(lambda a, r: len(r), bin, oct, hex)
after(lambda a, r: len(a[0]) if a and type(a[0]) is str else 0, float)


def _build(target):
    @function(target)
    def build(site, *args, **options):
        hashed = target in (set, frozenset)
        source = [values if hashed else ordered(site, values) for values in args]
        for values in source:
            consume(site, values)
        result = target(*source, **options)
        if target not in (list, tuple, collections.deque):
            counts[site] += sum(map(hash_cost, result))
        return result


for _kind in (list, tuple, set, frozenset, dict, collections.Counter, collections.OrderedDict):
    _build(_kind)


@function(collections.deque)
def _deque(site, values=(), maxlen=None):
    return collections.deque(consume(site, ordered(site, values)), maxlen)


@function(collections.defaultdict)
def _defaultdict(site, factory=None, *args, **options):
    if factory is not None and factory not in (int, list, set, dict, str, bool, float, tuple, collections.deque,
                                               collections.Counter):
        resolve(site, factory)
    for values in args:
        consume(site, ordered(site, values))
    return collections.defaultdict(factory, *args, **options)


@function(dict.fromkeys)
def _fromkeys(site, values, *default):
    result = dict.fromkeys(consume(site, ordered(site, values)), *default)
    counts[site] += sum(map(hash_cost, result))
    return result


@function(str.maketrans)
def _maketrans(site, *args):
    result = str.maketrans(*args)
    counts[site] += len(result)
    return result


# reductions
@function(sum)
def _sum(site, values, start=0):
    if type(start) not in PLAIN:
        total = start
        for value in each(site, values):
            total = OPERATORS["Add"](site, total, value)
        return total
    result = sum(consume(site, values), start)
    if type(result) is int and big(result) and hasattr(values, "__len__"):
        counts[site] += digits(result) * len(values)
    elif type(result) is int and big(result):
        raise unmeasured(site, "sum of an iterator of integers beyond 2**60")
    return result


@function(any)
def _any(site, values):
    return any(each_unordered(site, values))


@function(all)
def _all(site, values):
    return all(each_unordered(site, values))


def each_unordered(site, values):
    kind = type(values)
    return each(site, list(values) if kind is set or kind is frozenset else values)


def _extreme(target):
    @function(target)
    def extreme(site, *args, key=None, **options):
        charged = options
        if key is not None:
            charged = dict(options, key=resolve(site, key))
        if len(args) > 1:
            counts[site] += weights(args) if key is None else 0
            return target(*args, **charged)
        values = args[0] if args else ()
        if hasattr(values, "__len__"):
            counts[site] += len(values) + (weights(values) if key is None else 0)
            if key is not None:
                ordered(site, values)
        return target(*args, **charged)


_extreme(min)
_extreme(max)


@function(sorted)
def _sorted(site, values, *, key=None, reverse=False):
    if key is not None:
        ordered(site, values)
    copied = list(consume(site, values))
    return sorted_by(site, copied, key, reverse)


@function(divmod)
def _divmod(site, a, b):
    result = divmod(a, b)
    if type(a) is int and type(b) is int and (big(a) or big(b)):
        counts[site] += max(digits(b) * (digits(a) - digits(b) + 1), digits(a))
    return result


@function(pow)
def _pow(site, base, exponent, modulus=None):
    if modulus is None:
        return OPERATORS["Pow"](site, base, exponent)
    result = pow(base, exponent, modulus)
    size = digits(modulus)
    counts[site] += abs(exponent).bit_length() * (1 if size <= 2 else 2 * size * size)
    return result


# lazy built-ins
def _one(args, options):
    return 1


def _wide(args, options):
    return max(len(args), 1)


lazily(_one, enumerate, reversed)
lazily(_wide, zip)


@function(iter)
def _iter(site, values, *sentinel):
    if sentinel or type(values) in (set, frozenset, dict, collections.defaultdict, collections.Counter):
        raise unmeasured(site, "iter of a " + type(values).__name__ if not sentinel else "iter with a sentinel")
    return each(site, values)


@function(map)
def _map(site, function, *values):
    return counted(site, map(resolve(site, function), *[ordered(site, v) for v in values]), max(len(values), 1))


@function(filter)
def _filter(site, function, values):
    return filter(function and resolve(site, function), each(site, values))


HELPERS = {"$call": resolve, "$method": resolve_method, "$pop": pop_last}
