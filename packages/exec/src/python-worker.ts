import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Json, Limits, Outcome } from '@codewalk/core';
import { outcomeOf, ReplyReader, type Reply } from './reply.js';
import type { Confined } from './sandbox.js';

/** A fork server takes longest to start on a cold disk; one that is not ready by then will not be. */
const START_MS = 30_000;
/** The wall clock is a backstop for a starved machine: this many times the CPU limit, and the start of a child. */
const WALL_FACTOR = 10;
const WALL_EXTRA_MS = 5_000;

/** A server that is asked to end and does not is killed after this long. */
const END_MS = 500;

/** One fork server process: one job at a time, until it slips or is closed. */
export class PythonWorker {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #replies = new ReplyReader();
  readonly #gone: Promise<void>;
  #nextId = 1;
  #waiting: ((reply: Reply | null) => void) | undefined;
  #stderr = '';
  #ended = false;
  #closed = false;
  #failed = false;
  /** Why it must not be used again, once that is known. */
  slip: string | undefined;

  constructor({ file, args, env }: Confined) {
    this.#process = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/' });
    this.#process.stdout.on('data', (data: Buffer) => {
      this.#replies.push(data);
      this.#take();
    });
    this.#process.stderr.on('data', (data: Buffer) => {
      this.#stderr = (this.#stderr + data.toString()).slice(-4000);
    });
    this.#process.stdin.on('error', () => undefined); // its end is seen by `close`
    this.#gone = new Promise((resolve) => {
      const end = (why: string): void => {
        this.#ended = true;
        this.#giveUp(why);
        resolve();
      };
      this.#process.on('error', (error) => end(error.message));
      this.#process.on('close', (code, signal) => end(`the fork server ended (${signal ?? code}) ${this.#stderr.trim().split('\n').at(-1)}`.trim()));
    });
  }

  /** It ended, went silent or spoke out of turn, by itself or by what its job did, before anyone closed it. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Waits for the server's first word. Gives why it did not start, or null. */
  async ready(): Promise<string | null> {
    const timer = setTimeout(() => this.#giveUp('it was not ready in time'), START_MS);
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
    const timer = setTimeout(() => this.#giveUp('no answer in time'), wallMs + START_MS);
    const reply = await this.#reply();
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    if (!reply) return { kind: 'lost', why: this.slip ?? 'the fork server ended' };
    if (reply.head.id !== id) {
      this.#giveUp(`an answer to job ${reply.head.id} in place of ${id}`);
      return { kind: 'lost', why: this.slip! };
    }
    if (reply.head.recycle) this.slip = reply.head.recycle;
    return outcomeOf(reply);
  }

  /** Ends the server and with it what it runs; settled once all of it is gone. What is under way is lost. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#giveUp('closed');
    this.#process.stdin.end(); // it ends its job first, which a killed server could not
    const timer = setTimeout(() => this.#kill(), END_MS);
    await this.#gone;
    clearTimeout(timer);
  }

  #giveUp(why: string): void {
    this.slip ??= why;
    this.#failed ||= !this.#closed;
    this.#answer(null);
  }

  #kill(): void {
    if (this.#ended || this.#process.pid === undefined) return;
    try {
      process.kill(-this.#process.pid, 'SIGKILL');
    } catch {
      // it has ended in between
    }
  }

  #reply(): Promise<Reply | null> {
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#take();
    });
  }

  #take(): void {
    if (!this.#waiting) return;
    const reply = this.#replies.next();
    if (reply instanceof Error) this.#giveUp('the fork server spoke out of turn');
    else if (reply) this.#answer(reply);
  }

  #answer(reply: Reply | null): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(reply);
  }
}
