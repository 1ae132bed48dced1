import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, Limits, Outcome } from '@codewalk/core';
import { findPython, promises, PythonPool, Scratch, type CanaryName, type Python } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setTraps } from '../src/traps.js';
import { Cage, HELPER, leftOut, processesBelow, required, type Group } from './groups.js';
import { hostile, type Hostile } from './hostile-table.js';

const FOLDER = fileURLToPath(new URL('./hostile', import.meta.url));
/** CPU time for what ends otherwise, also where the machine is slow; a program that is to use it up, or to stop its worker, has 500 ms. */
const LIMITS: Limits = { cpuMs: 20_000, memoryBytes: 256 * 1024 ** 2, outputBytes: 64 * 1024, resultBytes: 4 * 1024 ** 2 };

/** Runs hostile programs in a group: each ends as the table says, the next job is right, and nothing of it is left or touched. */
export function harmNobody(group: Group, slow = false): void {
  describe(`in ${group.name}`, () => test(group, hostile.filter(({ slowIn }) => (slowIn === group.name) === slow), slow));
}

function test(group: Group, programs: readonly Hostile[], slow: boolean): void {
  const reason = leftOut(group);
  if (reason !== null && !required) {
    it('harms nobody', (ctx) => ctx.skip(reason));
    return;
  }
  let cage: Cage;
  let scratch: Scratch;
  let pool: PythonPool;
  let quiet: string[];

  const run = (source: string, given: Json = {}, limits = LIMITS): Promise<Outcome> => pool.call(HELPER, { source, given }, limits, new AbortController().signal);
  const next = (): Promise<Outcome> => run('import os\nresult = [sum(range(100)), os.listdir(".")]');
  const right = { kind: 'returned', value: [4950, []], output: '' };
  const ours = (): string[] => processesBelow().map(({ name }) => name).filter((name) => name !== 'cat').sort();

  beforeAll(async () => {
    expect(reason).toBe(null);
    cage = new Cage(group);
    scratch = await Scratch.make();
    pool = new PythonPool({ python: (await findPython()) as Python, tier: group.tier, jobs: 1, scratch, launch: cage.launch });
    expect(await next()).toEqual(right);
    quiet = ours();
  });

  afterAll(async () => {
    await pool?.close();
    await scratch?.remove();
    cage?.remove();
  });

  it.each(programs.map(({ name, ends, inGroup }) => [name, inGroup?.[group.name] ?? inGroup?.[group.tier] ?? ends] as const))('%s: %s', async (name, ends) => {
    const root = mkdtempSync(join(tmpdir(), 'codewalk-traps-'));
    await chmod(root, 0o711);
    const traps = await setTraps(root);
    try {
      const { file: CANARY, folder: OUTSIDE, port: PORT, variable: VARIABLE, decoy: DECOY } = traps;
      const outcome = await run(readFileSync(join(FOLDER, `${name}.py`), 'utf8'), { CANARY, OUTSIDE, PORT, VARIABLE, DECOY }, ends === 'limit: cpu' || slow ? { ...LIMITS, cpuMs: 500 } : LIMITS);
      expect(outcomeText(outcome)).toBe(ends);
      expect(await next()).toEqual(right);
      await vi.waitFor(() => expect(ours()).toEqual(quiet), { timeout: 20_000 });

      const promised = (line: CanaryName): boolean => promises(group.tier, line);
      const sprung = await traps.sprung();
      if (promised('writing')) expect(sprung).toMatchObject({ file: false, folder: false });
      if (promised('network')) expect(sprung.listener).toBe(false);
      if (promised('signals')) expect(sprung.decoy).toBe(false);
      if (promised('files') && promised('environments')) expect(JSON.stringify(outcome)).not.toContain(traps.token);
    } finally {
      await traps.remove();
      await rm(root, { recursive: true, force: true });
    }
  });
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'returned': return 'returned';
    case 'raised': return `raised: ${outcome.error}`;
    case 'limit': return `limit: ${outcome.limit}`;
    case 'crashed': return `crashed: ${outcome.how}`;
    case 'lost': return `lost: ${outcome.why}`;
  }
}
