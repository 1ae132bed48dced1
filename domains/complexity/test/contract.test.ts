import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import domain from '@codewalk/complexity';
import { describeDomain } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';

/** Bundled atoms that are quick to measure and whose chains often have a label of their own; the whole pool takes minutes. */
const ATOMS = [
  'angle-between-clock-hands', 'cellular-automaton-rule-30', 'change-from-the-till', 'chess-square-ring', 'clock-hands', 'fewest-coins-for-every-amount',
  'guessing-game-transcript', 'knight-moves-on-a-small-board', 'last-digit-of-a-fibonacci-number', 'league-fixture-count', 'looped-playlist',
  'residues-modulo-small-primes', 'vowel-histogram', 'weekday-name',
];

const files = readAtomFiles(fileURLToPath(domain.atoms.folder!)).filter(({ path }) => ATOMS.includes(path.replace(/^.*\/|\.py$/g, '')));

describe('the atoms of this test', () => {
  it('are all in the bundled pool', () => expect(files).toHaveLength(ATOMS.length));
});

describeDomain(domain, { describe, it, files, tasks: 2 });
