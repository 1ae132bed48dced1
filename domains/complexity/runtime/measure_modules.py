"""What the functions of the allowed modules cost."""

import bisect
import functools
import heapq
import itertools
import math

from measure_counts import (
    SMALL, big, consume, counted, counts, digits, each, log_times, ordered, weight, weights,
)
from measure_functions import after, each_unordered, free, function, lazily, resolve
from measure_operators import OPERATORS, product_cost

# itertools
lazily(lambda args, options: 1, itertools.repeat, itertools.count, itertools.cycle,
       getattr(itertools, "pairwise", None))
lazily(lambda args, options: max(len(args), 1), itertools.zip_longest)


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
free(math.sqrt, math.floor, math.ceil, math.trunc, math.log, math.log2, math.log10, math.log1p, math.exp, math.sin,
     math.cos, math.tan, math.atan, math.atan2, math.asin, math.acos, math.pow, math.hypot, math.fabs, math.fmod,
     math.modf, math.copysign, math.isclose, math.isnan, math.isinf, math.isfinite, math.degrees, math.radians)


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
    for value in each_unordered(site, values):
        result = OPERATORS["Mult"](site, result, value)
    return result


@function(math.fsum)
def _fsum(site, values):
    return math.fsum(consume(site, values))


@function(math.dist)
def _dist(site, p, q):
    return math.dist(consume(site, p), q)
