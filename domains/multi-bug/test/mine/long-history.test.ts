import { makeContext, type SourceItem } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longHistory } from './long-history.js';

const COMMITS = 50_000;
let machine: Machine;
let made: Awaited<ReturnType<typeof longHistory>>;

beforeAll(async () => {
  machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest'], jobs: 2 });
  made = await longHistory(COMMITS);
}, 120_000);
afterAll(async () => {
  made.remove();
  await machine.close();
});

async function mine(options: Record<string, unknown>, most = Infinity): Promise<SourceItem[]> {
  const source = domain.atoms.sources!['mine']!;
  const found: SourceItem[] = [];
  for await (const item of source.run(made.path, source.options.parse({ name: 'pkg', ...options }), makeContext('long', machine.runtimes, new AbortController().signal), [])) {
    found.push(item);
    if (found.length >= most) break;
  }
  return found;
}
const dones = (items: readonly SourceItem[]) => items.flatMap((item) => ('done' in item ? [item] : []));
const kept = (items: readonly SourceItem[]) => items.filter((item) => 'file' in item && item.file.path.endsWith('bug.toml'));

describe(`a history of ${COMMITS} commits`, () => {
  it('is mined from its newest commits, so many as are asked', async () => {
    const items = await mine({ limit: 20 });
    expect(dones(items).map(({ of }) => of)).toEqual(Array(20).fill(20));
    expect(kept(items)).toHaveLength(1);
  }, 60_000);

  it('is mined from a day on', async () => {
    const items = await mine({ since: '2007-05-24' });
    expect(dones(items).map(({ of }) => of)).toEqual(Array(9).fill(9)); // the last commit is of 08:46 that day
    expect(kept(items)).toHaveLength(1);
  }, 60_000);

  it('is begun with at once where all of it is asked', async () => {
    expect(dones(await mine({}, 2)).map(({ of }) => of)).toEqual([COMMITS]);
  }, 60_000);
});
