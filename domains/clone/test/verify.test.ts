import domain from '@codewalk/clone';
import { judgeAnswer, textFile, tryWalk, verifyContext, type Services } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Atom } from '../src/atom.js';
import { verifyAtom, verifyAtoms } from '../src/verify-atom.js';
import { atomOf } from './samples.js';

let machine: Machine;
let services: Services;
beforeAll(async () => {
  machine = await openMachine({ needs: ['java'], jobs: 2 });
  services = { runtimes: machine.runtimes, signal: new AbortController().signal };
});
afterAll(() => machine?.close());

/** An atom of one expression a side. */
function pair(id: string, label: 'eq' | 'neq', signature: string, a: string, b: string, header = '', members = ''): Promise<Atom> {
  const side = (name: string, expression: string): string => `class ${name} {\n${members}    static ${signature} {\n        ${expression.includes('return') ? expression : `return ${expression};`}\n    }\n}\n`;
  const entry = /(\w+)\(/.exec(signature)![1]!;
  return atomOf(textFile(`${id}.java`, `// label: ${label}\n// entry: ${entry}\n${label === 'neq' ? '// differs: it does\n' : ''}${header}\nimport java.util.*;\n\n${side('First', a)}\n${side('Second', b)}`));
}

const ctx = (): ReturnType<typeof verifyContext> => verifyContext('test', services);
const failing = async (atom: Promise<Atom>): Promise<(string | undefined)[]> => (await verifyAtom(await atom, ctx())).cases.filter((c) => c.status !== 'pass').map((c) => c.code);

describe('verifying an atom', { timeout: 120_000 }, () => {
  it.each([
    ['a true eq', pair('a', 'eq', 'int f(int n)', 'n * 2', 'n << 1'), []],
    ['a true neq', pair('a', 'neq', 'int f(int n)', 'n / 2', 'n >> 1'), []],
    ['eq that differs for one value', pair('a', 'eq', 'int f(int n)', 'Math.abs(n)', 'n < 0 && n != Integer.MIN_VALUE ? -n : Math.max(n, 0)'), ['diverges', 'diverges']],
    ['eq that differs by what is printed', pair('a', 'eq', 'int f(int n)', 'n', 'System.out.print(n); return n;'), ['diverges', 'diverges']],
    ['eq that differs by its argument', pair('a', 'eq', 'int f(int[] a)', 'a.length', 'Arrays.sort(a); return a.length;'), ['diverges', 'diverges']],
    ['eq that differs by its exception', pair('a', 'eq', 'int f(String s)', 's.length()', 'if (s == null) throw new IllegalArgumentException(); return s.length();'), ['diverges', 'diverges']],
    ['neq that does not differ', pair('a', 'neq', 'int f(int n)', 'n * 2', 'n + n'), ['no-difference', 'no-difference']],
    ['zeros that differ, strictly', pair('a', 'eq', 'double f(double d)', 'd + 0.0', 'd', '// strict: yes\n'), ['diverges', 'diverges']],
    ['zeros that differ, not strictly', pair('a', 'eq', 'double f(double d)', 'd + 0.0', 'd'), []],
    ['two outcomes', pair('a', 'eq', 'boolean f(int n)', 'n > 0', '0 < n'), ['weak']],
    ['two outcomes, said so', pair('a', 'eq', 'boolean f(int n)', 'n > 0', '0 < n', '// weak: yes\n'), []],
    ['weak without need', pair('a', 'eq', 'int f(int n)', 'n', 'n + 0', '// weak: yes\n'), ['weak']],
    ['exceptions on most inputs', pair('a', 'eq', 'int f(int n)', 'n / Math.max(0, n)', 'n / (n < 0 ? 0 : n)'), ['weak']],
    ['a package-private dependency', pair('a', 'eq', 'int f(int n)', 'Helper.of(n)', 'Helper.of(n)'), ['does-not-compile']],
    ['the clock', pair('a', 'eq', 'long f(int n)', 'System.currentTimeMillis()', 'System.currentTimeMillis()'), ['clock']],
    ['chance', pair('a', 'eq', 'double f(int n)', 'Math.random()', 'Math.random()'), ['randomness']],
    ['an exit', pair('a', 'eq', 'int f(int n)', 'System.exit(0); return n;', 'n'), ['exits']],
    ['an endless loop', pair('a', 'eq', 'int f(int n)', 'while (n != 0) { n |= 1; } return n;', 'return 0;'), ['limit']],
    ['deep recursion', pair('a', 'eq', 'int f(int n)', 'n <= 0 ? 0 : f(n - 1)', 'return 0;'), ['limit']],
  ])('%s', async (_what, atom, codes) => {
    expect(await failing(atom)).toEqual(codes);
  });

  it('gives of many together what it gives of each alone', async () => {
    const atoms = await Promise.all([pair('x', 'eq', 'int f(int n)', 'n * 2', 'n << 1'), pair('y', 'neq', 'String f(String s)', 's.trim()', 's.strip()'), pair('z', 'eq', 'int f(int n)', 'Unknown.x', 'n')]);
    const together = await verifyAtoms(atoms, ctx());
    expect(together).toEqual(await Promise.all(atoms.map((atom) => verifyAtom(atom, ctx()))));
  });
});

describe('admitting a chain', { timeout: 120_000 }, () => {
  const code = async (...walk: readonly Promise<Atom>[]): Promise<string> => {
    const { admission } = await tryWalk(domain, { weak: 'none' }, await Promise.all(walk), 'test/0', services);
    return admission.outcome === 'rejected' ? admission.code : admission.outcome;
  };
  const eq = pair('twice', 'eq', 'int twice(int n)', 'n * 2', 'n + n');
  const neq = pair('half', 'neq', 'int half(int n)', 'n / 2', 'n >> 1');

  it('admits what the merged suite bears out', async () => {
    expect(await code(eq)).toBe('admitted');
    expect(await code(eq, pair('negative', 'eq', 'int negative(int n)', '-n', '~n + 1'))).toBe('admitted');
    expect(await code(neq, eq)).toBe('admitted');
  });

  it('rejects a difference that a later stage masks', async () => {
    expect(await code(neq, pair('large', 'eq', 'int large(int n)', 'n / 1000000 * 3', '3 * (n / 1000000)'), pair('hundreds', 'eq', 'int hundreds(int n)', 'n / 1000 * 1000', 'n - n % 1000'))).toBe('masked');
  });

  it('rejects a result that is the same for every input', async () => {
    expect(await code(eq, pair('odd', 'eq', 'int odd(int n)', 'n & 1', 'n % 2 == 0 ? 0 : 1'))).toBe('vacuous');
  });

  it('rejects a chain that mostly throws', async () => {
    expect(await code(pair('small', 'eq', 'int small(int n)', 'n & 15', 'Math.floorMod(n, 16)'), pair('pick', 'eq', 'int pick(int n)', 'new int[] {7, 9}[n]', 'n == 0 ? 7 : new int[] {9}[n - 1]'))).toBe('mostly-throws');
  });

  it('rejects an atom that does not show its label, and a chain that runs into a limit', async () => {
    expect(await code(pair('wrong', 'eq', 'int wrong(int n)', 'n / 2', 'n >> 1'), eq)).toBe('diverges');
    const digits = pair('digits', 'eq', 'String digits(int n)', 'Integer.toString(n)', '"" + n');
    const slow = pair('slow', 'eq', 'int slow(String s)', 'int k = 0; while (s.length() == 10 && s.charAt(0) == \'1\') k++; return s.length();', 's.length()');
    expect(await code(digits, slow)).toBe('limit');
  });

  it('judges the reference right, its inverse and both verdicts wrong, whoever answers first', async () => {
    for (const walk of [[eq], [neq, eq]]) {
      const { composed } = await tryWalk(domain, { weak: 'none' }, await Promise.all(walk), 'test/0', services);
      const { id, task, reference } = composed!;
      const [right, wrong] = reference === 'eq' ? ['VERDICT: 1', 'VERDICT: 0'] : ['VERDICT: 0', 'VERDICT: 1'];
      const context = verifyContext(id, services);
      expect((await judgeAnswer(domain, task, wrong, context)).verdict.status).toBe('fail');
      expect((await judgeAnswer(domain, task, right, context)).verdict.status).toBe('pass');
      expect((await judgeAnswer(domain, task, `${wrong}\n${right}`, context)).unparsable?.code).toBe('several-verdicts');
    }
  });
});
