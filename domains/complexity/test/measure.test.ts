import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fitSites } from '../src/fit.js';
import { gridFor } from '../src/grid.js';
import { formatClass, labelOf } from '../src/site-class.js';
import { LABELS, type Label } from '../src/growth.js';

const MEASURE = fileURLToPath(new URL('../runtime/measure.py', import.meta.url));
const PYTHON = '/usr/bin/python3';

interface Program {
  readonly name: string;
  readonly expect: string;
  readonly grid: string;
  readonly gives: readonly string[];
  readonly code: string;
  readonly inputs: string;
  readonly types: Readonly<Record<string, string>>;
  readonly returns: string;
}

interface Stage {
  readonly in: Record<string, number>;
  readonly inMax: Record<string, number | null>;
  readonly out: number;
  readonly outMax: number | null;
  readonly total: number;
  readonly sites: Record<string, number>;
}

interface Result {
  readonly refused?: { readonly code: string; readonly what: string; readonly line: number };
  readonly points: {
    readonly sizes: number[]; readonly variants: number; readonly stages: Stage[]; readonly total: number;
  }[];
  readonly stopped: string | null;
  readonly problems: { readonly stage: number | null; readonly code: string; readonly what: string }[];
}

function measure(job: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(PYTHON, ['-I', '-S', MEASURE], { stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(out) as Result) : reject(new Error(`${code}: ${err}`))));
    child.stdin.end(JSON.stringify(job));
  });
}

const DEFAULT_INPUTS: Readonly<Record<string, readonly string[]>> = {
  'list[int]': [
    'list(range(SIZE))', 'list(range(SIZE, 0, -1))', '[rng.randrange(SIZE + 1) for _ in range(SIZE)]', '[SIZE] * SIZE',
  ],
  int: ['SIZE'],
  str: ["'a' * SIZE", "''.join(rng.choice('abc') for _ in range(SIZE))", "'ab' * (SIZE // 2) + 'a' * (SIZE % 2)"],
};

function inputsFor(types: Readonly<Record<string, string>>): string {
  const names = Object.keys(types);
  const count = Math.max(...names.map((name) => DEFAULT_INPUTS[types[name]!]!.length));
  return Array.from({ length: count }, (_, i) => {
    const values = names.map((name) => DEFAULT_INPUTS[types[name]!]!).map((kinds) => kinds[i % kinds.length]!);
    const returned = values.map((value, k) => value.replaceAll('SIZE', names[k]!)).join(', ');
    return `def v${i}(rng, ${names.join(', ')}):\n    return ${returned},\n`;
  }).join('\n');
}

function programs(file: string): Program[] {
  const text = readFileSync(new URL(`./programs/${file}.py`, import.meta.url), 'utf8');
  return text.split(/^# program: /m).slice(1).map((part) => {
    const [name, ...lines] = part.split('\n');
    const marks: Record<string, string> = {};
    const rest = lines.filter((line) => {
      const mark = /^# (expect|grid|gives): (.+)$/.exec(line);
      if (mark !== null) marks[mark[1]!] = mark[2]!;
      return mark === null;
    });
    const [code, inputs] = rest.join('\n').split('# inputs\n');
    const signature = /^def run\((.*)\) -> (.+):$/m.exec(code!)!;
    const typed = signature[1]!.matchAll(/(\w+): ((?:\[[^\]]*\]|[^,[])+)/g);
    const types = Object.fromEntries([...typed].map((found) => [found[1]!, found[2]!]));
    const expect = marks['expect']!;
    return {
      name: name!, expect, grid: marks['grid'] ?? expect, gives: marks['gives']?.split(' ') ?? [],
      code: code!, inputs: inputs ?? inputsFor(types), types, returns: signature[2]!,
    };
  });
}

function jobOf(program: Program, sizes: readonly number[], budget: number): unknown {
  const params = Object.keys(program.types);
  const stage = {
    entry: 'run', params, chained: null, lines: [[1, program.code.split('\n').length]], types: program.types,
    returns: program.returns, requires: {}, gives: program.gives, inputs: program.inputs, source: program.code, original: 'run',
  };
  return {
    program: program.code, driver: 'run', stages: [stage], arguments: params.map((param) => ({ stage: 0, param })),
    points: sizes.map((n) => params.map(() => n)), budget, seed: 'test',
  };
}

async function classOf(program: Program): Promise<string> {
  const label = (LABELS as readonly string[]).includes(program.grid) ? (program.grid as Label) : 'linear';
  const sizes = gridFor(label, Object.values(program.types));
  const result = await measure(jobOf(program, sizes, label === 'np' ? 200_000 : 400_000));
  if (result.refused !== undefined) return `refused ${result.refused.what}`;
  if (result.problems.length > 0) return `problem ${result.problems[0]!.code}: ${result.problems[0]!.what}`;
  const fit = fitSites(result.points.map((point) => ({ n: point.sizes[0]!, sites: point.stages[0]!.sites })));
  if (!fit.decided) return `undecided ${JSON.stringify(fit.numbers)}`;
  return labelOf(fit.class) ?? formatClass(fit.class);
}

function each(file: string, judge: (program: Program) => Promise<void>): void {
  const named = programs(file).map((program) => [program.name, program] as const);
  it.concurrent.each(named)('%s', { timeout: 300_000 }, (_, program) => judge(program));
}

describe('programs of a known class', () => {
  each('decided', async (program) => {
    expect(await classOf(program)).toBe(program.expect);
  });
});

describe('programs whose class is none of the labels, or cannot be told', () => {
  each('undecided', async (program) => {
    expect(LABELS).not.toContain(await classOf(program));
  });
});

describe('programs that are refused by name or have a problem', () => {
  each('refused', async (program) => {
    const result = await measure(jobOf(program, [8, 16, 32], 20_000));
    if (program.expect === 'stopped') {
      expect(result).toEqual({ points: [], stopped: 'budget', problems: [] });
    } else if (program.expect.startsWith('refused ')) {
      expect(result.refused).toMatchObject({ code: 'unmeasured', what: program.expect.slice('refused '.length) });
      expect(result.refused!.line).toBeGreaterThan(0);
    } else {
      expect(result.problems[0]?.code).toBe(program.expect.slice('problem '.length));
    }
  });
});

describe('the counting form computes what the program computes', () => {
  each('same', async (program) => {
    const result = await measure(jobOf(program, [8, 9], 100_000));
    expect({ refused: result.refused, problems: result.problems }).toEqual({ refused: undefined, problems: [] });
    expect(result.points).toHaveLength(2);
  });
});

/** Statements over xs = [0, 1, …, 7] and s = 'abcdefgh', and what each costs beyond the call of the function. */
const COSTS: readonly (readonly [string, number])[] = [
  ['len(xs)', 0], ['xs[3]', 0], ['xs.append(1)', 0], ['xs.pop()', 0], ['3 < xs[k] < 9', 0],
  ['xs[2:5]', 3], ['s[k:]', 7], ['xs + xs', 16], ['xs * 3', 24], ['s + s', 16], ['[*xs, *xs]', 16], ['first, *rest = xs', 8],
  ['3 in xs', 4], ['99 in xs', 8], ["s in 'xabcdefghx'", 0], ["'d' in s", 4], ["'z' in s", 8], ['xs == list(range(8))', 8 + 9],
  ['xs == [1]', 1], ['s == s[::-1]', 8 + 1], ['xs.pop(0)', 7], ['xs.insert(0, 1)', 9], ['del xs[1]', 7], ['del xs[6:]', 2],
  ['xs.index(4)', 5], ['xs.remove(4)', 8], ['xs.count(1)', 8], ['xs.reverse()', 8], ['xs.extend(xs)', 8], ['xs.copy()', 8],
  ['xs += xs', 8], ['xs[2:4] = [1, 2]', 2], ['xs[2:4] = [1]', 6], ['sum(xs)', 8], ['max(xs)', 8], ['max(k, 2)', 0],
  ['any(xs)', 2], ['all(xs)', 1], ['list(xs)', 8], ['sorted(xs)', 8 + 24], ['sorted(xs, key=lambda x: -x)', 8 + 8 + 24],
  ['xs.sort()', 24], ['min(xs, key=abs)', 8], ['set(xs)', 8], ['set(s)', 16], ["{s: 1}", 8], ["{}.get(s)", 8], ['{(k, s): 1}', 10],
  ['dict(zip(xs, s))', 16], ['[x for x in xs if x > 3]', 8], ['[(x, y) for x in xs for y in xs]', 8 + 64], ['sum(x for x in xs)', 8],
  ['for x in xs: pass', 8], ['while k < 5: k += 1', 4], ["'-'.join(s)", 8 + 15], ["s.replace('a', 'bb')", 17], ['s.upper()', 8],
  ["s.find('c')", 3], ["s.startswith('abx')", 2], ['str(12345)', 5], ["f'{k}-{s}'", 10], ['int(s[:0] + "123")', 0 + 3 + 3],
  ['bin(255)', 10], ['1 << 90', 0], ['1 << (90 * k)', 4], ['(3 ** (100 * k)) % 7', 7 + 2 * 18 + 6], ['pow(3, 1000, 7)', 10],
  ['math.gcd(21, 13)', 2 + 7], ['math.factorial(8)', 8], ['math.comb(8, 3)', 4], ['heapq.heappush(xs, -1)', 4], ['heapq.heapify(xs)', 8],
  ['bisect.bisect_left(xs, 3)', 4], ['bisect.insort(xs, 3)', 4 + 4], ['heapq.nlargest(3, xs)', 8 + 16],
  ['list(map(abs, xs))', 8], ['list(zip(xs, xs, xs))', 24], ['list(enumerate(xs))', 8], ['list(filter(None, xs))', 8],
  ['sum(1 for _ in itertools.permutations(xs[:3]))', 3 + 3 + 18 + 6], ['sum(1 for _ in itertools.combinations(xs, 2))', 8 + 56 + 28],
  ['list(itertools.islice(xs, 2, 4))', 4], ['list(itertools.accumulate(xs))', 8], ['(lambda x: x)(1)', 1],
  ['collections.deque(xs)', 8], ['collections.deque(xs).popleft()', 8], ['collections.deque(xs)[k + 3]', 8 + 4],
  ['collections.Counter(s)', 8 + 8], ['set(xs) & {1, 2}', 8 + 2], ['set(xs) | {1, 2}', 8 + 10], ['{1, 2} <= set(xs)', 8 + 3],
  ['list(reversed(xs))', 8], ['sum([xs, xs], [])', 2 + 8 + 16], ['range(1000)[::2]', 0], ['500 in range(1000)', 0], ['s % ()', 8],
];

describe('what an operation costs', () => {
  it.concurrent.each(COSTS)('%s', { timeout: 300_000 }, async (statement, cost) => {
    const body = ['k = 1', 'xs = [0, 1, 2, 3, 4, 5, 6, 7]', "s = 'abcdefgh'", statement, 'return 1'];
    const head = 'import bisect, collections, heapq, itertools, math\ndef run(n: int) -> int:\n';
    const code = head + body.map((line) => `    ${line}\n`).join('');
    const types = { n: 'int' };
    const program = { name: statement, expect: '', grid: '', gives: [], code, inputs: inputsFor(types), types, returns: 'int' };
    const result = await measure(jobOf(program, [8], 10_000));
    expect({ refused: result.refused, problems: result.problems }).toEqual({ refused: undefined, problems: [] });
    expect(result.points[0]!.total - 1).toBe(cost);
  });
});

describe('a chain of two stages', () => {
  const doubled = 'def pairs(xs: list[int]) -> list[int]:\n    return [x for x in xs for _ in xs]\n';
  const summed = [
    'def total(ys: list[int], k: int) -> int:', '    found = 0', '    for y in ys:', '        found += y',
    '    for i in range(k):', '        found += i', '    return found', '',
  ].join('\n');
  const program = `${doubled}\n${summed}\ndef driver(xs, k):\n    first = pairs(xs)\n    return total(first, k)\n`;
  const bare = { requires: {}, gives: [] };
  const job = {
    program, driver: 'driver', arguments: [{ stage: 0, param: 'xs' }, { stage: 1, param: 'k' }],
    stages: [
      {
        ...bare, entry: 'pairs', params: ['xs'], chained: null, lines: [[1, 2]], types: { xs: 'list[int]' },
        returns: 'list[int]', inputs: 'def a(rng, xs):\n    return [1] * xs,\n', source: doubled, original: 'pairs',
      },
      {
        ...bare, entry: 'total', params: ['ys', 'k'], chained: 'ys', lines: [[4, 10]], types: { ys: 'list[int]', k: 'int' },
        returns: 'int', source: summed, original: 'total',
        inputs: 'def a(rng, ys, k):\n    return [1] * ys, k\n\ndef b(rng, ys, k):\n    return [2] * ys, k\n',
      },
    ],
    points: [[4, 3], [8, 5]], budget: 1000, seed: 's',
  };

  it('attributes counts and sizes to the running stage', async () => {
    const result = await measure(job);
    expect(result.problems).toEqual([]);
    const told = (stage: Stage): unknown[] => [stage.in, stage.out, stage.outMax, stage.total];
    expect(result.points.map((point) => [point.variants, point.stages.map(told)])).toEqual([
      [2, [[{ xs: 4 }, 16, 1, 1 + 4 + 16], [{ ys: 16, k: 3 }, 19, null, 1 + 16 + 3]]],
      [2, [[{ xs: 8 }, 64, 1, 1 + 8 + 64], [{ ys: 64, k: 5 }, 74, null, 1 + 64 + 5]]],
    ]);
  });

  it('keeps the first point above the budget and stops', async () => {
    const result = await measure({ ...job, budget: 30 });
    expect([result.stopped, result.points.length]).toEqual(['budget', 1]);
  });

  it('sees that the composed program and the atoms differ', async () => {
    const stages = [{ ...job.stages[0]!, source: doubled.replace('[x for', '[x + 1 for') }, job.stages[1]!];
    const result = await measure({ ...job, stages });
    expect(result.problems[0]).toMatchObject({ code: 'differs', what: 'the program and the chain of its atoms' });
  });

  it('is deterministic', async () => {
    expect(await measure(job)).toEqual(await measure(job));
  });
});
