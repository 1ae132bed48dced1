import { makeContext, type Context, type File, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Made } from './history.js';

/** The twelve troubles that real histories give, each as a commit of a repository made for it. */
const CORE = `def double(n):
    return n + n + 1


def half(n):
    return n // 3


def names(of):
    return list(of)


def wait(n):
    while n > 0:
        pass
    return n


def first(items):
    return items[1]
`;
const start = {
  'pkg/__init__.py': '',
  'pkg/core.py': CORE,
  'tests/test_core.py': 'from pkg import core\n\n\ndef test_names():\n    assert core.names("a") == ["a"]\n',
  'README.md': 'pkg\n',
};

let made: Made;
let machine: Machine;
const ids: Record<string, string> = {};
let items: SourceItem[];

async function mineAll(options: Record<string, unknown> = {}, earlier: readonly SourceItem[] = [], signal = new AbortController().signal): Promise<SourceItem[]> {
  const source = domain.atoms.sources!['mine']!;
  const ctx: Context = makeContext('import/multi-bug/mine', machine.runtimes, signal);
  const found: SourceItem[] = [];
  for await (const item of source.run(made.path, source.options.parse({ name: 'pkg', perTestSeconds: 1, ...options }), ctx, earlier)) found.push(item);
  return found;
}

/** What became of a commit: the tests that it turns, or the code of why it is no atom. */
function fate(name: string, from = items): string | string[] {
  const id = ids[name]!.slice(0, 10);
  const bug = from.flatMap((item) => ('file' in item && item.file.path.endsWith(`-${id}/bug.toml`) ? [item.file] : []))[0];
  if (bug) return [...bug.text!.split('fail_to_pass = ')[1]!.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((m) => JSON.parse(`"${m[1]}"`) as string);
  const no = from.find((item) => 'skipped' in item && item.where.startsWith(id));
  return no && 'skipped' in no ? no.skipped : 'nothing';
}

const test = (name: string, body: string): string => `\n\ndef test_${name}():\n    ${body}\n`;

beforeAll(async () => {
  machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest'], jobs: 2 });
  made = await Made.make(start);
  let core = CORE;
  let tests = start['tests/test_core.py'];
  const fix = async (name: string, [from, to]: readonly [string, string], added: string, more: Record<string, string | null> = {}): Promise<void> => {
    core = core.replace(from, to);
    tests += added;
    ids[name] = await made.commit(name, { 'pkg/core.py': core, 'tests/test_core.py': tests, ...more });
  };
  await fix('plain', ['n + n + 1', 'n + n'], test('double', 'assert core.double(2) == 4'), { 'CHANGES.md': 'fixed\n' });
  ids['docs'] = await made.commit('docs', { 'README.md': 'pkg, documented\n' });
  ids['source only'] = await made.commit('source only', { 'pkg/other.py': 'X = 1\n' });
  await fix('drift', ['def names(of):', 'from collections import Mapping\n\n\ndef names(of):\n    if isinstance(of, Mapping):\n        return sorted(of)'], test('names_of_mapping', 'assert core.names({"b": 1, "a": 2}) == ["a", "b"]'));
  await fix('seed', ['return n // 3', 'return n // 2'], test('half', 'assert core.half(4) == 2 + hash("spam") % 3'));
  await fix('hang', ['while n > 0:\n        pass\n    return n', 'return max(n, 0)'], test('wait', 'assert core.wait(3) == 3'));
  await fix('absent', ['def first(items):', 'NEW = 1\n\n\ndef first(items):'], '', { 'tests/test_new.py': 'from pkg.core import NEW\n\n\ndef test_one():\n    assert NEW == 1\n\n\ndef test_two():\n    assert NEW\n' });
  await fix('ids', ['return items[1]', 'return items[0]'], '\n\nimport pytest\n\n\n@pytest.mark.parametrize("items", [["a b"], ["x::y"], ["é[0]"]], ids=["a b", "x::y", "é[0]"])\ndef test_first(items):\n    assert core.first(items) == items[0]\n');
  await fix('helper', ['def double(n):', 'def triple(n):\n    return 3 * n\n\n\ndef double(n):'], test('helped', 'from helper import THREE\n    assert getattr(core, "triple", lambda n: 0)(1) == THREE'), { 'tests/helper.py': 'THREE = 3\n' });
  await fix('breaks', ['return sorted(of)', 'return sorted(of, reverse=True)'], test('names_backwards', 'assert core.names({"b": 1, "a": 2}) == ["b", "a"]'));
  await made.git('checkout', '-q', '-b', 'feature');
  await fix('on branch', ['return 3 * n', 'return 3 * int(n)'], test('triple_text', 'assert core.triple("2") == 6'));
  await made.git('checkout', '-q', 'main');
  ids['merge'] = await made.merge('feature', 'merge');
  core = core.replace('return max(n, 0)', 'return max(int(n), 0)');
  tests += test('wait_text', 'assert core.wait("3") == 3');
  await made.git('mv', 'pkg/core.py', 'pkg/base.py');
  ids['rename'] = await made.commit('rename', { 'pkg/base.py': core, 'pkg/core.py': 'from pkg.base import *\n', 'tests/test_core.py': tests });
  ids['cherry'] = await made.commit('cherry', {});
  items = await mineAll();
}, 240_000);
afterAll(async () => {
  made.remove();
  await machine.close();
});

describe('mining a history', () => {
  it('keeps a plain fix with its test, and leaves other files out of its patches', () => {
    expect(fate('plain')).toEqual(['tests/test_core.py::test_double']);
    const patches = items.flatMap((item) => ('file' in item && item.file.path.includes(ids['plain']!.slice(0, 10)) && item.file.path.endsWith('.patch') ? [item.file.text] : []));
    expect(patches.join('')).not.toContain('CHANGES.md');
  });
  it('says why other commits are none', () => {
    expect([fate('docs'), fate('source only'), fate('cherry')]).toEqual(['no-source-changed', 'no-tests-changed', 'empty']);
  });
  it('puts names back that newer interpreters lack', () => expect(fate('drift')).toEqual(['tests/test_core.py::test_names_of_mapping']));
  it('drops a test whose outcome hangs on the hash seed', () => expect(fate('seed')).toBe('unstable'));
  it('never reads a test that ran into its limit as failing', () => expect(fate('hang')).toBe('no-test-flips'));
  it('sets apart what mostly does not load before the fix', () => expect(fate('absent')).toBe('mostly-absent'));
  it('keeps ids with blanks, colons and brackets', () => {
    expect(fate('ids')).toEqual(['tests/test_core.py::test_first[a b]', 'tests/test_core.py::test_first[x::y]', 'tests/test_core.py::test_first[\\xe9[0]]'].sort()); // pytest writes é so
  });
  it('takes helper files below the tests along', () => expect(fate('helper')).toEqual(['tests/test_core.py::test_helped']));
  it('sets apart what breaks other tests', () => expect(fate('breaks')).toBe('breaks-tests'));
  it('keeps the commit and not the merge that brings it', () => {
    expect(fate('on branch')).toEqual(['tests/test_core.py::test_triple_text']);
    expect(fate('merge')).toMatch(/^same-patch$|^range-overlaps$/);
  });
  it('reads a fix in a file that it renames', () => expect(fate('rename')).toEqual(['tests/test_core.py::test_wait_text']));
  it('gives files that are atoms of the pool', async () => {
    const files = items.flatMap((item) => ('file' in item ? [item.file] : [])).sort((a: File, b: File) => (a.path < b.path ? -1 : 1));
    const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
    const atoms = await domain.atoms.parse(files, ctx);
    expect(atoms.filter((atom) => !atom.ok)).toEqual([]);
    expect(atoms).toHaveLength(6);
    for (const atom of atoms) if (atom.ok) expect(await domain.verifyAtom(atom.value, ctx)).toMatchObject({ status: 'pass' });
  }, 120_000);
  it('lists from the named branch, wherever HEAD is', async () => {
    await made.git('checkout', '-q', '--detach', ids['plain']!);
    const some = await mineAll({ ref: 'main', limit: 2 });
    expect(some.filter((item) => 'done' in item).map((item) => 'done' in item && item.done)).toEqual([ids['cherry'], ids['rename']]);
  }, 120_000);
  it('goes on after an interruption to the same atoms, duplicates left out', async () => {
    const cut = items.findIndex((item) => 'done' in item && item.done === ids['on branch']);
    const rest = await mineAll({ ref: 'main' }, items.slice(0, cut + 1));
    expect([...items.slice(0, cut + 1), ...rest]).toEqual(items);
  }, 120_000);
  it('says plainly what is wrong', async () => {
    await expect(mineAll({ ref: 'nowhere' })).rejects.toMatchObject({ code: 'no-such-commit' });
    await expect(mineAll({ ref: 'main', since: '2031-01-01' })).rejects.toMatchObject({ code: 'no-commits' });
  });
});
