"""What built-in functions and the functions of the allowed modules cost, and how a callable finds its cost."""

import bisect
import collections
import functools
import heapq
import itertools
import math
import types

from measure_counts import (
    PLAIN, SMALL, big, compare_cost, consume, counted, counts, digits, each, hash_cost, log_times, ordered,
    unmeasured, weight, weights,
)
from measure_methods import FREE, METHODS, bound, pop_last, sorted_by, use_resolver
from measure_operators import OPERATORS, product_cost

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


for _free in (len, range, isinstance, ord, chr, bool, abs, round, callable, slice, next, float, math.sqrt, math.floor,
              math.ceil, math.trunc, math.log, math.log2, math.log10, math.log1p, math.exp, math.sin, math.cos,
              math.tan, math.atan, math.atan2, math.asin, math.acos, math.pow, math.hypot, math.fabs, math.fmod,
              math.modf, math.copysign, math.isclose, math.isnan, math.isinf, math.isfinite, math.degrees,
              math.radians):
    TABLE[_free] = FREE


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
    return any(_each_unordered(site, values))


@function(all)
def _all(site, values):
    return all(_each_unordered(site, values))


def _each_unordered(site, values):
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


lazily(_one, enumerate, zip, reversed, itertools.repeat, itertools.count, itertools.cycle, itertools.zip_longest,
       getattr(itertools, "pairwise", None))


@function(iter)
def _iter(site, values, *sentinel):
    if sentinel or type(values) in (set, frozenset, dict, collections.defaultdict, collections.Counter):
        raise unmeasured(site, "iter of a " + type(values).__name__ if not sentinel else "iter with a sentinel")
    return each(site, values)


@function(map)
def _map(site, function, *values):
    return counted(site, map(resolve(site, function), *[ordered(site, v) for v in values]))


@function(filter)
def _filter(site, function, values):
    return filter(function and resolve(site, function), each(site, values))


@function(itertools.filterfalse)
def _filterfalse(site, function, values):
    return itertools.filterfalse(function and resolve(site, function), each(site, values))


@function(itertools.takewhile)
def _takewhile(site, function, values):
    return itertools.takewhile(resolve(site, function), each(site, values))


@function(itertools.dropwhile)
def _dropwhile(site, function, values):
    return itertools.dropwhile(resolve(site, function), each(site, values))


@function(itertools.starmap)
def _starmap(site, function, values):
    return counted(site, itertools.starmap(resolve(site, function), ordered(site, values)))


@function(itertools.islice)
def _islice(site, values, *bounds):
    return itertools.islice(each(site, values), *bounds)


@function(itertools.compress)
def _compress(site, values, selectors):
    return itertools.compress(each(site, values), ordered(site, selectors))


@function(itertools.chain)
def _chain(site, *values):
    return itertools.chain(*[each(site, v) for v in values])


@function(itertools.chain.from_iterable)
def _chain_all(site, values):
    return itertools.chain.from_iterable(each(site, v) for v in each(site, values))


@function(itertools.groupby)
def _groupby(site, values, key=None):
    return itertools.groupby(each(site, values), key and resolve(site, key))


@function(itertools.accumulate)
def _accumulate(site, values, func=None, *, initial=None):
    add = resolve(site, func) if func is not None else functools.partial(OPERATORS["Add"], site)
    return counted(site, itertools.accumulate(ordered(site, values), add, initial=initial))


def _selection(target):
    @function(target)
    def select(site, values, r=None):
        pool = tuple(consume(site, ordered(site, values)))
        chosen = len(pool) if r is None else r
        iterator = target(pool) if r is None and target is itertools.permutations else target(pool, r)
        return counted(site, iterator, max(chosen, 1))


for _kind in (itertools.permutations, itertools.combinations, itertools.combinations_with_replacement):
    _selection(_kind)


@function(itertools.product)
def _product(site, *values, repeat=1):
    pools = [tuple(consume(site, ordered(site, v))) for v in values]
    return counted(site, itertools.product(*pools, repeat=repeat), max(len(pools) * repeat, 1))


# functools
@function(functools.lru_cache)
def _lru_cache(site, maxsize=128, typed=False):
    if callable(maxsize):
        return functools.lru_cache(resolve(site, maxsize))
    return lambda cached: functools.lru_cache(maxsize, typed)(resolve(site, cached))


@function(getattr(functools, "cache", None))
def _cache(site, cached):
    return functools.lru_cache(None)(resolve(site, cached))


@function(functools.reduce)
def _reduce(site, function, values, *initial):
    return functools.reduce(resolve(site, function), each(site, values), *initial)


@function(functools.partial)
def _partial(site, function, *args, **options):
    resolve(site, function)
    return functools.partial(function, *args, **options)


@function(functools.cmp_to_key)
def _cmp_to_key(site, function):
    return functools.cmp_to_key(resolve(site, function))


# heapq and bisect
def _heap_step(site, heap, item):
    counts[site] += len(heap).bit_length() * (1 + weight(item))


@function(heapq.heappush)
def _heappush(site, heap, item):
    heapq.heappush(heap, item)
    _heap_step(site, heap, item)


@function(heapq.heappop)
def _heappop(site, heap):
    _heap_step(site, heap, heap[0] if heap else 0)
    return heapq.heappop(heap)


def _heap_swap(target):
    @function(target)
    def swap(site, heap, item):
        _heap_step(site, heap, item)
        return target(heap, item)


_heap_swap(heapq.heapreplace)
_heap_swap(heapq.heappushpop)


@function(heapq.heapify)
def _heapify(site, heap):
    heapq.heapify(heap)
    counts[site] += len(heap) + weights(heap)


def _best(target):
    @function(target)
    def best(site, n, values, key=None):
        pool = list(consume(site, values if key is None else ordered(site, values)))
        counts[site] += log_times(len(pool) + weights(pool), min(max(n, 1), len(pool)) + 1)
        return target(n, pool, key=key and resolve(site, key))


_best(heapq.nlargest)
_best(heapq.nsmallest)


@function(heapq.merge)
def _merge(site, *values, key=None, reverse=False):
    merged = heapq.merge(*[ordered(site, v) for v in values], key=key and resolve(site, key), reverse=reverse)
    return counted(site, merged, max(len(values).bit_length(), 1))


def _bisection(find, insort):
    def position(site, values, x, lo, hi, options):
        if options.get("key") is not None:
            options["key"] = resolve(site, options["key"])
        end = len(values) if hi is None else hi
        counts[site] += max(end - lo, 0).bit_length() * (1 + weight(x))
        return find(values, x, lo, end, **options)

    @function(find)
    def search(site, values, x, lo=0, hi=None, **options):
        return position(site, values, x, lo, hi, options)

    @function(insort)
    def insert(site, values, x, lo=0, hi=None, **options):
        key = options.get("key")
        at = position(site, values, x if key is None else resolve(site, key)(x), lo, hi, options)
        counts[site] += len(values) - at
        values.insert(at, x)


_bisection(bisect.bisect_left, bisect.insort_left)
_bisection(bisect.bisect_right, bisect.insort_right)


# math
def euclid_steps(a, b):
    a, b = abs(a), abs(b)
    steps = 1
    while b:
        a, b = b, a % b
        steps += 1 + big(a)
    return steps


@function(math.gcd)
def _gcd(site, *numbers):
    result = 0
    for number in numbers:
        counts[site] += euclid_steps(result, number)
        result = math.gcd(result, number)
    return result if numbers else math.gcd()


@function(getattr(math, "lcm", None))
def _lcm(site, *numbers):
    result = math.lcm(*numbers)
    running = 1
    for number in numbers:
        counts[site] += euclid_steps(running, number)
        running = math.lcm(running, number)
    return result


@function(math.isqrt)
def _isqrt(site, n):
    counts[site] += product_cost(digits(n), digits(n)) if big(n) else 0
    return math.isqrt(n)


def _multiplications(count, result):
    return count * (1 if -SMALL < result < SMALL else digits(result))


after(lambda a, r: _multiplications(max(a[0], 1), r), math.factorial)
after(lambda a, r: _multiplications(max(min(a[1], a[0] - a[1]), 0) + 1, r), math.comb)
after(lambda a, r: _multiplications((a[1] if len(a) > 1 and a[1] is not None else a[0]) + 1, r), math.perm)


@function(math.prod)
def _prod(site, values, *, start=1):
    result = start
    for value in _each_unordered(site, values):
        result = OPERATORS["Mult"](site, result, value)
    return result


@function(math.fsum)
def _fsum(site, values):
    return math.fsum(consume(site, values))


@function(math.dist)
def _dist(site, p, q):
    return math.dist(consume(site, p), q)


HELPERS = {"$call": resolve, "$method": resolve_method, "$pop": pop_last}
