import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textFile, type File, type GitRuntime } from '@codewalk/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GitPlace } from './git-place.js';

const signal = new AbortController().signal;
let place: GitPlace;
let git: GitRuntime;
const run = (cwd: string, ...args: string[]): string => place.run(cwd, ...args);

beforeAll(async () => {
  place = await GitPlace.make();
  git = place.git;
});

afterAll(() => place.remove());

/** What plain git makes of all the files of a work tree. */
const treeIn = (folder: string): string => {
  run(folder, 'add', '-A', '-f');
  return run(folder, 'write-tree').trim();
};

const patch = (text: string): { text: string } => ({ text });
const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join('');
const ODD: readonly File[] = [
  textFile('a.py', 'x = 1\n'),
  textFile('no newline', 'end'),
  textFile('dir/tab\tquote"back\\slash', 'odd\n'),
  textFile('dir/new\nline', 'odd\n'),
  textFile('ünïcode/ключ.txt', 'п\n'),
  textFile('-dash', ''),
  textFile('crlf.txt', 'a\r\nb\r\n'),
  { path: 'run.sh', mode: '755', text: '#!/bin/sh\n' },
  { path: 'link', mode: 'link', text: 'a.py' },
  { path: 'binary', mode: '644', base64: Buffer.from([0, 255, 10, 13, 200]).toString('base64') },
];
const byPath = (files: readonly File[]): File[] => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));

describe('trees', () => {
  it('gives back the files it keeps, byte for byte, under the id that git gives them', async () => {
    const tree = await git.store(ODD, signal);
    expect(await git.files(tree, signal)).toEqual(byPath(ODD));
    expect(await git.files(tree, signal, ['a.py', 'absent'])).toEqual([textFile('a.py', 'x = 1\n')]);
    const folder = place.fresh();
    await git.layOut(tree, join(folder, 'w'), signal);
    run(join(folder, 'w'), 'init', '-q');
    run(join(folder, 'w'), 'add', '-A');
    expect(run(join(folder, 'w'), 'write-tree').trim()).toBe(tree);
  });

  it('keeps equal files as equal trees, in any order, and no files as the empty tree', async () => {
    expect(await git.store([...ODD].reverse(), signal)).toBe(await git.store(ODD, signal));
    const empty = await git.store([], signal);
    expect(empty).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
    expect(await git.files(empty, signal)).toEqual([]);
  });

  it('stores many at once', async () => {
    const trees = await Promise.all(Array.from({ length: 30 }, (_, i) => git.store([textFile('a', `${i}\n`)], signal)));
    expect(new Set(trees).size).toBe(30);
  });

  it.each([
    ['../a', 'unsafe-path'], ['/etc/a', 'unsafe-path'], ['a/../b', 'unsafe-path'], ['.git/config', 'unsafe-path'], ['a/.GIT/hooks/x', 'unsafe-path'],
    ['.g\u200cit/config', 'unsafe-path'], ['git~1/config', 'unsafe-path'], ['a\0b', 'unsafe-path'], ['\ud800', 'unsafe-path'],
  ])('keeps no file under %j', async (path, code) => {
    await expect(git.store([textFile(path, '')], signal)).rejects.toMatchObject({ kind: 'usage', code });
  });

  it('keeps no two files under one path, nor a file where a folder is', async () => {
    await expect(git.store([textFile('a', '1'), textFile('a', '2')], signal)).rejects.toMatchObject({ code: 'clashing-paths' });
    await expect(git.store([textFile('a', '1'), textFile('a/b/c', '2')], signal)).rejects.toMatchObject({ code: 'clashing-paths' });
    expect(await git.store([textFile('a.b', '1'), textFile('a/b', '2')], signal)).toMatch(/^[0-9a-f]{40}$/);
  });

  it('knows no tree that is none', async () => {
    await expect(git.files('--all', signal)).rejects.toMatchObject({ code: 'no-such-tree' });
    await expect(git.files('0'.repeat(40), signal)).rejects.toMatchObject({ code: 'no-such-tree' });
  });

  it('is cancelled', async () => {
    await expect(git.files(await git.store(ODD, signal), AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('patches', () => {
  const base = [textFile('a.txt', lines('1', '2', '3', '4', '5', '6', '7', '8')), textFile('dir/b.txt', 'b\n'), textFile('end', 'no newline'), textFile('crlf', 'one\r\ntwo\r\n'), { path: 'out', mode: 'link', text: 'dir' } as File];
  const applied = async (text: string): Promise<readonly File[] | string> => {
    const result = await git.apply(await git.store(base, signal), patch(text), signal);
    return result.ok ? git.files(result.value, signal) : result.code;
  };
  const changed = (files: readonly File[] | string): readonly File[] | string => (typeof files === 'string' ? files : files.filter((file) => !base.some((b) => b.path === file.path && JSON.stringify(b) === JSON.stringify(file))));
  const edit = (path: string): string => lines(`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`, '@@ -1 +1 @@', '-b', '+B');

  it.each<[string, string, readonly File[]]>([
    ['an edit', edit('dir/b.txt'), [textFile('dir/b.txt', 'B\n')]],
    ['one without its last newline', edit('dir/b.txt').trimEnd(), [textFile('dir/b.txt', 'B\n')]],
    ['one with text around it', `Thanks!\n\n${edit('dir/b.txt')}-- \n2.39.5\n`, [textFile('dir/b.txt', 'B\n')]],
    ['one written with CRLF throughout', edit('dir/b.txt').replaceAll('\n', '\r\n'), [textFile('dir/b.txt', 'B\n')]],
    ['a file of CRLF lines', '--- a/crlf\n+++ b/crlf\n@@ -1,2 +1,2 @@\n one\r\n-two\r\n+three\r\n', [textFile('crlf', 'one\r\nthree\r\n')]],
    ['a file of CRLF lines, written with CRLF throughout', '--- a/crlf\r\n+++ b/crlf\r\n@@ -1,2 +1,2 @@\r\n one\r\n-two\r\n+three\r\n', [textFile('crlf', 'one\r\nthree\r\n')]],
    ['a missing last newline that is added', lines('--- a/end', '+++ b/end', '@@ -1 +1 @@', '-no newline', '\\ No newline at end of file', '+no newline'), [textFile('end', 'no newline\n')]],
    ['a hunk that has moved', lines('--- a/a.txt', '+++ b/a.txt', '@@ -2,4 +2,4 @@', ' 3', '-4', '+four', ' 5', ' 6'), [textFile('a.txt', lines('1', '2', '3', 'four', '5', '6', '7', '8'))]],
    ['a new file', lines('diff --git a/n/e/w b/n/e/w', 'new file mode 100755', '--- /dev/null', '+++ b/n/e/w', '@@ -0,0 +1 @@', '+new'), [{ path: 'n/e/w', mode: '755', text: 'new\n' }]],
    ['an empty new file', lines('diff --git a/e b/e', 'new file mode 100644', 'index 0000000..e69de29'), [textFile('e', '')]],
    ['a rename with an edit', lines('diff --git a/dir/b.txt b/c.txt', 'similarity index 50%', 'rename from dir/b.txt', 'rename to c.txt', '--- a/dir/b.txt', '+++ b/c.txt', '@@ -1 +1 @@', '-b', '+c'), [textFile('c.txt', 'c\n')]],
    ['a mode alone', lines('diff --git a/dir/b.txt b/dir/b.txt', 'old mode 100644', 'new mode 100755'), [{ path: 'dir/b.txt', mode: '755', text: 'b\n' }]],
    ['a quoted path', lines('diff --git "a/t\\tq\\"\\303\\274" "b/t\\tq\\"\\303\\274"', 'new file mode 100644', '--- /dev/null', '+++ "b/t\\tq\\"\\303\\274"', '@@ -0,0 +1 @@', '+x'), [textFile('t\tq"ü', 'x\n')]],
    ['removed lines that look like headers', lines('--- a/dir/b.txt', '+++ b/dir/b.txt', '@@ -1 +1,2 @@', '-b', '+-- ../../c', '+++ /etc/passwd'), [textFile('dir/b.txt', '-- ../../c\n++ /etc/passwd\n')]],
    ['a change of spaces alone', lines('--- a/dir/b.txt', '+++ b/dir/b.txt', '@@ -1 +1 @@', '-b', '+b  '), [textFile('dir/b.txt', 'b  \n')]],
  ])('applies %s', async (_, text, files) => {
    expect(changed(await applied(text))).toEqual(files);
  });

  it('applies a deletion', async () => {
    expect(await applied(lines('diff --git a/dir/b.txt b/dir/b.txt', 'deleted file mode 100644', '--- a/dir/b.txt', '+++ /dev/null', '@@ -1 +0,0 @@', '-b'))).toEqual(byPath(base.filter(({ path }) => path !== 'dir/b.txt')));
  });

  it.each([
    ['empty-patch', ''], ['empty-patch', ' \n\t\n'], ['malformed-patch', 'I have fixed it.\n'], ['malformed-patch', lines('--- a/dir/b.txt', '+++ b/dir/b.txt', '@@ -1,5 +1,5 @@', '-b', '+B')],
    ['does-not-apply', lines('--- a/dir/b.txt', '+++ b/dir/b.txt', '@@ -1 +1 @@', '-other', '+B')], ['does-not-apply', edit('absent')],
    ['does-not-apply', lines('--- a/a.txt', '+++ b/a.txt', '@@ -1,5 +1,5 @@', ' 1', ' 2', '-3', '+three', ' 4', ' wrong')],
    ['does-not-apply', `${edit('dir/b.txt')}${edit('absent')}`],
    ['does-not-apply', lines('diff --git a/dir/b.txt b/dir/b.txt', 'new file mode 100644', '--- /dev/null', '+++ b/dir/b.txt', '@@ -0,0 +1 @@', '+x')],
    ['does-not-apply', lines('diff --git a/a.txt b/a.txt', 'index 1111111..2222222 100644', 'Binary files a/a.txt and b/a.txt differ')],
    ['unsafe-path', edit('../dir/b.txt')], ['unsafe-path', edit('dir/../../b.txt')], ['unsafe-path', lines('--- /etc/passwd', '+++ /etc/passwd', '@@ -1 +1 @@', '-b', '+B')],
    ['unsafe-path', lines('diff --git a/dir/b.txt b/../b.txt', 'similarity index 100%', 'rename from dir/b.txt', 'rename to ../b.txt')],
    ['unsafe-path', lines('diff --git "a/\\056\\056/x" "b/\\056\\056/x"', 'new file mode 100644', '--- /dev/null', '+++ "b/\\056\\056/x"', '@@ -0,0 +1 @@', '+x')],
    ['unsafe-path', lines('diff --git a/.git/hooks/post-checkout b/.git/hooks/post-checkout', 'new file mode 100755', '--- /dev/null', '+++ b/.git/hooks/post-checkout', '@@ -0,0 +1 @@', '+x')],
    ['unsafe-path', lines('diff --git a/.GIT/config b/.GIT/config', 'new file mode 100644', '--- /dev/null', '+++ b/.GIT/config', '@@ -0,0 +1 @@', '+x')],
    ['unsafe-path', lines('diff --git a/out/x b/out/x', 'new file mode 100644', '--- /dev/null', '+++ b/out/x', '@@ -0,0 +1 @@', '+x')],
    ['unsafe-path', lines('diff --git a/l b/l', 'new file mode 120000', '--- /dev/null', '+++ b/l', '@@ -0,0 +1 @@', '+/etc', '\\ No newline at end of file', 'diff --git a/l/x b/l/x', 'new file mode 100644', '--- /dev/null', '+++ b/l/x', '@@ -0,0 +1 @@', '+x')],
    ['submodule', lines('diff --git a/sub b/sub', 'new file mode 160000', 'index 0000000..1111111', '--- /dev/null', '+++ b/sub', '@@ -0,0 +1 @@', `+Subproject commit ${'1'.repeat(40)}`)],
  ])('refuses with %s: %j', async (code, text) => {
    expect(await applied(text)).toBe(code);
  });

  it('takes back by diff and apply every change there can be, the same bytes each time', async () => {
    const from = await git.store(base, signal);
    const to = await git.store(ODD, signal);
    for (const [a, b] of [[from, to], [to, from]] as const) {
      const difference = await git.diff(a, b, signal);
      expect(await git.apply(a, difference, signal)).toEqual({ ok: true, value: b });
      expect(await git.diff(a, b, signal)).toEqual(difference);
    }
    expect(await git.diff(from, from, signal)).toEqual({ text: '' });
  });

  it('reads no attributes of the tree', async () => {
    const files = [textFile('.gitattributes', '* -diff binary merge=ours filter=evil\n'), textFile('a', 'a\n')];
    const from = await git.store(files, signal);
    const to = await git.store([files[0]!, textFile('a', 'b\n')], signal);
    expect(await git.diff(from, to, signal)).toMatchObject({ text: expect.stringContaining('-a\n+b\n') as string });
  });
});

describe('merges', () => {
  const tree = (a: string, b = ''): Promise<string> => git.store([textFile('a', a), textFile('b', b)], signal);
  const base = lines('1', '2', '3', '4', '5', '6', '7', '8', '9');

  it('brings both changes together', async () => {
    const merged = await git.merge(await tree(base), await tree(base.replace('1', 'one'), 'b'), await tree(base.replace('9', 'nine')), signal);
    expect(merged).toEqual({ ok: true, value: await tree(base.replace('1', 'one').replace('9', 'nine'), 'b') });
  });

  it('refuses a conflict by the names of its files, whatever the attributes say', async () => {
    const attributes = textFile('.gitattributes', '* merge=union\n');
    const [from, ours, theirs] = await Promise.all([base, base.replace('5', 'five'), base.replace('5', 'V')].map((text) => git.store([attributes, textFile('a', text)], signal)));
    expect(await git.merge(from!, ours!, theirs!, signal)).toEqual({ ok: false, code: 'conflict', detail: 'a' });
    expect(await git.merge(from!, await git.store([attributes], signal), theirs!, signal)).toEqual({ ok: false, code: 'conflict', detail: 'a' });
  });
});

describe('work trees', () => {
  it('lays files out with one time, and nothing over what is there', async () => {
    const folder = join(place.fresh(), 'w');
    const tree = await git.store(ODD, signal);
    await git.layOut(tree, folder, signal);
    expect(statSync(join(folder, 'a.py')).mtimeMs).toBe(946_684_800_000);
    expect(readlinkSync(join(folder, 'link'))).toBe('a.py');
    run(folder, 'init', '-q');
    expect(treeIn(folder)).toBe(tree);
    await expect(git.layOut(tree, folder, signal)).rejects.toMatchObject({ code: 'not-empty' });
  });

  it('makes a workspace of one commit and nothing else, the same each time', async () => {
    const files = ODD.filter(({ path }) => !path.includes('\n'));
    const tree = await git.store(files, signal);
    await git.store([textFile('secret', 'of the future\n')], signal);
    const folders = [join(place.fresh(), 'w'), join(place.fresh(), 'w')];
    const [first, second] = [await git.workspace(tree, folders[0]!, signal), await git.workspace(tree, folders[1]!, signal)];
    expect(first).toBe(second);
    const folder = folders[0]!;
    expect(run(folder, 'status', '--porcelain')).toBe('');
    expect(run(folder, 'log', '--all', '--format=%H %an %ae %aI %cI %P').trim()).toBe(`${first} codewalk codewalk@localhost 2000-01-01T00:00:00+00:00 2000-01-01T00:00:00+00:00`);
    expect(run(folder, 'for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
    expect(run(folder, 'remote') + run(folder, 'stash', 'list') + run(folder, 'reflog')).toBe('');
    const kept = run(folder, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)').trim().split('\n').sort();
    expect(kept).toEqual(run(folder, 'rev-list', '--objects', 'HEAD').trim().split('\n').map((line) => line.slice(0, 40)).sort());
    expect(run(folder, 'fsck', '--unreachable', '--no-reflogs')).toBe('');
    for (const name of ['logs', 'hooks', 'packed-refs', 'ORIG_HEAD', 'FETCH_HEAD', 'info']) expect(existsSync(join(folder, '.git', name)), name).toBe(false);
    const all = (root: string): string[] => readdirSync(join(root, '.git'), { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'index' && !lstatSync(join(root, '.git', name)).isDirectory()).sort();
    const second_ = join(place.fresh(), 'w');
    await git.workspace(tree, second_, signal);
    expect(all(second_)).toEqual(all(folders[1]!));
    for (const name of all(second_)) expect(readFileSync(join(second_, '.git', name)).equals(readFileSync(join(folders[1]!, '.git', name)))).toBe(true);
    expect(treeIn(folder)).toBe(tree);
  });
});
