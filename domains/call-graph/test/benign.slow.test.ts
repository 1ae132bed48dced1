import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, recipes, tried, whyOf } from './judging.js';

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine({ needs: ['python'], uses: ['numpy'], jobs: 2 });
});
afterAll(() => machine?.close());

describe('what must pass', () => {
  const seen = new Set<string>();

  it.each(recipes.map((recipe) => [nameOf(recipe), recipe] as const))('passes on %s', async (_, recipe) => {
    const { attempts: { benign }, judge } = await tried(recipe, machine);
    const judged = await Promise.all(benign.map(async ({ name, text }) => ({ name, judged: await judge(text) })));
    expect(judged.filter(({ judged: { verdict } }) => verdict.status !== 'pass').map(({ name, judged: one }) => `${name}: ${whyOf(one)}`)).toEqual([]);
    for (const { name } of benign) seen.add(name);
  });

  it('is more than forty things', () => expect(seen.size).toBeGreaterThan(40));
});
