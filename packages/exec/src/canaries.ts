import { fileURLToPath } from 'node:url';
import type { Limits } from '@codewalk/core';
import { forkServer, type Python } from './python.js';
import { PythonWorker } from './python-worker.js';
import { confineForkServer, fixedEnvironment, type Tier } from './sandbox.js';
import { Scratch } from './scratch.js';
import { runs, setTraps } from './traps.js';

/** What a canary tries, and the tiers that promise to prevent it. */
export const canaryLines = {
  files: { tries: 'read a file outside the sandbox', promisedBy: ['strong', 'userns', 'uid'] },
  environment: { tries: 'see a variable of ours in its own environment', promisedBy: ['strong', 'userns', 'uid', 'limits'] },
  environments: { tries: 'read the environment of another process', promisedBy: ['strong', 'userns', 'uid'] },
  network: { tries: 'connect to a listener on this machine', promisedBy: ['strong', 'userns', 'uid'] },
  signals: { tries: 'signal its parent or another process of ours', promisedBy: ['strong', 'userns', 'uid'] },
  writing: { tries: 'write outside its own folder', promisedBy: ['strong', 'userns', 'uid'] },
  daemons: { tries: 'leave a process behind', promisedBy: ['strong', 'userns', 'uid', 'limits'] },
  processes: { tries: 'start more processes than allowed', promisedBy: ['strong', 'userns', 'uid', 'limits'] },
} as const satisfies Record<string, { readonly tries: string; readonly promisedBy: readonly Tier[] }>;

export type CanaryName = keyof typeof canaryLines;
export const canaryNames = Object.keys(canaryLines) as readonly CanaryName[];

/** Whether a tier promises to prevent it. */
export const promises = (tier: Tier, name: CanaryName): boolean => (canaryLines[name].promisedBy as readonly Tier[]).includes(tier);

/** One canary in one tier: whether what it tried was prevented, and whether the tier promises that. */
export interface Canary {
  readonly name: CanaryName;
  readonly held: boolean;
  readonly promised: boolean;
}

const HELPER = fileURLToPath(new URL('../runtime/canary.py', import.meta.url));
const LIMITS: Limits = { cpuMs: 10_000, memoryBytes: 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 64 * 1024 };
/** More than any tier lets a job have at once. */
const FORKS = 200;
/** What a program's environment may hold: what we set, and what the interpreter and bubblewrap add. */
const OWN_NAMES = new Set([...Object.keys(fixedEnvironment()), 'LC_CTYPE', 'PWD']);

interface Report {
  readonly works: string;
  readonly names: readonly string[];
  readonly files: string | null;
  readonly environments: readonly string[];
  readonly network: true | null;
  readonly signals: readonly (true | null)[];
  readonly writing: readonly string[];
  readonly daemon: boolean;
  readonly processes: number;
}

/** Runs all canaries in a tier. Gives why no program runs right in it in place of them. */
export async function tryCanaries(python: Python, tier: Tier): Promise<readonly Canary[] | string> {
  const scratch = await Scratch.make();
  const traps = await setTraps(scratch.root);
  const lane = await scratch.lane();
  const worker = new PythonWorker(confineForkServer(tier, { python: python.binary, readable: python.readable, modules: python.modules, server: forkServer, helper: HELPER, lane }));
  try {
    const why = await worker.ready();
    if (why !== null) return why;
    const { file, folder, variable, port, decoy } = traps;
    const name = `cw-${traps.token.slice(0, 8)}`; // not all of it: no job is told the token
    const writing = [folder, '/tmp', '/var/tmp', '/dev/shm', ''].map((place) => `${place}/${name}`);
    const outcome = await worker.run({ file, variable, port, decoy, name, writing, forks: FORKS }, LIMITS, new AbortController().signal);
    if (outcome.kind !== 'returned') return outcome.kind === 'lost' ? outcome.why : `a harmless program ended with ${JSON.stringify(outcome)}`;
    const report = outcome.value as unknown as Report;
    if (report.works !== '0.3' || !report.daemon) return `a harmless program gave ${JSON.stringify(outcome.value)}`;
    const sprung = await traps.sprung();
    const held: Record<CanaryName, boolean> = {
      files: report.files !== traps.token,
      environment: report.names.every((n) => OWN_NAMES.has(n)),
      environments: !report.environments.includes(traps.token),
      network: report.network === null && !sprung.listener,
      signals: report.signals.every((s) => s === null) && !sprung.decoy,
      writing: report.writing.length === 0 && !sprung.folder && !sprung.file,
      daemons: !(await runs(name)),
      processes: report.processes < FORKS,
    };
    return canaryNames.map((n) => ({ name: n, held: held[n], promised: promises(tier, n) }));
  } finally {
    await Promise.all([worker.close(), traps.remove()]);
    await scratch.remove();
  }
}
