import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CodewalkError, makeContext, type AtomSource, type File, type Runtimes, type SourceItem } from '@codewalk/core';
import { afterAll, describe, expect, it } from 'vitest';
import domain from '../src/index.js';
import { atomsOf } from './fixture.js';

const source = domain.atoms.sources!['verus-bench'] as AtomSource<object>;
const folder = mkdtempSync(join(tmpdir(), 'codewalk-proof-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the source gives: files by themselves, and reasons. */
async function imported(path: string): Promise<{ files: File[]; skipped: SourceItem[] }> {
  const items: SourceItem[] = [];
  for await (const item of source.run(path, {}, makeContext('import', {} as Runtimes, new AbortController().signal), [])) items.push(item);
  return { files: items.flatMap((i) => ('file' in i ? [i.file] : [])), skipped: items.filter((i) => 'skipped' in i) };
}

const program = (functions: string): string => `use vstd::prelude::*;\n\nfn main() { assert_eq!(1, 1); }\n\nverus! {\n${functions}\n} // verus!\n`;
const GOOD = program('fn same(n: u8) -> (r: u8)\n    ensures r == n,\n{ n }\nfn unfit(n: &mut u8) { *n = 1; }');
const BAD = program('fn changes(v: &mut Vec<u8>)\n    ensures v@ == old(v)@,\n{ }');

function checkout(name: string): string {
  const root = join(folder, name);
  for (const [path, text] of [['MBPP/verified/Task_1.rs', GOOD], ['Misc/verified/bad.rs', BAD], ['Misc/verified/note.txt', ''], ['MBPP/unverified/Task_1.rs', BAD]] as const) {
    const at = join(root, 'benchmarks', 'Verus-Bench', path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  return root;
}

describe('importing Verus-Bench', () => {
  it('makes files of programs with a function that a driver can call, and says why of every other function', async () => {
    const root = checkout('all');
    for (const path of [root, join(root, 'benchmarks', 'Verus-Bench')]) {
      const { files, skipped } = await imported(path);
      expect(skipped).toEqual([
        { skipped: 'no-result', where: 'MBPP/verified/Task_1.rs:9', detail: 'unfit: the function returns nothing' },
        { skipped: 'no-result', where: 'Misc/verified/bad.rs:6', detail: 'changes: the function returns nothing' },
      ]);
      expect(files.map((f) => f.path)).toEqual(['mbpp-task_1.rs']);
      expect(atomsOf(files[0]!)).toMatchObject([{ id: 'mbpp-task_1.same', provenance: { source: 'Verus-Bench, MBPP/verified/Task_1.rs', licence: 'MIT' } }]);
    }
  });

  it('reads the rows of tasks.jsonl', async () => {
    const path = join(folder, 'tasks.jsonl');
    writeFileSync(path, `${JSON.stringify({ task_id: 'x', source: 'MBPP', name: 'task_2', task: '', ground_truth: GOOD, more: 1 })}\n\n`);
    const { files, skipped } = await imported(path);
    expect([skipped.length, files.map((f) => f.path)]).toEqual([1, ['mbpp-task_2.rs']]);
    expect(files[0]!.text).toBe(`// SPDX-License-Identifier: MIT\n// Source: Verus-Bench, tasks.jsonl:1\n${GOOD}`);
  });

  it.each([
    ['not-readable', () => join(folder, 'nowhere')],
    ['no-programs', () => (mkdirSync(join(folder, 'empty'), { recursive: true }), join(folder, 'empty'))],
    ['bad-row', () => (writeFileSync(join(folder, 'bad.jsonl'), '{"source": "MBPP", "name": "x"}\n'), join(folder, 'bad.jsonl'))],
    ['bad-row', () => (writeFileSync(join(folder, 'torn.jsonl'), '{"source"\n'), join(folder, 'torn.jsonl'))],
  ])('refuses what is not Verus-Bench: %s', async (code, path) => {
    const error = await imported(path()).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(CodewalkError);
    expect((error as CodewalkError).problems[0]!.code).toBe(code);
  });
});
