# program: one lookup
# expect: constant
def run(xs: list[int]) -> int:
    return xs[len(xs) // 2] if xs else 0

# program: bounded alphabet
# expect: constant
def run(s: str) -> int:
    seen = 0
    for letter in 'abcdefghijklmnopqrstuvwxyz':
        if s[:1] == letter:
            seen += 1
    return seen

# program: arithmetic on large values
# expect: constant
def run(n: int) -> int:
    return n * (n + 1) * (2 * n + 1) // 6 % 1000

# program: early exit of any
# expect: constant
def run(xs: list[int]) -> bool:
    return any(x >= 0 for x in xs)

# program: binary search
# expect: logn
def run(xs: list[int]) -> int:
    low, high, target = 0, len(xs), -1
    while low < high:
        middle = (low + high) // 2
        if xs[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low

# program: bisect on a list
# expect: logn
import bisect
def run(xs: list[int]) -> int:
    return bisect.bisect_left(xs, len(xs))

# program: popcount by clearing the lowest bit
# expect: logn
def run(n: int) -> int:
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count

# program: decimal digits of a value
# expect: logn
def run(n: int) -> int:
    total = 0
    while n:
        n, digit = divmod(n, 10)
        total += digit
    return total

# program: euclid on neighbouring fibonacci numbers
# expect: logn
def run(pair: tuple[int, int]) -> int:
    a, b = pair
    steps = 0
    while b:
        a, b = b, a % b
        steps += 1
    return steps
# inputs
def fibonacci(rng, pair):
    a, b = 1, 1
    while a + b <= pair:
        a, b = b, a + b
    return (b, a),

# program: gcd of the library on neighbouring fibonacci numbers
# expect: logn
import math
def run(pair: tuple[int, int]) -> int:
    return math.gcd(*pair)
# inputs
def fibonacci(rng, pair):
    a, b = 1, 1
    while a + b <= pair:
        a, b = b, a + b
    return (b, a),

# program: modular power of the library
# expect: logn
def run(n: int) -> int:
    return pow(3, n, 1000003)

# program: fast doubling
# expect: logn
def run(n: int) -> int:
    def pair(k):
        if k == 0:
            return 0, 1
        a, b = pair(k // 2)
        c = a * (2 * b - a) % 1009
        d = (a * a + b * b) % 1009
        return (c, d) if k % 2 == 0 else (d, (c + d) % 1009)
    return pair(n)[0]

# program: two pointers
# expect: linear
def run(xs: list[int]) -> int:
    left, right, best = 0, len(xs) - 1, 0
    while left < right:
        best = max(best, xs[left] + xs[right])
        if xs[left] < xs[right]:
            left += 1
        else:
            right -= 1
    return best

# program: knuth morris pratt table
# expect: linear
def run(s: str) -> int:
    table = [0]
    k = 0
    for i in range(1, len(s)):
        while k and s[i] != s[k]:
            k = table[k - 1]
        if s[i] == s[k]:
            k += 1
        table.append(k)
    return sum(table) % 7

# program: monotonic stack
# expect: linear
def run(xs: list[int]) -> int:
    stack = []
    popped = 0
    for x in xs:
        while stack and stack[-1] < x:
            stack.pop()
            popped += 1
        stack.append(x)
    return popped

# program: memoised recursion on one index
# expect: linear
import functools
def run(xs: list[int]) -> int:
    @functools.lru_cache(maxsize=None)
    def best(i):
        if i >= len(xs):
            return 0
        return max(best(i + 1), xs[i] + best(i + 2)) % 10007
    return best(0)

# program: a list growing by plus equals
# expect: linear
def run(xs: list[int]) -> int:
    out = []
    for x in xs:
        out += [x, x + 1]
    return len(out)

# program: join of parts
# expect: linear
def run(xs: list[int]) -> int:
    parts = ['ab' for x in xs]
    return len(','.join(parts))

# program: sliding window in a deque
# expect: linear
from collections import deque
def run(xs: list[int]) -> int:
    window = deque()
    best = 0
    for i, x in enumerate(xs):
        while window and xs[window[-1]] <= x:
            window.pop()
        window.append(i)
        if window[0] <= i - 5:
            window.popleft()
        best = max(best, xs[window[0]])
    return best

# program: gray code of one value for every index
# expect: linear
def run(n: int) -> int:
    return max(i ^ (i >> 1) for i in range(n + 1))

# program: counting with a dictionary
# expect: linear
from collections import Counter
def run(s: str) -> int:
    counts = Counter(s)
    return max(counts.values(), default=0)

# program: building a heap by hand
# expect: linear
def run(xs: list[int]) -> int:
    heap = xs[:]
    for start in range(len(heap) // 2 - 1, -1, -1):
        at = start
        while 2 * at + 1 < len(heap):
            child = 2 * at + 1
            if child + 1 < len(heap) and heap[child + 1] > heap[child]:
                child += 1
            if heap[at] >= heap[child]:
                break
            heap[at], heap[child] = heap[child], heap[at]
            at = child
    return heap[0] if heap else 0

# program: generator pipeline
# expect: linear
def run(xs: list[int]) -> int:
    def numbers():
        for x in xs:
            yield x
    doubled = (2 * x for x in numbers())
    return sum(filter(None, map(abs, doubled))) % 97

# program: sorted with a key
# expect: nlogn
def run(xs: list[int]) -> int:
    return sorted(xs, key=lambda x: -x)[0] if xs else 0

# program: heap sort by the library
# expect: nlogn
import heapq
def run(xs: list[int]) -> int:
    heap = []
    for x in xs:
        heapq.heappush(heap, x)
    total = 0
    while heap:
        total = (total * 3 + heapq.heappop(heap)) % 1009
    return total

# program: heap sort by hand
# expect: nlogn
def run(xs: list[int]) -> int:
    heap = []
    for x in xs:
        heap.append(x)
        at = len(heap) - 1
        while at and heap[(at - 1) // 2] > heap[at]:
            up = (at - 1) // 2
            heap[up], heap[at] = heap[at], heap[up]
            at = up
    return heap[0] if heap else 0

# program: merge sort
# expect: nlogn
def run(xs: list[int]) -> list[int]:
    if len(xs) < 2:
        return xs[:]
    middle = len(xs) // 2
    left, right = run(xs[:middle]), run(xs[middle:])
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    return out + left[i:] + right[j:]

# program: harmonic sum
# expect: nlogn
def run(n: int) -> int:
    marks = [0] * (n + 1)
    for i in range(1, n + 1):
        for j in range(i, n + 1, i):
            marks[j] += 1
    return max(marks)

# program: binary search for every element
# expect: nlogn
def run(xs: list[int]) -> int:
    ordered = sorted(xs)
    hits = 0
    for x in xs:
        low, high = 0, len(ordered)
        while low < high:
            middle = (low + high) // 2
            if ordered[middle] < x:
                low = middle + 1
            else:
                high = middle
        hits += low
    return hits

# program: fenwick tree
# expect: nlogn
def run(xs: list[int]) -> int:
    tree = [0] * (len(xs) + 1)
    total = 0
    for x in range(len(xs), 0, -1):
        i = x
        while i:
            total += tree[i]
            i -= i & -i
        i = x
        while i <= len(xs):
            tree[i] += 1
            i += i & -i
    return total

# program: binary representations of every index
# expect: nlogn
def run(n: int) -> int:
    return sum(bin(i).count('1') for i in range(n + 1))

# program: all pairs once
# expect: quadratic
def run(xs: list[int]) -> int:
    pairs = 0
    for i in range(len(xs)):
        for j in range(i + 1, len(xs)):
            if xs[i] > xs[j]:
                pairs += 1
    return pairs

# program: nested comprehension
# expect: quadratic
def run(xs: list[int]) -> int:
    return len([a + b for a in xs for b in xs if a < b])

# program: string building
# expect: quadratic
def run(s: str) -> int:
    text = ''
    for letter in s:
        text += letter
    return len(text)

# program: popping the front of a list
# expect: quadratic
def run(xs: list[int]) -> int:
    queue = xs[:]
    total = 0
    while queue:
        total += queue.pop(0)
    return total

# program: membership in a list
# expect: quadratic
def run(xs: list[int]) -> int:
    seen = []
    for i in range(len(xs)):
        if i not in seen:
            seen.append(i)
    return len(seen)

# program: slices of every suffix
# expect: quadratic
def run(s: str) -> int:
    return len({s[i:] for i in range(len(s))})

# program: insertion sort
# expect: quadratic
def run(xs: list[int]) -> int:
    out = xs[:]
    for i in range(1, len(out)):
        j = i
        while j and out[j - 1] > out[j]:
            out[j - 1], out[j] = out[j], out[j - 1]
            j -= 1
    return out[0] if out else 0

# program: edit distance
# expect: quadratic
def run(s: str, t: str) -> int:
    row = list(range(len(t) + 1))
    for i, a in enumerate(s, 1):
        previous, row[0] = row[0], i
        for j, b in enumerate(t, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (a != b))
    return row[-1]

# program: reversed prefixes by sum of slices
# expect: quadratic
def run(xs: list[int]) -> int:
    return max((sum(xs[:i]) for i in range(len(xs))), default=0)

# program: tuples as memo keys
# expect: quadratic
import functools
def run(s: str) -> int:
    @functools.lru_cache(maxsize=None)
    def longest(i, j):
        if i == len(s) or j == len(s):
            return 0
        skip = max(longest(i + 1, j), longest(i, j + 1))
        return max(skip, 1 + longest(i + 1, j + 1)) if s[i] == s[j] else skip
    return longest(0, 0)

# program: floyd warshall
# expect: cubic
def run(n: int) -> int:
    far = [[(i * 7 + j * 3) % 11 + 1 for j in range(n)] for i in range(n)]
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if far[i][k] + far[k][j] < far[i][j]:
                    far[i][j] = far[i][k] + far[k][j]
    return max(max(row) for row in far) if n else 0

# program: triples once
# expect: cubic
def run(xs: list[int]) -> int:
    count = 0
    for i in range(len(xs)):
        for j in range(i):
            for k in range(j):
                if xs[i] == xs[j] + xs[k]:
                    count += 1
    return count

# program: matrix product by comprehension
# expect: cubic
def run(n: int) -> int:
    a = [[i + j for j in range(n)] for i in range(n)]
    b = [[sum(x * y for x, y in zip(row, column)) for column in zip(*a)] for row in a]
    return b[0][0] if n else 0

# program: combinations of three by the library
# expect: cubic
from itertools import combinations
def run(xs: list[int]) -> int:
    return sum(1 for a, b, c in combinations(xs, 3) if a + b == c)

# program: all substrings hashed
# expect: cubic
def run(s: str) -> int:
    found = set()
    for i in range(len(s)):
        for j in range(i, len(s)):
            found.add(s[i:j + 1])
    return len(found)

# program: all subsets
# expect: np
def run(xs: list[int]) -> int:
    best = 0
    for mask in range(1 << len(xs)):
        total = 0
        for i in range(len(xs)):
            if mask >> i & 1:
                total += xs[i]
        best = max(best, total)
    return best

# program: permutations by the library
# expect: np
from itertools import permutations
def run(xs: list[int]) -> int:
    return max((sum(i * x for i, x in enumerate(order)) for order in permutations(xs)), default=0)

# program: naive fibonacci
# expect: np
def run(n: int) -> int:
    def fib(k):
        return k if k < 2 else fib(k - 1) + fib(k - 2)
    return fib(n)

# program: gray code list by doubling
# expect: np
def run(n: int) -> int:
    codes = ['']
    for _ in range(n):
        codes = ['0' + code for code in codes] + ['1' + code for code in reversed(codes)]
    return len(codes)

# program: queens
# expect: np
def run(n: int) -> int:
    def place(row, columns, falling, rising):
        if row == n:
            return 1
        return sum(place(row + 1, columns | {c}, falling | {row - c}, rising | {row + c}) for c in range(n)
                   if c not in columns and row - c not in falling and row + c not in rising)
    return place(0, set(), set(), set())
