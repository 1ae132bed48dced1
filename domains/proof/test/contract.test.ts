import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import domain from '@codewalk/proof';
import { describeDomain } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';

/** Bundled programs whose functions link to one another; all edges of the whole pool take minutes. */
const PROGRAMS = ['reversed-copy', 'rotate-left', 'prefix-maxima', 'every-second-element', 'capped-prefix-sums', 'clamp-to-band', 'stable-partition'];

const files = readAtomFiles(fileURLToPath(domain.atoms.folder!)).filter(({ path }) => PROGRAMS.includes(path.replace(/^.*\/|\.rs$/g, '')));

describe('the programs of this test', () => {
  it('are all in the bundled pool', () => expect(files).toHaveLength(PROGRAMS.length));
});

describeDomain(domain, { describe, it, files, tasks: 2 });
