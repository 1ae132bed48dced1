import { compile, DEFAULT_RLIMIT, type CompiledFunction, type CompiledQuery } from './compile.js';
import type { DiagnosticKind, Finding } from './report/diagnostic.js';
import { solve, type QueryCache, type QueryResult, type Solver } from './solver.js';
import { LineMap, type Place } from './syntax/span.js';
import type { ObligationKind } from './vc/query.js';

/** `unsupported`: not understood, so not accepted; `failed`: wrong, or not proved; `error`: our machine's fault. */
export type Verdict = 'verified' | 'failed' | 'unsupported' | 'error';

export interface Diagnostic {
  readonly kind: DiagnosticKind;
  /** Which claim failed, for kind `proof`. */
  readonly claim?: ObligationKind;
  readonly message: string;
  readonly span: Place;
  readonly notes: readonly { readonly message: string; readonly span: Place }[];
}

export interface FunctionReport {
  readonly name: string;
  readonly mode: 'exec' | 'spec' | 'proof';
  readonly verdict: 'verified' | 'failed' | 'error';
  readonly claims: number;
  readonly span: Place;
}

export interface Report {
  readonly format: 1;
  readonly fileName: string;
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
  /** Empty when the program was refused before any proof. */
  readonly functions: readonly FunctionReport[];
  /** Solver runs that the verdict rests on. */
  readonly queries: number;
  readonly solver: string;
  readonly rlimit: number;
}

export interface VerifyOptions {
  readonly solver: Solver;
  /** Default `input.rs`; only shown. */
  readonly fileName?: string;
  /** Resource limit a claim. Default 30,000,000. Never time: verdicts repeat. */
  readonly rlimit?: number;
  /** Default false: `assume` makes a program unsupported. */
  readonly allowAssume?: boolean;
  readonly cache?: QueryCache;
  /** Ask nothing more once a claim has failed; the verdict is the same, the list of diagnostics shorter. Default false. */
  readonly stopAtFirstFailure?: boolean;
}

interface Outcome {
  readonly fn: CompiledFunction;
  readonly query: CompiledQuery;
  readonly result: QueryResult;
}

/** Verifies a whole `.rs` file. Never throws on bad input and never accepts what it does not understand. */
export async function verifySource(source: string, options: VerifyOptions): Promise<Report> {
  const rlimit = options.rlimit ?? DEFAULT_RLIMIT;
  const lines = new LineMap(source);
  const head = { format: 1 as const, fileName: options.fileName ?? 'input.rs', solver: options.solver.id, rlimit };
  const compiled = compile(source, { rlimit, allowAssume: options.allowAssume ?? false });
  if (compiled.findings.length > 0) {
    const understood = compiled.findings.every((f) => f.kind !== 'unsupported' && f.kind !== 'syntax');
    return { ...head, verdict: understood ? 'failed' : 'unsupported', diagnostics: compiled.findings.map((f) => diagnostic(f, lines)), functions: [], queries: 0 };
  }
  if (!compiled.functions.some((fn) => fn.mode !== 'spec' || fn.queries.length > 0)) {
    const span = compiled.program?.bodySpan ?? { start: 0, end: 0 };
    return { ...head, verdict: 'failed', diagnostics: [diagnostic({ kind: 'proof', message: 'there is nothing to verify in this program', span: { start: span.start, end: span.start }, notes: [] }, lines)], functions: [], queries: 0 };
  }
  const outcomes = await runAll(compiled.functions, options);
  const diagnostics = outcomes.flatMap((o) => explain(o, lines));
  const faulty = outcomes.some((o) => o.result.kind === 'fault');
  const proved = outcomes.every((o) => o.result.kind === 'answers' && o.result.answers.every((a) => a === 'unsat'));
  const functions = compiled.functions.map((fn): FunctionReport => {
    const own = outcomes.filter((o) => o.fn === fn);
    const fault = own.some((o) => o.result.kind === 'fault');
    const ok = own.length === fn.queries.length && own.every((o) => o.result.kind === 'answers' && o.result.answers.every((a) => a === 'unsat'));
    return { name: fn.name, mode: fn.mode, verdict: fault ? 'error' : ok ? 'verified' : 'failed', claims: fn.queries.reduce((n, q) => n + q.obligations.length, 0), span: lines.place(fn.span) };
  });
  return { ...head, verdict: faulty ? 'error' : proved ? 'verified' : 'failed', diagnostics, functions, queries: outcomes.length };
}

async function runAll(functions: readonly CompiledFunction[], options: VerifyOptions): Promise<Outcome[]> {
  const work = functions.flatMap((fn) => fn.queries.map((query) => ({ fn, query })));
  if (!options.stopAtFirstFailure) return Promise.all(work.map(async ({ fn, query }) => ({ fn, query, result: await solve(query, options.solver, options.cache) })));
  const done: Outcome[] = [];
  for (const { fn, query } of work) {
    const result = await solve(query, options.solver, options.cache);
    done.push({ fn, query, result });
    if (result.kind !== 'answers' || result.answers.some((a) => a !== 'unsat')) break;
  }
  return done;
}

function diagnostic(f: Finding, lines: LineMap): Diagnostic {
  return { kind: f.kind, message: f.message, span: lines.place(f.span), notes: f.notes.map((n) => ({ message: n.message, span: lines.place(n.span) })) };
}

function explain({ fn, query, result }: Outcome, lines: LineMap): Diagnostic[] {
  if (result.kind === 'fault') return [diagnostic({ kind: 'solver', message: result.message, span: { start: fn.span.start, end: fn.span.start }, notes: [] }, lines)];
  if (result.kind === 'exhausted') return [diagnostic({ kind: 'proof', message: `the proof of \`${query.name}\` uses up the solver's memory: is there a quantifier that leads to ever new terms?`, span: { start: fn.span.start, end: fn.span.start }, notes: [] }, lines)];
  return query.obligations.flatMap((o, i) => (result.answers[i] === 'unsat' ? [] : [{ ...diagnostic({ kind: 'proof', message: o.message, span: o.span, notes: o.notes }, lines), claim: o.kind }]));
}
