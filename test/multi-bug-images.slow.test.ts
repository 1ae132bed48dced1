import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Made } from '../domains/multi-bug/test/mine/history.js';
import { contents, run, scratch } from './cli.js';
import { TinyImage } from './tiny-image.js';

const folder = scratch();
const [atoms, bank] = [join(folder, 'atoms'), join(folder, 'bank')];
const json = (text: string): any => JSON.parse(text);
const TESTS = 'from only_in_image import MARK\nfrom pkg import core\n\n\ndef test_there():\n    assert MARK and core.double and core.half\n';
const source = (double: string, half: string): string => `def double(n):\n    return ${double}\n\n\ndef name():\n    return "core"\n\n\ndef both(n):\n    return double(half(n))\n\n\ndef half(n):\n    return ${half}\n`;

let image: TinyImage;
let made: Made;

/** A repository with two bugs whose tests import what only the image has. */
beforeAll(async () => {
  image = await TinyImage.make();
  made = await Made.make({ 'pkg/__init__.py': '', 'pkg/core.py': source('n + n + 1', 'n // 3'), 'tests/test_core.py': TESTS });
  const first = `${TESTS}\n\ndef test_double():\n    assert core.double(2) == 4\n`;
  await made.commit('Double right', { 'pkg/core.py': source('n + n', 'n // 3'), 'tests/test_core.py': first });
  await made.commit('Halve right', { 'pkg/core.py': source('n + n', 'n // 2'), 'tests/test_core.py': `${first}\n\ndef test_half():\n    assert core.half(4) == 2\n` });
}, 120_000);
afterAll(async () => {
  made.remove();
  await image.remove();
});

async function grade(name: string, answers: readonly object[]): Promise<any[]> {
  const path = join(folder, `${name}.jsonl`);
  writeFileSync(path, answers.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { code, stderr } = await run(['grade', bank, '--answers', path, '--out', `${path}.verdicts`, '-j', '2']);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return readFileSync(`${path}.verdicts`, 'utf8').trimEnd().split('\n').map(json);
}

const answersOf = async (kind: string): Promise<any[]> => {
  const path = join(folder, `${kind}-answers.jsonl`);
  expect((await run(['answers', bank, `--${kind}`, '--out', path])).code).toBe(0);
  return readFileSync(path, 'utf8').trimEnd().split('\n').map(json);
};

describe('a repository whose tests run in a container image', () => {
  it('gives atoms that name the image and its id, and none without it', async () => {
    const mine = (out: string, ...more: string[]) => run(['atoms', 'mine', made.path, '--domain', 'multi-bug', '--set', 'mine.name=pkg', ...more, '--out', out, '-j', '2']);
    expect((await mine(join(folder, 'without'))).code).not.toBe(0);
    expect(await mine(atoms, '--set', `mine.image=${image.name}`)).toMatchObject({ code: 0 });
    const recipe = readFileSync(join(atoms, 'pkg', 'recipe.toml'), 'utf8');
    expect(recipe).toContain(`image = "${image.name}"`);
    expect(recipe).toContain(`imageId = "${image.id}"`);
  });

  it('fills cells, the same at any number of jobs', async () => {
    const generate = (out: string, jobs: string) => run(['generate', '--domain', 'multi-bug', '--atoms', atoms, '--levels', '1,2', '--count', '1', '--seed', '7', '--json', '-j', jobs, '--out', out]);
    const { code, stdout, stderr } = await generate(bank, '2');
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(json(stdout).cells.map((cell: any) => [cell.level, cell.admitted])).toEqual([[1, 1], [2, 1]]);
    const { prompt } = json(readFileSync(join(bank, 'multi-bug', 'L2', 'tasks.jsonl'), 'utf8').split('\n')[0]!);
    expect(JSON.stringify(prompt)).toContain(`Run the tests with \`python3 -m pytest tests\` in the container image \`${image.name}\`.`);
    expect((await generate(join(folder, 'again'), '1')).code).toBe(0);
    expect(contents(join(folder, 'again'))).toEqual(contents(bank));
  });

  it('grades references 100%, and empty and unchanged answers and ways around repairing 0%', async () => {
    for (const [kind, status] of [['reference', 'pass'], ['empty', 'fail'], ['unchanged', 'fail']] as const) {
      expect([kind, (await grade(kind, await answersOf(kind))).map((verdict) => verdict.status)]).toEqual([kind, [status, status]]);
    }
    const hack = (path: string, text: string): string => `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${text.trimEnd().split('\n').length} @@\n${text.trimEnd().split('\n').map((line) => `+${line}\n`).join('')}`;
    const { task_id: id } = (await answersOf('reference'))[1];
    const hacks = [
      hack('conftest.py', 'import os\nos._exit(0)\n'),
      hack('only_in_image.py', 'import os\nos._exit(0)\n'),
      hack('pkg/pytest.py', 'raise SystemExit(0)\n'),
      `diff --git a/pkg/__init__.py b/pkg/__init__.py\n--- a/pkg/__init__.py\n+++ b/pkg/__init__.py\n@@ -0,0 +1,2 @@\n+import os\n+os._exit(0)\n`,
    ];
    const verdicts = await grade('hacks', hacks.map((answer, attempt) => ({ task_id: id, answer, attempt })));
    expect(verdicts.map(({ status }) => status)).toEqual(hacks.map(() => 'fail'));
  });

  it('is not graded without it: a named error says what to pull', async () => {
    const path = join(folder, 'reference.jsonl');
    rmSync(join(process.env['XDG_CACHE_HOME']!, 'codewalk', 'images'), { recursive: true });
    const grading = (env: Record<string, string>) => run(['grade', bank, '--answers', path, '--out', join(folder, 'never')], { env });
    const silent = join(folder, 'silent');
    mkdirSync(silent);
    for (const name of ['podman', 'docker']) writeFileSync(join(silent, name), '#!/bin/sh\necho "no daemon" >&2\nexit 1\n', { mode: 0o755 });
    const none = await grading({ PATH: `${silent}:${process.env['PATH']}` });
    expect([none.code, none.stderr]).toEqual([3, expect.stringContaining('[no-engine]')]);
    writeFileSync(join(silent, 'podman'), '#!/bin/sh\n[ "$1" = info ] && echo 1.0 || exit 1\n', { mode: 0o755 });
    const empty = await grading({ PATH: `${silent}:${process.env['PATH']}` });
    expect([empty.code, empty.stderr]).toEqual([3, expect.stringContaining(`podman pull ${image.name}`)]);
  });
});
