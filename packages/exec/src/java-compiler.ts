import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { JavaCompiled, JavaProblem } from '@codewalk/core';
import PQueue from 'p-queue';
import { SMALL_MACHINE, type JavaJar } from './java-jar.js';
import type { Jdk } from './java-toolchain.js';
import { bubblewrapped, fixedEnvironment, type Tier } from './sandbox.js';

/** A source that compiled: its classes in base64 by name, in a package `home` of their own. */
export interface Compiled {
  readonly home: string;
  readonly classes: readonly (readonly [string, string])[];
  readonly stateful: boolean;
  readonly references: readonly string[];
}
export type CompilerReply = Compiled | Exclude<JavaCompiled, { kind: 'compiled' }>;

const MAX_SOURCE_CHARS = 1 << 20;
const BATCH_SOURCES = 60;
const BATCH_CHARS = 1 << 20;
const SOURCE_CPU_MS = 20_000;
const WALL_FACTOR = 10;
/** Exit codes of the worker: one source, or several together, took too long or too much memory. */
const SPENT = [3, 4];
/** Requests to one worker: its heap holds what compilers leave behind. */
const MOST_REQUESTS = 200;

/** One compiler, started when first asked and again after it ended; batches one after the other. No compiled code is ever loaded in it. */
export class JavaCompiler {
  readonly #command: ReturnType<typeof confined>;
  readonly #queue = new PQueue({ concurrency: 1 });
  #worker: Worker | undefined;

  constructor(options: { readonly jdk: Jdk; readonly jar: JavaJar; readonly tier: Tier }) {
    this.#command = confined(options);
  }

  /** What each source gives. Equal sources are the caller's to find. */
  async compile(sources: readonly string[], signal: AbortSignal): Promise<readonly CompilerReply[]> {
    const replies = new Array<CompilerReply>(sources.length);
    const batches: number[][] = [[]];
    let chars = 0;
    for (const [i, source] of sources.entries()) {
      if (source.length > MAX_SOURCE_CHARS) {
        replies[i] = refused('too-large', `more than ${MAX_SOURCE_CHARS} characters`);
        continue;
      }
      if (batches.at(-1)!.length >= BATCH_SOURCES || (chars += source.length) > BATCH_CHARS) {
        batches.push([]);
        chars = source.length;
      }
      batches.at(-1)!.push(i);
    }
    for (const batch of batches) {
      const made = await this.#queue.add(() => this.#batch(batch.map((i) => sources[i]!), signal));
      batch.forEach((i, k) => (replies[i] = made[k]!));
    }
    return replies;
  }

  async close(): Promise<void> {
    this.#queue.clear();
    await this.#worker?.close();
    this.#worker = undefined;
  }

  /** What the compiler cannot bear together is halved, down to the one source that it is. */
  async #batch(sources: readonly string[], signal: AbortSignal): Promise<readonly CompilerReply[]> {
    if (sources.length === 0) return [];
    for (let left = 2; ; left--) {
      if (signal.aborted) return sources.map(() => ({ kind: 'lost', why: 'cancelled' }));
      const worker = await this.#started();
      const reply = await worker.ask({ sources, cpuMs: SOURCE_CPU_MS });
      if (typeof reply === 'object') return reply;
      await worker.close();
      this.#worker = undefined;
      if (SPENT.includes(reply) || left === 1) {
        if (sources.length > 1) return [...(await this.#batch(sources.slice(0, sources.length / 2), signal)), ...(await this.#batch(sources.slice(sources.length / 2), signal))];
        return [SPENT.includes(reply) ? refused('compiler-limit', 'the compiler needs more time or memory for it than it has') : { kind: 'lost', why: `the Java compiler ended (${reply}) ${worker.said}`.trim() }];
      }
    }
  }

  async #started(): Promise<Worker> {
    if (this.#worker && this.#worker.requests >= MOST_REQUESTS) {
      await this.#worker.close();
      this.#worker = undefined;
    }
    return (this.#worker ??= new Worker(this.#command));
  }
}

const refused = (code: 'too-large' | 'compiler-limit', message: string): CompilerReply => ({ kind: 'refused', code, problems: [{ line: 1, message }] });

function confined({ jdk, jar: { jar, compilerArchive }, tier }: { readonly jdk: Jdk; readonly jar: JavaJar; readonly tier: Tier }): { file: string; args: readonly string[]; env: Record<string, string> } {
  const java = [
    join(jdk.home, 'bin', 'java'), ...SMALL_MACHINE, '-Xmx320m', '-Xss4m', '-XX:ReservedCodeCacheSize=48m', '-XX:MaxMetaspaceSize=128m',
    ...(compilerArchive ? [`-XX:SharedArchiveFile=${compilerArchive}`] : []), '-cp', jar, 'codewalk.Compiler',
  ];
  if (tier === 'uid' || tier === 'limits') return { file: java[0]!, args: java.slice(1), env: fixedEnvironment() };
  return bubblewrapped(['/usr', ...jdk.readable, dirname(jar)], java);
}

/** One compiler process: one request at a time. */
class Worker {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #gone: Promise<number>;
  #pending = '';
  #answer: ((line: string) => void) | undefined;
  requests = 0;
  said = '';

  constructor({ file, args, env }: { file: string; args: readonly string[]; env: Record<string, string> }) {
    this.#process = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/' });
    this.#process.stdin.on('error', () => undefined); // its end is seen by `close`
    this.#process.stdout.setEncoding('utf8').on('data', (data: string) => this.#take(data));
    this.#process.stderr.setEncoding('utf8').on('data', (data: string) => (this.said = (this.said + data).slice(-1000)));
    this.#gone = new Promise((resolve) => {
      this.#process.on('error', (error) => {
        this.said = error.message;
        resolve(-1);
      });
      this.#process.on('close', (code) => resolve(code ?? -1));
    });
  }

  /** The replies, or the code that it ended with in place of them. */
  async ask(request: { readonly sources: readonly string[]; readonly cpuMs: number }): Promise<readonly CompilerReply[] | number> {
    this.requests++;
    const line = new Promise<string>((resolve) => (this.#answer = resolve));
    this.#process.stdin.write(`${JSON.stringify(request).replace(/[^ -~]/g, escaped)}\n`);
    const timer = setTimeout(() => this.#kill(), request.cpuMs * WALL_FACTOR);
    const reply = await Promise.race([line, this.#gone]);
    clearTimeout(timer);
    return typeof reply === 'number' ? reply : (JSON.parse(reply) as readonly RawReply[]).map(replyOf);
  }

  async close(): Promise<void> {
    this.#kill();
    await this.#gone;
  }

  #kill(): void {
    if (this.#process.pid === undefined) return;
    try {
      process.kill(-this.#process.pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }

  #take(data: string): void {
    this.#pending += data;
    if (!data.includes('\n')) return;
    const end = this.#pending.indexOf('\n');
    this.#answer?.(this.#pending.slice(0, end));
    this.#pending = this.#pending.slice(end + 1);
  }
}

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

type RawReply = Compiled | { readonly code: 'does-not-compile' | 'too-large' | 'compiler-limit'; readonly problems: readonly string[] };

function replyOf(raw: RawReply): CompilerReply {
  if (!('code' in raw)) return raw;
  return { kind: 'refused', code: raw.code, problems: raw.problems.map(problemOf) };
}

function problemOf(text: string): JavaProblem {
  const space = text.indexOf(' ');
  return { line: Math.max(1, Number(text.slice(0, space))), message: text.slice(space + 1) };
}
