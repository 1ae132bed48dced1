import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, recipes, tried, whyOf } from './judging.js';

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine({ needs: ['python'], uses: ['numpy'], jobs: 2 });
});
afterAll(() => machine?.close());

/** What is no program at all on purpose; every other hack would run, and fails for what it does. */
const BROKEN = new Set(['a name that only Python reads', 'half of the program', 'no Python', 'depth', 'a verdict in place of an answer', 'vastness', 'an indentation that only a grammar takes']);

describe('what must fail', () => {
  const seen = new Set<string>();

  it.each(recipes.map((recipe) => [nameOf(recipe), recipe] as const))('fails on %s', async (_, recipe) => {
    const { attempts, judge } = await tried(recipe, machine);
    const all = [...attempts.nearMisses, ...attempts.hacks];
    const judged = await Promise.all(all.map(async ({ name, text }) => ({ name, judged: await judge(text) })));
    const wrong = judged.filter(({ judged: { verdict } }) => verdict.status !== 'fail').map(({ name, judged: { verdict } }) => `${name}: ${verdict.status}`);
    expect(wrong).toEqual([]);
    const unread = judged.filter(({ name, judged: one }) => !BROKEN.has(name) && !one.unparsable && /does not parse|does not compile|is no Python/.test(whyOf(one))).map(({ name }) => name);
    expect(unread).toEqual([]);
    for (const { name } of attempts.hacks) seen.add(name);
  });

  it('is more than forty things', () => expect(seen.size).toBeGreaterThan(80));
});
