import type { Context } from '@codewalk/core';
import { toContent } from '../bytes.js';
import { fails, runForSource, seenOf, type How, type Ran } from '../run-tests.js';
import { patchesOf, type Candidate } from './candidate.js';

/** The tests that a commit turns from failing to passing, confirmed; or why it is no atom. */
export type Flips =
  | { readonly failToPass: readonly string[] }
  | { readonly skipped: string; readonly detail?: string };

/** Further runs that must agree with the first: backwards, and under four more hash seeds (real-data: 3 tests in 900 hang on the seed). */
const CONFIRMED_BY = [
  { order: 'reversed', hashSeed: 1 }, { order: 'given', hashSeed: 2 }, { order: 'given', hashSeed: 3 }, { order: 'given', hashSeed: 4 },
] as const;

/** A bug whose tests mostly do not load before the fix says little of what failed. */
const MOST_ABSENT = 0.5;

/** Runs the parent with the tests of the fix, and with both. `stated`: the tests that a data set says flip; all of them must. */
export async function flipsOf(candidate: Candidate, ctx: Context, stated?: readonly string[]): Promise<Flips> {
  const { parent, place: { recipe } } = candidate;
  const { gold, test } = patchesOf(candidate);
  const before = await ctx.runtimes.git.apply(parent.tree, toContent(test), ctx.signal);
  if (!before.ok) return { skipped: before.code, detail: before.detail };
  const after = await ctx.runtimes.git.apply(before.value, toContent(gold), ctx.signal);
  if (!after.ok) return { skipped: after.code, detail: after.detail };
  const first: How = { order: 'given', hashSeed: 0 };
  const fixed = await runForSource(after.value, recipe, first, ctx);
  if ('skipped' in fixed) return fixed;
  const passing = Object.keys(fixed.tests).filter((id) => fixed.tests[id]!.status === 'passed').sort();
  if (passing.length === 0) return noneOf(fixed);
  const broken = await runForSource(before.value, recipe, first, ctx);
  if ('skipped' in broken) return { skipped: `before-${broken.skipped}`, detail: broken.detail };
  const worse = Object.keys(broken.tests).find((id) => broken.tests[id]!.status === 'passed' && fixed.tests[id]?.status === 'failed');
  const flips = stated ?? passing.filter((id) => failsIn(broken, id));
  const odd = stated && oddOf(stated, fixed, broken);
  if (odd) return odd;
  if (flips.length === 0) return Object.values(fixed.tests).some(({ status }) => status === 'failed') ? { skipped: 'still-fails' } : { skipped: 'no-test-flips' };
  if (worse !== undefined) return { skipped: 'breaks-tests', detail: worse };
  const absent = flips.filter((id) => !Object.hasOwn(broken.tests, id));
  if (absent.length > flips.length * MOST_ABSENT) return { skipped: 'mostly-absent', detail: `${absent.length} of ${flips.length} tests are not there before the fix` };
  let stable = flips;
  for (const how of CONFIRMED_BY) {
    const [good, bad] = await Promise.all([runForSource(after.value, recipe, { ...how, select: stable }, ctx), runForSource(before.value, recipe, { ...how, select: stable }, ctx)]);
    if ('skipped' in good || 'skipped' in bad) return { skipped: 'unstable', detail: 'a further run came to no report' };
    stable = stable.filter((id) => good.tests[id]?.status === 'passed' && failsIn(bad, id));
    if (stable.length === 0) return { skipped: 'unstable', detail: flips.slice(0, 3).join(', ') };
  }
  return { failToPass: stable };
}

/** What is wrong with a stated test, if anything is. */
function oddOf(stated: readonly string[], fixed: Ran, broken: Ran): Flips | undefined {
  const unknown = stated.find((id) => !Object.hasOwn(fixed.tests, id));
  if (stated.length === 0) return { skipped: 'no-tests-stated' };
  if (unknown !== undefined) return { skipped: 'unknown-test', detail: unknown };
  const failing = stated.find((id) => fixed.tests[id]!.status !== 'passed');
  if (failing !== undefined) return { skipped: 'still-fails', detail: failing };
  const passing = stated.find((id) => !failsIn(broken, id));
  return passing === undefined ? undefined : { skipped: 'passes-before', detail: passing };
}

const failsIn = (report: Ran, id: string): boolean => fails(seenOf(id, report));

function noneOf({ uncollected }: Ran): Flips {
  const [why] = uncollected;
  return why ? { skipped: 'not-collected', detail: `${why.file}: ${why.reason.trim().split('\n').at(-1)!}` } : { skipped: 'nothing-passes' };
}
