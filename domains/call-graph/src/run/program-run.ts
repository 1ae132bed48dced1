import type { Case, Context, Json, Limits } from '@codewalk/core';
import type { Code } from '../kinds.js';
import type { LibraryFunction } from '../tested.js';
import { readColumn, type Column } from './columns.js';

const HELPER = new URL('../../runtime/blackbox.py', import.meta.url);

/** Far above what any task of the grid needs: the largest takes two seconds. */
const LIMITS: Limits = { cpuMs: 10_000, memoryBytes: 2 * 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 64 * 1024 ** 2 };

/** A program and what to call in it. Where it defines classes, the calls bring all their arguments themselves. */
export interface RunRequest {
  readonly source: string;
  readonly code: Code;
  readonly library: readonly LibraryFunction[];
  /** Names that the program may use beside the known ones. */
  readonly names: readonly string[];
  /** Whether it may define classes. */
  readonly classes: boolean;
  /** Functions, or methods as `Class.method`. */
  readonly tests: readonly string[];
  readonly draws: readonly { readonly library: readonly (readonly unknown[])[]; readonly inputs: readonly unknown[]; readonly calls: readonly (readonly unknown[] | null)[] }[];
  /** Calls of each test in all draws together. */
  readonly count: number;
}

/** `library function, caller, count`, in order. */
type Calls = readonly (readonly [string, string, number])[];

/** What came of a function's calls. `calls` has one entry where all of them saw the same. */
export interface FunctionRun {
  readonly column: Column;
  readonly calls: readonly Calls[];
}

/** A program's behaviour by function, in the order of the tests, or the case that says why there is none. */
export type ProgramRun = { readonly ok: true; readonly functions: readonly FunctionRun[] } | { readonly ok: false; readonly case: Case };

/** Runs a program in a confined job of its own (runtime/blackbox.py). */
export async function runProgram(request: RunRequest, ctx: Context): Promise<ProgramRun> {
  const { count, ...job } = request;
  const outcome = await ctx.runtimes.python.call(HELPER, job as unknown as Json, LIMITS, ctx.signal);
  const failed = (status: Case['status'], detail: string): ProgramRun => ({ ok: false, case: { name: 'the program runs', status, detail } });
  switch (outcome.kind) {
    case 'limit': return failed('limit', `over its ${outcome.limit} limit`);
    case 'lost': return failed('error', outcome.why);
    case 'raised': return failed('fail', `${outcome.error}: ${outcome.message}`);
    case 'crashed': return failed('fail', outcome.how);
    case 'returned': break;
  }
  const { broken, functions } = (outcome.value ?? {}) as { broken?: unknown; functions?: unknown };
  if (typeof broken === 'string') return failed('fail', broken);
  if (!Array.isArray(functions) || functions.length !== request.tests.length) return failed('fail', 'what came back is not of its tests');
  const runs: FunctionRun[] = [];
  for (const item of functions as unknown[]) {
    const [json, calls] = Array.isArray(item) ? (item as unknown[]) : [];
    const column = readColumn(json, count);
    if (!column || !Array.isArray(calls) || (calls.length !== 1 && calls.length !== count)) return failed('fail', 'what came back is not of its tests');
    runs.push({ column, calls: calls as Calls[] });
  }
  return { ok: true, functions: runs };
}
