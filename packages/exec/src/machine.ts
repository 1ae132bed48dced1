import { environmentError, type Fingerprint, type RuntimeName, type Runtimes } from '@codewalk/core';
import { GitStore } from './git.js';
import { JavaPool } from './java.js';
import { findJdk, type Jdk } from './java-toolchain.js';
import { findPython, modulePaths, PythonPool, type Python } from './python.js';
import type { Tier } from './sandbox.js';
import { Scratch } from './scratch.js';
import { SharedSolver } from './solver.js';
import { probe, type Toolchain } from './toolchains.js';
import { TestPool } from './tests.js';
import { chooseTier, noSandbox, type TierChoice } from './tier.js';

/** The opened machine: runtimes for what was asked, what they are, and how jobs are confined. */
export interface Machine {
  readonly runtimes: Runtimes;
  readonly toolchains: readonly Toolchain[];
  readonly sandbox: TierChoice;
  /** The scratch folder of this process; `close` removes it. */
  readonly scratch: string;
  /** Versions of some tools, as a bank's fingerprint holds them; those that are not here are left out. */
  fingerprint(tools: readonly RuntimeName[]): Fingerprint;
  close(): Promise<void>;
}

export interface MachineRequest {
  readonly needs: readonly RuntimeName[];
  /** Taken up where they are here, and not missed where they are not. */
  readonly uses?: readonly RuntimeName[];
  /** Jobs at once. */
  readonly jobs: number;
  /** In place of the best tier that holds. */
  readonly tier?: Tier;
}

/** Runtimes that run on Python, and so need a sandbox. */
const ON_PYTHON: readonly RuntimeName[] = ['python', 'numpy', 'pytest', 'java'];

/** Opens what is needed. Throws an environment error naming each missing tool and the command that installs it. */
export async function openMachine({ needs, uses = [], jobs, tier }: MachineRequest): Promise<Machine> {
  const probed = await Promise.all([...new Set([...needs, ...uses])].map(probe));
  for (const { name, version, why, install } of probed) {
    if (version === null && needs.includes(name)) throw environmentError('no-toolchain', `${name} is needed and is not here: ${why}`, { hint: install });
  }
  const toolchains = probed.filter(({ version }) => version !== null);
  const has = (name: RuntimeName): boolean => toolchains.some((tool) => tool.name === name);
  const scratch = await Scratch.make();
  const opened: { close(): Promise<void> }[] = [];
  const open = <T extends { close(): Promise<void> }>(runtime: T): T => {
    opened.push(runtime);
    return runtime;
  };
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((runtime) => runtime.close()));
    await scratch.remove();
  };
  try {
    const found = ON_PYTHON.some(has) ? ((await findPython()) as Python) : null;
    const python = found && { ...found, modules: await modulePaths(found, has('numpy') ? ['numpy'] : []) };
    const sandbox = python ? await chooseTier(python, tier) : noSandbox;
    const pool = python && sandbox.tier ? open(new PythonPool({ python, tier: sandbox.tier, jobs, scratch })) : null;
    const java = python && sandbox.tier && has('java') ? open(await JavaPool.open({ jdk: (await findJdk()) as Jdk, python, tier: sandbox.tier, jobs, scratch })) : null;
    const solver = has('solver') ? open(new SharedSolver(jobs)) : null;
    const git = has('git') ? open(new GitStore(scratch.root, jobs)) : null;
    const runners = python && { ...python, modules: await modulePaths(python, has('pytest') ? ['pytest'] : []) };
    const tests = runners && sandbox.tier && git && (has('pytest') || has('node-test')) ? open(new TestPool({ python: runners, tier: sandbox.tier, jobs, scratch, git })) : null;
    const declared = <T>(name: RuntimeName, runtime: T | null): T => {
      if (runtime) return runtime;
      throw environmentError('undeclared-runtime', `the domain asked for ${name}, which it lists in neither needs nor uses, or which is not here`);
    };
    return {
      runtimes: {
        has,
        get python() {
          return declared('python', pool);
        },
        get solver() {
          return declared('solver', solver);
        },
        get java() {
          return declared('java', java);
        },
        get git() {
          return declared('git', git);
        },
        get tests() {
          return declared(has('pytest') ? 'git' : 'pytest', tests);
        },
      },
      toolchains,
      sandbox,
      scratch: scratch.root,
      fingerprint: (names) => Object.fromEntries(toolchains.filter((t) => names.includes(t.name)).map((t) => [t.name, t.version!])),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
