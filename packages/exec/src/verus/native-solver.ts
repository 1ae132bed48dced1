import { spawn, spawnSync } from 'node:child_process';
import type { Solver, SolverRun } from '@codewalk/verus';

export interface NativeSolverOptions {
  /** Default `z3`, found on the path. */
  readonly command?: string;
  /** Processes at most. Default 1. */
  readonly processes?: number;
  /** Z3's own limit on memory, in MB: a script that reaches it is `exhausted`. Default 600. */
  readonly memoryMb?: number;
  /** Wall clock for one script, in ms: a kill switch that gives a fault. Default 900,000. */
  readonly timeoutMs?: number;
}

/** A `z3` program of the machine, one process a script. Undefined when there is none. Opt-in: versions differ between machines. */
export function createNativeSolver(options: NativeSolverOptions = {}): Solver | undefined {
  const command = options.command ?? 'z3';
  const version = /version (\d[\d.]*)/.exec(spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '')?.[1];
  if (version === undefined) return undefined;
  let running = 0;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    running--;
    waiting.shift()?.();
  };
  return {
    id: `z3-native ${version}`,
    async run(script) {
      while (running >= (options.processes ?? 1)) await new Promise<void>((resume) => waiting.push(resume));
      running++;
      try {
        return await runOnce(command, script, options.memoryMb ?? 600, options.timeoutMs ?? 900_000);
      } finally {
        release();
      }
    },
  };
}

/** With which Z3 ends when it has used up its memory. */
const OUT_OF_MEMORY = 101;

function runOnce(command: string, script: string, memoryMb: number, timeoutMs: number): Promise<SolverRun> {
  return new Promise((resolve) => {
    const child = spawn(command, ['-in', '-smt2', `-memory:${memoryMb}`], { stdio: ['pipe', 'pipe', 'ignore'] });
    let out = '';
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk: string) => (out += chunk));
    child.on('error', (e) => {
      clearTimeout(timer);
      resolve({ kind: 'fault', message: `the solver could not run: ${e.message}` });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (stopped) resolve({ kind: 'fault', message: `the solver was stopped after ${timeoutMs} ms` });
      else if (code === OUT_OF_MEMORY || /out of memory/.test(out)) resolve({ kind: 'exhausted' });
      // Z3 ends with 1 after an `(error …)` line, which is seen in the lines; a signal is a fault of its own.
      else if (signal !== null || (code !== 0 && code !== 1)) resolve({ kind: 'fault', message: `the solver ended with ${signal ?? `code ${code ?? ''}`}` });
      else resolve({ kind: 'answers', lines: out.split('\n').map((l) => l.trim()).filter((l) => l !== '') });
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(script);
  });
}
