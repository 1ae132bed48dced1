# program: sieve of eratosthenes
# expect: not linear, not nlogn
# grid: linear
def run(n: int) -> int:
    prime = [True] * (n + 1)
    i = 2
    while i * i <= n:
        if prime[i]:
            for j in range(i * i, n + 1, i):
                prime[j] = False
        i += 1
    return sum(prime)

# program: sieve without the shortcut
# expect: not linear, not nlogn
# grid: nlogn
def run(n: int) -> int:
    prime = [True] * (n + 1)
    for i in range(2, n + 1):
        if prime[i]:
            for j in range(2 * i, n + 1, i):
                prime[j] = False
    return sum(prime)

# program: trial division
# expect: not logn, not linear
# grid: linear
def run(n: int) -> int:
    i = 1
    while i * i <= n:
        i += 1
    return i

# program: repeated square roots
# expect: not logn, not constant
# grid: logn
import math
def run(n: int) -> int:
    steps = 0
    while n > 1:
        n = math.isqrt(n)
        steps += 1
    return steps

# program: karatsuba recursion
# expect: not linear, not nlogn, not quadratic
# grid: quadratic
def run(n: int) -> int:
    def multiply(k):
        if k < 2:
            return 1
        return (multiply(k // 2) + multiply(k // 2) + multiply(k // 2)) % 7
    return multiply(n)

# program: strassen recursion
# expect: not quadratic, not cubic
# grid: cubic
def run(xs: list[int]) -> int:
    def multiply(k):
        total = 0
        if k > 1:
            for _ in range(7):
                total += multiply(k // 2)
        return total % 7
    return multiply(len(xs))

# program: a logarithm squared
# expect: not logn, not linear
# grid: logn
def run(n: int) -> int:
    steps = 0
    outer = n
    while outer:
        inner = n
        while inner:
            inner //= 2
            steps += 1
        outer //= 2
    return steps

# program: merge sort that sorts
# expect: not nlogn, not quadratic
# grid: nlogn
def run(xs: list[int]) -> int:
    def halves(values):
        if len(values) < 2:
            return values
        middle = len(values) // 2
        return sorted(halves(values[:middle]) + halves(values[middle:]))
    return len(halves(xs))

# program: square root buckets
# expect: not linear, not nlogn, not quadratic
# grid: quadratic
def run(xs: list[int]) -> int:
    step = 1
    while step * step < len(xs):
        step += 1
    total = 0
    for x in xs:
        for k in range(step):
            total += k
    return total

# program: quadratic with a logarithm
# expect: not quadratic, not cubic
# grid: quadratic
def run(xs: list[int]) -> int:
    total = 0
    for x in xs:
        total += sorted(xs)[0]
    return total

# program: primes up to n listed by division
# expect: not linear, not nlogn, not quadratic
# grid: quadratic
def run(n: int) -> int:
    primes = []
    for candidate in range(2, n + 1):
        for p in primes:
            if p * p > candidate:
                primes.append(candidate)
                break
            if candidate % p == 0:
                break
        else:
            primes.append(candidate)
    return len(primes)

# program: fourth power
# expect: not cubic
# grid: cubic
def run(n: int) -> int:
    total = 0
    for a in range(n // 4):
        for b in range(n // 4):
            for c in range(n // 4):
                for d in range(n // 4):
                    total += 1
    return total

# program: subsets measured as a polynomial
# expect: undecided
# grid: linear
def run(xs: list[int]) -> int:
    return sum(1 for mask in range(1 << len(xs)))

# program: sixth power on the exponential grid
# expect: not np
# grid: np
def run(n: int) -> int:
    total = 0
    for a in range(n):
        for b in range(n):
            for c in range(n):
                for d in range(n):
                    total += 1
    return total

# program: number of divisors
# expect: not constant, not logn
# grid: logn
def run(n: int) -> int:
    total = 0
    while n % 2 == 0 and n:
        n //= 2
        total += 1
    d = 3
    while d < 100:
        while n % d == 0 and n:
            n //= d
            total += 1
        d += 2
    return total

# program: collatz steps
# expect: not constant, not logn, not linear
# grid: logn
def run(n: int) -> int:
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps

# program: factorial kept whole
# expect: not linear, not nlogn
# grid: linear
def run(n: int) -> int:
    total = 1
    for i in range(1, n + 1):
        total *= i
    return total % 1000

# program: fibonacci kept whole
# expect: not linear, not nlogn
# grid: linear
def run(n: int) -> int:
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a % 1000

# program: a loop that turns late
# expect: undecided
# grid: linear
def run(xs: list[int]) -> int:
    total = 0
    for i in range(max(0, len(xs) - 900)):
        total += i
    return total
