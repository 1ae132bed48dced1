import type { EditAtom } from './atom.js';
import type { EditKind } from './kinds.js';
import type { Edit } from './task.js';

interface Names {
  readonly value: { readonly float: string; readonly str: string };
  readonly library: { readonly float: string; readonly str: string };
}

/** What an edit's values and their library functions are called (paper §2.1, A.11). */
const NAMES: Readonly<Record<Exclude<EditKind, 'remove-dead-code'>, Names>> = {
  'add-parameter': { value: { float: 'mult', str: 'prefix' }, library: { float: 'default', str: 'default' } },
  'add-return': { value: { float: 'key', str: 'key' }, library: { float: 'external', str: 'external' } },
  'cache-function': { value: { float: 'temp', str: 'temp' }, library: { float: 'slow', str: 'slow' } },
  'dont-repeat': { value: { float: 'factor', str: 'lead' }, library: { float: 'get_multiplier', str: 'get_prefix' } },
};

/** Instructions are shared out among so many values at most. */
const MOST_VALUES = 10;

/** With instructions an edit carries several values, else one. */
const countOf = ({ axis, size }: EditAtom): number => (axis === 'instruction-following' ? Math.min(MOST_VALUES, Math.max(2, size)) : 1);

/** The named values of an edit. `occurrence` counts the edits of its kind in the program before it, whose names must differ. */
export function valuesOf(atom: EditAtom, occurrence: number): Edit['values'] {
  if (atom.kind === 'remove-dead-code') return [];
  const type = atom.kind === 'add-return' || atom.code === 'string' ? 'str' : 'float';
  const names = NAMES[atom.kind];
  const group = occurrence === 0 ? '' : `_${'abcdefghijklmnopqrstuvwxyz'[occurrence]!}`;
  const count = countOf(atom);
  return Array.from({ length: count }, (_, i) => {
    const number = count === 1 ? '' : String(i + 1);
    return { name: `${names.value[type]}${group}${number}`, type, library: `${names.library[type]}${group}${atom.kind === 'add-return' ? '' : number}` };
  });
}
