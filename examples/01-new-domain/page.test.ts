import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAnswer } from '@codewalk/core';
import { checkNames, promiseOf } from '@codewalk/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/new-domain.md', import.meta.url), 'utf8');
const { blocks } = readAnswer(page);
const cli = fileURLToPath(new URL('../../packages/cli/bin/', import.meta.url));

/** The page's files as a reader who copies its blocks has them: blocks of one name in order, a blank line between. */
const files = new Map<string, string>();
for (const { info, body } of blocks) {
  const name = info.split(' ')[1];
  if (name !== undefined) files.set(name, files.has(name) ? `${files.get(name)!}\n${body}` : body);
}

const folder = mkdtempSync(join(tmpdir(), 'codewalk-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: string): string =>
  execFileSync('sh', ['-c', line.replace(/^npx codewalk /, `node '${cli}codewalk.js' `).replace('codewalk/register', `'${cli}register.js'`)], {
    cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], HOME: folder, XDG_CACHE_HOME: join(folder, 'cache'), NO_COLOR: '1' },
  });

describe('docs/new-domain.md', () => {
  it('has blocks of known kinds only', () => {
    expect([...new Set(blocks.map(({ info }) => info))]).toEqual(['sh', 'ts pipes/pipes.ts', 'text pipes/atoms/filters.txt', 'console', 'ts pipes/test.ts']);
  });

  it.each([...files])('gives %s as the example has it', (name, text) => {
    expect(text).toBe(readFileSync(new URL(name.replace(/^pipes\//, './'), import.meta.url), 'utf8'));
  });

  it('lists every promise', () => {
    expect(checkNames.filter((name) => !page.includes(`| ${name} | ${promiseOf(name)} |\n`))).toEqual([]);
  });

  it('works from an empty folder, command by command', () => {
    for (const [i, { info, body }] of blocks.entries()) {
      if (info !== 'sh') continue;
      const outputs = body.trimEnd().split('\n').map(run);
      if (i === 0) for (const [name, text] of files) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const next = blocks[i + 1];
      if (next?.info === 'console') expect(outputs.at(-1)!.trimEnd()).toBe(next.body.trimEnd());
    }
    const tasks = readFileSync(join(folder, 'pipes-bank/pipes/L2/tasks.jsonl'), 'utf8').trimEnd().split('\n');
    expect(tasks).toHaveLength(10);
  });
});
