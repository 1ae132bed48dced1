import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContext, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TinyImage } from '../../../../test/tiny-image.js';
import { readRow } from '../../src/mine/rows.js';
import { Made } from './history.js';

const folder = mkdtempSync(join(tmpdir(), 'codewalk-rows-'));
let made: Made;
let machine: Machine;
let row: Record<string, unknown>;

async function imported(path: string, more: Record<string, unknown> = {}): Promise<SourceItem[]> {
  const source = domain.atoms.sources!['swe-bench']!;
  const found: SourceItem[] = [];
  for await (const item of source.run(path, source.options.parse({ mirror: join(folder, 'mirror'), ...more }), makeContext('import', machine.runtimes, new AbortController().signal), [])) found.push(item);
  return found;
}

const codes = (items: readonly SourceItem[]): string[] => items.flatMap((item) => ('skipped' in item ? [item.skipped] : 'file' in item && item.file.path.endsWith('bug.toml') ? ['kept'] : []));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeAll(async () => {
  machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest'], jobs: 1 });
  made = await Made.make({ 'pkg/__init__.py': '', 'pkg/core.py': 'def one():\n    return 2\n', 'tests/test_core.py': 'from pkg.core import one\n\n\ndef test_there():\n    assert one\n' });
  const base = await made.git('rev-parse', 'HEAD');
  await made.commit('fix', { 'pkg/core.py': 'def one():\n    return 1\n', 'tests/test_core.py': 'from pkg.core import one\n\n\ndef test_there():\n    assert one\n\n\ndef test_one():\n    assert one() == 1\n' });
  row = {
    instance_id: 'owner__pkg-1', repo: 'owner/pkg', base_commit: base, created_at: '2021-03-04T05:06:07Z', problem_statement: 'x\r\ny', version: '1',
    patch: `${await made.git('diff', base, 'HEAD', '--', 'pkg')}\n`, test_patch: `${await made.git('diff', base, 'HEAD', '--', 'tests')}\n`,
    FAIL_TO_PASS: JSON.stringify(['tests/test_core.py::test_one']), PASS_TO_PASS: '[]',
  };
  mkdirSync(join(folder, 'mirror', 'owner'), { recursive: true });
  await made.git('clone', '-q', '--bare', made.path, join(folder, 'mirror', 'owner', 'pkg.git'));
}, 60_000);
afterAll(async () => {
  made.remove();
  rmSync(folder, { recursive: true, force: true });
  await machine.close();
});

describe('rows of public data sets', () => {
  it('are kept when their tests do what they state, as JSONL, a list, and a v5 tree', async () => {
    const { patch, test_patch, ...head } = row;
    const task = join(folder, 'v5', 'tasks', 'owner__pkg-1');
    mkdirSync(task, { recursive: true });
    writeFileSync(join(task, 'task.yaml'), `instance_id: owner__pkg-1\nrepo: owner/pkg\nversion: "1"\nbase_commit: ${String(head['base_commit'])}\nsplit: test\n`);
    writeFileSync(join(task, 'tests.json'), JSON.stringify({ FAIL_TO_PASS: ['tests/test_core.py::test_one'], PASS_TO_PASS: [] }));
    writeFileSync(join(task, 'gold.patch'), String(patch));
    writeFileSync(join(task, 'test.patch'), String(test_patch));
    const all = [
      await imported(write('a.jsonl', `${JSON.stringify(row)}\n`)),
      await imported(write('b.json', JSON.stringify([{ ...row, FAIL_TO_PASS: ['tests/test_core.py::test_one'], created_at: Date.UTC(2021, 2, 4, 5, 6, 7) }]))),
      await imported(join(folder, 'v5')),
    ];
    for (const items of all) {
      const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
      const atoms = await domain.atoms.parse(items.flatMap((item) => ('file' in item ? [item.file] : [])), ctx);
      expect(atoms).toMatchObject([{ ok: true, value: { id: 'owner-pkg.owner-pkg-1', failToPass: ['tests/test_core.py::test_one'] } }]);
      if (atoms[0]!.ok) expect(await domain.verifyAtom(atoms[0]!.value, ctx)).toMatchObject({ status: 'pass' });
    }
    expect(all.slice(0, 2).map((items) => items.flatMap((item) => ('file' in item && item.file.path.endsWith('bug.toml') ? [/fixed = "(.*)"/.exec(item.file.text!)![1]] : [])))).toEqual([['2021-03-04T05:06:07Z'], ['2021-03-04T05:06:07Z']]);
  }, 120_000);

  it('are listed with the reason where they cannot be used, and the rest goes on', async () => {
    const bad: readonly (readonly [string, unknown])[] = [
      ['bad-row', 'not an object'],
      ['bad-row', { ...row, patch: undefined }],
      ['bad-row', { ...row, FAIL_TO_PASS: 'all of them' }],
      ['bad-row', { ...row, created_at: 'yesterday' }],
      ['bad-row', { ...row, base_commit: 'HEAD' }],
      ['bad-row', { ...row, repo: '../../etc' }],
      ['bad-row', { ...row, repo: 'owner/..' }],
      ['no-repository', { ...row, repo: 'owner/unknown', image_name: 'docker.io/x/y' }],
      ['no-such-commit', { ...row, base_commit: '0'.repeat(40) }],
      ['test-patch-does-not-apply', { ...row, test_patch: String(row['test_patch']).replace('assert one\n', 'assert two\n') }],
      ['does-not-apply', { ...row, patch: String(row['patch']).replace('return 2', 'return 3') }],
      ['unknown-test', { ...row, FAIL_TO_PASS: ['tests/test_core.py::test_two'] }],
      ['passes-before', { ...row, FAIL_TO_PASS: ['tests/test_core.py::test_there'] }],
      ['no-tests-stated', { ...row, FAIL_TO_PASS: [] }],
    ];
    const items = await imported(write('bad.jsonl', `${[...bad.map(([, value], i) => (typeof value === 'object' ? { ...value, instance_id: `i-${i}` } : value)), row].map((value) => JSON.stringify(value)).join('\r\n')}\n{"torn": \n`));
    expect(codes(items)).toEqual([...bad.map(([code]) => code), 'kept', 'bad-row']);
  }, 120_000);

  it('run in the image that they name where it is here, and say that they did not where it is not', async () => {
    const image = await TinyImage.make();
    try {
      const needs = String(row['test_patch']).replace('+    assert one() == 1', '+    import only_in_image\n+    assert one() == 1').replace(/\+(\d+),(\d+) @@/, (_, from: string, n: string) => `+${from},${Number(n) + 1} @@`);
      const own = { ...row, test_patch: needs };
      const items = await imported(write('images.jsonl', [{ ...own, docker_image: image.name }, { ...own, instance_id: 'b', image_name: 'localhost/codewalk-nowhere:1' }, { ...own, instance_id: 'c' }, { ...row, instance_id: 'd', image: 'no name' }].map((line) => JSON.stringify(line)).join('\n')));
      expect(codes(items)).toEqual(['kept', 'still-fails', 'still-fails', 'kept']);
      expect(items.flatMap((item) => ('skipped' in item ? [item.detail?.includes('run with installed tools: the container image localhost/codewalk-nowhere:1 is not on this machine')] : []))).toEqual([true, false]);
      const recipe = items.flatMap((item) => ('file' in item && item.file.path.endsWith('recipe.toml') ? [item.file.text!] : []))[0]!;
      expect(recipe).toContain(`imageId = "${image.id}"`);
      const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
      const atoms = await domain.atoms.parse(items.flatMap((item) => ('file' in item ? [item.file] : [])), ctx);
      expect(atoms.map((atom) => atom.ok && atom.value.repository.recipe.image)).toEqual([image.name, undefined]);
      for (const atom of atoms) if (atom.ok) expect(await domain.verifyAtom(atom.value, ctx)).toMatchObject({ status: 'pass' });
      await expect(imported(write('a.jsonl', `${JSON.stringify(row)}\n`), { image: 'localhost/codewalk-nowhere:1' })).rejects.toMatchObject({ code: 'no-image' });
    } finally {
      await image.remove();
    }
  }, 240_000);

  it('have their repositories cloned into the mirror where the network is allowed, and never otherwise', async () => {
    const [mirror, remotes] = [join(folder, 'new-mirror'), join(folder, 'remotes')];
    mkdirSync(join(remotes, 'owner'), { recursive: true });
    await made.git('clone', '-q', '--bare', made.path, join(remotes, 'owner', 'pkg.git'));
    const path = write('clone.jsonl', [{ ...row, instance_id: 'gone', repo: 'owner/gone' }, row, { ...row, instance_id: 'again' }].map((line) => JSON.stringify(line)).join('\n'));
    expect(codes(await imported(path, { mirror, from: `file://${remotes}` }))).toEqual(['no-repository', 'no-repository', 'no-repository']);
    expect(existsSync(mirror)).toBe(false);
    const items = await imported(path, { mirror, from: `file://${remotes}`, network: true });
    expect(codes(items)).toEqual(['clone-failed', 'kept', 'kept']);
    expect(items.flatMap((item) => ('done' in item ? [item.done] : []))).toHaveLength(2); // what could not be cloned is tried again
    expect(readdirSync(join(mirror, 'owner'))).toEqual(['pkg.git']);
    rmSync(remotes, { recursive: true });
    expect(codes(await imported(write('a.jsonl', `${JSON.stringify(row)}\n`), { mirror, from: `file://${remotes}`, network: true }))).toEqual(['kept']);
  }, 120_000);

  it('name the id twice given, and need at least one row', async () => {
    expect(codes(await imported(write('twice.jsonl', `${JSON.stringify(row)}\n${JSON.stringify(row)}\n`)))).toEqual(['kept', 'bad-row']);
    await expect(imported(write('empty.jsonl', '\n'))).rejects.toMatchObject({ code: 'no-rows' });
  }, 120_000);

  it('carry dates as text, seconds or milliseconds', () => {
    const dates = ['2021-03-04 05:06:07', '2021-03-04T05:06:07+00:00', 1_614_834_367, 1_614_834_367_000].map((created_at) => readRow({ ...row, created_at }));
    expect(dates.map((read) => ('instance' in read ? read.instance.createdAt : read.problem))).toEqual(Array(4).fill('2021-03-04T05:06:07Z'));
  });
});
