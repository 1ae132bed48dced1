import { digestOf, type Relation, type Stratum } from '@codewalk/core';
import type { Atom } from './atom.js';
import type { Options } from './options.js';

/** Bugs of one repository under one recipe whose gold patches share a file (paper §3.1); symmetric. */
export const relation: Relation<Atom> = {
  kind: 'symmetric',
  provides: ({ folder, repository, kind, clean, files }) => {
    const common = `${folder}|${digestOf(repository).slice(0, 16)}|${kind}|${clean ?? ''}`;
    return files.map((file) => `${common}|${file}`);
  },
  permits: (a, b) => !a.commits.some((commit) => b.commits.includes(commit)) && !touch(a, b),
};

/** Whether two mutations edit the same or adjacent lines of the clean tree. */
function touch(a: Atom, b: Atom): boolean {
  return a.edited.some((one) => b.edited.some((other) => one.path === other.path && one.from <= other.to && other.from <= one.to));
}

/** The strata of a cell: bugs of any kind, of one, or half of either. */
export function strataOf(level: number, { kinds }: Options): Stratum[] {
  const all = (kind: string | null): (string | null)[][] => [Array.from({ length: level }, () => kind)];
  if (kinds === 'any') return [{ name: 'all', share: 1, patterns: all(null) }];
  const named = kinds === 'each' ? ['mined', 'injected'] : [kinds];
  return named.map((kind) => ({ name: kind, share: 1, patterns: all(kind) }));
}
