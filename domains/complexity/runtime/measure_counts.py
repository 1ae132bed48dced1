"""The counters of one measured run, and what an operation on a value costs.

A cost is a number of elementary steps: elements touched, characters, 30-bit
digits of integers too large for a word. Constant work costs nothing here, because
the loop iteration or call around it is counted already.
"""

import collections

counts = []
sites = []

# Integers below this are words; a run at large sizes widens it (measure_program.widen), since n^8 is still a word.
SMALL = 1 << 60
COLLECTIONS = (set, frozenset, dict, collections.Counter, collections.defaultdict, collections.OrderedDict,
               collections.deque)
PLAIN = (int, float, bool, type(None))


class Unmeasured(BaseException):
    """The program uses something that has no cost here: refused by name."""

    def __init__(self, what, line):
        super().__init__(what, line)
        self.what = what
        self.line = line


def unmeasured(site, what):
    return Unmeasured(what, sites[site][0])


def digits(value):
    return (value.bit_length() + 29) // 30


def big(value):
    """Extra steps of walking once through an integer."""
    return 0 if -SMALL < value < SMALL else digits(value)


_logs = {}


def log_times(count, length):
    """ceil(count * log2(length)) without floating point."""
    if length < 2:
        return 0
    bits = _logs.get(length)
    if bits is None:
        bits = _logs[length] = (length ** 64).bit_length() - 1
    return -(-count * bits // 64)


def hash_cost(key):
    kind = type(key)
    if kind is int:
        return big(key)
    if kind is str:
        return len(key)
    if kind is tuple or kind is frozenset:
        return len(key) + sum(map(hash_cost, key))
    return 0


def weight(value):
    """The most that one comparison with this value can cost beyond one step."""
    kind = type(value)
    if kind is int:
        return big(value)
    if kind is str:
        return len(value)
    if kind is list or kind is tuple:
        return len(value) + sum(map(weight, value))
    if kind is set or kind is frozenset or kind is dict:
        return len(value)
    return 0


def weights(values):
    """Sum of the weights; nothing to add up for plain numbers."""
    for value in values:
        if type(value) not in PLAIN or (type(value) is int and big(value)):
            return sum(map(weight, values))
    return 0


def common_prefix(a, b):
    low, high = 0, min(len(a), len(b))
    while low < high:
        middle = (low + high) // 2
        if a[low:middle + 1] == b[low:middle + 1]:
            low = middle + 1
        else:
            high = middle
    return low


def compare_cost(a, b, equality):
    """Elements that a comparison looks at before it knows the answer."""
    kind = type(a)
    other = type(b)
    if kind is int:
        return min(big(a), big(b)) if other is int else 0
    if kind is str and other is str:
        if equality and len(a) != len(b):
            return 1
        return common_prefix(a, b) + 1
    if (kind is list or kind is tuple) and other is kind:
        if equality and len(a) != len(b):
            return 1
        cost = 1
        for x, y in zip(a, b):
            cost += 1 + (0 if type(x) in PLAIN else compare_cost(x, y, True))
            if x != y:
                break
        return cost
    if kind in COLLECTIONS:
        if not hasattr(b, "__len__") or (equality and len(a) != len(b)):
            return 1
        return 1 + min(len(a), len(b)) + weights(a)
    return 0


def scan_cost(wanted, values):
    """Elements that `wanted in values` looks at, values being a list, tuple or deque."""
    if type(wanted) in PLAIN:
        if wanted in values:
            return values.index(wanted) + 1
        return len(values)
    cost = 0
    for value in values:
        cost += 1 + compare_cost(wanted, value, True)
        if value is wanted or value == wanted:
            break
    return cost


def _reproducible(value):
    kind = type(value)
    return kind is int or kind is bool or kind is float or (kind is tuple and all(map(_reproducible, value)))


def ordered(site, values):
    """The values, unless their order depends on the hash seed of the process."""
    kind = type(values)
    if (kind is set or kind is frozenset) and not all(map(_reproducible, values)):
        raise unmeasured(site, "the order of a set of str or objects")
    return values


def consume(site, values):
    """Charge for walking through sized values at once; iterators charge item by item."""
    if hasattr(values, "__len__"):
        counts[site] += len(values)
    return values


def each(site, values):
    """An iterator over the values that charges one step an item, when the items are not charged already."""
    values = ordered(site, values)
    if hasattr(values, "__len__"):
        return _counted(site, iter(values), 1)
    return iter(values)


def counted(site, iterator, price=1):
    return _counted(site, iterator, price)


def _counted(site, iterator, price):
    for item in iterator:
        counts[site] += price
        yield item
