import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import domain from '@codewalk/clone';
import { makeContext, type AtomSource, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAtomFile } from '../src/atom-file.js';

const folder = mkdtempSync(join(tmpdir(), 'codewalk-clone-import-'));
let machine: Machine;
beforeAll(async () => void (machine = await openMachine({ needs: ['java'], jobs: 2 })));
afterAll(async () => {
  await machine?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Sample {
  readonly id: number;
  readonly people: 'equivalent' | 'inequivalent' | 'unverified';
  readonly witness: boolean;
  readonly body: string;
}

const signed = (name: string, body: string): string => `int ${name}(int a, int b) { ${body} }`;
/** Made up for this test, each with what must become of it. */
const SAMPLES: readonly (Sample & { readonly becomes: string })[] = [
  { id: 1, people: 'equivalent', witness: false, body: `${signed('method1', 'return a + b;')}\n    // a remark\n    ${signed('method2', 'return b + a; /* swapped */')}`, becomes: 'femp-x-1.java' },
  { id: 2, people: 'inequivalent', witness: true, body: `${signed('method1', 'return a - b;')} ${signed('method2', 'return b - a;')}`, becomes: 'femp-x-2.java' },
  { id: 3, people: 'equivalent', witness: false, body: `${signed('method1', 'return a / 2;')} ${signed('method2', 'return a >> 1;')}`, becomes: 'diverges' },
  { id: 4, people: 'unverified', witness: true, body: `${signed('method1', 'return a * 2;')} ${signed('method2', 'return a << 1;')}`, becomes: 'no-difference' },
  { id: 5, people: 'unverified', witness: false, body: 'boolean method1(int a) { return a > 0; } boolean method2(int a) { return 0 < a; }', becomes: 'weak/femp-x-5.java' },
  { id: 6, people: 'unverified', witness: false, body: 'int method1(String... a) { return a.length; } int method2(String... a) { return a.length; }', becomes: 'varargs' },
  { id: 7, people: 'unverified', witness: false, body: 'Widget method1(Widget a) { return a; } Widget method2(Widget a) { return a; }', becomes: 'unknown-type' },
  { id: 8, people: 'unverified', witness: false, body: 'int method1(int a) { return Helper.of(a); } int method2(int a) { return Helper.of(a); }', becomes: 'does-not-compile' },
  { id: 9, people: 'unverified', witness: false, body: 'long method1(int a) { return System.nanoTime(); } long method2(int a) { return System.nanoTime(); }', becomes: 'clock' },
  { id: 10, people: 'unverified', witness: false, body: 'static int count; int method1(int a) { return a; } int method2(int a) { return a; }', becomes: 'no-pair' },
  { id: 11, people: 'unverified', witness: false, body: 'int method1(int a) { return a', becomes: 'does-not-parse' },
  { id: 12, people: 'unverified', witness: false, body: 'int method1(int a) { while (a != 0) { } return a; } int method2(int a) { while (a != 0) { } return a; }', becomes: 'limit' },
  { id: 13, people: 'unverified', witness: false, body: 'double method1(double a) { return a + 0.0; } double method2(double a) { return a; }', becomes: 'femp-x-13.java' },
];

/** A difference so rare that 640 inputs do not show it: a long first argument in another case among the second's. */
const spelled = (name: string, also: string): string => `int ${name}(String s, String[] all) { for (int i = 0; i < all.length; i++) if (all[i] != null && (all[i].equals(s)${also})) return i; return -all.length; }`;
const RARE: Sample = { id: 21, people: 'equivalent', witness: false, body: `${spelled('method1', '')} ${spelled('method2', ' || all[i].length() > 5 && all[i].equalsIgnoreCase(s)')}` };

const sourceOf = ({ id, people, body }: Sample): string => `package ${people};\n\npublic class ClonePair${id} {\n    ${body}\n}\n`;

function repository(name = 'repository', samples: readonly Sample[] = SAMPLES): string {
  const root = join(folder, name);
  for (const sample of samples) {
    for (const [path, text] of [
      [`src/main/java/${sample.people}/ClonePair${sample.id}.java`, sourceOf(sample)],
      [`src/test/java/${sample.people}/ClonePair${sample.id}${sample.witness ? 'DifferenceFinding' : 'NoDifference'}Test.java`, ''],
    ] as const) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  return root;
}

function database(name: string, statements: readonly (readonly [string, ...unknown[]])[]): string {
  const path = join(folder, name);
  const db = new sqlite.Database(path);
  for (const [sql, ...values] of statements) db.run(sql, values as never[]);
  db.close();
  return path;
}

async function imported(source: string, input: string, options: object = {}, earlier: readonly SourceItem[] = []): Promise<SourceItem[]> {
  const { run, options: schema } = domain.atoms.sources![source] as AtomSource<unknown>;
  const items: SourceItem[] = [];
  for await (const item of run(input, schema.parse(options), makeContext('import', machine.runtimes, new AbortController().signal), earlier)) items.push(item);
  return items;
}

const became = (items: readonly SourceItem[]): string[] => items.flatMap((item) => ('file' in item ? [item.file.path] : 'skipped' in item ? [item.skipped] : []));

describe('importing FEMP-X', { timeout: 300_000 }, () => {
  it('keeps the pairs whose label both generators confirm, and says of each other one why not, by folder and by table alike', async () => {
    const byFolder = await imported('femp-x', repository());
    expect(became(byFolder)).toEqual(SAMPLES.map(({ becomes }) => becomes));
    const status = { equivalent: 'human_equivalent', inequivalent: 'human_inequivalent', unverified: 'not_manually_inspected' };
    const table = database('femp-x.sqlite', [
      ['create table llm_inspected_pairs (pair_id integer, human_status text, llm_status text, difference_type text, pair_src text, test_src text)'],
      ...SAMPLES.filter(({ becomes }) => becomes !== 'limit').map((s) => ['insert into llm_inspected_pairs values (?, ?, ?, null, ?, null)', s.id, status[s.people], s.witness ? 'witness_found' : 'no_witness_found', sourceOf(s)] as const),
    ]);
    const files = (items: readonly SourceItem[]): unknown[] => items.filter((item) => 'file' in item);
    expect(files(await imported('femp-x', table))).toEqual(files(byFolder));

    const [first] = byFolder.flatMap((item) => ('file' in item ? [item.file] : []));
    expect(first!.text).toBe(`// label: eq
// entry: method1 method2
// note: No test of the data set tells them apart; people called it equivalent.
// strict: yes
// source: FEMP-X (Higo), derived from IJADataset; methods made static, comments removed
// licence: CC-BY-NC-4.0

class First {
    static int method1(int a, int b) { return a + b; }
}

class Second {
    static int method2(int a, int b) { return b + a; }
}
`);
    const zeros = byFolder.flatMap((item) => ('file' in item && item.file.path === 'femp-x-13.java' ? [item.file] : []));
    const [read] = await parseAtomFile(zeros[0]!);
    expect(read!.ok && read!.value.strict).toBe(false);
  });

  it('looks a second time at pairs that pass for equivalent', async () => {
    const rare = repository('rare', [RARE]);
    expect(became(await imported('femp-x', rare, { inputs: 0 }))).toEqual(['femp-x-21.java']);
    const [refused] = await imported('femp-x', rare);
    expect(refused).toMatchObject({ skipped: 'diverges', detail: expect.stringContaining(' against ') as string });
  });

  it('caps what one signature may have, and goes on where it was interrupted', async () => {
    const many = database('many.sqlite', [
      ['create table llm_inspected_pairs (pair_id integer, human_status text, llm_status text, pair_src text)'],
      ...[1, 2, 3, 4].map((id) => ['insert into llm_inspected_pairs values (?, ?, ?, ?)', id, 'human_equivalent', 'no_witness_found', sourceOf({ ...SAMPLES[0]!, id })] as const),
    ]);
    const all = await imported('femp-x', many, { cap: 2 });
    expect(became(all)).toEqual(['femp-x-1.java', 'femp-x-2.java', 'signature-cap', 'signature-cap']);
    expect(await imported('femp-x', many, { cap: 2 }, all.slice(0, 2))).toEqual(all.slice(2));
  });

  it('refuses a folder, a file and a table that are none of it', async () => {
    await expect(imported('femp-x', folder)).rejects.toThrow('is not the FEMP-X repository');
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'no database, but long enough to look like one'.repeat(100));
    await expect(imported('femp-x', text)).rejects.toThrow('cannot be read as a SQLite file');
    await expect(imported('femp-x', database('empty.sqlite', [['create table other (a integer)']]))).rejects.toThrow('the table llm_inspected_pairs does not exist');
    await expect(imported('fempd', database('part.sqlite', [['create table methods (id integer)']]))).rejects.toThrow('the table methods has no column rtext');
  });
});

describe('importing FEMPDataset', { timeout: 300_000 }, () => {
  it('takes the pairs that people judged, from their methods as they stood in their projects', async () => {
    const methods = ['public static int plus(int a, int b) {\n\treturn a + b;\n}', 'private final int add(int x, int y) { int sum = y; sum += x; return sum; }', 'int minus(int a, int b) { return a - b; }'];
    const path = database('fempd.db', [
      ['create table methods (id integer primary key, rtext blob)'],
      ['create table pairs (leftMethodID int, rightMethodID int, id integer primary key)'],
      ['create table verifiedpairs (pairid integer, reviewera integer, reviewerb integer, reviewerc integer, consensus integer, reason blob)'],
      ...methods.map((text, i) => ['insert into methods values (?, ?)', i + 1, Buffer.from(text)] as const),
      ...[[1, 2, 10], [1, 3, 11], [2, 3, 12], [1, 9, 13]].map((row) => ['insert into pairs values (?, ?, ?)', ...row] as const),
      ...[[10, 1], [11, 0], [12, 1], [13, 1]].map(([id, consensus]) => ['insert into verifiedpairs values (?, 1, 1, 1, ?, null)', id, consensus] as const),
    ]);
    const items = await imported('fempd', path);
    expect(became(items)).toEqual(['fempd-10.java', 'fempd-11.java', 'diverges', 'no-pair']);
    expect('file' in items[0]! && items[0].file.text).toContain('class Second {\n    static int add(int x, int y) { int sum = y; sum += x; return sum; }\n}');
  });
});
