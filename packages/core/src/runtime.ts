import type { Json } from './canonical.js';

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
   * code inside `job` is not, and runs only in the child.
   */
  call(helper: URL, job: Json, limits: Limits, signal: AbortSignal): Promise<Outcome>;
}

/** The runtimes by name; asking for one that the domain did not list in `needs` throws. */
export interface Runtimes {
  readonly python: PythonRuntime;
}

/** Versions of what a domain needs, by runtime name; part of what makes a bank repeatable. */
export type Fingerprint = Readonly<Record<string, string>>;
