// Every document that `--json` prints has the shape that docs/json.md gives it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './bad-input/row.js';
import { run as runApart, scratch, SUMS } from './cli.js';
import { blocksOf, repository } from './docs/pages.js';

const types = blocksOf('docs/json.md').map((block) => block.body).join('\n');
const home = process.cwd();
const folder = scratch();
const documents: [string, unknown][] = [];

beforeAll(() => {
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
  process.chdir(folder);
});
afterAll(() => process.chdir(home));

/** Runs a command, which must print one document and nothing else, and keeps that as one of the named type. */
async function run(type: string, code: number, line: string, start = runHere): Promise<any> {
  const ran = await start([...line.split(' '), '--json']);
  expect({ line, code: ran.code, lines: ran.stdout.trimEnd().split('\n').length }).toEqual({ line, code, lines: 1 });
  const document: unknown = JSON.parse(ran.stdout);
  documents.push([type, document]);
  return document;
}

const lines = (path: string): any[] => readFileSync(path, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as unknown);

it('runs every command', async () => {
  await run('DryRun', 0, `generate --domain ${SUMS} --levels 1,2 --count 2 --out bank --dry-run`);
  await run('Generate', 0, `generate --domain ${SUMS} --levels 1,2 --count 2 --out bank`);
  await run('Generate', 1, `generate --domain ${SUMS} --levels 1 --count 60 --out short`);
  await run('Generate', 0, 'generate --domain complexity --levels 1,2 --count 2 --seed 5 --out labels');
  await run('Admit', 0, `admit bank --domain ${SUMS}`);
  const walks = lines('bank/sums/L2/candidates.jsonl').map(({ atoms }) => ({ atoms: atoms as string[] }));
  writeFileSync('groups.jsonl', walks.map((walk) => `${JSON.stringify(walk)}\n`).join(''));
  await run('AdmitGroups', walks.length > 2 ? 1 : 0, `admit --domain ${SUMS} --groups groups.jsonl --out groups`);
  const shown = await run('ShowBank', 0, 'show bank');
  await run('ShowTask', 0, `show bank ${shown.tasks[0].task_id}`);
  await run('ShowTask', 0, `show bank ${shown.tasks[0].task_id} --reference --domain ${SUMS} --to laid-out`);
  await run('Answers', 0, `answers bank --reference --domain ${SUMS} --out references.jsonl`);
  await run('Answers', 0, 'answers labels --shuffled --out shuffled.jsonl');
  writeFileSync('mixed.jsonl', [...lines('references.jsonl'), { task_id: shown.tasks[0].task_id, answer: 'no number' }, { task_id: 'sums-000000000000', answer: '1' }].map((line) => `${JSON.stringify(line)}\n`).join(''));
  await run('Grade', 1, `grade bank --domain ${SUMS} --answers mixed.jsonl --out verdicts.jsonl`);
  for (const line of lines('verdicts.jsonl')) documents.push(['VerdictLine', line]);
  await run('Grade', 0, 'grade labels --answers shuffled.jsonl');
  const broken = SUMS.replace('sums.ts', 'sums-broken-machine.ts');
  await run('Grade', 3, `grade bank --domain ${broken} --answers references.jsonl`);
  await run('Admit', 3, `admit bank --domain ${broken}`);
  await run('GraphDocument', 0, `graph --domain ${SUMS} --to sums.dot`);
  await run('GraphDocument', 0, 'graph --domain complexity');
  await run('AtomsList', 0, 'atoms list --domain complexity');
  await run('AtomsList', 0, `atoms list --domain ${SUMS}`);
  mkdirSync('my-atoms');
  for (const name of ['z-function', 'zeckendorf-digits']) cpSync(new URL(`atoms/complexity/${name}.py`, repository), `my-atoms/${name}.py`);
  await run('AtomsVerify', 0, 'atoms verify --domain complexity --atoms my-atoms');
  writeFileSync('programs.jsonl', `${JSON.stringify({ src: 'print(input())', complexity: 'linear', problem: 'echo' })}\n`);
  await run('AtomsImport', 1, 'atoms import codecomplex programs.jsonl --domain complexity --out imported');
  const init = await run('DomainInit', 0, 'domain init letters');
  await run('DomainCheck', 0, `domain check ./${init.files[0]} --tasks 1`, (argv) => runApart(argv, { cwd: folder }) as ReturnType<typeof runHere>); // it finds our packages there
  await run('DomainList', 0, 'domain list');
  await run('Doctor', 0, 'doctor');
  const programs = fileURLToPath(new URL('packages/verus/test/', repository));
  await run('Verus', 0, `verus ${programs}programs/absolute-difference.rs`);
  await run('Verus', 1, `verus ${programs}refused/precondition-of-call.rs`);
  await run('Failed', 3, `verus ${programs}programs/absolute-difference.rs --verifier verus`);
  await run('Failed', 2, 'show nowhere');
  await run('Failed', 2, `generate --domain ${SUMS} --levels 77,78 --out other`);
  await run('Failed', 2, 'generate --domain complexity --levle 1 --out other');
});

it('and each document is of the type that the page gives', () => {
  // beside the sources, so that the compiler is theirs; a fresh literal may have no field that its type does not
  const scratchSource = mkdtempSync(join(fileURLToPath(new URL('../node_modules/', import.meta.url)), '.docs-json-'));
  try {
    const file = join(scratchSource, 'documents.ts');
    writeFileSync(file, `${types.replace('interface Document', 'interface Base').replaceAll('extends Document', 'extends Base')}\n${documents.map(([type, value], i) => `export const d${i}: ${type} = ${JSON.stringify(value)};`).join('\n')}\nexport {};\n`);
    const program = ts.createProgram([file], { strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], lib: ['lib.es2023.d.ts'], skipLibCheck: true, target: ts.ScriptTarget.ES2022 });
    const wrong = ts.getPreEmitDiagnostics(program).map((d) => {
      const at = d.file && d.start !== undefined ? d.file.getLineAndCharacterOfPosition(d.start).line : -1;
      const [type] = /d\d+: \w+/.exec(d.file?.text.split('\n')[at] ?? '') ?? [String(at)];
      return `${type}: ${ts.flattenDiagnosticMessageText(d.messageText, ' ').slice(0, 300)}`;
    });
    expect(wrong).toEqual([]);
  } finally {
    rmSync(scratchSource, { recursive: true, force: true });
  }
});

it('which is every type of a document that the page has', () => {
  const named = [...types.matchAll(/^interface (\w+) extends Document/gm)].map((match) => match[1]!);
  expect(named.filter((type) => !documents.some(([tried]) => tried === type))).toEqual([]);
});
