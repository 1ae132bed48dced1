import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../packages/cli/src/main.js';
import { cliPage, examplesOf, leaves } from '../scripts/cli-page.js';
import { runHere } from './bad-input/row.js';
import { scratch, SUMS } from './cli.js';
import { blocksOf, pageNames, readPage, repository, type Block } from './docs/pages.js';

/** Pages whose blocks a test of their own runs, all of them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'docs/new-domain.md': 'examples/01-new-domain/page.test.ts',
  'docs/verus.md': 'packages/exec/test/verus/docs.test.ts',
  'docs/call-graph.md': 'domains/call-graph/test/page.test.ts',
  'docs/clone.md': 'domains/clone/test/docs.test.ts',
  'docs/json.md': 'test/docs-json.slow.test.ts',
  'docs/proof.md': 'domains/proof/test/docs.test.ts',
};

const blocks = pageNames.filter((page) => !(page in ELSEWHERE)).flatMap(blocksOf);
const place = ({ page, line, language }: Block): string => `${page}:${line} ${language}`;
const inLanguage = (language: string): [string, Block][] => blocks.filter((b) => b.language === language).map((b) => [place(b), b]);

const home = process.cwd();
const folder = scratch();
beforeAll(() => {
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
  process.chdir(folder);
});
afterAll(() => process.chdir(home));

const words = (line: string): string[] => line.replace(/\s+#.*$/, '').replace(/^(npx )?codewalk /, '').split(/\s+/);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8')) as { scripts: Record<string, string> };

describe('blocks', () => {
  it.each(Object.entries(ELSEWHERE))('of %s are checked by %s', (page, test) => {
    expect(readFileSync(new URL(test, repository), 'utf8')).toContain(page);
  });

  it('are of kinds that are checked here', () => {
    const checked = ['sh', 'python', 'ts', 'json', 'jsonl'];
    expect(blocks.filter((b) => !checked.includes(b.language) && !b.directive.startsWith('a bank')).map(place)).toEqual([]);
  });

  it.each(inLanguage('sh').filter(([, b]) => b.directive.startsWith('parsed')))('%s: are command lines', async (_place, { body }) => {
    for (const line of body.split('\n')) await parse(words(line));
  });

  it.each(inLanguage('sh').filter(([, b]) => !b.directive.startsWith('parsed')))('%s: run', async (_place, { body, directive }) => {
    const [first, changes] = directiveOf(directive);
    for (const line of [...first, ...body.split('\n')]) {
      for (const script of line.matchAll(/npm (?:run )?(?!ci\b|run\b)([a-z:]+)/g)) expect(scripts, line).toHaveProperty(script[1]!);
      for (const path of line.matchAll(/npx vitest run (\S+)/g)) expect(existsSync(new URL(path[1]!, repository)), line).toBe(true);
      if (/^(npm|npx vitest) /.test(line)) continue; // what these do is what CI does
      expect(line).toMatch(/^(npx )?codewalk /);
      const asRun = changes.reduce((text, [from, to]) => text.replace(from, to), line);
      const { code, stderr } = await runHere(words(asRun));
      expect({ line, code, stderr: code === 0 ? '' : stderr }).toEqual({ line, code: 0, stderr: '' });
    }
  });

  it.each([...inLanguage('json'), ...inLanguage('jsonl')])('%s: is JSON', (_place, { body, language }) => {
    for (const text of language === 'json' ? [body] : body.split('\n')) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  it.each(inLanguage('python').filter(([, b]) => b.page !== 'README.md'))('%s: is a file of the bundled pool', (_place, { body }) => {
    const atoms = fileURLToPath(new URL('atoms/complexity/', repository));
    expect(readdirSync(atoms).filter((name) => name.endsWith('.py') && readFileSync(join(atoms, name), 'utf8').trim() === body.trim())).toHaveLength(1);
  });

  it.each(blocks.filter((b) => b.directive.startsWith('a bank')).map((b): [string, Block] => [place(b), b]))('%s: lists the files of a bank', async (_place, { body }) => {
    expect(await runHere(['generate', '--domain', SUMS, '--levels', '2', '--count', '2', '--quiet', '--out', 'listed'])).toMatchObject({ code: 0 });
    for (const line of body.split('\n')) {
      const path = line.split(' ')[0]!.replace('bank/', '').replace('complexity', 'sums');
      for (const part of path.includes('|') ? ['public', 'private'] : ['']) {
        const full = join('listed', path.replace('public|private', part));
        expect(existsSync(full.replace('/<sha256>', '')), line).toBe(true);
      }
    }
  });
});

/** `first: COMMAND; WORDS is OTHER WORDS`: commands to run before, and what to run in place of large counts. */
function directiveOf(text: string): [string[], [string, string][]] {
  const parts = text === '' || text.startsWith('elsewhere') ? [] : text.split('; ');
  const first = parts.filter((part) => part.startsWith('first: ')).map((part) => part.slice('first: '.length));
  return [first, parts.filter((part) => !part.startsWith('first: ')).map((part) => part.split(' is ') as [string, string])];
}

async function parse(argv: readonly string[]): Promise<void> {
  let named = 0;
  await buildProgram(async () => void named++).parseAsync(argv, { from: 'user' });
  expect(named, argv.join(' ')).toBe(1);
}

describe('README.md', () => {
  it('shows a level-2 task as a model sees it, with verdicts that it gets', async () => {
    const readme = readPage('README.md');
    const quoted = readme.split('\n').filter((line) => line.startsWith('>')).map((line) => line.slice(2)).join('\n');
    const atoms = [...quoted.matchAll(/^def (\w+)_\d\(/gm)].map((match) => match[1]!.replaceAll('_', '-'));
    const pool = readdirSync(new URL('atoms/complexity/', repository)).map((name) => name.replace(/\.py$/, ''));
    const named = new Map(pool.filter((id) => id.endsWith('.json') === false).map((id) => [/^# entry: (\w+)$/m.exec(readFileSync(new URL(`atoms/complexity/${id}.py`, repository), 'utf8'))?.[1]?.replaceAll('_', '-'), id]));
    writeFileSync('groups.jsonl', `${JSON.stringify({ atoms: atoms.map((entry) => named.get(entry)) })}\n`);
    const made = await runHere(['admit', '--domain', 'complexity', '--groups', 'groups.jsonl', '--quiet', '--out', 'shown']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const task = JSON.parse(readFileSync('shown/complexity/L2/tasks.jsonl', 'utf8')) as { id: string; prompt: { text: string } };
    expect(task.prompt.text.trimEnd()).toBe(quoted.trimEnd());

    const answers = [...readme.matchAll(/^\| `([^`]+)` \| (pass|fail) \|/gm)].map(([, answer, verdict]) => ({ answer, verdict }));
    expect(answers.length).toBeGreaterThan(2);
    writeFileSync('shown.jsonl', answers.map(({ answer }, attempt) => `${JSON.stringify({ task_id: task.id, answer, attempt })}\n`).join(''));
    expect(await runHere(['grade', 'shown', '--answers', 'shown.jsonl', '--out', 'verdicts.jsonl', '--quiet'])).toMatchObject({ code: 0 });
    expect(readFileSync('verdicts.jsonl', 'utf8').trimEnd().split('\n').map((line) => (JSON.parse(line) as { status: string }).status)).toEqual(answers.map((a) => a.verdict));
  });
});

describe('links', () => {
  it.each(pageNames)('of %s lead somewhere', (page) => {
    const dead = [...readPage(page).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map((match) => match[1]!).filter((to) => !/^https?:/.test(to) && !existsSync(new URL(to, new URL(page, repository))));
    expect(dead).toEqual([]);
  });

  it('lead from the README to every page', () => {
    expect(pageNames.filter((page) => page !== 'README.md' && !readPage('README.md').includes(page))).toEqual([]);
  });
});

describe('docs/cli.md', () => {
  it('is what the command line says of itself (npm run docs:cli)', () => {
    expect(readPage('docs/cli.md')).toBe(cliPage());
  });

  const program = buildProgram(async () => undefined);
  const groups = [program, ...program.commands.filter((command) => command.commands.length > 0)].map((command) => ({ name: command.name(), command }));
  it.each([...groups, ...leaves(program)].map(({ name, command }) => [name, command] as const))('%s shows two examples that are command lines', async (_name, command) => {
    const examples = examplesOf(command);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) await parse(words(example));
  });
});

describe('docs/errors.md', () => {
  const sources = ['packages', 'domains'].flatMap((group) =>
    readdirSync(new URL(`${group}/`, repository)).filter((name) => name !== 'verus').flatMap((name) => sourcesBelow(`${group}/${name}/src/`)).filter((path) => !path.includes('/verus/')));
  const text = sources.map((path) => readFileSync(new URL(path, repository), 'utf8')).join('\n');
  const first = readPage('docs/errors.md').split('\n').flatMap((line) => /^\| ([a-z0-9, -]+) \|/.exec(line)?.[1]?.split(', ') ?? []).filter((code) => !['code', 'kind', '---'].includes(code));
  const listed = new Set(first);

  it('lists every code that the sources give', () => {
    const patterns = [
      /\b(?:usageError|environmentError|bug|refuse|rejected|broken|complain)\(\s*'([a-z][a-z0-9-]*)'/g,
      /\bcomplain\(.*?, '([a-z][a-z0-9-]*)', /g,
      /\bfailed\('[a-z]+', '([a-z][a-z0-9-]*)'/g,
      /\bcode: '([a-z][a-z0-9-]*)'/g,
      /\bzodProblems\(.*?, '([a-z][a-z0-9-]*)'/g,
      /\? 'limit' : '([a-z-]+)'\)/g,
    ];
    const given = new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!)));
    for (const table of text.matchAll(/CODES[^=\n]*= \{([^}]*)\}|REFUSED[^=\n]*= \{([^}]*)\}/g)) {
      const keys = table[2] !== undefined;
      for (const entry of (table[1] ?? table[2]!).matchAll(/'?([a-z-]+)'?: '([^']+)'/g)) given.add(keys ? entry[1]! : entry[2]!);
    }
    given.delete('custom'); // zod's own
    given.delete('math'); // what the code of a call-graph task computes with
    expect(given.size).toBeGreaterThan(100);
    expect([...given].filter((code) => !listed.has(code)).sort()).toEqual([]);
  });

  it('lists no code that they do not give, and none twice', () => {
    expect([...listed].filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
    expect(first.filter((code, i) => first.indexOf(code) !== i)).toEqual([]);
  });

  it('says what to do about each', () => {
    const rows = readPage('docs/errors.md').split('\n').filter((line) => /^\| [a-z0-9, -]+ \|/.test(line)).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
    expect(rows.filter((cells) => cells.length === 3 && cells.some((cell) => cell === '')).map((cells) => cells[0])).toEqual([]);
  });
});

function sourcesBelow(path: string): string[] {
  if (!existsSync(new URL(path, repository))) return [];
  return readdirSync(new URL(path, repository), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? sourcesBelow(`${path}${entry.name}/`) : entry.name.endsWith('.ts') ? [`${path}${entry.name}`] : []));
}
