import { chmodSync } from 'node:fs';
import { textFile, type Limits, type Recipe, type TestJob, type TestReport } from '@codewalk/core';
import { chooseTier, findPython, GitStore, modulePaths, Scratch, TestPool, type Python, type Tier } from '@codewalk/exec';
import { Cage, type Group } from './groups.js';

export const LIMITS: Limits = { cpuMs: 20_000, memoryBytes: 1024 ** 3, outputBytes: 64 * 1024, resultBytes: 4 * 1024 ** 2 };

/** A tree as names and texts. */
export type Tree = Readonly<Record<string, string>>;

/** Test runners in a tier, on a store of their own. */
export class TestPlace {
  readonly scratch: Scratch;
  readonly git: GitStore;
  readonly pool: TestPool;
  readonly #cage: Cage | undefined;

  private constructor(scratch: Scratch, python: Python, tier: Tier, jobs: number, cage: Cage | undefined) {
    this.scratch = scratch;
    this.git = new GitStore(scratch.root, jobs);
    this.pool = new TestPool({ python, tier, jobs, scratch, git: this.git, ...(cage && { launch: cage.launch }) });
    this.#cage = cage;
  }

  /** In the group's tier, caged as a fork server's tests are, or in the best tier of this machine. */
  static async make({ group, jobs = 2 }: { group?: Group; jobs?: number } = {}): Promise<TestPlace> {
    const found = (await findPython()) as Python;
    const python = { ...found, modules: await modulePaths(found, ['pytest']) };
    const tier = group?.tier ?? (await chooseTier(found)).tier!;
    const cage = group && new Cage(group);
    if (cage) chmodSync(cage.folder, 0o755); // without bubblewrap, the user that tests run as reads the runners where they are
    return new TestPlace(await Scratch.make(), python, tier, jobs, cage);
  }

  async run(tree: Tree, recipe: Recipe, more: Partial<TestJob> = {}, signal = new AbortController().signal): Promise<TestReport> {
    const id = await this.git.store(Object.entries(tree).map(([path, text]) => textFile(path, text)), signal);
    return this.pool.run({ tree: id, recipe, order: 'given', hashSeed: 0, limits: LIMITS, ...more }, signal);
  }

  async close(): Promise<void> {
    await this.pool.close();
    await this.scratch.remove();
    this.#cage?.remove();
  }
}

/** A report in short: each test's status, or how the run ended. */
export function inShort(report: TestReport): Readonly<Record<string, string>> | string {
  switch (report.kind) {
    case 'ran': return Object.fromEntries(Object.entries(report.tests).map(([id, { status }]) => [id, status]));
    case 'untrusted': return `untrusted: ${report.why}`;
    case 'limit': return `limit: ${report.limit}`;
    case 'crashed': return `crashed: ${report.how}`;
    case 'lost': return `lost: ${report.why}`;
  }
}
