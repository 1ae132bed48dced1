import { textFile, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { describe, expect, it } from 'vitest';
import { poolFiles, withMachine } from './machine.js';

const context = withMachine();
const text = (path: string): string => poolFiles.find((f) => f.path === path)!.text!;
const ledger = poolFiles.filter(({ path }) => path.startsWith('ledger/'));

/** The refusals of the pool of one repository, some of its files replaced (null: left out). */
async function refusals(changes: Readonly<Record<string, string | null>>, from: readonly File[] = ledger): Promise<string[]> {
  const kept = from.filter(({ path }) => !(path.slice('ledger/'.length) in changes));
  const made = Object.entries(changes).flatMap(([path, content]) => (content === null ? [] : [textFile(path.startsWith('/') ? path.slice(1) : `ledger/${path}`, content)]));
  const results = await domain.atoms.parse([...kept, ...made], context());
  return results.flatMap((r) => (r.ok ? [] : [`${r.at} ${r.code}`]));
}

const head = 'Date: 2020-01-01T00:00:00Z\nSubject: x\n\n';
const bug = (fields: string): string => `fail_to_pass = ["t"]\n${fields}`;
const patch = (path: string): string => `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x = 1\n`;

describe('a pool of native files', () => {
  it('gives an atom for every bug, split by path, with the date of its fix', async () => {
    const results = await domain.atoms.parse(poolFiles, context());
    expect(results.filter((r) => !r.ok)).toEqual([]);
    const atoms = new Map(results.flatMap((r) => (r.ok ? [[r.value.id, r.value]] : [])));
    expect(atoms.size).toBe(18);
    const one = atoms.get('ledger.split-remainder')!;
    expect(one).toMatchObject({ kind: 'mined', folder: 'ledger', files: ['ledger/amounts.py'], failToPass: ['tests/test_amounts.py::test_splits_the_remainder'], fixedAt: '2020-04-13T09:00:00Z', commits: ['0004'], edited: [] });
    expect((one.gold as { text: string }).text).toMatch(/^diff --git a\/ledger\/amounts.py (?![^]*tests\/)/);
    expect((one.test as { text: string }).text).toMatch(/^diff --git a\/tests\/test_amounts.py (?![^]*ledger\/amounts.py b)/);
  });

  it.each<[string, Record<string, string | null>, string[]]>([
    ['no recipe', { 'recipe.toml': null }, ['ledger/recipe.toml no-recipe']],
    ['a recipe that is no TOML', { 'recipe.toml': 'name = \n' }, ['ledger/recipe.toml:1 bad-toml']],
    ['a recipe without its fields', { 'recipe.toml': 'name = "x"\n' }, ['ledger/recipe.toml bad-field', 'ledger/recipe.toml bad-field', 'ledger/recipe.toml bad-field']],
    ['a runner that is none', { 'recipe.toml': text('ledger/recipe.toml').replace('pytest', 'nose') }, ['ledger/recipe.toml bad-recipe']],
    ['tests outside', { 'recipe.toml': text('ledger/recipe.toml').replace('["tests"]', '["../tests"]') }, ['ledger/recipe.toml bad-recipe']],
    ['a command where none belongs', { 'recipe.toml': `${text('ledger/recipe.toml')}command = ["make"]\n` }, ['ledger/recipe.toml bad-recipe']],
    ['a patch with another name', { 'history/fix.patch': head + patch('x') }, ['ledger/history/fix.patch bad-patch-name']],
    ['a number left out', { 'history/0016-x.patch': head + patch('x') }, ['ledger/history/0016-x.patch bad-patch-name']],
    ['a patch without a date', { 'history/0015-x.patch': `Subject: x\n\n${patch('x')}` }, ['ledger/history/0015-x.patch bad-date']],
    ['a patch before the one before', { 'history/0015-x.patch': head + patch('x') }, ['ledger/history/0015-x.patch bad-date']],
    ['a patch that is empty', { 'history/0015-x.patch': head.replace('2020', '2030') }, ['ledger/history/0015-x.patch empty-patch']],
    ['a patch that does not apply', { 'history/0015-x.patch': head.replace('2020', '2030') + patch('README.md') }, ['ledger/history/0015-x.patch does-not-apply']],
    ['a patch that leaves the tree', { 'history/0015-x.patch': head.replace('2020', '2030') + patch('../x') }, ['ledger/history/0015-x.patch unsafe-path']],
    ['a bug of an unknown patch', { 'bugs/x.toml': bug('fix = ["0099"]') }, ['ledger/bugs/x.toml unknown-patch']],
    ['a bug of patches that do not follow', { 'bugs/x.toml': bug('fix = ["0001", "0004"]') }, ['ledger/bugs/x.toml unknown-patch']],
    ['a bug of a patch of words', { 'bugs/x.toml': bug('fix = ["0003"]') }, ['ledger/bugs/x.toml no-source']],
    ['a bug without tests', { 'bugs/x.toml': 'fix = ["0001"]\nfail_to_pass = []\n' }, ['ledger/bugs/x.toml bad-field']],
    ['a bug that names a test twice', { 'bugs/x.toml': 'fix = ["0001"]\nfail_to_pass = ["t", "t"]\n' }, ['ledger/bugs/x.toml repeated-test']],
    ['a bug with an unknown field', { 'bugs/x.toml': bug('fix = ["0001"]\nfixes = 1\n') }, ['ledger/bugs/x.toml bad-field']],
    ['a bug of an unknown recipe', { 'bugs/x.toml': bug('fix = ["0001"]\nrecipe = "old"\n') }, ['ledger/bugs/x.toml unknown-recipe']],
    ['a bug with a bad name', { 'bugs/No_Name.toml': bug('fix = ["0001"]') }, ['ledger/bugs/No_Name.toml bad-id']],
    ['two bugs of one name', { 'bugs/x.toml': bug('fix = ["0001"]'), 'bugs/x/bug.toml': bug('kind = "mined"\nbase = "0000"\nfixed = "2020-01-01T00:00:00Z"'), 'bugs/x/gold.patch': patch('ledger/n.py'), 'bugs/x/test.patch': patch('tests/test_n.py') }, ['ledger/bugs/x/bug.toml repeated-id']],
    ['patches that nothing describes', { 'bugs/x/gold.patch': patch('x') }, ['ledger/bugs/x/gold.patch no-description']],
    ['something else among the bugs', { 'bugs/x/notes.txt': '' }, ['ledger/bugs/x/notes.txt unknown-file']],
    ['a file beside the repositories', { '/loose.patch': '' }, ['loose.patch not-in-a-repository']],
    ['a repository with a bad name', { '/Bad Name/recipe.toml': '' }, ['Bad Name bad-id']],
    ['a bundle beside a series', { 'repository.bundle': 'x' }, ['ledger/repository.bundle two-histories']],
  ])('%s', async (_name, changes, expected) => expect(await refusals(changes)).toEqual(expected));

  it('a bundle that is none is a refusal of its repository', async () => {
    const without = ledger.filter(({ path }) => !/^ledger\/(base|history|bugs)\//.test(path));
    expect(await refusals({ 'repository.bundle': 'not a bundle' }, without)).toEqual(['ledger/repository.bundle bad-bundle']);
    expect(await refusals({}, without)).toEqual(['ledger no-history']);
  });
});

describe('a bug with patches of its own', () => {
  const mined = bug('kind = "mined"\nbase = "0000"\nfixed = "2020-01-01T00:00:00Z"\n');
  const both = { 'bugs/x/gold.patch': patch('ledger/n.py'), 'bugs/x/test.patch': patch('tests/test_n.py') };

  it.each<[string, Record<string, string>, string[]]>([
    ['is read', { 'bugs/x/bug.toml': mined, ...both }, []],
    ['needs a gold patch', { 'bugs/x/bug.toml': mined }, ['ledger/bugs/x/bug.toml no-patch']],
    ['needs a known commit', { 'bugs/x/bug.toml': mined.replace('0000', 'abc'), ...both }, ['ledger/bugs/x/bug.toml unknown-commit']],
    ['needs a date', { 'bugs/x/bug.toml': mined.replace(/fixed.*/, ''), ...both }, ['ledger/bugs/x/bug.toml bad-date']],
    ['needs a date that is one', { 'bugs/x/bug.toml': mined.replace('2020-01-01T00:00:00Z', 'yesterday'), ...both }, ['ledger/bugs/x/bug.toml bad-field']],
    ['may not fix tests alone', { 'bugs/x/bug.toml': mined, 'bugs/x/gold.patch': patch('tests/test_n.py'), 'bugs/x/test.patch': patch('tests/test_m.py') }, ['ledger/bugs/x/bug.toml no-source']],
    ['may not fix a conftest.py alone', { 'bugs/x/bug.toml': mined, 'bugs/x/gold.patch': patch('ledger/conftest.py'), 'bugs/x/test.patch': patch('tests/test_m.py') }, ['ledger/bugs/x/bug.toml no-source']],
    ['may not have an empty patch', { 'bugs/x/bug.toml': mined, ...both, 'bugs/x/gold.patch': ' \n' }, ['bugs/x/gold.patch empty-patch']],
    ['may not have a patch that does not apply', { 'bugs/x/bug.toml': mined, ...both, 'bugs/x/gold.patch': patch('README.md') }, ['bugs/x/gold.patch does-not-apply']],
    ['may not move source to tests', { 'bugs/x/bug.toml': mined, ...both, 'bugs/x/gold.patch': 'diff --git a/ledger/report.py b/tests/report.py\nsimilarity index 100%\nrename from ledger/report.py\nrename to tests/report.py\n' }, ['ledger/bugs/x/bug.toml moves-across']],
  ])('%s', async (_name, changes, expected) => expect((await refusals(changes)).map((r) => r.replace(/^ledger\/(bugs\/x\/\w+\.patch)/, '$1'))).toEqual(expected));
});

describe('an injected bug', () => {
  const injected = bug('kind = "injected"\nbase = "0014"\n');
  const mutation = 'diff --git a/ledger/report.py b/ledger/report.py\n--- a/ledger/report.py\n+++ b/ledger/report.py\n@@ -5,4 +5,4 @@\n \n def percent(part, whole):\n-    """A share in whole percent."""\n+    """A share."""\n     return round(100 * part / whole) if whole else 0\n';

  it('is the clean tree with its mutation; its fix is the inverse', async () => {
    const results = await domain.atoms.parse([...ledger, textFile('ledger/bugs/m/bug.toml', injected), textFile('ledger/bugs/m/mutation.patch', mutation)], context());
    expect(results.filter((r) => !r.ok)).toEqual([]);
    const atom = results.flatMap((r) => (r.ok && r.value.id === 'ledger.m' ? [r.value] : []))[0]!;
    expect(atom).toMatchObject({ kind: 'injected', files: ['ledger/report.py'], edited: [{ path: 'ledger/report.py', from: 7, to: 8 }], commits: [] });
    expect(atom.test).toBeUndefined();
    expect(atom.fixedAt).toBeUndefined();
    const { git } = context().runtimes;
    expect(await git.apply(atom.tree, atom.gold, context().signal)).toEqual({ ok: true, value: atom.clean });
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['needs a mutation', {}, ['ledger/bugs/m/bug.toml no-patch']],
    ['edits source', { 'bugs/m/mutation.patch': mutation.replaceAll('ledger/report.py', 'tests/test_report.py') }, ['bugs/m/mutation.patch bad-mutation']],
    ['adds no files', { 'bugs/m/mutation.patch': patch('ledger/n.py') }, ['bugs/m/mutation.patch bad-mutation']],
    ['applies', { 'bugs/m/mutation.patch': mutation.replace('A share in', 'No share in') }, ['bugs/m/mutation.patch does-not-apply']],
  ])('%s', async (_name, changes, expected) => expect((await refusals({ 'bugs/m/bug.toml': injected, ...changes })).map((r) => r.replace(/^ledger\/(bugs\/m\/\w+\.patch)/, '$1'))).toEqual(expected));
});
