import { execFileSync } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Recipe } from '@codewalk/core';
import { describeEngines, findEngines } from '@codewalk/exec';
import { pack, type Headers } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standIn, TinyImage } from '../../../test/tiny-image.js';
import { insideImage } from '../src/image-files.js';
import { Images } from '../src/images.js';
import { inShort, TestPlace } from './tests-place.js';

const signal = new AbortController().signal;
const SEES = `import os, socket


def test_image():
    import only_in_image
    assert only_in_image.MARK == "of the image"


def test_nothing_else():
    assert [path for path in ("/etc/passwd", "/home", "/root", "/tmp", "/var", "/usr/share", "/usr/bin/git") if os.path.lexists(path)] == []


def test_trees():
    os.listdir("/srv/trees")


def test_writes():
    open("/usr/bin/x", "w")


def test_network():
    socket.create_connection(("127.0.0.1", 9), 1)
`;

describe('tests in a container image', () => {
  let image: TinyImage;
  let place: TestPlace;
  let recipe: Recipe;
  beforeAll(async () => {
    image = await TinyImage.make();
    place = await TestPlace.make();
    recipe = { runner: 'pytest', tests: ['tests'], image: image.name, imageId: image.id };
  }, 120_000);
  afterAll(async () => {
    await place.close();
    await image.remove();
  });

  it('run in its files and in nothing else, under the same sandbox', async () => {
    expect(await place.pool.image(image.name, { pull: false }, signal)).toMatchObject({ id: image.id });
    expect(inShort(await place.run({ 'tests/test_a.py': SEES }, recipe))).toEqual({
      'tests/test_a.py::test_image': 'passed', 'tests/test_a.py::test_nothing_else': 'passed', 'tests/test_a.py::test_trees': 'failed',
      'tests/test_a.py::test_writes': 'failed', 'tests/test_a.py::test_network': 'failed',
    });
    expect(inShort(await place.run({ 'tests/test_a.py': 'import os\nos._exit(0)\n' }, recipe))).toBe('untrusted: it ended with code 0 before the end of its run');
  }, 60_000);

  it('run under a python of its own, and under unittest', async () => {
    const tree = { 'tests/test_a.py': 'import unittest\n\n\nclass T(unittest.TestCase):\n    def test_in(self):\n        import only_in_image\n\n    def test_not(self):\n        self.assertTrue(False)\n' };
    expect(inShort(await place.run(tree, { ...recipe, environment: '/bin/python3' }))).toEqual({ 'tests/test_a.py::T::test_in': 'passed', 'tests/test_a.py::T::test_not': 'failed' });
    expect(inShort(await place.run(tree, { ...recipe, runner: 'unittest' }))).toEqual({ 'test_a.T.test_in': 'passed', 'test_a.T.test_not': 'failed' });
  }, 60_000);

  it('say by name what is missing', async () => {
    const code = (more: Partial<Recipe>): Promise<unknown> => place.run({ 'tests/test_a.py': '' }, { ...recipe, ...more }).catch(({ code, hint }: { code: string; hint?: string }) => [code, hint]);
    const other = `sha256:${'0'.repeat(64)}`;
    expect(await code({ imageId: other })).toEqual(['other-image', expect.stringContaining('digest')]);
    expect(await code({ image: 'localhost/codewalk-nowhere:1', imageId: other })).toEqual(['no-image', expect.stringMatching(/^(podman|docker) pull localhost\/codewalk-nowhere:1$/)]);
    expect(await code({ environment: '/opt/none/bin/python' })).toEqual(['no-environment', undefined]);
    expect(await code({ runner: 'node-test' })).toEqual(['no-environment', undefined]);
  }, 60_000);

  it('need no engine once it is laid out', async () => {
    const path = process.env['PATH'];
    const silent = mkdtempSync(join(tmpdir(), 'codewalk-silent-'));
    for (const name of ['podman', 'docker']) {
      writeFileSync(join(silent, name), '#!/bin/sh\necho "no daemon" >&2\nexit 1\n');
      chmodSync(join(silent, name), 0o755);
    }
    process.env['PATH'] = `${silent}:${path}`;
    try {
      expect(await new Images().pinned(image.name, image.id, signal)).toMatchObject({ id: image.id });
      await expect(new Images().named(image.name, false, signal)).rejects.toMatchObject({ kind: 'environment', code: 'no-engine', message: expect.stringContaining('podman: no daemon; docker: no daemon') as string });
      expect(describeEngines(await findEngines())).toMatch(/^Container images: no engine answers \(podman: no daemon; docker: no daemon\)/);
    } finally {
      process.env['PATH'] = path;
      rmSync(silent, { recursive: true });
    }
  });

  it.each(['uid', 'limits'] as const)('are refused in the %s sandbox, which has no files of its own', async (tier) => {
    const group = { name: tier, tier, root: process.getuid?.() === 0 } as const;
    const other = await TestPlace.make({ group });
    await expect(other.run({ 'tests/test_a.py': '' }, recipe)).rejects.toMatchObject({ code: 'no-image-sandbox' });
    await other.close();
  });
});

describe('the files of an image', () => {
  let folder: string;
  let before: NodeJS.ProcessEnv;
  const images = (): string[] => readdirSync(join(folder, 'cache', 'codewalk', 'images'));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codewalk-tar-'));
    before = { ...process.env };
    process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
  });
  afterEach(() => {
    process.env['PATH'] = before['PATH'];
    if (before['XDG_CACHE_HOME'] === undefined) delete process.env['XDG_CACHE_HOME'];
    else process.env['XDG_CACHE_HOME'] = before['XDG_CACHE_HOME'];
    rmSync(folder, { recursive: true, force: true });
  });

  type Entry = readonly [Headers, string?];
  /** Lays out an image whose export is a tar of these entries, or what the shell command gives. */
  const layOut = async (entries: readonly Entry[], exporting?: string) => {
    const tar = pack();
    for (const [header, text] of entries) tar.entry(header, text ?? '');
    tar.finalize();
    await pipeline(tar, createWriteStream(join(folder, 'x.tar')));
    standIn(folder, 'x', exporting ?? `cp '${folder}/x.tar' "$3"`);
    return new Images().named('x', false, signal);
  };
  const file = (name: string, mode = 0o644): Entry => [{ name, mode, type: 'file' }, name];

  it('are laid out without owners, special bits and devices, and with links as they are', async () => {
    const { root, has } = await layOut([
      file('./usr/bin/tool', 0o4755), [{ name: 'bin', type: 'symlink', linkname: '/usr/bin' }], [{ name: 'out', type: 'symlink', linkname: '../../../../etc' }],
      [{ name: 'usr/bin/other', type: 'link', linkname: 'usr/bin/tool' }], [{ name: 'dev/null', type: 'character-device' }], [{ name: 'var/null', type: 'character-device' }], [{ name: 'var/pipe', type: 'fifo' }],
      file('tmp/left'), file('proc/1/environ'), file('/absolute'), [{ name: 'closed', type: 'directory', mode: 0 }], file('closed/in', 0),
      [{ name: 'loop', type: 'symlink', linkname: 'loop' }],
    ]);
    const found = execFileSync('find', ['.', '-mindepth', '1', '-printf', '%P\\n'], { cwd: root, encoding: 'utf8' });
    expect(found.trim().split('\n').sort()).toEqual(['absolute', 'bin', 'closed', 'closed/in', 'loop', 'out', 'usr', 'usr/bin', 'usr/bin/other', 'usr/bin/tool', 'var']);
    expect(lstatSync(join(root, 'usr/bin/tool')).mode & 0o7777).toBe(0o755);
    expect(lstatSync(join(root, 'closed/in')).mode & 0o7777).toBe(0o644);
    expect(['/bin/tool', '/bin/../../absolute', '/out/passwd', '/bin/tool/x', '/loop', '/tmp/left', '/nothing'].map(has)).toEqual([true, true, false, false, false, false, false]);
    expect(insideImage(root, '/bin/tool')).toBe(join(root, 'usr/bin/tool'));
    expect(readFileSync(join(folder, 'asked'), 'utf8').split('\n').filter((line) => /^(pull|run|start|exec)/.test(line))).toEqual([]);
  });

  it.each<readonly [string, readonly Entry[]]>([
    ['a path that leads outside', [file('a/../../outside')]],
    ['a file through a link', [[{ name: 'a', type: 'symlink', linkname: '/tmp' }], file('a/outside')]],
    ['a folder over a link', [[{ name: 'a', type: 'symlink', linkname: '/tmp' }], [{ name: 'a', type: 'directory' }]]],
    ['a file over a link', [[{ name: 'a', type: 'symlink', linkname: '/tmp/outside' }], file('a')]],
    ['a hard link to a file of the machine', [[{ name: 'a', type: 'link', linkname: '/etc/passwd' }]]],
    ['a hard link through a link', [[{ name: 'e', type: 'symlink', linkname: '/etc' }], [{ name: 'a', type: 'link', linkname: 'e/passwd' }]]],
  ])('are refused with %s, and nothing is left', async (_, entries) => {
    await expect(layOut([file('first'), ...entries])).rejects.toMatchObject({ kind: 'environment', code: 'bad-image' });
    expect(images()).toEqual([]);
    expect(existsSync('/tmp/outside')).toBe(false);
  });

  it.each([
    ['ends early', `head -c 1000 '/usr/bin/git' > "$3"`],
    ['is cut', 'head -c 700 "$(dirname "$0")/../x.tar" > "$3"'],
    ['is not given', 'echo broken >&2; exit 1'],
  ])('are refused where the export %s', async (_, exporting) => {
    await expect(layOut([[{ name: 'first', type: 'file' }, 'x'.repeat(2000)]], exporting)).rejects.toMatchObject({ code: 'bad-image' });
    expect(images()).toEqual([]);
  });

  it('are laid out once by several at once, and what a killed process began is removed', async () => {
    standIn(folder, 'x', '');
    const left = `${'a1'.repeat(32)}.999999999.abcdef`;
    mkdirSync(join(folder, 'cache', 'codewalk', 'images', left), { recursive: true });
    writeFileSync(join(folder, 'cache', 'codewalk', 'images', `${left}.tar`), '');
    const both = await Promise.all([layOut([file('a')]), layOut([file('a')])]);
    expect(new Set(both.map(({ root }) => root)).size).toBe(1);
    expect(images()).toEqual(['a1'.repeat(32)]);
  });

  it('are pulled only where that is allowed', async () => {
    standIn(folder, 'x', '');
    const asked = (): string[] => readFileSync(join(folder, 'asked'), 'utf8').split('\n').filter((line) => line.startsWith('pull'));
    await expect(new Images().named('y', false, signal)).rejects.toMatchObject({ code: 'no-image', hint: 'podman pull y' });
    await expect(new Images().pinned('y', `sha256:${'0'.repeat(64)}`, signal)).rejects.toMatchObject({ code: 'no-image' });
    expect(asked()).toEqual([]);
    await expect(new Images().named('y', true, signal)).rejects.toMatchObject({ code: 'pull-failed', message: expect.stringContaining('this stand-in knows no pull') as string });
    expect(asked()).toEqual(['pull --quiet y']);
  });
});
