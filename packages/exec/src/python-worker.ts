import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Json, Limits, Outcome } from '@codewalk/core';
import type { Confined } from './sandbox.js';

interface Head {
  readonly id: number;
  readonly kind: 'ready' | 'returned' | 'raised' | 'limit' | 'crashed' | 'lost';
  readonly result: number;
  readonly output: number;
  readonly limit?: 'cpu' | 'memory' | 'output' | 'result';
  readonly how?: string;
  readonly why?: string;
  readonly recycle?: string;
}

/** A fork server takes longest to start on a cold disk; one that is not ready by then will not be. */
const START_MS = 30_000;
/** The wall clock is a backstop for a starved machine: this many times the CPU limit, and the start of a child. */
const WALL_FACTOR = 10;
const WALL_EXTRA_MS = 5_000;

/** One fork server process: one job at a time, until it slips or is closed. */
export class PythonWorker {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  #nextId = 1;
  #buffer: Buffer[] = [];
  #size = 0;
  #waiting: ((reply: { head: Head; result: Buffer; output: Buffer } | null) => void) | undefined;
  #stderr = '';
  #ended = false;
  /** Why it must not be used again, once that is known. */
  slip: string | undefined;

  constructor({ file, args, env }: Confined) {
    this.#process = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/' });
    this.#process.stdout.on('data', (data: Buffer) => this.#read(data));
    this.#process.stderr.on('data', (data: Buffer) => {
      this.#stderr = (this.#stderr + data.toString()).slice(-4000);
    });
    this.#process.stdin.on('error', () => undefined); // its end is seen by `close`
    this.#process.on('error', (error) => this.#end(error.message));
    this.#process.on('close', (code, signal) => this.#end(`fork server ended (${signal ?? code}) ${this.#stderr.trim()}`.trim()));
  }

  /** Waits for the server's first word. Gives why it did not start, or null. */
  async ready(): Promise<string | null> {
    const timer = setTimeout(() => this.close(), START_MS);
    const reply = await this.#reply();
    clearTimeout(timer);
    return reply?.head.kind === 'ready' ? null : (this.slip ?? 'the fork server did not start');
  }

  /** Runs one job. Never throws: what goes wrong with the server is `lost`. */
  async run(job: Json, limits: Limits, signal: AbortSignal): Promise<Outcome> {
    const id = this.#nextId++;
    const wallMs = limits.cpuMs * WALL_FACTOR + WALL_EXTRA_MS;
    this.#process.stdin.write(`${JSON.stringify({ id, job, limits: { ...limits, wallMs } })}\n`);
    const cancel = (): void => void this.#process.stdin.write(`{"cancel":${id}}\n`);
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
    const timer = setTimeout(() => this.close('no answer in time'), wallMs + START_MS);
    const reply = await this.#reply();
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    if (!reply) return { kind: 'lost', why: this.slip ?? 'the fork server ended' };
    if (reply.head.id !== id) {
      this.close(`an answer to job ${reply.head.id} in place of ${id}`);
      return { kind: 'lost', why: this.slip! };
    }
    if (reply.head.recycle) this.slip = reply.head.recycle;
    return outcomeOf(reply.head, reply.result, reply.output.toString());
  }

  close(why = 'closed'): void {
    this.slip ??= why;
    this.#process.stdin.end();
    if (!this.#ended && this.#process.pid !== undefined) {
      try {
        process.kill(-this.#process.pid, 'SIGKILL');
      } catch {
        // it has ended in between
      }
    }
  }

  #reply(): Promise<{ head: Head; result: Buffer; output: Buffer } | null> {
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#take();
    });
  }

  #read(data: Buffer): void {
    this.#buffer.push(data);
    this.#size += data.length;
    this.#take();
  }

  #take(): void {
    if (!this.#waiting || this.#size === 0) return;
    const all = this.#buffer.length === 1 ? this.#buffer[0]! : Buffer.concat(this.#buffer);
    this.#buffer = [all];
    const line = all.indexOf(10);
    if (line < 0) return;
    let head: Head;
    try {
      head = JSON.parse(all.toString('utf8', 0, line)) as Head;
    } catch {
      this.close('the fork server spoke out of turn');
      return;
    }
    const resultEnd = line + 1 + head.result;
    const end = resultEnd + head.output;
    if (all.length < end) return;
    this.#buffer = [all.subarray(end)];
    this.#size = all.length - end;
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve({ head, result: all.subarray(line + 1, resultEnd), output: all.subarray(resultEnd, end) });
  }

  #end(why: string): void {
    this.#ended = true;
    this.slip ??= why;
    this.#waiting?.(null);
    this.#waiting = undefined;
  }
}

/** The result bytes come from the job and may be anything: what is not JSON is a crash of the job. */
function outcomeOf(head: Head, result: Buffer, output: string): Outcome {
  if (head.kind === 'limit') return { kind: 'limit', limit: head.limit!, output };
  if (head.kind === 'crashed') return { kind: 'crashed', how: head.how!, output };
  if (head.kind !== 'returned' && head.kind !== 'raised') return { kind: 'lost', why: `${head.why ?? head.kind}${output ? `: ${output}` : ''}` };
  try {
    const value = JSON.parse(result.toString()) as Json;
    if (head.kind === 'returned') return { kind: 'returned', value, output };
    const { error, message } = value as { error: unknown; message: unknown };
    return { kind: 'raised', error: String(error), message: String(message), output };
  } catch {
    return { kind: 'crashed', how: 'a result that is not JSON', output };
  }
}
