// Mines and injects bugs of a git repository and prints what became of them: atoms, why the rest are none, and the share of groups that
// are admitted: by the paper's own check (some test of each bug fails, all pass in the end), and by ours (every test does; no free riders).
//   npm run conformance:multi-bug -- REPOSITORY [--work FOLDER] [--tried 100] [--set source.option=value …]
// What was made stands in FOLDER, and the same command goes on from there; nothing of it belongs into a commit.
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { percent, table } from '../packages/cli/src/table.js';
import { byPaper, strictGroups, type Share } from './strict-groups.js';

const { values, positionals: [repository] } = parseArgs({
  allowPositionals: true,
  options: { work: { type: 'string' }, tried: { type: 'string', default: '100' }, set: { type: 'string', multiple: true, default: [] } },
});
if (repository === undefined || !existsSync(repository)) {
  console.error('usage: conformance-multi-bug.ts REPOSITORY [--work FOLDER] [--tried N] [--set source.option=value]');
  process.exit(2);
}
const work = values.work ?? join('conformance', basename(repository));
mkdirSync(work, { recursive: true });

const BIN = fileURLToPath(new URL('../packages/cli/bin/codewalk.js', import.meta.url));
/** Runs the command line with its progress shown; 0 and 1 are answers. */
async function codewalk(...args: string[]): Promise<string> {
  const { stdout, exitCode } = await execa(process.execPath, [BIN, ...args], { stdin: 'ignore', stderr: 'inherit', reject: false });
  if (exitCode !== 0 && exitCode !== 1) process.exit(exitCode ?? 1);
  return stdout;
}

interface Cell {
  readonly level: number;
  readonly tried: number;
  readonly admitted: number;
  readonly ended: string;
  readonly rejected: Readonly<Record<string, number>>;
}

async function cellsOf(out: string, ...args: string[]): Promise<readonly Cell[]> {
  const path = join(work, out);
  if (!existsSync(join(path, 'manifest.json'))) await codewalk('generate', '--domain', 'multi-bug', '--seed', '42', '--out', path, ...args);
  return (JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')) as { cells: Cell[] }).cells;
}

const reasons = ({ rejected }: Pick<Cell, 'rejected'>): string => Object.entries(rejected).sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`).join(', ');
/** The shares of App. B.1 at N = 1, 2, 3. */
const PAPERS = { 1: '74%', 2: '25%', 3: '11%' } as const;
const sets = (source: string): string[] => values.set.filter((set) => set.startsWith(`${source}.`)).flatMap((set) => ['--set', set]);
const atomsIn = (folder: string): number => readdirSync(folder).reduce((sum, name) => sum + (existsSync(join(folder, name, 'bugs')) ? readdirSync(join(folder, name, 'bugs')).length : 0), 0);

for (const source of ['mine', 'inject']) {
  const out = join(work, source);
  if (!existsSync(out)) console.log(await codewalk('atoms', source, repository, '--domain', 'multi-bug', '--out', out, ...sets(source)));
  console.log(`${source}: ${existsSync(out) ? atomsIn(out) : 0} atoms in ${out}`);
}
if (existsSync(join(work, 'mine'))) {
  const cells = await cellsOf('bank', '--atoms', join(work, 'mine'), '--levels', '1,2,3', '--count', values.tried, '--max-tried', values.tried);
  console.log(table(['>level', '>tried', '>admitted', '>share', ">by the paper's check", '>the paper', 'rejected'], cells.map((cell) =>
    [cell.level, cell.tried, cell.admitted, percent(cell.admitted, cell.tried), percent(byPaper(cell), cell.tried), PAPERS[cell.level as 1 | 2 | 3], reasons(cell)])));
  const strict = await strictGroups(join(work, 'mine'), Number(values.tried));
  const row = (name: string, share: Share): (string | number)[] => [name, share.groups, share.tried, share.admitted, percent(share.admitted, share.tried), percent(byPaper(share), share.tried), reasons(share)];
  console.log(table(['groups', '>there are', '>tried', '>admitted', '>share', ">by the paper's check", 'rejected'], [row('pairs that apply strictly', strict.pairs), row('triples of admitted pairs', strict.triples)]));
}
if (existsSync(join(work, 'inject'))) {
  const [cell] = await cellsOf('bank-injected', '--atoms', join(work, 'inject'), '--levels', '10', '--count', '20');
  console.log(`injected, level 10: ${cell!.admitted} of 20 wanted, ${cell!.tried} tried (${reasons(cell!) || 'none rejected'}), ${cell!.ended}`);
}
