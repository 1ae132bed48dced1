/** Programs in the manner of contest submissions, written for these tests. */
export interface Example {
  readonly name: string;
  readonly label: string;
  readonly program: string;
  readonly problem?: string;
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  readonly code?: string;
  readonly detail?: string;
}

export const KEPT: readonly Example[] = [
  { name: 'an int from int(input())', label: 'logn', has: ['n: int) -> int', '# cost: log(n)', '# size: log(n)'], program: `
def halvings(n):
    count = 0
    while n > 1:
        n //= 2
        count += 1
    return count
n = int(input())
print(halvings(n))` },
  { name: 'a list from map, its docstring and comments left behind', label: 'linear', has: ['xs: list[int]) -> int', '# where: xs nonempty', '# cost: xs'], hasNot: ['linear time', 'O(n)'], program: `
def spread(xs):
    """Takes linear time."""
    low = xs[0]
    high = xs[0]
    for x in xs:  # O(n)
        if x < low:
            low = x
        if x > high:
            high = x
    return high - low
n = int(input())
a = list(map(int, input().split()))
print(spread(a))` },
  { name: 'a helper and a constant that travel along', label: 'linear', has: ['MOD = 90 + 7', 'def step('], program: `
import sys
MOD = 90 + 7
UNUSED = 5
def step(total, x):
    return (total * 31 + x) % MOD
def fingerprint(xs):
    total = 7
    for x in xs:
        total = step(total, x)
    return total
input = sys.stdin.readline
def ints():
    return list(map(int, input().split()))
print(fingerprint(ints()))`, hasNot: ['UNUSED'] },
  { name: 'an int that must be positive', label: 'constant', has: ['# where: k positive'], program: `
def share(k):
    return 720 // k
print(share(int(input())))` },
  { name: 'a str that must be digits', label: 'linear', has: ['s: str', 'digits'], program: `
def digit_sum(s):
    total = 0
    for c in s:
        total += int(c)
    return total
s = input().strip()
print(digit_sum(s))` },
  { name: 'a loop over pairs of places', label: 'quadratic', has: ['# cost: xs^2'], program: `
def inversions(xs):
    found = 0
    for i in range(len(xs)):
        for j in range(i):
            if xs[j] > xs[i]:
                found += 1
    return found
def main():
    n = int(input())
    print(inversions([int(x) for x in input().split()]))
if __name__ == '__main__':
    main()` },
  { name: 'two parameters of unlike weight', label: 'cubic', has: ['# cost: a*b^2'], program: `
def matches(a, b):
    found = 0
    for x in a:
        for y in b:
            for z in b:
                if x == y or y == z:
                    found += 1
    return found
a = input()
b = input()
print(matches(a, b))` },
  { name: 'types by probing where the driver tells none', label: 'quadratic', has: ['rows: list[list[int]]', 'types by probing'], program: `
import json
def total(rows):
    found = 0
    side = len(rows)
    for row in rows:
        for other in rows:
            found += row[0] * other[0]
    return found
print(total(json.loads(input())))` },
  { name: 'a parameter that no call gives', label: 'linear', has: ['scale = 3', 'xs: list[int]) -> list[int]', '# bound: xs'], program: `
def scaled(xs, scale=3):
    made = []
    for x in xs:
        made.append(x * scale)
    return made
print(*scaled(list(map(int, input().split()))))` },
  { name: 'a result that only the letters it looks for make large', label: 'linear', has: ['# size: s\n', "'(' * s"], program: `
def open_brackets(s):
    left = 0
    for c in s:
        if c == '(':
            left += 1
        elif c == ')' and left > 0:
            left -= 1
    return left
print(open_brackets(input()))` },
  { name: 'all subsets', label: 'exponential', has: ['# label: np', '# cost: exp(n)'], program: `
def even_masks(n):
    found = 0
    for mask in range(1 << n):
        if mask % 3 == 0:
            found += 1
    return found
print(even_masks(int(input())))` },
  { name: 'a result that may be negative', label: 'constant', has: ['# gives: signed'], program: `
def debt(n):
    return 7 - n
print(debt(int(input())))` },
  { name: 'a name that it reads from the driver, as a parameter', label: 'logn', has: ['def lasts(x: int, limit: int) -> bool', '# cost: log(x)', 'limit from the driver'], program: `
def lasts(x):
    halves = 0
    while x > 0:
        x //= 2
        halves += 1
    return halves >= limit
n, limit = map(int, input().split())
print(lasts(n))` },
  { name: 'a function inside the driver that reads what this one holds', label: 'linear', has: ['def reached(goal: int, xs: list[int]) -> int', 'xs from the driver', '# size: xs'], program: `
def main():
    xs = list(map(int, input().split()))
    goal = int(input())
    def reached(goal):
        found = 0
        for x in xs:
            if x >= goal:
                found += 1
        return found
    print(reached(goal))
main()` },
  { name: 'a name that a helper reads', label: 'quadratic', has: ['def above(x, top):', 'above(i + j, top)', 'def crowded(m: int, top: int) -> bool', '# cost: m^2'], program: `
def above(x):
    return x > top
def crowded(m):
    found = 0
    for i in range(m):
        for j in range(m):
            if above(i + j):
                found += 1
    return found > m
m, top = map(int, input().split())
print(crowded(m))` },
  { name: 'parts of what the driver holds, collected and sorted', label: 'nlogn', has: ['jobs: list[tuple[int, int]], least: int) -> int', 'least from the driver', '# cost: jobs*log(jobs)'], program: `
def earliest(jobs):
    found = []
    for gain, due in jobs:
        if gain >= least:
            found.append(due)
    found.sort()
    return found[0] if found else 0
n, least = map(int, input().split())
jobs = [tuple(map(int, input().split())) for _ in range(n)]
print(earliest(jobs))` },
];

const entry = (lines: string, call = 'f(int(input()))'): string => `${lines.trim()}\nprint(${call})`;

export const SKIPPED: readonly Example[] = [
  { name: 'Java', label: 'linear', code: 'not-python', program: 'public class Main { public static void main(String[] args) { } }' },
  { name: 'a program without functions', label: 'linear', code: 'no-function', program: 'print(sum(map(int, input().split())))' },
  { name: 'a function that nothing calls', label: 'linear', code: 'not-called', program: 'def f(n):\n    return n + 1\nprint(input())' },
  { name: 'a function without parameters', label: 'constant', code: 'no-parameters', program: 'def f():\n    return 4\nprint(f())' },
  { name: 'a function that prints', label: 'linear', code: 'does-io', program: entry('def f(n):\n    print(n)\n    return n') },
  { name: 'a function that reads through an alias', label: 'linear', code: 'does-io', program: `import sys\nline = sys.stdin.readline\n${entry('def f(n):\n    return n + len(line())')}` },
  { name: 'a function whose helper prints', label: 'linear', code: 'does-io', program: entry('def g(n):\n    print(n)\n    return n\ndef f(n):\n    return g(n)') },
  { name: 'global', label: 'linear', code: 'global-state', program: entry('count = 0\ndef f(n):\n    global count\n    count += n\n    return count') },
  { name: 'a list of the module', label: 'linear', code: 'global-state', program: entry('seen = []\ndef f(n):\n    seen.append(n)\n    return len(seen)') },
  { name: 'a cache that outlives the call', label: 'linear', code: 'global-state', program: entry('from functools import lru_cache\n@lru_cache(None)\ndef f(n):\n    return n if n < 2 else f(n - 1) + 1') },
  { name: 'chance', label: 'constant', code: 'chance-or-time', program: entry('import random\ndef f(n):\n    return random.randint(0, n)') },
  { name: 'the clock', label: 'constant', code: 'chance-or-time', program: entry('from time import time\ndef f(n):\n    return int(time()) + n') },
  { name: 'a generator', label: 'linear', code: 'generator', program: entry('def f(n):\n    for i in range(n):\n        yield i', 'list(f(int(input())))') },
  { name: 'two entries', label: 'linear', code: 'several-entries', program: entry('def f(n):\n    return n + 1\ndef g(n):\n    return n + 2', 'f(int(input())) + g(int(input()))') },
  { name: 'a function defined twice', label: 'linear', code: 'defined-twice', program: entry('def f(n):\n    return n + 1\ndef f(n):\n    return n + 2') },
  { name: 'any number of parameters', label: 'linear', code: 'unusual-signature', program: entry('def f(*xs):\n    return len(xs)', 'f(1, 2)') },
  { name: 'types that nothing tells apart', label: 'constant', code: 'types-ambiguous', program: entry('def f(x):\n    return x == x', 'f(eval(input()))') },
  { name: 'an entry that raises on all that we try', label: 'constant', code: 'raises', program: entry('def f(n):\n    return [1, 2][n]') },
  { name: 'a loop without end', label: 'linear', code: 'raises', program: entry('def f(n):\n    while n >= 0:\n        n += 1\n    return n') },
  { name: 'no result', label: 'constant', code: 'returns-nothing', program: entry('def f(n):\n    n += 1') },
  { name: 'two types of results', label: 'constant', code: 'mixed-results', program: entry('def f(n):\n    if n % 2:\n        return "odd"\n    return n') },
  { name: 'a float', label: 'constant', code: 'unsuitable-result', program: entry('def f(n):\n    return n / 2') },
  { name: 'a module that has no cost', label: 'constant', code: 'unmeasured', program: entry('from fractions import Fraction\ndef f(n):\n    return Fraction(n, 2).denominator') },
  { name: 'a label that is not the entry\'s', label: 'cubic', code: 'other-class', program: entry('def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total') },
  { name: 'a cost that hangs on the elements', label: 'linear', code: 'depends-on-elements', program: entry('def f(xs):\n    total = 0\n    for i in range(max(xs)):\n        total += i\n    return total', 'f(list(map(int, input().split())))') },
  { name: 'a result that equal parameters hide', label: 'constant', code: 'depends-on-equality', program: entry('def f(a, b):\n    return a % (b + 1) if a != b else 0', 'f(int(input()), int(input()))') },
  { name: 'a class between the labels', label: 'linear', code: 'other-class', program: entry('def f(n):\n    count = 0\n    i = 0\n    while i * i < n:\n        i += 1\n        count += 1\n    return count') },
  { name: 'values beyond all bounds', label: 'linear', code: 'huge-value', program: entry('def f(n):\n    total = 1\n    for i in range(1, n + 1):\n        total *= i\n    return total') },
  { name: 'a memo of the module', label: 'constant', code: 'global-state', program: entry('memo = {}\ndef f(n):\n    if n not in memo:\n        memo[n] = n + 1\n    return memo[n]') },
  { name: 'a list of the driver changed by another name', label: 'constant', code: 'global-state', program: entry('rows = [list(map(int, input().split()))]\ndef f(n):\n    row = rows[0]\n    row.append(n)\n    return n + 1') },
  { name: 'a list of the driver changed by a module', label: 'logn', code: 'global-state', program: entry('from heapq import heappush\nheap = list(map(int, input().split()))\ndef f(n):\n    heappush(heap, n)\n    return heap[0]') },
  { name: 'a list of the driver changed by a helper', label: 'constant', code: 'returns-nothing', program: entry('kept = list(map(int, input().split()))\ndef push(xs, n):\n    xs.append(n)\ndef f(n):\n    push(kept, n)\n    return n + 1') },
  { name: 'a row of the driver changed by way of a new list', label: 'linear', code: 'global-state', detail: 'what the driver holds is changed', program: entry('rows = [list(map(int, input().split())) for _ in range(3)]\ndef f(n):\n    both = rows + [[n]]\n    both[0].append(n)\n    return len(both)') },
  { name: 'a count that a function inside the driver raises', label: 'constant', code: 'does-io', program: 'def main():\n    count = 0\n    def f(n):\n        nonlocal count\n        count += 1\n        return n + count\n    print(f(int(input())))\nmain()' },
  { name: 'a call where the name means another', label: 'constant', code: 'global-state', program: 'base = int(input())\ndef f(n):\n    return n + base\ndef main():\n    base = 3\n    print(f(int(input())) + base)\nmain()' },
  { name: 'a function that is handed on by name', label: 'constant', code: 'global-state', program: entry('base = int(input())\ndef f(n):\n    return n + base', 'list(map(f, [1, 2]))') },
  { name: 'a function that takes all from the driver', label: 'linear', code: 'global-state', program: entry('xs = list(map(int, input().split()))\ndef f():\n    return max(xs)', 'f()') },
  { name: 'a tuple of unknown length', label: 'constant', code: 'types-ambiguous', program: entry('def f(row):\n    return len(row)', 'f(tuple(map(int, input().split())))') },
  { name: 'a tuple of three', label: 'constant', code: 'raises', program: entry('def f(row):\n    a, b, c = row\n    return a + b + c', 'f(tuple(map(int, input().split())))') },
];
