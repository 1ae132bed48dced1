import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const HELPER = fileURLToPath(new URL('./programs/lift.py', import.meta.url));

interface Lifted {
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly before: string;
  readonly after: string;
}

function lifted(source: string, lines: readonly string[]): Lifted {
  const { status, stdout, stderr } = spawnSync('python3', ['-I', '-B', HELPER], { input: JSON.stringify({ source, lines }), encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Lifted;
}

const TAKES: readonly { name: string; needs: Lifted['needs']; lines: string[]; program: string }[] = [
  { name: 'a name that changes from call to call', needs: { over: ['limit'] }, lines: ['3'], program: `
def over(x):
    return x > limit
n = int(input())
for limit in range(n):
    print(over(1))` },
  { name: 'a recursion, and a call inside a function of the driver', needs: { ways: ['step'] }, lines: ['9', '2'], program: `
def ways(n):
    return 1 if n < step else ways(n - 1) + ways(n - step)
def main():
    print(ways(int(input()) - step))
n = int(input())
step = 2
step += 0
main()` },
  { name: 'functions side by side inside the driver', needs: { near: ['reach'], count: ['reach', 'xs'] }, lines: ['1 5 6 9', '2'], program: `
def main():
    xs = list(map(int, input().split()))
    reach = int(input())
    def near(a, b):
        return abs(a - b) <= reach
    def count(x):
        return sum(1 for y in xs if near(x, y))
    print([count(x) for x in xs])
main()` },
  { name: 'a function inside a block of the driver', needs: { double: [] }, lines: ['4'], program: `
if __name__ == '__main__':
    def double(x):
        return 2 * x
    print(double(int(input())))` },
  { name: 'a local name that is also one of the module', needs: { shifted: ['base'] }, lines: ['4'], program: `
base = int(input())
def main():
    base = 100
    def shifted(x):
        return x + base
    print(shifted(1))
main()
print(base)` },
];

const LEAVES: readonly { name: string; lines: string[]; program: string }[] = [
  { name: 'a call in a function where the name is another', lines: ['4'], program: `
base = int(input())
def f(x):
    return x + base
def main(base):
    return f(base)
print(main(7))` },
  { name: 'a call in a comprehension where the name is another', lines: ['4'], program: `
base = int(input())
def f(x):
    return x + base
print([f(1) for base in range(3)])` },
  { name: 'a call in a lambda where the name is another', lines: ['4'], program: `
base = int(input())
def f(x):
    return x + base
print((lambda base: f(base))(3))` },
  { name: 'a function that is a value too', lines: ['4'], program: `
base = int(input())
def f(x):
    return x + base
print(f(1), sorted([3, 1], key=f))` },
  { name: 'calls that name their arguments', lines: ['4'], program: `
base = int(input())
def f(x):
    return x + base
print(f(x=2))` },
  { name: 'a list that grows', lines: ['4'], program: `
seen = [int(input())]
def f(x):
    seen.append(x)
    return len(seen)
print(f(1), f(2))` },
  { name: 'a list that a loop variable changes', lines: ['4'], program: `
rows = [[int(input())]]
def f(x):
    for row in rows:
        row[0] += x
    return x
print(f(1), rows)` },
  { name: 'a list that grows in place under another name', lines: ['4'], program: `
kept = [int(input())]
def f(x):
    mine = kept
    mine += [x]
    return len(mine)
print(f(1), kept)` },
  { name: 'a row taken out of a collection of rows and sorted', lines: ['4 2'], program: `
rows = [list(map(int, input().split()))]
def f(x):
    best = []
    for row in rows:
        best.append(row)
    best[0].sort()
    return x
print(f(1), rows)` },
  { name: 'a function of the driver that is a value', lines: ['4'], program: `
ask = lambda: int(input())
def f(x):
    return x + ask()
print(f(1))` },
  { name: 'a helper inside the driver that counts its calls', lines: ['4'], program: `
def main():
    calls = 0
    def f(x):
        nonlocal calls
        calls += 1
        return x + calls
    print(f(int(input())), f(1))
main()` },
];

describe('lifting', () => {
  it.each(TAKES)('takes $name', ({ needs, lines, program }) => {
    const { needs: found, before, after } = lifted(program, lines);
    expect(found).toEqual(needs);
    expect(after).toBe(before);
  });

  it.each(LEAVES)('leaves $name', ({ lines, program }) => {
    const { needs, before, after } = lifted(program, lines);
    expect(needs).toEqual({});
    expect(after).toBe(before);
  });
});
