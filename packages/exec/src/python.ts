import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environmentError, type Json, type Limits, type Outcome, type PythonRuntime } from '@codewalk/core';
import { execa } from 'execa';
import PQueue from 'p-queue';
import { PythonWorker } from './python-worker.js';
import type { ImagePlace } from './image-mounts.js';
import { bubblewrapped, confineForkServer, fixedEnvironment, type Confined, type Tier } from './sandbox.js';
import type { Lane, Scratch } from './scratch.js';

/** The fork server, beside the modules it is made of. */
export const forkServer = fileURLToPath(new URL('../runtime/forkserver.py', import.meta.url));

/** A Python found on this machine: the real binary, never a shim, and where its files are. */
export interface Python {
  readonly binary: string;
  readonly version: string;
  readonly readable: readonly string[];
  /** Folders that modules are imported from besides its own: none unless `modulePaths` found them. */
  readonly modules: readonly string[];
  /** The image that it is in, and its paths with it. */
  readonly image?: ImagePlace;
}

const ASK = `
import json, os, platform, sys
folders = {sys.base_prefix, sys.prefix, "/usr"}
print(json.dumps({"binary": os.path.realpath(sys.executable), "version": platform.python_implementation() + " " + platform.python_version(),
  "supported": sys.version_info >= (3, 9), "readable": sorted(folders)}))
`;

/** Resolves `CODEWALK_PYTHON` or /usr/bin/python3 to the real binary. Gives why there is none in place of it. */
export async function findPython(): Promise<Python | string> {
  const python = await askPython(process.env['CODEWALK_PYTHON'] ?? '/usr/bin/python3');
  return typeof python === 'string' ? python : { ...python, binary: await realpath(python.binary) };
}

/** What an interpreter says of itself, on this machine or in an image; or why it is none for us. */
export async function askPython(binary: string, image?: ImagePlace): Promise<Python | string> {
  const { stdout, failed, shortMessage, stderr } = await asked([binary, '-s', '-S', '-c', ASK], image);
  if (failed) return `${binary} does not run: ${stderr.trim().split('\n').at(-1) || shortMessage}`;
  const { supported, ...python } = JSON.parse(stdout) as Omit<Python, 'modules'> & { supported: boolean };
  if (!supported) return `${binary} is ${python.version}; 3.9 or newer is needed`;
  return { ...python, modules: [], ...(image && { image }) };
}

/** The folders that some modules are imported from, of those that a bare interpreter does not look into. Throws where one is not there. */
export async function modulePaths(python: Python, modules: readonly string[]): Promise<readonly string[]> {
  const paths = await Promise.all(modules.map(async (module) => {
    const question = `import os, ${module}; print(os.path.dirname(os.path.dirname(os.path.realpath(${module}.__file__))))`;
    const { stdout, failed, shortMessage } = await asked([python.binary, '-s', '-c', question], python.image);
    if (failed) throw new Error(shortMessage);
    return stdout.trim();
  }));
  return [...new Set(paths)];
}

/** The folders that are there of those that an interpreter finds installed modules in. */
export async function sitePackages(python: Python): Promise<readonly string[]> {
  const { stdout, failed, shortMessage } = await asked([python.binary, '-s', '-c', 'import json, os, site; print(json.dumps([p for p in site.getsitepackages() if os.path.isdir(p)]))'], python.image);
  if (failed) throw new Error(shortMessage);
  return JSON.parse(stdout) as string[];
}

async function asked(command: readonly string[], image: ImagePlace | undefined) {
  const { file, args, env } = image ? bubblewrapped(image, command) : { file: command[0]!, args: command.slice(1), env: fixedEnvironment() };
  return execa(file, args, { env, extendEnv: false, stdin: 'ignore', timeout: 20_000, reject: false });
}

export interface PythonPoolOptions {
  readonly python: Python;
  readonly tier: Tier;
  readonly jobs: number;
  readonly scratch: Scratch;
  /** Processes and threads of one job at once, where that is not what Python needs. */
  readonly processes?: number;
  /** Variables in place of those of the fixed environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What starts each worker's command, where that is not this process itself. */
  readonly launch?: (command: Confined) => Confined;
}

/** Debian's libraries that modules are linked with (BLAS) are reached through links in here. */
const ALTERNATIVES = '/etc/alternatives';

/** A job that ends its worker is given a fresh one once; if that is lost as well, it was the job. */
const TRIES = 2;

/** Warm Python: fork servers, at most `jobs` at once, each with one helper program loaded; replaced after any slip. */
export class PythonPool implements PythonRuntime {
  readonly #options: PythonPoolOptions;
  readonly #queue: PQueue;
  readonly #idle = new Map<string, PythonWorker[]>();
  readonly #lanes = new Map<PythonWorker, Lane>();
  readonly #ending = new Set<Promise<void>>();
  #closed = false;

  constructor(options: PythonPoolOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.jobs });
  }

  async call(helper: URL, job: Json, limits: Limits, signal: AbortSignal): Promise<Outcome> {
    const path = fileURLToPath(helper);
    return this.#queue.add(async () => {
      for (let left = TRIES; ; left--) {
        if (signal.aborted || this.#closed) return { kind: 'lost', why: signal.aborted ? 'cancelled' : 'the pool is closed' };
        if (left === 0) return { kind: 'crashed', how: 'it ended its worker, and a fresh one too', output: '' };
        const worker = await this.#take(path);
        if (!worker) continue;
        const outcome = await worker.run(job, limits, signal);
        if (worker.slip === undefined) this.#idle.set(path, [...(this.#idle.get(path) ?? []), worker]);
        else this.#drop(worker);
        if (outcome.kind !== 'lost' || !worker.failed) return outcome;
      }
    });
  }

  /** Ends all workers; what is under way is lost. Settled once their processes are gone. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle.clear();
    for (const worker of [...this.#lanes.keys()]) this.#drop(worker);
    await Promise.all(this.#ending);
  }

  #drop(worker: PythonWorker): void {
    const lane = this.#lanes.get(worker);
    if (!lane) return;
    this.#lanes.delete(worker);
    const ending = worker.close().then(() => this.#options.scratch.release(lane)).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  /** An idle worker that is still there, or a new one; none once the pool is closed. */
  async #take(helper: string): Promise<PythonWorker | null> {
    for (let worker = this.#idle.get(helper)?.pop(); worker; worker = this.#idle.get(helper)?.pop()) {
      if (worker.slip === undefined) return worker;
      this.#drop(worker);
    }
    return this.#start(helper);
  }

  async #start(helper: string): Promise<PythonWorker | null> {
    const { python, tier, scratch, launch, jobs, processes, environment } = this.#options;
    const lane = await scratch.lane();
    if (this.#closed) {
      await scratch.release(lane);
      return null;
    }
    // an idle worker with another helper makes room, so that there are never more than `jobs`; nothing is awaited until this one counts
    for (const [other, workers] of this.#idle) {
      while (other !== helper && workers.length > 0 && this.#lanes.size >= jobs) this.#drop(workers.pop()!);
    }
    const readable = [...new Set([...python.readable, ...python.modules, ...(python.modules.length > 0 ? [ALTERNATIVES] : [])])];
    const command = confineForkServer(tier, {
      python: python.binary, readable, modules: python.modules, server: forkServer, helper, lane,
      ...(processes === undefined ? {} : { processes }), ...(environment && { environment }), ...(python.image && { image: python.image }),
    });
    const worker = new PythonWorker(launch?.(command) ?? command);
    this.#lanes.set(worker, lane);
    const why = await worker.ready();
    if (why === null) return worker;
    this.#drop(worker);
    throw environmentError('no-python-worker', `a Python worker did not start in the ${tier} sandbox: ${why}`, { hint: 'run `codewalk doctor`' });
  }
}
