// Pairs of mined bugs whose patches apply strictly, and the triples of them: which are admitted, and why the rest are not. A cell's share is
// of walks, most of which do not apply at all; this one says what running the tests rejects of those that do.
import { makeContext, Stream, tryWalk, type Context } from '@codewalk/core';
import multiBug from '../domains/multi-bug/src/index.js';
import type { Atom } from '../domains/multi-bug/src/atom.js';
import { inOrder } from '../domains/multi-bug/src/in-order.js';
import { optionsSchema } from '../domains/multi-bug/src/options.js';
import { makeOutput } from '../packages/cli/src/output.js';
import { loadPool, readAtoms, withSession, type Session } from '../packages/cli/src/session.js';

export interface Share {
  /** Groups whose patches apply strictly, or, for triples, all of whose pairs were admitted. */
  readonly groups: number;
  readonly tried: number;
  readonly admitted: number;
  readonly rejected: Readonly<Record<string, number>>;
}

/** How many Eq. 1 and Eq. 2 alone admit, without ablation and with some failing test of each bug, as the paper has them. */
export const byPaper = ({ admitted, rejected }: Pick<Share, 'admitted' | 'rejected'>): number => multiBug.beyondPaper!.reduce((sum, code) => sum + (rejected[code] ?? 0), admitted);

/** At most `tried` pairs and as many triples, drawn with seed 42. */
export async function strictGroups(folder: string, tried: number): Promise<{ pairs: Share; triples: Share }> {
  const output = makeOutput({});
  return withSession([multiBug], undefined, async (session) => {
    const options = optionsSchema.parse({});
    const pool = await loadPool(multiBug, await readAtoms(multiBug, folder, options, session), folder, session, output);
    const atoms = (pool.atoms as readonly Atom[]).toSorted((a, b) => (a.fixedAt! < b.fixedAt! ? -1 : 1));
    const ctx = makeContext('strict', session.runtimes, session.signal);
    const pairs: Atom[][] = [];
    for (const [i, a] of atoms.entries()) {
      for (const b of atoms.slice(i + 1)) if (neighbours(a, b) && (await appliesStrictly(a, b, ctx))) pairs.push([a, b]);
    }
    output.note(`${pairs.length} pairs apply strictly`);
    const seen = await shareOf(pairs, tried, session);
    const admitted = new Set(seen.admitted.map(nameOf));
    const both = (a: Atom, b: Atom): boolean => admitted.has(nameOf([a, b]));
    const triples = seen.admitted.flatMap(([a, b]) => atoms.slice(atoms.indexOf(b!) + 1).filter((c) => both(a!, c) && both(b!, c)).map((c) => [a!, b!, c]));
    return { pairs: seen.share, triples: (await shareOf(triples, tried, session)).share };
  });
}

const nameOf = (group: readonly Atom[]): string => group.map(({ id }) => id).join(' ');

const neighbours = (a: Atom, b: Atom): boolean => multiBug.relation.provides(a).some((key) => multiBug.relation.provides(b).includes(key)) && multiBug.relation.permits!(a, b);

/** Both test patches and then both gold patches, on the tree of the earlier bug. */
async function appliesStrictly(a: Atom, b: Atom, { runtimes: { git }, signal }: Context): Promise<boolean> {
  let tree = a.tree;
  for (const patch of [a.test, b.test, a.gold, b.gold]) {
    if (patch === undefined) continue;
    const applied = await git.apply(tree, patch, signal);
    if (!applied.ok) return false;
    tree = applied.value;
  }
  return true;
}

async function shareOf(groups: readonly Atom[][], most: number, session: Session): Promise<{ share: Share; admitted: Atom[][] }> {
  const drawn = new Stream('42').shuffle(groups).slice(0, most);
  const admitted: Atom[][] = [];
  const rejected: Record<string, number> = {};
  for await (const [group, { admission }] of inOrder(drawn, session.jobs, (walk) => tryWalk(multiBug, optionsSchema.parse({}), walk, `strict/${nameOf(walk)}`, session))) {
    if (admission.outcome === 'error') throw new Error(`our machine failed: ${JSON.stringify(admission.cases)}`);
    if (admission.outcome === 'admitted') admitted.push(group);
    else rejected[admission.code] = (rejected[admission.code] ?? 0) + 1;
  }
  return { share: { groups: groups.length, tried: drawn.length, admitted: admitted.length, rejected }, admitted };
}
