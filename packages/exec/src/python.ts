import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environmentError, type Json, type Limits, type Outcome, type PythonRuntime } from '@codewalk/core';
import { execa } from 'execa';
import PQueue from 'p-queue';
import { PythonWorker } from './python-worker.js';
import { confineForkServer, fixedEnvironment, type Tier } from './sandbox.js';
import type { Scratch } from './scratch.js';

const SERVER = fileURLToPath(new URL('../runtime/forkserver.py', import.meta.url));

/** A Python found on this machine: the real binary, never a shim, and where its files are. */
export interface Python {
  readonly binary: string;
  readonly version: string;
  readonly readable: readonly string[];
}

const ASK = `
import json, os, platform, sys
folders = {sys.base_prefix, sys.prefix, "/usr"}
print(json.dumps({"binary": os.path.realpath(sys.executable), "version": platform.python_implementation() + " " + platform.python_version(),
  "supported": sys.version_info >= (3, 9), "readable": sorted(folders)}))
`;

/** Resolves `CODEWALK_PYTHON` or /usr/bin/python3 to the real binary. Gives why there is none in place of it. */
export async function findPython(): Promise<Python | string> {
  const asked = process.env['CODEWALK_PYTHON'] ?? '/usr/bin/python3';
  const { stdout, failed, shortMessage } = await execa(asked, ['-s', '-S', '-c', ASK], {
    env: fixedEnvironment(), extendEnv: false, stdin: 'ignore', timeout: 20_000, reject: false,
  });
  if (failed) return `${asked} does not run: ${shortMessage}`;
  const { supported, ...python } = JSON.parse(stdout) as Python & { supported: boolean };
  if (!supported) return `${asked} is ${python.version}; 3.9 or newer is needed`;
  return { ...python, binary: await realpath(python.binary) };
}

export interface PythonPoolOptions {
  readonly python: Python;
  readonly tier: Tier;
  readonly jobs: number;
  readonly scratch: Scratch;
}

/** Warm Python: fork servers, at most `jobs` at once, each with one helper program loaded; replaced after any slip. */
export class PythonPool implements PythonRuntime {
  readonly #options: PythonPoolOptions;
  readonly #queue: PQueue;
  readonly #idle = new Map<string, PythonWorker[]>();
  readonly #all = new Set<PythonWorker>();

  constructor(options: PythonPoolOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.jobs });
  }

  async call(helper: URL, job: Json, limits: Limits, signal: AbortSignal): Promise<Outcome> {
    return this.#queue.add(async () => {
      if (signal.aborted) return { kind: 'lost', why: 'cancelled' };
      const path = fileURLToPath(helper);
      const worker = this.#idle.get(path)?.pop() ?? (await this.#start(path));
      const outcome = await worker.run(job, limits, signal);
      if (worker.slip === undefined) this.#idle.set(path, [...(this.#idle.get(path) ?? []), worker]);
      else this.#drop(worker);
      return outcome;
    });
  }

  /** Ends all workers; what is under way is lost. */
  close(): void {
    for (const worker of this.#all) this.#drop(worker);
    this.#idle.clear();
  }

  #drop(worker: PythonWorker): void {
    worker.close();
    this.#all.delete(worker);
  }

  async #start(helper: string): Promise<PythonWorker> {
    const { python, tier, scratch } = this.#options;
    // an idle worker with another helper makes room, so that there are never more than `jobs`
    for (const [other, workers] of this.#idle) {
      if (this.#all.size < this.#options.jobs) break;
      const spare = other === helper ? undefined : workers.pop();
      if (spare) this.#drop(spare);
    }
    const place = { python: python.binary, readable: python.readable, server: SERVER, helper, scratch: await scratch.lane() };
    const worker = new PythonWorker(confineForkServer(tier, place));
    this.#all.add(worker);
    const why = await worker.ready();
    if (why === null) return worker;
    this.#drop(worker);
    throw environmentError('no-python-worker', `a Python worker did not start in the ${tier} sandbox: ${why}`, { hint: 'run `codewalk doctor`' });
  }
}
