import { checkNames, describeDomain } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';
import { counting } from './counting.js';

describeDomain(counting, { describe, it });

describe('the suite as tests', () => {
  it('has one test a check, and a failing one says every problem', async () => {
    const tests = new Map<string, () => Promise<void>>();
    const attempts: typeof counting.attempts = (...args) => ({ ...counting.attempts(...args), hacks: [] });
    describeDomain({ ...counting, attempts }, { describe: (_name, body) => body(), it: (name, _options, body) => tests.set(name, body), tasks: 1 });
    const outcomes = await Promise.all([...tests].map(async ([name, body]) => [name, await body().then(() => 'passes', (error: Error) => error.message)] as const));
    expect(outcomes.map(([name]) => name.split(':')[0])).toEqual(checkNames);
    expect(outcomes.filter(([, said]) => said !== 'passes')).toEqual([
      ['hacks: every hack is refused, and there are at least three', expect.stringMatching(/^(0\/counting@1\/L\d\/all\/\d+ \(.*\): attempts gives 0 different hacks, and 3 are the least\n?){3}$/)],
    ]);
  });

  it('gives the reason to every test where the pool cannot be made', async () => {
    const tests: (() => Promise<void>)[] = [];
    const atoms = { parse: () => [{ ok: false as const, code: 'bad-line', detail: 'this is no atom' }] };
    describeDomain({ ...counting, atoms }, { describe: (_name, body) => body(), it: (_name, _options, body) => tests.push(body) });
    const said = await Promise.all(tests.map((body) => body().then(() => 'passes', (error: Error) => error.message)));
    expect(new Set(said)).toEqual(new Set(['this is no atom']));
  });
});
