# program: random
# expect: refused import random
import random
def run(xs: list[int]) -> int:
    return random.randrange(3)

# program: eval
# expect: refused eval
def run(xs: list[int]) -> int:
    return eval('1')

# program: global state
# expect: refused global
calls = 0
def run(xs: list[int]) -> int:
    global calls
    calls += 1
    return calls

# program: unknown library function
# expect: refused math.erf
import math
def run(xs: list[int]) -> int:
    def copysign_like():
        return 1
    return int(math.erf(copysign_like()))

# program: unknown method
# expect: refused str.encode
def run(s: str) -> int:
    return len(s.encode())

# program: unknown class
# expect: refused collections.namedtuple
from collections import namedtuple
def run(xs: list[int]) -> int:
    Point = namedtuple('Point', 'x y')
    return Point(1, 2).x

# program: print
# expect: refused print
def run(xs: list[int]) -> int:
    print(xs)
    return 1

# program: getattr
# expect: refused getattr
def run(xs: list[int]) -> int:
    return getattr(xs, 'count')(1)

# program: dunder attribute
# expect: refused __class__
def run(xs: list[int]) -> int:
    return len(xs.__class__.mro())

# program: order of a set of words
# expect: refused the order of a set of str or objects
def run(s: str) -> int:
    total = 0
    for at, letter in enumerate(set(s)):
        total += at * ord(letter)
    return total

# program: bytes
# expect: refused bytes
def run(s: str) -> int:
    return len(bytes(3))

# program: match statement
# expect: refused Match
def run(xs: list[int]) -> int:
    match len(xs):
        case 0:
            return 1
        case _:
            return 2

# program: bare except
# expect: refused bare except
def run(xs: list[int]) -> int:
    try:
        return xs[0]
    except:
        return 0

# program: with statement
# expect: refused With
def run(xs: list[int]) -> int:
    with xs as ys:
        return 1

# program: async function
# expect: refused AsyncFunctionDef
async def wait():
    return 1
def run(xs: list[int]) -> int:
    return 1

# program: first key of a dict as a queue
# expect: refused iter of a dict
def run(xs: list[int]) -> int:
    waiting = dict.fromkeys(xs)
    done = 0
    while waiting:
        del waiting[next(iter(waiting))]
        done += 1
    return done

# program: class with bases
# expect: refused class Stack with bases or decorators
class Stack(list):
    pass
def run(xs: list[int]) -> int:
    return len(Stack())

# program: cache of the module
# expect: problem nondeterministic
import functools
@functools.lru_cache(maxsize=None)
def double(x):
    return 2 * x
def run(xs: list[int]) -> int:
    return sum(double(x) for x in xs)

# program: state kept in a default
# expect: problem nondeterministic
def remember(x, seen=[]):
    seen.append(x)
    return len(seen)
def run(xs: list[int]) -> int:
    return remember(1)

# program: state kept in a table of the module
# expect: problem nondeterministic
TABLE = {}
def run(xs: list[int]) -> int:
    total = 0
    for x in xs:
        if x not in TABLE:
            TABLE[x] = sum(xs)
        total += TABLE[x]
    return total % 10

# program: a bool for an int
# expect: problem type
def run(xs: list[int]) -> int:
    return len(xs) > 3

# program: an exception
# expect: problem raised
def run(xs: list[int]) -> int:
    return xs[len(xs)]

# program: a negative result without signed
# expect: problem trait
def run(xs: list[int]) -> int:
    return -len(xs)

# program: promised order that is not kept
# expect: problem trait
# gives: sorted
def run(xs: list[int]) -> list[int]:
    return xs[::-1]

# program: endless loop
# expect: stopped
def run(xs: list[int]) -> int:
    total = 0
    while True:
        total += 1

# program: endless recursion
# expect: problem raised
def run(xs: list[int]) -> int:
    return run(xs)

# program: inputs of the wrong size
# expect: problem input
def run(xs: list[int]) -> int:
    return len(xs)
# inputs
def short(rng, xs):
    return [1] * (xs - 1),

# program: inputs above their size
# expect: problem input
def run(xs: list[int]) -> int:
    return len(xs)
# inputs
def large(rng, xs):
    return [xs + 1] * xs,

# program: a value beyond what is recorded
# expect: problem huge
def run(n: int) -> int:
    return 2 ** (200 * n)

# program: del of a tuple
# expect: refused del of a tuple
def run(xs: list[int]) -> int:
    a = [1, 2]
    del (a[0], a[0])
    return len(a)

# program: starred loop target
# expect: refused starred loop target
def run(xs: list[int]) -> int:
    return sum(first for first, *rest in [(1, 2)])

# program: a set of words popped
# expect: refused the order of a set of str or objects
def run(s: str) -> str:
    return {'a', 'b'}.pop()

# program: a sort of the order of a set
# expect: refused the order of a set of str or objects
def run(s: str) -> str:
    return max({'a', 'b'}, key=len)

# program: a stateful function attribute
# expect: problem nondeterministic
def run(xs: list[int]) -> int:
    try:
        run.calls += 1
    except Exception:
        run.calls = 1
    return run.calls
