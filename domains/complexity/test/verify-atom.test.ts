import { makeContext, textFile } from '@codewalk/core';
import domain from '@codewalk/complexity';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let machine: Machine;
beforeAll(async () => void (machine = await openMachine({ needs: ['python'], jobs: 1 })));
afterAll(() => machine.close());

const pairs = (cost: string, body: string): string => `# title: Pairs of marks
# field: numbers
# entry: pairs
# label: cubic
# cost: ${cost}
# size: 1

def pairs(rows: int, columns: int) -> int:
    found = 0
${body}
    return 1 if found > 0 else 0

# inputs

def exact(rng, rows, columns):
    return rows, columns

def same(rng, rows, columns):
    return rows, columns

def again(rng, rows, columns):
    return rows, columns
`;

const LOOPS = `    for _ in range(rows):
        for _ in range(rows):
            for _ in range(columns):
                found += 1`;
async function failed(text: string): Promise<string[]> {
  const ctx = makeContext('verify', machine.runtimes, new AbortController().signal);
  const [parsed] = await domain.atoms.parse([textFile('pairs.py', text)], ctx);
  if (!parsed!.ok) throw new Error(parsed!.detail);
  const { cases } = await domain.verifyAtom(parsed!.value, ctx);
  return cases.filter((c) => c.status !== 'pass').map((c) => `${c.name}: ${c.code}`);
}

describe('an atom with two parameters', () => {
  it('is kept when its cost is split as declared', async () => {
    expect(await failed(pairs('rows^2*columns', LOOPS))).toEqual([]);
  }, 60_000);

  it('is refused when the exponents are swapped, although the whole is right: its budget leaves too few sizes to say that it is', async () => {
    expect(await failed(pairs('rows*columns^2', LOOPS))).toEqual(['rows alone: cost: undecided']);
  }, 60_000);
});
