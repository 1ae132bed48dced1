import type { CompiledQuery } from './compile.js';
import { sha256 } from './digest.js';
import { CANARIES } from './smt/script.js';

/**
 * What came of running one script. `exhausted`: it used up the solver's memory limit, which is the program's doing; `fault`: the
 * solver, not the program, is the reason that there is no answer.
 */
export type SolverRun = { readonly kind: 'answers'; readonly lines: readonly string[] } | { readonly kind: 'exhausted' } | { readonly kind: 'fault'; readonly message: string };

/** Runs SMT-LIB2 scripts, each in a fresh context. Never rejects: what goes wrong is a fault. */
export interface Solver {
  /** Name and version; part of every cache key, since limits and luck differ between versions. */
  readonly id: string;
  run(script: string): Promise<SolverRun>;
}

export type Answer = 'sat' | 'unsat' | 'unknown';

/** Keeps the answers to whole scripts. Faults are never kept. */
export interface QueryCache {
  get(key: string): Promise<readonly Answer[] | undefined>;
  set(key: string, answers: readonly Answer[]): Promise<void>;
}

/** The answers on the claims of a query, or why none can be trusted. */
export type QueryResult = { readonly kind: 'answers'; readonly answers: readonly Answer[] } | { readonly kind: 'exhausted' } | { readonly kind: 'fault'; readonly message: string };

export function cacheKey(solverId: string, script: string): string {
  return sha256(`codewalk-verus 1\n${solverId}\n${script}`);
}

/**
 * Reads a solver's lines strictly: each is `sat`, `unsat` or `unknown`, one a question; the canary is `unsat`, and the axioms alone
 * are not. Anything else is a fault, never an acceptance.
 */
export function readAnswers(query: CompiledQuery, lines: readonly string[]): QueryResult {
  const odd = lines.find((l) => l !== 'sat' && l !== 'unsat' && l !== 'unknown');
  if (odd !== undefined) return { kind: 'fault', message: `the solver said \`${odd.slice(0, 200)}\` about ${query.name}` };
  const wanted = query.obligations.length + CANARIES;
  if (lines.length !== wanted) return { kind: 'fault', message: `the solver gave ${lines.length} answers to ${wanted} questions about ${query.name}` };
  const answers = lines as readonly Answer[];
  if (answers[0] !== 'unsat') return { kind: 'fault', message: `the solver does not refute \`false\` (${answers[0] ?? ''}) in ${query.name}` };
  if (answers[1] === 'unsat') return { kind: 'fault', message: `the axioms of ${query.name} contradict one another` };
  return { kind: 'answers', answers: answers.slice(CANARIES) };
}

export async function solve(query: CompiledQuery, solver: Solver, cache: QueryCache | undefined): Promise<QueryResult> {
  const key = cache && cacheKey(solver.id, query.script);
  const known = cache && key !== undefined ? await cache.get(key) : undefined;
  if (known) return readAnswers(query, known);
  const run = await solver.run(query.script);
  if (run.kind === 'fault') return run;
  if (run.kind === 'exhausted') return { kind: 'exhausted' };
  const result = readAnswers(query, run.lines);
  if (result.kind === 'answers' && cache && key !== undefined) await cache.set(key, run.lines as readonly Answer[]);
  return result;
}
