import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNames } from '@codewalk/testkit';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/codewalk.js', import.meta.url));
const register = fileURLToPath(new URL('../bin/register.js', import.meta.url));

/** A folder outside every node_modules and package.json, as a new user has it. */
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'codewalk-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran { readonly code: number; readonly out: string; readonly err: string }

const node = (...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], HOME: folder, XDG_CACHE_HOME: join(folder, 'cache'), NO_COLOR: '1' };
    execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }));
  });
const codewalk = (...args: string[]): Promise<Ran> => node(bin, ...args);

describe('codewalk domain init', () => {
  it('writes a domain that passes its check and its test, and gives a bank', async () => {
    const { code, out } = await codewalk('domain', 'init', 'steps');
    expect([code, out.split('\n').slice(0, 6)]).toEqual([0, [
      'wrote steps/steps.ts', 'wrote steps/steps.test.ts', '', 'Next:',
      '  codewalk domain check ./steps/steps.ts',
      '  codewalk generate --domain ./steps/steps.ts --levels 1,2,3 --count 5 --out steps-bank',
    ]]);
    expect(readdirSync(join(folder, 'steps'))).toEqual(['steps.test.ts', 'steps.ts']);
    const checked = await codewalk('domain', 'check', './steps/steps.ts');
    expect([checked.code, checked.out.split('\n').slice(1).map((line) => line.split(/ +/).slice(0, 2).join(' ')).filter(Boolean)]).toEqual([0, checkNames.map((name) => `${name} pass`)]);
    const made = await codewalk('generate', '--domain', './steps/steps.ts', '--levels', '1,2,3', '--count', '5', '--out', 'steps-bank', '--json');
    expect([made.code, (JSON.parse(made.out) as { cells: { admitted: number }[] }).cells.map((c) => c.admitted)]).toEqual([0, [5, 5, 5]]);
    expect((await node('--import', register, '--test', 'steps/steps.test.ts')).code).toBe(0);
  });

  it('overwrites nothing', async () => {
    await codewalk('domain', 'init', 'once');
    const path = join(folder, 'once/once.ts');
    writeFileSync(path, '// mine\n');
    const { code, err } = await codewalk('domain', 'init', 'once');
    expect([code, err]).toEqual([2, `error ${join(folder, 'once')} is there already, and nothing is overwritten [exists]\n  → choose another name, or move it away\n`]);
    expect(readFileSync(path, 'utf8')).toBe('// mine\n');
  });

  it.each(['Upper', '../out', 'a b', '', 'complexity'])('refuses the name %j', async (name) => {
    const { code, out } = await codewalk('domain', 'init', name);
    expect([code, out]).toEqual([2, '']);
  });
});

const transpile = (text: string): string => ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } }).outputText;

describe('codewalk domain check', () => {
  const template = readFileSync(new URL('../template/my-domain.ts', import.meta.url), 'utf8');
  const domainFile = (text: string): string => {
    writeFileSync(join(folder, 'alone.ts'), text);
    return './alone.ts';
  };

  it('says which promise is broken, where, and exits 1', async () => {
    const broken = template.replace("text: String(reference + 1) }", 'text: String(reference) }');
    expect(broken).not.toBe(template);
    const { code, out, err } = await codewalk('domain', 'check', domainFile(broken), '--tasks', '1', '--seed', '7');
    expect(code).toBe(1);
    expect(out).toMatch(/^near-misses +FAIL +every near miss is refused, and there are at least three$/m);
    expect(out).toMatch(/\n\nnear-misses FAIL\n(  7\/my-domain@1\/L\d\/all\/\d+ \(step-[\d →step-]+\): the near miss "one too many" passes: "-?\d+"\n){3}$/);
    expect(err).toMatch(/^my-domain 1\.0\.0: 17 checks passed, 1 failed, 0 could not be made; seed 7\./m);
  });

  it('gives one document under --json', async () => {
    const { code, out } = await codewalk('domain', 'check', domainFile(template), '--json');
    const { checks, ...head } = JSON.parse(out) as { checks: { check: string; status: string }[] };
    expect([code, head]).toEqual([0, { format: 1, domain: 'my-domain', version: '1.0.0', seed: '0', atoms: 40, passed: 18, failed: 0, errors: 0 }]);
    expect(checks.map(({ check, status }) => [check, status])).toEqual(checkNames.map((name) => [name, 'pass']));
    expect(checks[0]).toEqual({ check: 'relation', promise: 'the relation says the same of an atom whenever and in whatever order it is asked', status: 'pass', detail: '40 atoms in three orders', problems: [] });
  });

  it.each(['alone.js', 'alone.mjs'])('takes JavaScript: %s', async (name) => {
    writeFileSync(join(folder, name), transpile(template));
    const { code, out } = await codewalk('domain', 'check', `./${name}`, '--tasks', '1', '--json');
    expect([code, (JSON.parse(out) as { failed?: number }).failed]).toEqual([0, 0]);
  });

  it('says which parts a domain lacks', async () => {
    const { code, err } = await codewalk('domain', 'check', domainFile(template.replace('  attempts: (', '  attempt: (')));
    expect([code, err]).toEqual([2, 'error the domain ./alone.ts cannot be loaded: domain "my-domain": it lacks attempts [broken-domain]\n  → docs/new-domain.md lists what a domain gives\n']);
  });

  it('names a domain file that is not there', async () => {
    const { code, err } = await codewalk('domain', 'check', './nowhere.ts');
    expect([code, err]).toEqual([2, `error there is no domain file ${join(folder, 'nowhere.ts')} [no-domain]\n`]);
  });
});

describe('a bank of a domain that does not come with codewalk', () => {
  it('asks where the domain is, and takes the answer', async () => {
    await codewalk('domain', 'init', 'own');
    await codewalk('generate', '--domain', './own/own.ts', '--levels', '2', '--count', '2', '--out', 'own-bank');
    const { code, err } = await codewalk('admit', 'own-bank');
    expect([code, err]).toEqual([2, 'error the domain own, which made these tasks, does not come with codewalk [no-domain]\n  → say where it is, like --domain ./own.ts\n']);
    const again = await codewalk('admit', 'own-bank', '--domain', './own/own.ts');
    expect([again.code, again.out]).toEqual([0, '2 tasks, 2 admitted again\n']);
    const shown = await codewalk('show', 'own-bank', '--json');
    const [task] = (JSON.parse(shown.out) as { tasks: { task_id: string }[] }).tasks;
    expect((await codewalk('show', 'own-bank', task!.task_id, '--reference', '--domain', './own/own.ts')).out).toMatch(/\nReference: \d+\n$/);
  });
});
