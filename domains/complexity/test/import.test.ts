import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import domain from '@codewalk/complexity';
import { CodewalkError, makeContext, type AtomSource, type File } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../test/cli.js';
import { expressionFor } from '../src/import-codecomplex-growth.js';
import { readPrograms } from '../src/import-codecomplex-records.js';
import { KEPT, SKIPPED, type Example } from './programs/import.js';

interface Item {
  readonly file?: File;
  readonly skipped?: string;
  readonly where?: string;
  readonly detail?: string;
}

const source = domain.atoms.sources!['codecomplex'] as AtomSource<object>;
const folder = mkdtempSync(join(tmpdir(), 'codewalk-import-'));
let machine: Machine;
beforeAll(async () => void (machine = await openMachine({ needs: ['python'], jobs: 2 })));
afterAll(async () => {
  await machine?.close();
  rmSync(folder, { recursive: true, force: true });
});

const native = ({ program, label, problem }: Example): string => JSON.stringify({ src: program, complexity: label, problem, from: 'MADE-UP', tags: [] });
const chat = ({ program, label }: Example): string =>
  JSON.stringify({ messages: [
    { role: 'system', content: 'You judge programs.' },
    { role: 'user', content: `${'-'.repeat(40)}\n${program}\n${'-'.repeat(40)}\nWhat is its class?\n` },
    { role: 'assistant', content: `complexity: ${label}` },
  ] });

/** What the source makes of the lines, one item a line. */
async function imported(name: string, lines: readonly string[]): Promise<Item[]> {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const items: Item[] = [];
  for await (const item of source.run(path, {}, makeContext('test', machine.runtimes, new AbortController().signal), [])) items.push(item as Item);
  return items;
}

describe('programs that give an atom', () => {
  let items: Item[];
  beforeAll(async () => void (items = await imported('kept.jsonl', KEPT.map(native))), 120_000);

  it.each(KEPT.map((example, i) => ({ ...example, i })))('keeps $name', async ({ i, has, hasNot }) => {
    const item = items[i]!;
    expect(item.skipped, `${item.skipped}: ${item.detail}`).toBeUndefined();
    for (const text of has ?? []) expect(item.file!.text).toContain(text);
    for (const text of hasNot ?? []) expect(item.file!.text).not.toContain(text);
  });

  it('gives files that the pool parses and verifies', async () => {
    const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
    for (const { file } of items) {
      const parsed = (await domain.atoms.parse([file!], ctx))[0]!;
      expect(parsed.ok && (await domain.verifyAtom(parsed.value, ctx)).status).toBe('pass');
    }
  }, 120_000);

  it('reads the chat form alike and gives the same bytes again', async () => {
    const body = (item: Item): string => item.file!.text!.replace(/^# (title|source): .*\n/gm, '');
    expect((await imported('chat.jsonl', KEPT.map(chat))).map(body)).toEqual(items.map(body));
    expect(await imported('kept.jsonl', KEPT.map(native))).toEqual(items);
  }, 120_000);

  it('says where each comes from', () => {
    expect(items[0]!.file!.text).toMatch(/^# source: CodeComplex, line 1, from MADE-UP$/m);
    expect(items[0]!.file!.text).toMatch(/^# licence: unknown$/m);
    expect(items[0]!.file!.text).toMatch(/^# note: types by call sites/m);
  });
});

describe('programs that give none', () => {
  let items: Item[];
  beforeAll(async () => void (items = await imported('skipped.jsonl', SKIPPED.map(native))), 120_000);

  it.each(SKIPPED.map((example, i) => ({ ...example, i })))('skips $name as $code', ({ i, code, detail }) => {
    expect(`${items[i]!.skipped}`, items[i]!.detail).toBe(code);
    if (detail !== undefined) expect(items[i]!.detail).toBe(detail);
    expect(items[i]!.where).toBe(`${join(folder, 'skipped.jsonl')}:${i + 1}`);
  });
});

describe('problems', () => {
  it('gives one atom for each, the first in the file that is kept', async () => {
    const [good] = KEPT;
    const other = { ...good!, label: 'linear' };
    const items = await imported('problems.jsonl', [other, good!, good!].map((e) => native({ ...e, problem: '1A. Halving' })));
    expect(items.map(({ file, skipped }) => file?.path ?? skipped)).toEqual(['other-class', 'codecomplex-00002-halvings.py', 'same-problem']);
    expect(items[1]!.file!.text).toMatch(/^# title: 1A\. Halving$/m);
  }, 60_000);
});

describe('lines', () => {
  it('reads exponential as np', () => expect(readPrograms('{"src": "x", "complexity": "exponential"}', 'f')[0]!.label).toBe('np'));

  it('lists every line that is no program, with its place', () => {
    const text = ['{"src": "x", "complexity": "linear"}', '{', '{"src": 1}', '{"src": "x", "complexity": "fast"}', '{"messages": [{"role": "user", "content": "x"}]}'].join('\n');
    const problems = (): unknown => {
      try {
        return readPrograms(text, 'data.jsonl');
      } catch (error) {
        return (error as CodewalkError).problems.map(({ at, message }) => `${at} ${message}`);
      }
    };
    expect(problems()).toEqual([
      'data.jsonl:2 this line is not JSON',
      'data.jsonl:3 this line has neither "src" and "complexity" nor "messages"',
      'data.jsonl:4 "fast" names no class; they are constant, logn, linear, nlogn, quadratic, cubic, np, exponential',
      'data.jsonl:5 its messages lack one of the user or of the assistant',
    ]);
  });

  it('refuses a file without programs', () => expect(() => readPrograms('\n', 'empty.jsonl')).toThrow('empty.jsonl holds no programs'));
});

describe('expressions', () => {
  const [x, y] = ['x', 'y'].map((name) => ({ name, type: 'str' as const, requires: [] }));
  const power = (p: number, q = 0): { kind: 'power'; p: number; q: number } => ({ kind: 'power', p, q });

  it('tell x*y^2 from x^2*y by sizes that differ', () => {
    expect(expressionFor({ joint: power(3), alone: [null, null], skewed: [power(2), power(2.5)] }, [x!, y!])).toBe('x*y^2');
    expect(expressionFor({ joint: power(3), alone: [null, null], skewed: [power(2.5), power(2)] }, [x!, y!])).toBe('x^2*y');
  });

  it('add what a parameter alone shows beyond the leading term', () => {
    expect(expressionFor({ joint: power(2), alone: [power(2), power(1)], skewed: [] }, [x!, y!])).toBe('x^2 + y');
  });

  it('are refused where the parts do not make up what was measured', () => {
    expect(expressionFor({ joint: power(1), alone: [power(1), power(1)], skewed: [power(0.5), power(0.5)] }, [x!, y!])).toBeNull();
  });

  it('let inputs stay below a term of one parameter that shows alone, where others are larger', () => {
    expect(expressionFor({ joint: power(1, 1), alone: [power(0), power(1, 1)], skewed: [power(0.5), power(1, 1)] }, [x!, y!])).toBe('y*log(y)');
  });

  it.each([
    ['it is not seen alone', [power(0), null], [power(0.5), power(1, 1)]],
    ['it is not seen where it is the largest', [power(0), power(1, 1)], [power(0.5), power(1)]],
    ['more is seen than it says', [power(0), power(1, 1)], [power(1), power(1, 1)]],
  ])('but not where %s', (_, alone, skewed) => {
    expect(expressionFor({ joint: power(1, 1), alone, skewed }, [x!, y!])).toBeNull();
  });

  it('keep an exponential to the parameters that have one', () => {
    expect(expressionFor({ joint: { kind: 'exp' }, alone: [{ kind: 'exp' }, power(1)], skewed: [] }, [x!, y!])).toBe('exp(x)');
  });
});

describe('the command', () => {
  const command = (...args: string[]): ReturnType<typeof run> => run(['atoms', 'import', ...args, '--domain', 'complexity']);

  it('writes a folder that atoms verify takes, and says why the rest is not there', async () => {
    const [data, out] = [join(folder, 'mixed.jsonl'), join(folder, 'atoms')];
    writeFileSync(data, [native(KEPT[0]!), native(SKIPPED[0]!), native(SKIPPED[1]!)].join('\n'));
    const ran = await command('codecomplex', data, '--out', out, '--json');
    expect(ran.code, ran.stderr).toBe(0);
    expect(JSON.parse(ran.stdout)).toEqual({
      format: 1, domain: 'complexity', source: 'codecomplex', out, kept: ['codecomplex-00001-halvings.py'], counts: { 'no-function': 1, 'not-python': 1 },
      skipped: [{ code: 'not-python', where: `${data}:2`, detail: expect.any(String) }, { code: 'no-function', where: `${data}:3` }],
    });
    expect(readdirSync(out)).toEqual(['codecomplex-00001-halvings.py']);
    const verified = await run(['atoms', 'verify', '--domain', 'complexity', '--atoms', out]);
    expect(verified.stdout).toContain('1 atoms, 1 in the pool, 0 refused');
    const again = await command('codecomplex', data, '--out', out);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain(`--out: ${out} is not empty, and nothing is overwritten`);
  }, 60_000);

  it('writes nothing where a line is malformed', async () => {
    const [data, out] = [join(folder, 'bad.jsonl'), join(folder, 'none')];
    writeFileSync(data, `${native(KEPT[0]!)}\nnot json\n`);
    const ran = await command('codecomplex', data, '--out', out);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(`${data}:2: this line is not JSON`);
    expect(readdirSync(folder).filter((name) => name.includes('none'))).toEqual([]);
  }, 60_000);

  it('lists the sources where there is none of that name', async () => {
    const ran = await command('codeforces', 'x.jsonl', '--out', join(folder, 'none'));
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('the domain complexity has no source "codeforces"');
    expect(ran.stderr).toContain('its sources are codecomplex (');
  }, 60_000);

  it('names a file that is not there', async () => {
    const ran = await command('codecomplex', join(folder, 'nowhere.jsonl'), '--out', join(folder, 'none'));
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(`there is no file or folder ${join(folder, 'nowhere.jsonl')}`);
  }, 60_000);
});
