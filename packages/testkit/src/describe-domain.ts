import { makeAtoms, throwProblems, toolsOf, verifyPool, zodProblems, type Domain, type File, type Services } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { checkDomain, checkNames, promiseOf, type CheckName, type CheckResult } from './check-domain.js';

/** `describe` and `it` of the caller's test runner: those of vitest and of node:test fit. */
export interface Runner {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, options: { readonly timeout: number }, body: () => Promise<void>) => unknown;
}

export interface SuiteOptions extends Runner {
  /** The native atom files; left out where the domain makes its atoms itself. */
  readonly files?: readonly File[];
  /** Options of the domain, as `--set` would give them. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Tasks of each level; default 2. */
  readonly tasks?: number;
  /** Verdicts under way at once; default 2. */
  readonly jobs?: number;
}

/** A backstop for a hung machine alone: what a check may take is no promise. */
const TIMEOUT_MS = 900_000;

/** The contract suite as tests, one for each check. The machine is opened for the first one and closed after the last. */
export function describeDomain(domain: Domain, { describe, it, ...options }: SuiteOptions): void {
  describe(`the contract of ${domain.name}`, () => {
    let results: ReadonlyMap<CheckName, Promise<CheckResult>> | undefined;
    for (const check of checkNames) {
      it(`${check}: ${promiseOf(check)}`, { timeout: TIMEOUT_MS }, async () => {
        results ??= runAll(domain, options);
        const { status, detail, problems } = await results.get(check)!;
        if (status !== 'pass') throw new Error(problems.length > 0 ? problems.join('\n') : detail);
      });
    }
  });
}

type Settle = { readonly resolve: (result: CheckResult) => void; readonly reject: (error: unknown) => void };

function runAll(domain: Domain, options: Omit<SuiteOptions, keyof Runner>): ReadonlyMap<CheckName, Promise<CheckResult>> {
  const settle = new Map<CheckName, Settle>();
  const promises = new Map(checkNames.map((name) => {
    const promise = new Promise<CheckResult>((resolve, reject) => settle.set(name, { resolve, reject }));
    promise.catch(() => undefined); // each is awaited by its own test, later
    return [name, promise];
  }));
  const run = async (): Promise<void> => {
    for await (const result of checkWhole(domain, options)) settle.get(result.check)!.resolve(result);
  };
  run().catch((error: unknown) => {
    for (const { reject } of settle.values()) reject(error);
  });
  return promises;
}

/** Opens the machine, makes the pool and runs the suite on it. */
async function* checkWhole(domain: Domain, { files = [], options: raw = {}, seed, tasks, jobs = 2 }: Omit<SuiteOptions, keyof Runner>): AsyncGenerator<CheckResult, void> {
  const parsed = domain.schema.options.safeParse(raw);
  if (!parsed.success) throwProblems(zodProblems(parsed.error, 'bad-option', `options of ${domain.name}`));
  const options: unknown = parsed.data;
  const machine = await openMachine({ needs: domain.needs, uses: domain.uses ?? [], jobs });
  try {
    const services: Services = { runtimes: machine.runtimes, signal: new AbortController().signal };
    const atoms = await makeAtoms({ domain, files: files.length === 0 && domain.atoms.synthesize ? null : files, options, services });
    const pool = await verifyPool({ domain, atoms, known: null, fingerprint: machine.fingerprint(toolsOf(domain)), services, jobs });
    yield* checkDomain(domain, { pool, options, services, seed, tasks, jobs });
  } finally {
    await machine.close();
  }
}
