// Measures the embedded verifier against real Verus's recorded verdicts on a checkout of microsoft/verus-proof-synthesis.
//   node --import tsx --conditions=source scripts/conformance-verus.ts DIR [--solver native|wasm] [--set references|stripped|accepted|rejected|compile]…
//     [--limit N] [--out FILE.jsonl] [--compare FILE.jsonl]
// Sets default to all. With --out, finished programs are skipped when the same command runs again; --compare names the results of
// another solver, and every program on which the two differ is listed.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, verifySource, type Solver } from '@codewalk/verus';
import { createNativeSolver } from '../packages/exec/src/verus/native-solver.js';
import { createWasmSolver } from '../packages/exec/src/verus/wasm-solver.js';

const SETS = ['references', 'stripped', 'accepted', 'rejected', 'compile'] as const;
type SetName = (typeof SETS)[number];

interface Program {
  readonly key: string;
  readonly path: string;
  readonly source: string;
}

interface Result {
  readonly set: SetName;
  readonly key: string;
  readonly path: string;
  readonly verdict: string;
  readonly reason: string;
  readonly ms: number;
  /** The solver gave up on some claim by its resource limit. */
  readonly limited: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { solver: { type: 'string', default: 'native' }, set: { type: 'string', multiple: true }, limit: { type: 'string' }, out: { type: 'string' }, compare: { type: 'string' } },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error('usage: conformance-verus.ts DIR [--solver native|wasm] [--set NAME]… [--limit N] [--out FILE.jsonl]');
  process.exit(2);
}

const solver: Solver | undefined = values.solver === 'wasm' ? createWasmSolver() : createNativeSolver();
if (!solver) {
  console.error('there is no native z3 on the path: use --solver wasm');
  process.exit(3);
}
const chosen = SETS.filter((s) => values.set === undefined || values.set.includes(s));
const limit = values.limit === undefined ? Infinity : Number(values.limit);
const done = new Map<string, Result>();
if (values.out !== undefined && existsSync(values.out)) for (const line of readFileSync(values.out, 'utf8').split('\n')) if (line.endsWith('}')) remember(JSON.parse(line) as Result);

/** Thirty million units of work take seconds. */
const LIMIT_IS_NEVER_FASTER_MS = 1_000;
const other = new Map<string, Result>();
if (values.compare !== undefined)
  for (const line of readFileSync(values.compare, 'utf8').split('\n')) {
    if (!line.endsWith('}')) continue;
    const result = JSON.parse(line) as Result;
    other.set(`${result.set} ${result.key}`, result);
  }

const sets = collect(directory);
for (const set of chosen) {
  const programs = sample(sets.get(set) ?? [], limit);
  for (const program of programs) if (!done.has(`${set} ${program.key}`)) await measure(set, program);
  report(set, programs);
}
if ('close' in solver && typeof solver.close === 'function') await solver.close();

async function measure(set: SetName, program: Program): Promise<void> {
  const started = performance.now();
  const result = await verifySource(program.source, { solver: solver as Solver, allowAssume: true, stopAtFirstFailure: true });
  const [first] = result.diagnostics;
  const ms = Math.round(performance.now() - started);
  const limited = first?.kind === 'proof' && ms > LIMIT_IS_NEVER_FASTER_MS && (await endedByLimit(program.source));
  const entry: Result = { set, key: program.key, path: program.path, verdict: result.verdict, reason: first ? `${first.kind} ${first.span.line}: ${first.message}` : '', ms, limited };
  remember(entry);
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(entry)}\n`);
}

/** Asks once more why the solver did not know. */
async function endedByLimit(source: string): Promise<boolean> {
  for (const query of compile(source, { allowAssume: true }).functions.flatMap((f) => f.queries)) {
    const run = await (solver as Solver).run(query.script.replaceAll('(check-sat)', '(check-sat)\n(get-info :reason-unknown)'));
    if (run.kind === 'exhausted') return true;
    if (run.kind === 'answers' && run.lines.some((l) => /canceled|resource/.test(l))) return true;
  }
  return false;
}

function remember(result: Result): void {
  done.set(`${result.set} ${result.key}`, result);
}

function report(set: SetName, programs: readonly Program[]): void {
  const results = programs.map((p) => done.get(`${set} ${p.key}`)).filter((r) => r !== undefined);
  const count = (verdict: string): number => results.filter((r) => r.verdict === verdict).length;
  const times = results.map((r) => r.ms).sort((a, b) => a - b);
  const at = (q: number): number => times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
  const share = ((100 * count('verified')) / Math.max(1, results.length)).toFixed(2);
  console.log(`${set}: ${count('verified')} verified of ${results.length} (${share}%), ${count('failed')} failed, ${count('unsupported')} unsupported, ${count('error')} error; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${solver?.id ?? ''})`);
  const odd = results.filter((r) => (set === 'references' || set === 'accepted' ? r.verdict !== 'verified' : r.verdict === 'verified' || r.verdict === 'error'));
  const limited = results.filter((r) => r.limited);
  for (const r of limited) console.log(`  ended by the resource limit  ${r.path}`);
  const differing = results.filter((r) => (other.get(`${set} ${r.key}`)?.verdict ?? r.verdict) !== r.verdict);
  if (values.compare !== undefined) console.log(`  compared with ${values.compare}: ${differing.length} differ of ${results.filter((r) => other.has(`${set} ${r.key}`)).length}`);
  for (const r of differing) console.log(`  differs  ${r.path}  ${r.verdict}, there ${other.get(`${set} ${r.key}`)?.verdict ?? ''}`);
  for (const r of odd.slice(0, 200)) console.log(`  ${r.verdict}  ${r.path}  ${r.reason}`);
}

function sample(programs: readonly Program[], count: number): readonly Program[] {
  return programs.length <= count ? programs : [...programs].sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, count);
}

/** Distinct programs by set. Two candidates are the same when they differ in comments and white space only. */
function collect(root: string): Map<SetName, Program[]> {
  const found = new Map<SetName, Program[]>(SETS.map((s) => [s, []]));
  const add = (set: SetName, path: string, source: string): void => void found.get(set)?.push({ key: key(source), path: relative(root, path), source });
  const benchmarks = join(root, 'benchmarks', 'Verus-Bench');
  for (const path of rustFiles(benchmarks)) {
    const parts = path.split(/[\\/]/);
    if (parts.includes('verified')) add('references', path, readFileSync(path, 'utf8'));
    if (parts.includes('unverified')) add('stripped', path, readFileSync(path, 'utf8'));
  }
  const candidates = new Map<string, { path: string; source: string; labels: Set<string> }>();
  for (const path of rustFiles(join(root, 'generated'))) {
    const source = readFileSync(path, 'utf8');
    const label = recordedVerdict(source);
    if (label === undefined) continue;
    const known = candidates.get(key(source)) ?? { path, source, labels: new Set<string>() };
    known.labels.add(label);
    candidates.set(key(source), known);
  }
  for (const { path, source, labels } of candidates.values()) {
    if (labels.has('accepted')) add('accepted', path, source);
    else if (labels.has('compile')) labels.size === 1 && add('compile', path, source);
    else add('rejected', path, source);
  }
  return found;
}

function rustFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((f) => basename(f).endsWith('.rs'))
    .sort()
    .map((f) => join(folder, f));
}

function key(source: string): string {
  const text = source.replace(/\/\/[^\n]*/g, '').replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The verdict of real Verus that the candidate's writer left in its last lines. `ambiguous`: refused, by the compiler or by the proof. */
function recordedVerdict(source: string): 'accepted' | 'rejected' | 'compile' | 'ambiguous' | undefined {
  const long = [...source.matchAll(/^\/\/ (?:Score: )?Compilation Error: (\w+), Verified: (-?\d+), Errors: (-?\d+), Verus Errors: (-?\d+)/gm)].pop();
  if (long) {
    const [, compileError, verified, errors, verusErrors] = long;
    if (compileError === 'True' || Number(verified) < 0) return 'compile';
    return Number(verified) > 0 && Number(errors) === 0 && Number(verusErrors) === 0 ? 'accepted' : 'rejected';
  }
  const short = [...source.matchAll(/^\/\/ Score: \((-?\d+), (-?\d+)\)/gm)].pop();
  if (!short) return undefined;
  const [verified, errors] = [Number(short[1]), Number(short[2])];
  if (verified < 1) return 'ambiguous';
  return errors === 0 ? 'accepted' : 'rejected';
}
