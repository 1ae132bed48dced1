import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeContext, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Made } from './history.js';

/** Repositories as they should not be, mined and injected into. */
const folder = mkdtempSync(join(tmpdir(), 'codewalk-odd-'));
const TESTS = 'from pkg import core\n\n\ndef test_there():\n    assert core.one\n';
const start = { 'pkg/__init__.py': '', 'pkg/core.py': 'def one():\n    return 2\n\n\ndef two():\n    return 1\n', 'tests/test_core.py': TESTS };
const fixed = (n: number): string => ['one', 'two'].slice(0, n).map((name, i) => `\n\ndef test_${name}():\n    assert core.${name}() == ${i + 1}\n`).join('');

let made: Made;
let machine: Machine;
const trap = join(folder, 'ran');

async function run(name: 'mine' | 'inject', input: string, more: Record<string, unknown> = {}): Promise<SourceItem[]> {
  const source = domain.atoms.sources![name]!;
  const found: SourceItem[] = [];
  for await (const item of source.run(input, source.options.parse({ name: 'pkg', perTestSeconds: 1, ...more }), makeContext('odd', machine.runtimes, new AbortController().signal), [])) found.push(item);
  return found;
}
const fates = (items: readonly SourceItem[]): string[] => items.flatMap((item) => ('skipped' in item ? [item.skipped] : 'file' in item && item.file.path.endsWith('bug.toml') ? ['kept'] : []));

beforeAll(async () => {
  machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest', 'node-test'], jobs: 2 });
  made = await Made.make(start);
  await made.commit('one', { 'pkg/core.py': start['pkg/core.py'].replace('return 2', 'return 1'), 'tests/test_core.py': TESTS + fixed(1) });
}, 60_000);
afterAll(async () => {
  made.remove();
  rmSync(folder, { recursive: true, force: true });
  await machine.close();
});

describe('a repository', () => {
  it('is read the same bare, dirty, and with hooks, filters and configuration that would run programs', async () => {
    const plain = await run('mine', made.path);
    expect(fates(plain)).toEqual(['kept', 'no-parent']);
    const bare = join(folder, 'bare.git');
    await made.git('clone', '-q', '--bare', made.path, bare);
    expect(await run('mine', bare)).toEqual(plain);
    const dirty = join(folder, 'dirty');
    await made.git('clone', '-q', made.path, dirty);
    writeFileSync(join(dirty, 'pkg/core.py'), 'raise SystemExit\n');
    writeFileSync(join(dirty, 'conftest.py'), 'raise SystemExit\n');
    writeFileSync(join(dirty, '.git/info/attributes'), '* filter=evil diff=evil\n');
    mkdirSync(join(dirty, '.git/hooks'), { recursive: true });
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc']) {
      writeFileSync(join(dirty, '.git/hooks', hook), `#!/bin/sh\ntouch ${trap}\n`);
      chmodSync(join(dirty, '.git/hooks', hook), 0o755);
    }
    appendFileSync(join(dirty, '.git/config'), `[core]\n\tfsmonitor = touch ${trap}\n\tsshCommand = touch ${trap}\n[filter "evil"]\n\tclean = touch ${trap}\n\tsmudge = touch ${trap}\n[diff "evil"]\n\ttextconv = touch ${trap}\n\tcommand = touch ${trap}\n[diff]\n\texternal = touch ${trap}\n`);
    expect(await run('mine', dirty)).toEqual(plain);
    expect(existsSync(trap)).toBe(false);
  }, 120_000);

  it('is refused by name where it is shallow, lacks the commit, or is none', async () => {
    const shallow = join(folder, 'shallow');
    await made.git('clone', '-q', '--depth', '1', `file://${made.path}`, shallow);
    const broken = join(folder, 'broken');
    await made.git('clone', '-q', made.path, broken);
    writeFileSync(join(broken, '.git/HEAD'), 'ref: refs/heads/nowhere\n');
    for (const name of ['mine', 'inject'] as const) {
      await expect(run(name, shallow)).rejects.toMatchObject({ kind: 'usage', code: 'shallow-repository' });
      await expect(run(name, broken)).rejects.toMatchObject({ kind: 'usage', code: 'no-such-commit' });
      await expect(run(name, made.path, { ref: '0'.repeat(40) })).rejects.toMatchObject({ kind: 'usage', code: 'no-such-commit' });
      await expect(run(name, folder)).rejects.toMatchObject({ kind: 'usage', code: 'not-a-repository' });
    }
  }, 60_000);

  it('has those of its commits listed that hold submodules, and the rest goes on', async () => {
    const other = await Made.make(start);
    try {
      await other.commit('one', { 'pkg/core.py': start['pkg/core.py'].replace('return 2', 'return 1'), 'tests/test_core.py': TESTS + fixed(1) });
      await other.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
      mkdirSync(join(other.path, 'sub'));
      await other.git('commit', '-q', '-m', 'a submodule comes');
      await other.commit('two', { 'pkg/core.py': start['pkg/core.py'].replace('return 2', 'return 1').replace(/return 1\n$/, 'return 2\n'), 'tests/test_core.py': TESTS + fixed(2) });
      const items = await run('mine', other.path);
      expect(fates(items)).toEqual(['submodule', 'no-source-changed', 'kept', 'no-parent']);
      expect(items.find((item) => 'skipped' in item && item.skipped === 'submodule')).toMatchObject({ where: expect.stringContaining('two') as string, detail: expect.stringContaining('sub') as string });
      await expect(run('inject', other.path)).rejects.toMatchObject({ kind: 'usage', code: 'submodule' });
    } finally {
      other.remove();
    }
  }, 60_000);

  it('gives the merges within a merge rather than the one that brings them', async () => {
    const other = await Made.make(start);
    const half = start['pkg/core.py'].replace('return 2', 'return 1');
    try {
      await other.git('checkout', '-q', '-b', 'feature');
      for (const [n, core] of [[1, half], [2, half.replace(/return 1\n$/, 'return 2\n')]] as const) {
        await other.git('checkout', '-q', '-b', `part${n}`);
        await other.commit('source', { 'pkg/core.py': core });
        await other.commit('tests', { 'tests/test_core.py': TESTS + fixed(n) });
        await other.git('checkout', '-q', 'feature');
        await other.merge(`part${n}`, `Merge part ${n}`);
      }
      await other.git('checkout', '-q', 'main');
      await other.merge('feature', 'Merge all');
      const items = await run('mine', other.path);
      const titles = items.flatMap((item) => ('file' in item && item.file.path.endsWith('bug.toml') ? [/title = "(.*)"/.exec(item.file.text!)![1]] : []));
      expect(titles).toEqual(['Merge part 1', 'Merge part 2']);
      expect(items.flatMap((item) => ('skipped' in item && item.skipped === 'range-overlaps' ? [item.where.slice(13)] : []))).toEqual(['Merge all']);
    } finally {
      other.remove();
    }
  }, 120_000);

  it('whose tests once ran otherwise has a recipe for each range of dates that is given', async () => {
    const other = await Made.make({ 'old/lib.py': 'def one(): return 2\n', 'tests/test_lib.py': 'import lib\ndef test_there(): assert lib.one\n' });
    const tests = (n: number): string => `import lib\ndef test_there(): assert lib.one\n${['one', 'two'].slice(0, n).map((name, i) => `def test_${name}(): assert lib.${name}() == ${i + 1}\n`).join('')}`;
    try {
      await other.commit('old', { 'old/lib.py': 'def one(): return 1\n', 'tests/test_lib.py': tests(1) });
      await other.commit('moves', { 'old/lib.py': null, 'new/lib.py': 'def one(): return 1\ndef two(): return 1\n' });
      await other.commit('new', { 'new/lib.py': 'def one(): return 1\ndef two(): return 2\n', 'tests/test_lib.py': tests(2) });
      expect(fates(await run('mine', other.path, { paths: ['new'] }))).toEqual(['kept', 'no-tests-changed', 'not-collected', 'no-parent']);
      const items = await run('mine', other.path, { paths: ['new'], ranges: [{ since: '2030-01-01', paths: ['never'] }, { until: '2020-01-04', paths: ['old'], shims: [] }] });
      expect(fates(items)).toEqual(['kept', 'no-tests-changed', 'kept', 'no-parent']);
      const texts = items.flatMap((item) => ('file' in item && item.file.text !== undefined && /\.toml$/.test(item.file.path) ? [item.file.text] : []));
      const [newer, older] = texts.map((text) => /^recipe = "(.*)"/m.exec(text)?.[1]);
      for (const [recipe, path, shims] of [[newer, 'new', /^shims = \[ "/m], [older, 'old', /^shims = \[ *\]/m]] as const) {
        const part = texts.at(-1)!.split(`[recipes.${recipe!}]`)[1]!.split('[recipes.')[0]!;
        expect(part).toContain(`paths = [ "${path}" ]`);
        expect(part).toMatch(shims);
      }
      expect(domain.atoms.sources!['mine']!.options.safeParse({ ranges: [{ since: '2021-01-01', until: '2020-01-01' }] }).error?.issues[0]?.message).toBe('since must be before until');
    } finally {
      other.remove();
    }
  }, 120_000);

  it('whose tests moved from lab to tape gives the bugs of both, each with its own recipe', async () => {
    const lab = (...tests: string[]): string => `var lab = exports.lab = require('lab').script(), assert = require('assert'), core = require('../lib/core.js');\n${tests.map((t) => `lab.test('${t}', function (done) { assert(core.${t}); done(); });\n`).join('')}`;
    const tape = (...tests: string[]): string => `var test = require('tape'), core = require('../lib/core.js');\ntest('core', function (t) {\n${tests.map((name) => `  t.test('${name}', function (st) { st.equal(core.${name}(), 1); st.end(); });\n`).join('')}  t.end();\n});\n`;
    const core = (...names: string[]): string => names.map((name) => `exports.${name} = () => 1;\n`).join('');
    const other = await Made.make({ 'lib/core.js': core('a'), 'test/core.js': lab('a') });
    try {
      await other.commit('lab', { 'lib/core.js': core('a', 'b'), 'test/core.js': lab('a', 'b') });
      await other.commit('to tape', { 'test/core.js': tape('a', 'b') });
      await other.commit('tape', { 'lib/core.js': core('a', 'b', 'c'), 'test/core.js': tape('a', 'b', 'c') });
      const environment = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
      const items = await run('mine', other.path, { environment });
      const texts = items.flatMap((item) => ('file' in item && /\.toml$/.test(item.file.path) ? [item.file.text!] : []));
      expect(texts.flatMap((text) => /fail_to_pass = (.*)/.exec(text)?.[1] ?? [])).toEqual(['[ "test/core.js::core > c" ]', '[ "test/core.js::b" ]']);
      for (const line of ['runner = "tape"', 'runner = "node-test"', 'shims = [ "lab" ]']) expect(texts.at(-1)!.split('[recipes.').slice(1).join()).toContain(line);
    } finally {
      other.remove();
    }
  }, 120_000);

  it('gives tests the pointers of large files as they stand, and fetches none', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;
    const other = await Made.make({ ...start, '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'tests/data.bin': pointer });
    try {
      await other.git('config', 'filter.lfs.smudge', `touch ${trap}`);
      const reads = (check: string): string => `\n\ndef test_one():\n    text = open("tests/data.bin").read()\n    assert core.one() == 1 and ${check}\n`;
      await other.commit('needs the large file', { 'pkg/core.py': start['pkg/core.py'].replace('return 2', 'return 1'), 'tests/test_core.py': TESTS + reads('len(text) == 12345') });
      await other.commit('is content with the pointer', { 'pkg/core.py': start['pkg/core.py'].replace('return 2', 'return 1').replace(/return 1\n$/, 'return 2\n'), 'tests/test_core.py': TESTS + reads('text.startswith("version") and core.two() == 2') });
      rmSync(trap, { force: true });
      expect(fates(await run('mine', other.path))).toEqual(['kept', 'still-fails', 'no-parent']);
      expect(existsSync(trap)).toBe(false);
    } finally {
      other.remove();
    }
  }, 60_000);
});
