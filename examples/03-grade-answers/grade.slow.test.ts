import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run, scratch } from '../../test/cli.js';

const folder = scratch();
const register = new URL('../../packages/cli/bin/register.js', import.meta.url).href;
const script = fileURLToPath(new URL('grade.ts', import.meta.url));

it('gives each answer the verdict, and each level the score, that the command line gives', async () => {
  const inFolder = { cwd: folder };
  expect((await run(['generate', '--domain', 'complexity', '--levels', '1,2', '--count', '2', '--seed', '3', '--quiet', '--out', 'bank'], inFolder)).code).toBe(0);
  expect((await run(['answers', 'bank', '--reference', '--out', 'references.jsonl'], inFolder)).code).toBe(0);
  const references = readFileSync(join(folder, 'references.jsonl'), 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as { task_id: string; answer: string });
  const lines = references.flatMap(({ task_id, answer }, i) => [{ task_id, answer, model: 'right' }, { task_id, answer: i % 2 === 0 ? 'perhaps' : answer, model: 'unsure' }]);
  writeFileSync(join(folder, 'answers.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

  const said = execFileSync(process.execPath, ['--import', register, script], { cwd: folder, encoding: 'utf8' }).trimEnd().split('\n');
  expect(said.filter((line) => line.startsWith('right ')).map((line) => line.split(': ')[1])).toEqual(['pass', 'pass', 'pass', 'pass']);
  expect(said.filter((line) => line.startsWith('unsure ')).map((line) => line.split(': ')[1]!.slice(0, 4))).toEqual(['fail', 'pass', 'fail', 'pass']);

  const { stdout } = await run(['grade', 'bank', '--answers', 'answers.jsonl', '--json'], inFolder);
  const { cells } = JSON.parse(stdout) as { cells: { model: string; level: number; passed: number; tasks: number; chance: number }[] };
  expect(said.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as unknown)).toEqual(cells.map(({ model, level, passed, tasks, chance }) => ({ model, level, passed, of: tasks, chance })));
});
