import { environmentError } from '@codewalk/core';
import { tryCanaries, type Canary } from './canaries.js';
import type { Python } from './python.js';
import { tiers, type Tier } from './sandbox.js';

/** A tier that was tried and does not hold what it promises, or runs nothing. */
export interface Refusal {
  readonly tier: Tier;
  readonly why: string;
}

/** The tier that jobs run in, what its canaries showed, and the better ones that were refused. */
export interface TierChoice {
  readonly tier: Tier | null;
  readonly canaries: readonly Canary[];
  readonly refused: readonly Refusal[];
}

/** Of a machine that runs no code. */
export const noSandbox: TierChoice = { tier: null, canaries: [], refused: [] };

const chosen = new Map<string, Promise<TierChoice>>();

/**
 * The best tier whose canaries hold what it promises, or the asked one; tried once in a process. Throws an environment error
 * where none does.
 */
export function chooseTier(python: Python, asked?: Tier): Promise<TierChoice> {
  const key = `${asked ?? ''} ${python.binary}`;
  const known = chosen.get(key) ?? choose(python, asked ? [asked] : candidates());
  chosen.set(key, known);
  return known;
}

/** A tier that is made of what root may do is none without it, and the other way round. */
function candidates(): readonly Tier[] {
  const root = process.getuid?.() === 0;
  return tiers.filter((tier) => (root ? tier !== 'userns' : tier === 'userns' || tier === 'limits'));
}

async function choose(python: Python, from: readonly Tier[]): Promise<TierChoice> {
  const refused: Refusal[] = [];
  for (const tier of from) {
    const canaries = await tryCanaries(python, tier);
    const why = typeof canaries === 'string' ? canaries : broken(canaries);
    if (why === null) return { tier, canaries: canaries as readonly Canary[], refused };
    refused.push({ tier, why });
  }
  const all = refused.map(({ tier, why }) => `${tier}: ${why}`).join('; ');
  throw environmentError('no-sandbox', `no sandbox works here (${all})`, { hint: 'run `codewalk doctor`; CODEWALK_PYTHON must be one that every user may run' });
}

function broken(canaries: readonly Canary[]): string | null {
  const names = canaries.filter(({ promised, held }) => promised && !held).map(({ name }) => name);
  return names.length === 0 ? null : `it does not hold: ${names.join(', ')}`;
}

const MADE_OF: Readonly<Record<Tier, string>> = {
  strong: 'bubblewrap as root', userns: 'bubblewrap without root', uid: 'root without bubblewrap', limits: 'limits alone',
};

/** The sandbox in one plain line. */
export function describeSandbox({ tier, canaries }: TierChoice): string {
  if (tier === null) return 'Sandbox: none. Nothing is run.';
  const open = canaries.filter(({ held }) => !held).map(({ name }) => name);
  const rest = open.length === 0 ? 'Network off, nothing outside its folder read or written, nothing left running.' : `Not held back here: ${open.join(', ')}.`;
  return `Sandbox: ${tier} (${MADE_OF[tier]}). ${rest} Memory is limited per process, not in total.`;
}
