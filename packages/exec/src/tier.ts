import { environmentError } from '@codewalk/core';
import type { Python } from './python.js';
import { findProgram, tiers, type Tier } from './sandbox.js';

export interface TierChoice {
  readonly tier: Tier | null;
  readonly canaries: readonly unknown[];
}

/** The best tier of this machine, or the asked one if it works. */
export async function chooseTier(_python: Python, asked?: Tier): Promise<TierChoice> {
  const root = process.getuid?.() === 0;
  const bwrap = (await findProgram('bwrap')) !== null;
  const works = { strong: root && bwrap, userns: !root && bwrap, uid: root, limits: true } satisfies Record<Tier, boolean>;
  if (asked && !works[asked]) throw environmentError('no-tier', `the ${asked} sandbox does not work here`, { hint: 'run `codewalk doctor`' });
  return { tier: asked ?? tiers.find((tier) => works[tier])!, canaries: [] };
}
