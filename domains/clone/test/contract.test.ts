import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import domain from '@codewalk/clone';
import { describeDomain } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';

/** A few of the bundled atoms, whose results are parameters of others; the test of the whole pool is another one. */
const ATOMS = [
  'arrays/differences', 'arrays/join-numbers', 'arrays/rotate-right', 'arrays/running-sums-mutating', 'arrays/without-repeats-sorted', 'doubles/classify', 'doubles/whole-part-negative',
  'lists/initials', 'longs/digits-text', 'longs/to-double', 'numbers/fibonacci-start', 'numbers/prime-factors', 'numbers/thousands', 'strings/capitalise-words', 'strings/hex-of-characters',
  'strings/rotate-left', 'strings/swap-case-by-bit', 'text/base-36-value', 'text/letter-counts', 'text/words-by-length',
];

const files = readAtomFiles(fileURLToPath(domain.atoms.folder!)).filter(({ path }) => ATOMS.includes(path.replace(/\.java$/, '')));

describe('the atoms of this test', () => {
  it('are all in the bundled pool', () => expect(files).toHaveLength(ATOMS.length));
});

describeDomain(domain, { describe, it, files, tasks: 2 });
