import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import { makeContext, textFile, type Result } from '@codewalk/core';
import { describeDomain } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';
import pipes from './pipes.js';

type Atom = Parameters<typeof pipes.compose>[0][number];

const ctx = makeContext('test', {} as never, new AbortController().signal);
const files = readAtomFiles(fileURLToPath(pipes.atoms.folder!));
const parse = async (text: string): Promise<readonly Result<Atom>[]> => pipes.atoms.parse([textFile('filters.txt', text)], ctx);
const atoms = (await pipes.atoms.parse(files, ctx)).flatMap((parsed) => (parsed.ok ? [parsed.value] : []));

describeDomain(pipes, { describe, it, files });

/** What a real shell prints for each pipeline, all run in one go. */
function shell(runs: readonly { readonly input: readonly string[]; readonly commands: readonly string[] }[]): string[][] {
  const script = runs.map(({ input, commands }) => `printf '%s\\n' ${input.join(' ')} | ${commands.join(' | ')}\necho =`).join('\n');
  const out = execFileSync('sh', [], { input: script, encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
  return out.split('=\n').slice(0, -1).map((text) => text.split('\n').slice(0, -1));
}

describe('the filters', () => {
  it('print what a real shell prints on their worked examples', () => {
    expect(shell(atoms.map(({ triedOn, command }) => ({ input: triedOn, commands: [command] })))).toEqual(atoms.map(({ prints }) => prints));
  });

  it('print what a real shell prints in every chain of two, and in chains of six', async () => {
    const chains = atoms.flatMap((a) => atoms.filter((b) => a !== b && a.gives === b.takes).map((b) => [a, b]));
    const loops = ['words', 'numbers'].map((kind) => atoms.filter((a) => a.takes === kind && a.gives === kind));
    const long = loops.flatMap((loop) => loop.map((_, i) => Array.from({ length: 6 }, (_, j) => loop[(i + j) % loop.length]!)));
    const made = await Promise.all([...chains, ...long].map((walk, i) => pipes.compose(walk, {}, makeContext(`chain/${i}`, {} as never, ctx.signal))));
    const tasks = made.flatMap((m) => (m.ok ? [m.value] : []));
    expect(tasks.length).toBeGreaterThan(100);
    expect(shell(tasks.map(({ task }) => task))).toEqual(tasks.map(({ reference }) => reference));
  });
});

describe('the file of filters', () => {
  it('is refused line by line', async () => {
    const results = await parse("# name\nsort  words  words  sort  b a  → a b\nno filter\nwc  words  numbers  wc -l  a b  → 2\n");
    expect(results.map((r) => (r.ok ? r.value.id : [r.code, r.at]))).toEqual(['sort', ['bad-filter', 'filters.txt:3'], ['unknown-command', 'filters.txt:4']]);
  });

  it('gives no atom to the pool whose worked example is wrong', async () => {
    const [wrong] = await parse('sort  words  words  sort  b a  → b a\n');
    expect(wrong!.ok && (await pipes.verifyAtom(wrong!.value, ctx))).toEqual({ status: 'fail', cases: [{ name: 'worked example', status: 'fail', detail: 'it prints a b' }] });
  });
});
