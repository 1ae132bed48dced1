import { Worker } from 'node:worker_threads';
import type { Solver, SolverRun } from '@codewalk/verus';

export interface WasmSolverOptions {
  /** Worker threads at most; each is started when the others are busy. Default 1. */
  readonly workers?: number;
  /** Wall clock for one script, in ms: a kill switch that gives a fault, never a verdict. Default 900,000. */
  readonly timeoutMs?: number;
  /** Z3's own limit on memory, in MB: a script that reaches it is `exhausted`. Default 600. */
  readonly memoryMb?: number;
  /** A worker is replaced after so many scripts. Default 500. */
  readonly recycleAfter?: number;
  /** Another place for the worker's module, which finds `z3-solver` from there. */
  readonly workerFile?: URL;
}

/** The solver of the `z3-solver` package in worker threads. Nothing is started before the first script. */
export interface WasmSolver extends Solver {
  close(): Promise<void>;
}

/** The package's version is pinned, so the identity is known before it is loaded; a worker that says otherwise is a fault. */
const Z3_VERSION = '5.1.0';
/** The memory of a worker never shrinks: one that a script made large is replaced. */
const MAX_USED_BYTES = 700 * 2 ** 20;

export function createWasmSolver(options: WasmSolverOptions = {}): WasmSolver {
  return new Pool(options);
}

interface Job {
  readonly script: string;
  readonly done: (run: SolverRun) => void;
}

interface Message {
  readonly ready?: string;
  readonly out?: string;
  readonly usedBytes?: number;
  readonly exhausted?: boolean;
}

interface Lane {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  jobs: number;
  timer: NodeJS.Timeout | undefined;
}

class Pool implements WasmSolver {
  readonly id = `z3-wasm ${Z3_VERSION}`;
  private readonly lanes = new Set<Lane>();
  private readonly waiting: Job[] = [];
  private closed = false;

  constructor(private readonly options: WasmSolverOptions) {}

  run(script: string): Promise<SolverRun> {
    if (this.closed) return Promise.resolve({ kind: 'fault', message: 'the solver is closed' });
    return new Promise((done) => {
      this.waiting.push({ script, done });
      this.dispatch();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.done({ kind: 'fault', message: 'the solver is closed' });
    await Promise.all([...this.lanes].map((lane) => this.retire(lane, 'the solver is closed')));
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const lane = [...this.lanes].find((l) => !l.job) ?? (this.lanes.size < (this.options.workers ?? 1) ? this.start() : undefined);
      if (!lane) return;
      const job = this.waiting.shift();
      if (!job) return;
      lane.job = job;
      lane.worker.ref();
      const timeoutMs = this.options.timeoutMs ?? 900_000;
      lane.timer = setTimeout(() => void this.retire(lane, `the solver was stopped after ${timeoutMs} ms`), timeoutMs);
      if (lane.ready) lane.worker.postMessage({ id: lane.jobs, script: job.script });
    }
  }

  private start(): Lane {
    // From src and from dist alike this is the file in src: a build copies no .mjs.
    const worker = new Worker(this.options.workerFile ?? new URL('../../src/verus/z3-worker.mjs', import.meta.url), { execArgv: [], workerData: { memoryMb: this.options.memoryMb ?? 600 } });
    const lane: Lane = { worker, ready: false, job: undefined, jobs: 0, timer: undefined };
    this.lanes.add(lane);
    worker.on('message', (message: Message) => this.receive(lane, message));
    worker.on('error', (e: Error) => void this.retire(lane, `the solver could not run: ${e.message.split('\n')[0] ?? ''}`));
    worker.on('exit', () => void this.retire(lane, 'the solver ended unexpectedly'));
    return lane;
  }

  private receive(lane: Lane, message: Message): void {
    if (message.ready !== undefined) {
      if (!message.ready.includes(Z3_VERSION)) return void this.retire(lane, `z3-solver is Z3 ${message.ready}, not ${Z3_VERSION}: install the pinned version`);
      lane.ready = true;
      if (lane.job) lane.worker.postMessage({ id: lane.jobs, script: lane.job.script });
      return;
    }
    const { job } = lane;
    if (!job) return;
    if (message.exhausted) {
      lane.job = undefined;
      job.done({ kind: 'exhausted' });
      return void this.retire(lane, '');
    }
    if (message.out === undefined) return;
    clearTimeout(lane.timer);
    lane.job = undefined;
    lane.jobs++;
    lane.worker.unref();
    if (lane.jobs >= (this.options.recycleAfter ?? 500) || (message.usedBytes ?? 0) > MAX_USED_BYTES) void this.retire(lane, '');
    job.done({ kind: 'answers', lines: message.out.split('\n').map((l) => l.trim()).filter((l) => l !== '') });
    this.dispatch();
  }

  private async retire(lane: Lane, message: string): Promise<void> {
    if (!this.lanes.delete(lane)) return;
    clearTimeout(lane.timer);
    const { job } = lane;
    lane.job = undefined;
    job?.done({ kind: 'fault', message });
    await lane.worker.terminate();
    if (!this.closed) this.dispatch();
  }
}
