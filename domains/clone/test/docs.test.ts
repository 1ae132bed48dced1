import { readFileSync } from 'node:fs';
import { makeContext, textFile, type Runtimes } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../../packages/cli/src/main.js';
import type { Atom } from '../src/atom.js';
import { parseAtomFile } from '../src/atom-file.js';
import { compose } from '../src/compose.js';
import { promptOf } from '../src/prompt.js';

const repository = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/clone.md', repository), 'utf8');
const blockAfter = (heading: string): string => /^(`{3,})\w+\n([^]*?)^\1$/m.exec(page.slice(page.indexOf(heading)))![2]!;

async function bundled(id: string): Promise<Atom> {
  const path = `${id.replace('.', '/')}.java`;
  const [read] = await parseAtomFile(textFile(path, readFileSync(new URL(`atoms/clone/${path}`, repository), 'utf8')));
  if (!read?.ok) throw new Error(id);
  return read.value;
}

describe('docs/clone.md', () => {
  const [, ...ids] = /^What `([\w.-]+)` and `([\w.-]+)` make/m.exec(page)!;

  it('shows a task as a solver sees it, with its answer', async () => {
    const made = await compose(await Promise.all(ids.map(bundled)), makeContext('docs', {} as Runtimes, new AbortController().signal));
    expect(made.ok && made.value.reference).toBe('neq');
    const { system, text } = promptOf((made as Extract<typeof made, { ok: true }>).value.task);
    expect(blockAfter('## A level-2 task')).toBe(`${system}\n\n${text}`);
  });

  it('shows an atom of the pool as its file is', () => {
    expect(blockAfter('## An atom')).toBe(readFileSync(new URL(`atoms/clone/${ids[1]!.replace('.', '/')}.java`, repository), 'utf8'));
  });

  it('shows commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8')) as { scripts: Record<string, string> };
    for (const line of blockAfter('## Commands').trim().split('\n')) {
      const [program, first, second, ...rest] = line.split(' ');
      if (program === 'npm') {
        expect(scripts, line).toHaveProperty(second!);
        continue;
      }
      const group = buildProgram(async () => undefined).commands.find((c) => c.name() === first)!;
      const command = group.commands.length > 0 ? group.commands.find((c) => c.name() === second)! : group;
      expect(command, line).toBeDefined();
      for (const flag of rest.filter((word) => word.startsWith('--'))) expect(command.options.map((o) => o.long), line).toContain(flag);
    }
  });

  it.each(['masked', 'vacuous', 'mostly-throws', 'import-clash', 'diverges'])('explains the rejection %s, as docs/errors.md does', (code) => {
    expect(page).toContain(`\`${code}\``);
    expect(readFileSync(new URL('docs/errors.md', repository), 'utf8')).toContain(code);
  });
});
