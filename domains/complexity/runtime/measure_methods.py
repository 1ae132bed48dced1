"""What the methods of built-in types cost. A method that is not listed is refused by name."""

import collections

from measure_counts import (
    PLAIN, common_prefix, compare_cost, counts, counted, digits, hash_cost, log_times, ordered, scan_cost, unmeasured,
    weights,
)

FREE = object()
METHODS = {}
_resolve = None


def use_resolver(resolve):
    """The function that turns a callable into its charging form; it lives with the table of functions."""
    global _resolve
    _resolve = resolve


def method(name, *types):
    def register(handler):
        for kind in types:
            METHODS.setdefault(kind, {})[name] = handler
        return handler

    return register


def free(names, *types):
    for kind in types:
        METHODS.setdefault(kind, {}).update(dict.fromkeys(names.split(), FREE))


def by(cost, names, *types):
    """Methods whose cost is a function of (self, result, arguments), known after the call."""
    for name in names.split():
        method(name, *types)(_after(name, cost))


def _after(name, cost):
    def handler(site, self, *args, **options):
        result = getattr(self, name)(*args, **options)
        counts[site] += cost(self, result, args)
        return result

    return handler


def grown(name, *types):
    """Methods that take iterables and add them to the collection: charged by what they read."""

    def handler(site, self, *args, **options):
        own = type(self)
        read = [value if own is set or own is frozenset else ordered(site, value) for value in args]
        before = len(self)
        cost = sum(map(_read, read))
        result = getattr(self, name)(*read, **options)
        counts[site] += cost
        if not all(hasattr(value, "__len__") for value in read):
            counts[site] += abs(len(self) - before)
        return result

    for kind in types:
        METHODS.setdefault(kind, {})[name] = handler


def _read(value):
    if not hasattr(value, "__len__"):
        return 0
    return len(value) + (0 if isinstance(value, range) else sum(map(hash_cost, value)))


def sort_cost(values):
    return log_times(len(values) + weights(values), len(values))


def sorted_by(site, values, key, reverse):
    """The values sorted as `sorted` does, with the key calls and comparisons charged."""
    if key is None:
        counts[site] += sort_cost(values)
        return sorted(values, reverse=reverse)
    charged = _resolve(site, key)
    keys = [charged(value) for value in values]
    counts[site] += sort_cost(keys)
    return [values[i] for i in sorted(range(len(values)), key=keys.__getitem__, reverse=reverse)]


LISTS = (list,)
DICTS = (dict, collections.defaultdict, collections.Counter, collections.OrderedDict)
SETS = (set, frozenset)
DEQUE = collections.deque

# str
by(lambda s, r, a: len(s), "upper lower title capitalize swapcase casefold strip lstrip rstrip split rsplit splitlines "
   "partition rpartition count isdigit isalpha isalnum isupper islower isspace isnumeric isdecimal isidentifier "
   "istitle isascii isprintable translate expandtabs removeprefix removesuffix", str)
by(lambda s, r, a: len(s) + len(r), "replace", str)
by(lambda s, r, a: len(r), "zfill center ljust rjust format", str)
by(lambda s, r, a: _found(s, r, a), "find index", str)
by(lambda s, r, a: len(s), "rfind rindex", str)
by(lambda s, r, a: _affix(s, a, False), "startswith", str)
by(lambda s, r, a: _affix(s, a, True), "endswith", str)


def _found(text, at, args):
    start = args[1] if len(args) > 1 else 0
    return max(at - start + len(args[0]), 1) if at >= 0 else max(len(text) - start, 1)


def _affix(text, args, end):
    affixes = args[0] if type(args[0]) is tuple else (args[0],)
    if end or len(args) > 1:
        return sum(min(len(affix), len(text)) for affix in affixes)
    return sum(common_prefix(text, affix) for affix in affixes)


@method("join", str)
def _join(site, self, values):
    values = ordered(site, values)
    if not hasattr(values, "__len__"):
        values = list(values)
    result = self.join(values)
    counts[site] += len(values) + len(result)
    return result


# list, tuple, deque
free("append clear", list)
free("append appendleft popleft clear", DEQUE)
by(lambda s, r, a: len(s), "reverse copy", list, DEQUE)
grown("extend", list, DEQUE)
grown("extendleft", DEQUE)


@method("pop", list)
def _pop(site, self, *index):
    before = len(self)
    result = self.pop(*index)
    if index:
        counts[site] += before - 1 - index[0] % before
    return result


free("pop", DEQUE)


@method("insert", list)
def _insert(site, self, index, value):
    before = len(self)
    self.insert(index, value)
    counts[site] += before - min(index if index >= 0 else max(before + index, 0), before) + 1


@method("insert", DEQUE)
def _insert_deque(site, self, index, value):
    self.insert(index, value)
    counts[site] += len(self)


@method("remove", list, DEQUE)
def _remove(site, self, value):
    before = len(self)
    cost = scan_cost(value, self) if type(value) not in PLAIN else 0
    self.remove(value)
    counts[site] += before + cost


@method("index", list, tuple, DEQUE)
def _index(site, self, value, *bounds):
    result = self.index(value, *bounds)
    if type(value) in PLAIN or bounds:
        counts[site] += result - (bounds[0] % (len(self) + 1) if bounds else 0) + 1
    else:
        counts[site] += scan_cost(value, self)
    return result


@method("count", list, tuple, DEQUE)
def _count(site, self, value):
    result = self.count(value)
    cost = 0 if type(value) in PLAIN else sum(compare_cost(value, other, True) for other in self)
    counts[site] += len(self) + cost
    return result


@method("sort", list)
def _sort(site, self, *, key=None, reverse=False):
    self[:] = sorted_by(site, self, key, reverse)


@method("rotate", DEQUE)
def _rotate(site, self, steps=1):
    self.rotate(steps)
    if self:
        counts[site] += min(steps % len(self), -steps % len(self)) + 1


# dict and its kin
free("keys values items clear popitem", *DICTS)
free("move_to_end", collections.OrderedDict)
by(lambda s, r, a: hash_cost(a[0]), "get setdefault pop", *DICTS)
by(lambda s, r, a: len(s), "copy", *DICTS)
by(lambda s, r, a: len(s), "total", collections.Counter)
grown("update", *DICTS)
grown("subtract", collections.Counter)


@method("most_common", collections.Counter)
def _most_common(site, self, n=None):
    wanted = len(self) if n is None else max(n, 1)
    counts[site] += len(self) + log_times(len(self), min(wanted, len(self)))
    return self.most_common(n)


@method("elements", collections.Counter)
def _elements(site, self):
    return counted(site, self.elements())


# set
by(lambda s, r, a: hash_cost(a[0]), "add discard remove", set)
free("clear", set)
by(lambda s, r, a: len(s), "copy", *SETS)
grown("update", set)
by(lambda s, r, a: len(s) + sum(map(_read, a)), "union symmetric_difference symmetric_difference_update", *SETS)
by(lambda s, r, a: len(s) + sum(map(_read, a)), "difference issuperset intersection_update", *SETS)
by(lambda s, r, a: sum(map(_read, a)) if a else 0, "difference_update", set)
by(lambda s, r, a: len(s), "issubset", *SETS)
by(lambda s, r, a: min(len(s), len(a[0])) if hasattr(a[0], "__len__") else len(s), "isdisjoint", *SETS)
by(lambda s, r, a: min([len(s)] + [len(b) for b in a if hasattr(b, "__len__")]) if a and type(a[0]) in SETS
   else len(s) + sum(map(_read, a)), "intersection", *SETS)
for _name in ("difference_update", "intersection_update", "symmetric_difference_update"):
    METHODS[frozenset].pop(_name, None)


@method("pop", set)
def _pop_set(site, self):
    return ordered(site, self).pop()


# numbers
free("bit_length", int, bool)
free("is_integer", float)
by(lambda s, r, a: digits(s), "bit_count", int)


def pop_last(site, self):
    """`x.pop()` without arguments."""
    kind = type(self)
    if kind is list or kind is DEQUE:
        return self.pop()
    return bound(site, self, "pop")()


def bound(site, self, name):
    """`self.name` in its charging form, for the method of a built-in value."""
    handler = METHODS.get(type(self), {}).get(name)
    if handler is FREE:
        return getattr(self, name)
    if handler is None:
        getattr(self, name)
        raise unmeasured(site, type(self).__name__ + "." + name)
    return lambda *args, **options: handler(site, self, *args, **options)
