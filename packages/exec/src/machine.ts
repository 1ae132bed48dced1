import { environmentError, type Fingerprint, type RuntimeName, type Runtimes } from '@codewalk/core';
import { findPython, PythonPool, type Python } from './python.js';
import type { Tier } from './sandbox.js';
import { Scratch } from './scratch.js';
import { probe, type Toolchain } from './toolchains.js';
import { chooseTier, noSandbox, type TierChoice } from './tier.js';

/** The opened machine: runtimes for what was asked, what they are, and how jobs are confined. */
export interface Machine {
  readonly runtimes: Runtimes;
  readonly toolchains: readonly Toolchain[];
  readonly sandbox: TierChoice;
  /** The scratch folder of this process; `close` removes it. */
  readonly scratch: string;
  /** Versions of some runtimes, as a bank's fingerprint holds them. */
  fingerprint(needs: readonly RuntimeName[]): Fingerprint;
  close(): Promise<void>;
}

export interface MachineRequest {
  readonly needs: readonly RuntimeName[];
  /** Jobs at once. */
  readonly jobs: number;
  /** In place of the best tier that holds. */
  readonly tier?: Tier;
}

/** Runtimes that run code, and so need a sandbox. */
const RUNS_PYTHON: readonly RuntimeName[] = ['python', 'numpy', 'pytest'];

/** Opens what is needed. Throws an environment error naming each missing tool and the command that installs it. */
export async function openMachine({ needs, jobs, tier }: MachineRequest): Promise<Machine> {
  const toolchains = await Promise.all([...new Set(needs)].map(probe));
  for (const { name, version, why, install } of toolchains) {
    if (version === null) throw environmentError('no-toolchain', `${name} is needed and is not here: ${why}`, { hint: install });
  }
  const scratch = await Scratch.make();
  try {
    const python = RUNS_PYTHON.some((name) => needs.includes(name)) ? ((await findPython()) as Python) : null;
    const sandbox = python ? await chooseTier(python, tier) : noSandbox;
    const pool = python && sandbox.tier ? new PythonPool({ python, tier: sandbox.tier, jobs, scratch }) : null;
    const missing = (name: string): never => {
      throw environmentError('undeclared-runtime', `the domain asked for ${name} without listing it in needs`);
    };
    return {
      runtimes: {
        get python() {
          return pool ?? missing('python');
        },
      },
      toolchains,
      sandbox,
      scratch: scratch.root,
      fingerprint: (names) => Object.fromEntries(toolchains.filter((t) => names.includes(t.name)).map((t) => [t.name, t.version!])),
      close: async () => {
        await pool?.close();
        await scratch.remove();
      },
    };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}
