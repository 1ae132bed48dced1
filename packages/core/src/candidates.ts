import { sha256 } from './canonical.js';
import type { AtomBase } from './domain.js';
import { enumerateGroups, groupKey } from './groups.js';
import { Stream } from './stream.js';
import type { Pattern, Walker } from './walk.js';

/** After so many draws in a row without a new group the rest is enumerated (DESIGN §5). */
const MAX_STALE_DRAWS = 1000;

/** A group to be tried: the k-th one of its stratum. */
export interface Candidate {
  readonly k: number;
  /** The draw that gave it; null when the rest of the groups was enumerated. */
  readonly draw: number | null;
  /** Positions in `graph.atoms`, in the order drawn. */
  readonly walk: readonly number[];
}

export interface CandidateRequest {
  /** `seed/domain@major/L3/eq`: what the streams are named by. */
  readonly path: string;
  readonly patterns: readonly Pattern[];
  /** Groups of this cell that were drawn before, in other strata too; grows. */
  readonly seen: Set<string>;
}

/**
 * The candidates of one (cell, stratum) in order, each group once in its cell.
 * @returns `exhausted` when every group was given, `gave-up` when draws went stale and there are too many groups to list.
 */
export function* candidates<Atom extends AtomBase>(
  walker: Walker<Atom>,
  { path, patterns, seen }: CandidateRequest,
): Generator<Candidate, 'exhausted' | 'gave-up'> {
  if (patterns.length === 0) return 'exhausted';
  const { directed, atoms } = walker.graph;
  let k = 0;
  for (let draw = 0, stale = 0; stale < MAX_STALE_DRAWS; draw++) {
    const stream = new Stream(`${path}/draw/${draw}`);
    const walk = walker.draw(patterns.length === 1 ? patterns[0]! : stream.pick(patterns), stream);
    const key = walk && groupKey(walk, directed);
    if (key === null || seen.has(key)) {
      stale++;
      continue;
    }
    stale = 0;
    seen.add(key);
    yield { k: k++, draw, walk: walk! };
  }
  const groups = enumerateGroups(walker, patterns);
  if (!groups) return 'gave-up';
  const ids = (walk: readonly number[]): string => walk.map((a) => atoms[a]!.id).join(' ');
  const rest = [...groups]
    .filter(([key]) => !seen.has(key))
    .map(([key, walk]) => ({ key, walk, order: sha256(`${path} ${ids(walk)}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  for (const { key, walk } of rest) {
    seen.add(key);
    yield { k: k++, draw: null, walk };
  }
  return 'exhausted';
}
