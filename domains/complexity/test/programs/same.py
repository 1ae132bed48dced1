# program: evaluation order of augmented items
# expect: same
def run(xs: list[int]) -> list[int]:
    log = []
    def note(tag, value):
        log.append(tag)
        return value
    table = {1: 10, 2: 20}
    table[note(1, 1)] += note(2, 5)
    try:
        table[note(3, 9)] += note(4, 5)
    except KeyError:
        log.append(5)
    values = [0, 0, 0]
    values[note(6, 0)], values[note(7, 1)] = note(8, 3), note(9, 4)
    values[note(10, 2)] = note(11, 7)
    return log + values + list(table.values())

# program: chained comparisons
# expect: same
def run(xs: list[int]) -> list[int]:
    log = []
    def note(value):
        log.append(value)
        return value
    first = note(1) < note(2) < note(3)
    second = note(3) < note(2) < note(9)
    third = note(1) < (note(5) if first else 0) <= note(5) != note(6)
    fourth = 1 in [1, 2] in [[1, 2]]
    fifth = 0 <= len(xs) < 10**9
    return log + [int(first), int(second), int(third), int(fourth), int(fifth)]

# program: default arguments and closures
# expect: same
def run(xs: list[int]) -> list[int]:
    makers = []
    for i in range(3):
        makers.append(lambda x, i=i: x * i)
    count = 0
    def bump(step=1, *more, scale=2, **names):
        nonlocal count
        count += step * scale + sum(more) + len(names)
        return count
    bump()
    bump(3)
    bump(1, 2, 3, scale=1, a=1, b=2)
    bump(*[1, 2], **{'scale': 5})
    return [make(10) for make in makers] + [count]

# program: try finally and for else
# expect: same
def run(xs: list[int]) -> list[int]:
    log = []
    def risky(k):
        try:
            if k == 0:
                raise ValueError('zero')
            if k == 1:
                return 1
            log.append(k)
        except ValueError as error:
            log.append(len(str(error)))
        else:
            log.append(100)
        finally:
            log.append(-1)
        return 0
    total = [risky(k) for k in range(3)]
    for k in range(3):
        if k == 5:
            break
    else:
        log.append(7)
    while True:
        break
    else:
        log.append(8)
    return log + total
# gives: signed

# program: messages of exceptions
# expect: same
def run(xs: list[int]) -> str:
    found = []
    def attempt(action):
        try:
            action()
        except Exception as error:
            found.append(type_name(error) + str(error))
    def type_name(error):
        for kind, name in ((IndexError, 'index '), (KeyError, 'key '), (ZeroDivisionError, 'zero '),
                           (TypeError, 'type '), (ValueError, 'value ')):
            if isinstance(error, kind):
                return name
        return 'other '
    attempt(lambda: [1][5])
    attempt(lambda: {}['a'])
    attempt(lambda: 1 // 0)
    attempt(lambda: 1 + 'a')
    attempt(lambda: int('x'))
    attempt(lambda: [].pop())
    attempt(lambda: [1].index(2))
    attempt(lambda: max([]))
    attempt(lambda: 'abc'.index('z'))
    attempt(lambda: [1, 2].remove(3))
    attempt(lambda: 1 < 'a')
    attempt(lambda: 3 in 5)
    return '; '.join(found)

# program: laziness of generators
# expect: same
from itertools import count, islice, takewhile, chain, groupby
def run(xs: list[int]) -> list[int]:
    log = []
    def numbers(limit):
        for i in range(limit):
            log.append(i)
            yield i
    first = any(x > 1 for x in numbers(10))
    pairs = zip(numbers(3), numbers(2))
    log.append(50)
    kept = list(pairs)
    endless = (n * n for n in count(3))
    firsts = list(islice(endless, 2, 5))
    below = list(takewhile(lambda n: n < 30, endless))
    runs = [(key, len(list(group))) for key, group in groupby([1, 1, 2, 3, 3, 3])]
    def tree(depth):
        if depth:
            yield from tree(depth - 1)
            yield depth
            yield from tree(depth - 1)
    walk = list(tree(3))
    it = iter([5, 6, 7])
    head = next(it)
    return log + firsts + below + [int(first), len(kept), head] + list(it) + walk + [a * b for a, b in runs]

# program: assignment expressions and unpacking
# expect: same
def run(xs: list[int]) -> list[int]:
    out = []
    data = [1, 2, 3, 4, 5]
    first, *middle, last = data
    (a, b), [c, d] = (1, 2), [3, 4]
    while (n := len(data)) > 3:
        data.pop()
        out.append(n)
    squares = [y for x in data if (y := x * x) > 1]
    a = b = c = 9
    merged = {**{1: 2}, **{3: 4}}
    parts = [*middle, *range(2)]
    return out + squares + parts + [first, last, a, b, c, d] + list(merged) + list(merged.values())

# program: slices read written and deleted
# expect: same
def run(xs: list[int]) -> list[int]:
    a = list(range(10))
    a[2:4] = [20, 21, 22]
    a[::3] = [0] * len(a[::3])
    del a[1]
    del a[5:]
    a[1:1] = (7, 8)
    a += (1, 2)
    a *= 2
    a[-1] -= 100
    b = a[::-1][1:-1:2]
    word = 'abcdef'[1:5][::-1]
    a.insert(-2, 5)
    a.insert(100, 6)
    return a + b + [len(word), word.find('c'), word.count('d')]
# gives: signed

# program: class with methods and ordering
# expect: same
import heapq
class Item:
    made = 0

    def __init__(self, weight, name):
        self.weight = weight
        self.name = name

    def __lt__(self, other):
        return self.weight < other.weight

    def grow(self, by=1):
        self.weight += by
        return self

def run(xs: list[int]) -> list[int]:
    heap = []
    for k in (5, 2, 9, 1):
        heapq.heappush(heap, Item(k, 'n' + str(k)).grow(k % 2))
    out = []
    while heap:
        top = heapq.heappop(heap)
        out.append(top.weight)
        out.append(len(top.name))
    best = max((Item(k, '') for k in range(4)), key=lambda item: item.weight)
    return out + [best.weight, sorted([Item(3, 'x'), Item(1, 'y')])[0].weight]

# program: functools and comparison functions
# expect: same
import functools
from functools import cmp_to_key, reduce, partial
def run(xs: list[int]) -> list[int]:
    words = ['pear', 'fig', 'apple', 'kiwi']
    words.sort(key=cmp_to_key(lambda a, b: len(a) - len(b) or (a > b) - (a < b)))
    ordered = [len(word) for word in words]
    total = reduce(lambda a, b: a * 2 + b, [1, 2, 3], 1)
    add = partial(pow, 2)
    @functools.lru_cache(maxsize=None)
    def ways(k, parts=(1, 2)):
        return 1 if k == 0 else sum(ways(k - p, parts) for p in parts if p <= k)
    return ordered + [total, add(5), ways(10)] + sorted([3, 1, 2], key=partial(max, 2), reverse=True)

# program: stable sorts in both directions
# expect: same
def run(xs: list[int]) -> list[int]:
    pairs = [(x % 3, x) for x in (5, 2, 8, 1, 4, 7, 3)]
    up = sorted(pairs, key=lambda pair: pair[0])
    down = sorted(pairs, key=lambda pair: pair[0], reverse=True)
    pairs.sort(reverse=True)
    return [x for _, x in up] + [x for _, x in down] + [x for _, x in pairs]

# program: text formatting
# expect: same
def run(xs: list[int]) -> str:
    value, width = 255, 8
    parts = [f'{value:>{width}}|{value!r:<5}|{value:08b}', '%d-%s' % (3, 'x'), '{:.2f} {}'.format(1 / 3, [1, 2])]
    parts.append(str(3.5) + repr('q') + format(12, 'x') + hex(10) + bin(5) + chr(97) + str(True))
    parts.append('a,b,,c'.split(',')[2] + 'x'.join('abc') + 'Mixed'.swapcase().center(11, '*'))
    parts.append(' trim '.strip().title() + 'abcabc'.replace('b', 'BB', 1) + 'abc'.translate(str.maketrans('ab', 'xy')))
    return '\n'.join(parts)

# program: methods passed as functions
# expect: same
def run(xs: list[int]) -> list[int]:
    counts = {}
    for letter in 'banana':
        counts[letter] = counts.get(letter, 0) + 1
    best = max(counts, key=counts.get)
    lengths = list(map(len, 'a bb ccc'.split()))
    upper = ''.join(map(str.upper, ['a', 'b']))
    numbers = list(map(int, '1 2 3'.split()))
    smallest = min([3, -2, 1], key=abs)
    push = lengths.append
    push(7)
    return lengths + numbers + [counts[best], len(upper), smallest] + sorted(map(ord, upper))

# program: shadowed built-ins
# expect: same
def len(values):
    return 42

def run(xs: list[int]) -> int:
    max = lambda *args: 7
    return len([1]) + max(1, 2)

# program: sets of int and their algebra
# expect: same
def run(xs: list[int]) -> list[int]:
    a, b = {1, 2, 3, 4}, {3, 4, 5}
    c = a | b
    c &= {1, 3, 5, 9}
    c ^= {1, 77}
    a -= {1}
    a.update([10, 11], (12,))
    frozen = frozenset([1, 2])
    d = {frozen: 1}
    out = sorted(a) + sorted(c) + sorted(a.intersection(b)) + sorted({1, 2}.union([5])) + [d[frozenset([2, 1])]]
    out.append(int(a.isdisjoint({99})) + int(b <= {3, 4, 5, 6}) + int({3} < b))
    return out + [key for key, _ in sorted({k: v for k, v in [(1, 2), (3, 4)]}.items())]

# program: deques counters and default dicts
# expect: same
from collections import deque, Counter, defaultdict, OrderedDict
def run(xs: list[int]) -> list[int]:
    d = deque([1, 2, 3], maxlen=3)
    d.append(4)
    d.rotate(1)
    d.extendleft([9, 8])
    c = Counter('mississippi')
    c.subtract('sip')
    c += Counter('mm')
    g = defaultdict(list)
    for i in range(6):
        g[i % 3].append(i)
    h = defaultdict(lambda: 5)
    h['a'] += 1
    o = OrderedDict([(1, 2), (3, 4)])
    o.move_to_end(1)
    top = [n for _, n in c.most_common(2)]
    return list(d) + top + sum(g.values(), []) + [h['a'], h['b']] + list(o) + [d[1], c['p'], c['zz']]
