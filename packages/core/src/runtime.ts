import type { Json } from './canonical.js';
import type { JavaRuntime } from './java-runtime.js';
import type { GitRuntime, TestRuntime } from './repository.js';

/** What a domain can ask the machine for; `codewalk doctor` knows each by this name. */
export const runtimeNames = ['python', 'numpy', 'pytest', 'java', 'git', 'node-test', 'solver'] as const;
export type RuntimeName = (typeof runtimeNames)[number];

/** Bounds of one job. CPU time decides; wall clock is a generous backstop that exec adds itself. */
export interface Limits {
  readonly cpuMs: number;
  readonly memoryBytes: number;
  /** Printed text, stdout and stderr together. */
  readonly outputBytes: number;
  /** The returned document, as JSON. */
  readonly resultBytes: number;
}

/** How a job ended. `lost` alone is our machine's fault. */
export type Outcome =
  | { readonly kind: 'returned'; readonly value: Json; readonly output: string }
  | { readonly kind: 'raised'; readonly error: string; readonly message: string; readonly output: string }
  | { readonly kind: 'limit'; readonly limit: 'cpu' | 'memory' | 'output' | 'result'; readonly output: string }
  | { readonly kind: 'crashed'; readonly how: string; readonly output: string }
  | { readonly kind: 'lost'; readonly why: string };

/** Warm Python: one forked child a job, in the sandbox. */
export interface PythonRuntime {
  /**
   * Calls `run(job)` of the domain's helper program in a fresh child. The helper is trusted and loaded once;
   * code inside `job` is not, and runs only in the child. numpy can be imported where it is needed or used and is here.
   */
  call(helper: URL, job: Json, limits: Limits, signal: AbortSignal): Promise<Outcome>;
}

/**
 * What came of one SMT-LIB2 script. `exhausted`: it used up the solver's memory, which is the script's doing; `fault`: our machine is
 * the reason that there is no answer.
 */
export type SolverRun = { readonly kind: 'answers'; readonly lines: readonly string[] } | { readonly kind: 'exhausted' } | { readonly kind: 'fault'; readonly message: string };

/** An SMT solver. Scripts bound themselves by its resource limit, never by time; a script asked before is answered from memory. */
export interface SolverRuntime {
  /** Name and version; verdicts differ between versions. */
  readonly id: string;
  /** Runs a script in a fresh context. Never rejects; after an abort it is a fault. */
  run(script: string, signal: AbortSignal): Promise<SolverRun>;
}

/** The runtimes by name; asking for one that the domain lists in neither `needs` nor `uses` throws. */
export interface Runtimes {
  /** Whether a tool is here: always true of `needs`, and to be asked of `uses`. */
  has(name: RuntimeName): boolean;
  readonly python: PythonRuntime;
  readonly solver: SolverRuntime;
  readonly java: JavaRuntime;
  readonly git: GitRuntime;
  readonly tests: TestRuntime;
}

/** Versions of what a domain needs, by runtime name; part of what makes a bank repeatable. */
export type Fingerprint = Readonly<Record<string, string>>;
