import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { defaultJavaLimits, type JavaCompiled, type JavaProgram, type JavaRun, type JavaRunOptions, type JavaRuntime, type Limits } from '@codewalk/core';
import { JavaCompiler, type Compiled, type CompilerReply } from './java-compiler.js';
import { Batch, type MachineEnd } from './java-batch.js';
import { openJar, openToAll, SMALL_MACHINE } from './java-jar.js';
import type { Jdk } from './java-toolchain.js';
import type { Ready } from './java-work.js';
import { PythonPool, type Python, type PythonPoolOptions } from './python.js';
import type { Tier } from './sandbox.js';
import type { Scratch } from './scratch.js';

const LAUNCHER = new URL('../runtime/java/launch.py', import.meta.url);

/** Two virtual machines and a compiler stay below 1.5 GB together, whatever the number of jobs. */
const MOST_MACHINES = 2;
const PROGRAMS_PER_MACHINE = 250;
const CALLS_PER_MACHINE = 100_000;
const MAX_REMEMBERED = 5_000;

/** Of a whole virtual machine: a call that is too slow is ended long before by what watches it. */
const MACHINE: Limits = { cpuMs: 600_000, memoryBytes: 4 * 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 256 * 1024 ** 2 };
const FRAME_BYTES = 96 * 1024 ** 2;
const START_CPU_MS = 5_000;
/** A call that computes nothing for so many times its CPU time is over it as well: far more than a busy machine keeps one waiting. */
const IDLE_FACTOR = 12;
const PROCESSES = 64;

const FLAGS = [
  ...SMALL_MACHINE, '-Xmx192m', '-XX:MaxMetaspaceSize=64m', '-XX:CompressedClassSpaceSize=48m', '-XX:ReservedCodeCacheSize=32m', '-XX:-UseContainerSupport', '-XX:+DisableAttachMechanism', '-Xlog:disable',
  // the same on every run: no addresses in hash codes, and no stack traces, whose lines differ between two sides
  '-XX:+UnlockExperimentalVMOptions', '-XX:hashCode=2', '-XX:-StackTraceInThrowable',
  '-Duser.timezone=UTC', '-Duser.language=en', '-Duser.country=US', '-Dfile.encoding=UTF-8', '-Djava.awt.headless=true', '-Djava.io.tmpdir=/nonexistent', '-Duser.home=/nonexistent', '-Duser.dir=/',
  '-Djava.util.concurrent.ForkJoinPool.common.parallelism=0',
  // calls by reflection stay what they are: accessors that are made after some calls would be loaded beside the compiled classes
  '-Dsun.reflect.inflationThreshold=2147483647',
];

export interface JavaPoolOptions {
  readonly jdk: Jdk;
  readonly python: Python;
  readonly tier: Tier;
  readonly jobs: number;
  readonly scratch: Scratch;
  readonly launch?: PythonPoolOptions['launch'];
}

/** Java of this machine: one warm compiler, and a fresh virtual machine for each batch of programs, in the sandbox that Python is in. */
export class JavaPool implements JavaRuntime {
  readonly #compiler: JavaCompiler;
  readonly #machines: PythonPool;
  readonly #java: string;
  readonly #flags: readonly string[];
  readonly #compiled = new Map<string, CompilerReply>();

  private constructor(options: JavaPoolOptions, compiler: JavaCompiler, jar: string) {
    const { jdk, python, tier, scratch, launch } = options;
    this.#compiler = compiler;
    this.#java = join(jdk.home, 'bin', 'java');
    this.#flags = [...FLAGS, '-cp', jar];
    this.#machines = new PythonPool({
      python: { ...python, readable: [...new Set([...python.readable, ...jdk.readable, dirname(jar)])] },
      tier, scratch, jobs: Math.min(options.jobs, MOST_MACHINES), processes: PROCESSES, ...(launch ? { launch } : {}),
    });
  }

  static async open(options: JavaPoolOptions): Promise<JavaPool> {
    const made = await openJar(options.jdk);
    const jar = options.tier === 'strong' || options.tier === 'userns' ? made.jar : await openToAll(made.jar, options.scratch.root);
    return new JavaPool(options, new JavaCompiler({ jdk: options.jdk, jar: made, tier: options.tier }), jar);
  }

  async compile(sources: readonly string[], signal: AbortSignal): Promise<readonly JavaCompiled[]> {
    const replies = await this.#compileAll(sources, signal);
    return replies.map((reply) => ('classes' in reply ? { kind: 'compiled', references: reply.references } : reply));
  }

  async run(programs: readonly JavaProgram[], signal: AbortSignal, { limits, isolated = false }: JavaRunOptions = {}): Promise<readonly JavaRun[]> {
    const bounds = { ...defaultJavaLimits, ...limits };
    const replies = await this.#compileAll(programs.flatMap(({ guards = [], sides }) => [...guards, ...sides].map(({ source }) => source)), signal);
    const runs = new Array<JavaRun>(programs.length);
    const ready: { readonly at: number; readonly program: Ready }[] = [];
    let next = 0;
    for (const [at, { guards = [], sides, inputs }] of programs.entries()) {
      const guarding = guards.map(() => replies[next++]!);
      const own = sides.map(() => replies[next++]!);
      const called = guarding.every((reply) => 'classes' in reply) ? [...guards, ...sides] : sides; // guards that do not compile guard nothing
      const compiled = called === sides ? own : [...guarding, ...own];
      const side = own.findIndex((reply) => !('classes' in reply));
      if (side < 0) ready.push({ at, program: { guards: called.length - sides.length, sides: called.map((s, i) => ({ side: s, compiled: compiled[i] as Compiled })), inputs } });
      else runs[at] = failed(own[side] as Exclude<CompilerReply, Compiled>, side);
    }
    await Promise.all(batches(ready, isolated).map(async (batch) => {
      const made = await new Batch(batch.map(({ program }) => program), bounds, (work, callCpuMs) => this.#machine(work, callCpuMs, signal)).run();
      batch.forEach(({ at }, i) => (runs[at] = made[i]!));
    }));
    return runs;
  }

  async close(): Promise<void> {
    await Promise.all([this.#compiler.close(), this.#machines.close()]);
  }

  async #machine(work: string, callCpuMs: number, signal: AbortSignal): Promise<MachineEnd | string> {
    const job = { java: this.#java, flags: this.#flags, work, callCpuMs, startCpuMs: START_CPU_MS, idleMs: IDLE_FACTOR * callCpuMs, frameBytes: FRAME_BYTES };
    const outcome = await this.#machines.call(LAUNCHER, job, MACHINE, signal);
    if (outcome.kind === 'returned') return outcome.value as unknown as MachineEnd;
    if (outcome.kind === 'lost') return outcome.why;
    if (outcome.kind === 'raised') return `the launcher failed: ${outcome.error} ${outcome.message}`;
    return { ended: outcome.kind === 'limit' ? 'cpu' : 'exit', frames: '', raw: '', status: null };
  }

  async #compileAll(sources: readonly string[], signal: AbortSignal): Promise<readonly CompilerReply[]> {
    const keys = sources.map((source) => createHash('sha256').update(source).digest('base64'));
    // what is known is taken now: other calls may push it out meanwhile
    const known = new Map(keys.flatMap((key) => (this.#compiled.has(key) ? [[key, this.#compiled.get(key)!] as const] : [])));
    const fresh = new Map(keys.flatMap((key, i) => (known.has(key) ? [] : [[key, sources[i]!] as const])));
    const made = await this.#compiler.compile([...fresh.values()], signal);
    const replies = new Map([...fresh.keys()].map((key, i) => [key, made[i]!]));
    for (const [key, reply] of replies) if ('classes' in reply || reply.kind !== 'lost') this.#compiled.set(key, reply);
    for (const key of this.#compiled.keys()) {
      if (this.#compiled.size <= MAX_REMEMBERED) break;
      this.#compiled.delete(key);
    }
    return keys.map((key) => replies.get(key) ?? known.get(key)!);
  }
}

const failed = (reply: Exclude<CompilerReply, Compiled>, side: number): JavaRun => (reply.kind === 'lost' ? reply : { ...reply, side });

/** In the order given, up to what one virtual machine takes. */
function batches<T extends { readonly program: Ready }>(all: readonly T[], isolated: boolean): readonly (readonly T[])[] {
  const made: T[][] = [];
  let calls = 0;
  for (const one of all) {
    const own = one.program.sides.length * one.program.inputs.length;
    const last = made.at(-1);
    if (last && !isolated && last.length < PROGRAMS_PER_MACHINE && calls + own <= CALLS_PER_MACHINE) {
      last.push(one);
      calls += own;
    } else {
      made.push([one]);
      calls = own;
    }
  }
  return made;
}
