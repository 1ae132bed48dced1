"""Operators, subscripts and displays, each doing exactly what Python does and charging its site."""

import collections
import operator

from measure_counts import (
    SMALL, big, compare_cost, consume, counts, digits, hash_cost, ordered, scan_cost, unmeasured,
)

DICTS = (dict, collections.defaultdict, collections.Counter, collections.OrderedDict)
SETS = (set, frozenset, type({}.keys()), type({}.items()))
_pending = []


def product_cost(a, b):
    """Digit steps of a multiplication: schoolbook below 70 digits, Karatsuba above, as CPython does."""
    a, b = min(a, b), max(a, b)
    if a <= 70:
        return a * b
    if 2 * a <= b:
        return (b // a) * product_cost(a, a) + (product_cost(a, b % a) if b % a else 0)
    half = b // 2
    return product_cost(a - half, b - half) + product_cost(half, half) + product_cost(half + 1, half + 1) + 4 * b


def power_cost(base, exponent, result):
    steps = exponent.bit_length()
    if -SMALL < result < SMALL:
        return steps
    return steps + 2 * product_cost(digits(result), (digits(result) + 1) // 2)


def _size(value):
    return len(value) if hasattr(value, "__len__") else 0


def _sequence(a, b, result):
    return len(result)


def _both(a, b, result):
    return _size(a) + _size(b)


def _left(a, b, result):
    return _size(a)


def _lesser(a, b, result):
    return min(_size(a), _size(b))


def _longer_digits(a, b, result):
    return max(digits(a), digits(b))


def _result_digits(a, b, result):
    return max(digits(a), digits(result))


def _multiply_digits(a, b, result):
    return product_cost(digits(a), digits(b))


def _divide_digits(a, b, result):
    return max(digits(b) * (digits(a) - digits(b) + 1), digits(a))


def binary(symbol, operate, integers, others):
    """The counted form of one operator: operate does it, the two costs apply to big integers and to collections."""

    def apply(site, a, b):
        result = operate(a, b)
        kind = type(a)
        if kind is int and type(b) is int:
            if -SMALL < a < SMALL and -SMALL < b < SMALL and (type(result) is not int or -SMALL < result < SMALL):
                return result
            counts[site] += integers(a, b, result)
        elif kind is float or kind is bool or type(result) is float:
            if hasattr(result, "__len__"):
                counts[site] += len(result)
        elif symbol == "%" and kind is str:
            counts[site] += len(result)
        elif hasattr(result, "__len__"):
            counts[site] += others(a, b, result)
        return result

    return apply


def power(site, a, b):
    result = a ** b
    if type(result) is int:
        counts[site] += power_cost(a, b, result)
    return result


BINARY = {
    "Add": ("+", operator.add, operator.iadd, _longer_digits, _sequence),
    "Sub": ("-", operator.sub, operator.isub, _longer_digits, _left),
    "Mult": ("*", operator.mul, operator.imul, _multiply_digits, _sequence),
    "Div": ("/", operator.truediv, operator.itruediv, _longer_digits, _left),
    "FloorDiv": ("//", operator.floordiv, operator.ifloordiv, _divide_digits, _left),
    "Mod": ("%", operator.mod, operator.imod, _divide_digits, _sequence),
    "LShift": ("<<", operator.lshift, operator.ilshift, _result_digits, _left),
    "RShift": (">>", operator.rshift, operator.irshift, _result_digits, _left),
    "BitAnd": ("&", operator.and_, operator.iand, _longer_digits, _lesser),
    "BitOr": ("|", operator.or_, operator.ior, _longer_digits, _both),
    "BitXor": ("^", operator.xor, operator.ixor, _longer_digits, _both),
}

OPERATORS = {name: binary(symbol, plain, integers, others)
             for name, (symbol, plain, _, integers, others) in BINARY.items()}
OPERATORS["Pow"] = power


def in_place(name):
    """The counted form of `a op= b`; a list grows by what is added only."""
    if name == "Pow":
        return power
    symbol, _, operate, integers, others = BINARY[name]
    apply = binary(symbol, operate, integers, others)
    if name not in ("Add", "BitOr"):
        return apply

    def grow(site, a, b):
        kind = type(a)
        if kind is int or kind is str or kind is float:
            return apply(site, a, b)
        if kind is list or kind is collections.deque or kind is set or kind in (dict, collections.defaultdict):
            before = len(a)
            b = ordered(site, b) if kind is not set else b
            added = len(b) if hasattr(b, "__len__") else None
            result = operate(a, b)
            counts[site] += added if added is not None else len(result) - before
            return result
        return apply(site, a, b)

    return grow


IN_PLACE = {name: in_place(name) for name in OPERATORS}


def negate(site, a):
    result = -a
    if type(a) is int:
        counts[site] += big(a)
    return result


def invert(site, a):
    result = ~a
    if type(a) is int:
        counts[site] += big(a)
    return result


def comparison(operate, equality):
    def compare(site, a, b):
        kind = type(a)
        if kind is float or kind is bool or (kind is int and -SMALL < a < SMALL):
            return operate(a, b)
        result = operate(a, b)
        counts[site] += _set_cost(a, b) if kind in SETS else compare_cost(a, b, equality)
        return result

    return compare


def _set_cost(a, b):
    return 1 + min(_size(a), _size(b))


def contains(site, wanted, values):
    result = wanted in values
    kind = type(values)
    if kind in DICTS or kind is set or kind is frozenset:
        counts[site] += hash_cost(wanted)
    elif kind is list or kind is tuple or kind is collections.deque:
        counts[site] += scan_cost(wanted, values)
    elif kind is str:
        counts[site] += values.find(wanted) + len(wanted) if result else len(values)
    elif kind is _VALUES:
        counts[site] += scan_cost(wanted, list(values))
    elif kind is range or kind in SETS:
        counts[site] += 0 if type(wanted) is int else hash_cost(wanted)
    return result


_VALUES = type({}.values())


def lacks(site, wanted, values):
    return not contains(site, wanted, values)


COMPARISONS = {
    "Lt": comparison(operator.lt, False), "LtE": comparison(operator.le, False),
    "Gt": comparison(operator.gt, False), "GtE": comparison(operator.ge, False),
    "Eq": comparison(operator.eq, True), "NotEq": comparison(operator.ne, True),
    "In": contains, "NotIn": lacks,
    "Is": lambda site, a, b: a is b, "IsNot": lambda site, a, b: a is not b,
}


def chain(site, name, a, b):
    """One link of `a < b < c`: keeps b for the next link when there is one."""
    result = COMPARISONS[name](site, a, b)
    if result:
        _pending.append(b)
    return result


def kept():
    return _pending.pop()


def forget():
    _pending.clear()


def get_item(site, values, index):
    result = values[index]
    kind = type(index)
    if kind is int:
        if type(values) is collections.deque:
            counts[site] += min(index % len(values), -index % len(values))
    elif kind is slice:
        counts[site] += 0 if type(result) is range else len(result)
    else:
        counts[site] += hash_cost(index)
    return result


def set_item(site, value, values, index):
    if type(index) is slice:
        if not hasattr(value, "__len__"):
            value = list(value)
        before = len(values)
        first = min(index.indices(before)[:2]) if index.step is None else 0
        values[index] = value
        counts[site] += len(value) + (len(values) - first if len(values) != before else 0)
        return
    values[index] = value
    if type(values) is collections.deque:
        counts[site] += min(index % len(values), -index % len(values))
    elif type(index) is not int:
        counts[site] += hash_cost(index)


def delete_item(site, values, index):
    before = len(values)
    del values[index]
    if type(values) is list:
        removed = range(*index.indices(before)) if type(index) is slice else [index % before]
        counts[site] += before - min(removed[0], removed[-1]) if removed else 0
    elif type(values) is collections.deque:
        counts[site] += before
    else:
        counts[site] += hash_cost(index)


def stored(site, values):
    if type(values) is collections.deque:
        raise unmeasured(site, "deque item in an unpacking")
    return values


def key(site, value):
    if type(value) is not int:
        counts[site] += hash_cost(value)
    return value


def load_item(site, values, index):
    return values, index, get_item(site, values, index)


def store_item(site, name, loaded, value):
    values, index, old = loaded
    set_item(site, IN_PLACE[name](site, old, value), values, index)


def load_attribute(target, name):
    return target, name, getattr(target, name)


def store_attribute(site, name, loaded, value):
    target, attribute, old = loaded
    setattr(target, attribute, IN_PLACE[name](site, old, value))


def text(site, value):
    counts[site] += len(value)
    return value


def spread(site, values):
    return consume(site, ordered(site, values))


def delegate(site, values):
    iterator = iter(ordered(site, values))
    while True:
        try:
            item = next(iterator)
        except StopIteration as end:
            return end.value
        counts[site] += 1
        yield item


HELPERS = {
    "$minus": negate, "$invert": invert, "$chain": chain, "$kept": kept, "$get": get_item, "$set": set_item,
    "$del": delete_item, "$stored": stored, "$key": key, "$load": load_item, "$store": store_item,
    "$loada": load_attribute, "$storea": store_attribute, "$text": text, "$spread": spread, "$from": delegate,
    "$slice": slice, "$ordered": ordered,
}
HELPERS.update({"$" + name: apply for name, apply in OPERATORS.items()})
HELPERS.update({"$i" + name: apply for name, apply in IN_PLACE.items()})
HELPERS.update({"$" + name: apply for name, apply in COMPARISONS.items()})
