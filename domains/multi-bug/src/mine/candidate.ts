import { createHash } from 'node:crypto';
import { digestOf, type Context, type GitRepository, type ListedCommit, type TreeId } from '@codewalk/core';
import { toBytes } from '../bytes.js';
import { discover, type Place, type PlaceOptions } from '../discover.js';
import { editableBy, isTest } from '../editable.js';
import { languageOf } from '../inject/mutation.js';
import { pathsOf, readPatch, writePatch, type Section } from '../patch.js';

/** A commit that changes source and tests, split by path (B.1); what is neither is left out. */
export interface Candidate {
  readonly commit: ListedCommit;
  readonly parent: ListedCommit;
  readonly place: Place;
  readonly gold: readonly Section[];
  readonly test: readonly Section[];
  /** Equal for patches that change the same lines in the same way, wherever those stand. */
  readonly patchId: string;
}

/** A commit that is none, by the code of why. */
export interface NoCandidate {
  readonly skipped: string;
  readonly detail?: string;
}

/** What a merge or commit did to its first parent, as a candidate. */
export async function candidateOf(commit: ListedCommit, repository: GitRepository, { input, options }: { input: string; options: PlaceOptions }, ctx: Context): Promise<Candidate | NoCandidate> {
  const [first] = commit.parents;
  if (first === undefined) return { skipped: 'no-parent' };
  const parent = await repository.commit(first, ctx.signal);
  if (parent.tree === commit.tree) return { skipped: 'empty' };
  const read = readPatch(toBytes(await ctx.runtimes.git.diff(parent.tree, commit.tree, ctx.signal)));
  if (!read.ok) return { skipped: read.code, detail: read.detail };
  if (!read.value.flatMap(pathsOf).some((path) => languageOf(path) !== undefined)) return { skipped: 'no-source-changed' };
  const place = await placeOf(commit.tree, input, options, ctx);
  if ('skipped' in place) return place;
  const editable = editableBy(place.editable, place.recipe);
  const tests = (path: string): boolean => isTest(path, place.recipe);
  const crossing = read.value.find((section) => [editable, tests].some((of) => pathsOf(section).some(of) && !pathsOf(section).every(of)));
  if (crossing) return { skipped: 'moves-across', detail: pathsOf(crossing).join(' to ') };
  const gold = read.value.filter((section) => pathsOf(section).every(editable));
  const test = read.value.filter((section) => pathsOf(section).every(tests));
  if (gold.length === 0) return { skipped: 'no-source-changed' };
  if (test.length === 0) return { skipped: 'no-tests-changed' };
  return { commit, parent, place, gold, test, patchId: patchIdOf(gold) };
}

/** The recipe of a tree: it changes as files move. */
export async function placeOf(tree: TreeId, input: string, options: PlaceOptions, ctx: Context): Promise<Place | NoCandidate> {
  return ctx.once(`place ${tree} ${digestOf(options)}`, async () => {
    const files = await ctx.runtimes.git.files(tree, ctx.signal);
    try {
      return discover(input, files, options);
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string };
      if (code === 'no-tests' || code === 'nothing-editable') return { skipped: code, detail: message };
      throw cause;
    }
  });
}

/** As `git patch-id --stable`: paths and changed lines without blanks, places left out, files in any order. */
export function patchIdOf(sections: readonly Section[]): string {
  const parts = sections.map((section) => {
    const lines = section.hunks.flatMap((hunk) => section.lines.slice(...hunk.lines).filter((line) => /^[-+]/.test(line)).map((line) => line.replace(/\s+/g, '')));
    return createHash('sha256').update([...pathsOf(section), ...lines].join('\n')).digest('hex');
  });
  return createHash('sha256').update(parts.sort().join('\n')).digest('hex');
}

/** The patches of a candidate as bytes. */
export const patchesOf = ({ gold, test }: Pick<Candidate, 'gold' | 'test'>): { gold: string; test: string } => ({ gold: writePatch(gold), test: writePatch(test) });
