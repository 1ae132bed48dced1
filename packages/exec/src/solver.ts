import { createHash } from 'node:crypto';
import type { SolverRun, SolverRuntime } from '@codewalk/core';
import { createWasmSolver, type WasmSolver } from './verus/index.js';

/** A level-10 program has about a hundred scripts; a bank's worth of answers is a few megabytes. */
const MAX_REMEMBERED = 100_000;

/** The solver of this machine, shared by all that is verified in one command: a script that was answered is not asked again. */
export class SharedSolver implements SolverRuntime {
  readonly #solver: WasmSolver;
  readonly #answers = new Map<string, Promise<SolverRun>>();

  /** `workers`: scripts at once. */
  constructor(workers: number) {
    this.#solver = createWasmSolver({ workers });
  }

  get id(): string {
    return this.#solver.id;
  }

  run(script: string, signal: AbortSignal): Promise<SolverRun> {
    if (signal.aborted) return Promise.resolve(CANCELLED);
    return unlessCancelled(this.#answer(script), signal);
  }

  close(): Promise<void> {
    return this.#solver.close();
  }

  /** Shared by everyone who asks; a fault is forgotten, so that it can be asked again. */
  #answer(script: string): Promise<SolverRun> {
    const key = createHash('sha256').update(script).digest('base64');
    const known = this.#answers.get(key);
    if (known) return known;
    if (this.#answers.size >= MAX_REMEMBERED) this.#answers.delete(this.#answers.keys().next().value!);
    const fresh = this.#solver.run(script);
    this.#answers.set(key, fresh);
    void fresh.then(({ kind }) => kind === 'fault' && this.#answers.delete(key));
    return fresh;
  }
}

const CANCELLED: SolverRun = { kind: 'fault', message: 'cancelled' };

function unlessCancelled(answer: Promise<SolverRun>, signal: AbortSignal): Promise<SolverRun> {
  return new Promise((resolve) => {
    const cancel = (): void => resolve(CANCELLED);
    signal.addEventListener('abort', cancel, { once: true });
    void answer.then((run) => {
      signal.removeEventListener('abort', cancel); // the signal outlives the many scripts of a command
      resolve(run);
    });
  });
}
