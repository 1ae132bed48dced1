import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readTyped, sameTyped, type Json, type Outcome, type TypedValue } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runtime = fileURLToPath(new URL('../runtime', import.meta.url));
const PYTHON = process.env['CODEWALK_PYTHON'] ?? '/usr/bin/python3';

function python(args: readonly string[], input?: unknown): unknown {
  const { stdout, stderr, status } = spawnSync(PYTHON, [fileURLToPath(new URL('canonical/round_trip.py', import.meta.url)), ...args], {
    env: { PYTHONPATH: runtime, PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' }, input: JSON.stringify(input ?? null), encoding: 'utf8', maxBuffer: 1 << 28,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('values that go from Python and back', () => {
  it.each(['a', 'b', 'c'])('are the same, their documents too (seed %s)', (seed) => {
    const documents = python(['give', seed, '700']) as unknown[];
    const values = documents.map((document) => {
      const read = readTyped(document);
      if (!read.ok) throw new Error(`${read.detail}: ${JSON.stringify(document)}`);
      expect(read.value).toEqual(document); // Python sorts sets and writes numbers as this side does
      expect(sameTyped(read.value, document as TypedValue)).toBe(true);
      return read.value;
    });
    expect(python(['check', seed, '700'], values)).toEqual([]);
  });
});

const HELPER = new URL('canonical/hostile_values.py', import.meta.url);
const refused = (code: string, type: string, at = ''): Json => ({ $: 'refused', code, type, at });

const OUTCOMES: Readonly<Record<string, Json>> = {
  'an object equal to everything': refused('unknown-type', 'Always'),
  'it inside a list': refused('unknown-type', 'Always', '[1]'),
  'it as a key': refused('unknown-type', 'Always', '.keys[0]'),
  'a class that answers for itself': refused('unknown-type', 'Spied'),
  'the class itself': refused('unknown-type', 'Spy'),
  'a class named by a string of its own': refused('unknown-type', 'int'),
  'a class whose namespace has a key of its own': refused('unknown-type', 'Keyed'),
  'a subclass of int': refused('subclass', 'Mine (a int)'),
  'a subclass of str': refused('subclass', 'Mine (a str)'),
  'a subclass of float': refused('subclass', 'Mine (a float)'),
  'a subclass of list': refused('subclass', 'Mine (a list)'),
  'a subclass of dict': refused('subclass', 'Mine (a dict)'),
  'a subclass of tuple': refused('subclass', 'Mine (a tuple)'),
  'a subclass of set': refused('subclass', 'Mine (a set)'),
  'a subclass of bytes': refused('subclass', 'Mine (a bytes)'),
  'a subclass of int inside a set': refused('subclass', 'Int (a int)', '[0]'),
  'NaN': { $: 'float', bits: '7ff8000000000000' },
  'negative zero': { $: 'float', bits: '8000000000000000' },
  'an int of ten thousand digits': { $: 'int', hex: (10n ** 9_999n).toString(16) },
  'an int of a hundred million bits': refused('too-large', 'int'),
  'surrogates': { $: 'str', points: [0xd83d, 0xde00] },
  'a generator': refused('lazy', 'generator'),
  'a generator inside a dict': refused('lazy', 'generator', '.values[0]'),
  'a map that raises when asked': refused('lazy', 'map'),
  "an iterator of one's own": refused('lazy', 'Lazy'),
  "a coroutine function's result": refused('lazy', 'coroutine'),
  "a dict's keys": refused('lazy', 'dict_keys'),
  'a list in itself': refused('cycle', 'list', '[0]'),
  'a dict in itself': refused('cycle', 'dict', '.values[0][0]'),
  'a list at the deepest': JSON.parse('['.repeat(100) + ']'.repeat(100)) as Json,
  'a list beyond': refused('too-deep', 'list', '[0]'.repeat(100)),
  'a list far beyond': refused('too-deep', 'list', '[0]'.repeat(100)),
  'a value met many times': refused('too-large', expect.any(String) as never, expect.any(String) as never),
  'a string beyond the cap': refused('too-large', 'str'),
  'a function': refused('unknown-type', 'function'),
  'a module': refused('unknown-type', 'module'),
  'an exception returned': { $: 'exception', type: 'ZeroDivisionError' },
  "an exception of one's own returned": { $: 'exception', type: 'Sly', base: 'KeyError' },
  'an exception raised': { $: 'raised', type: 'ValueError' },
  "an exception of one's own raised": { $: 'raised', type: 'Sly', base: 'KeyError' },
  'an exception that borrows a name': { $: 'raised', type: 'ValueError', base: 'Exception' },
  'an exit': { $: 'raised', type: 'SystemExit' },
  'an interrupt': { $: 'raised', type: 'KeyboardInterrupt' },
  'endless recursion': { $: 'raised', type: 'RecursionError' },
};

describe('hostile values in the sandbox', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine({ needs: ['python'], jobs: 1 });
  });
  afterAll(() => machine.close());
  const call = (name: string | null): Promise<Outcome> =>
    machine.runtimes.python.call(HELPER, name, { cpuMs: 10_000, memoryBytes: 1 << 30, outputBytes: 1 << 16, resultBytes: 1 << 24 }, new AbortController().signal);

  it('are all in the table', async () => {
    expect(await call(null)).toMatchObject({ kind: 'returned', value: Object.keys(OUTCOMES).sort() });
  });

  it.each(Object.entries(OUTCOMES))('%s', async (name, value) => {
    // nothing of the value ran: it would have said so
    expect(await call(name)).toEqual({ kind: 'returned', value, output: '' });
    const outcome = await call(name);
    if (outcome.kind === 'returned' && (value as { $?: string }).$ !== 'refused') expect(readTyped(outcome.value)).toEqual({ ok: true, value });
  });
});
