import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawKinds } from '../../../scripts/call-graph-picture.js';
import { drawnBlocks, writePage } from '../../../scripts/call-graph-page.js';
import { buildProgram } from '../../../packages/cli/src/main.js';
import { blocksOf, readPage, repository } from '../../../test/docs/pages.js';
import { parseAtomFile } from '../src/atom-file.js';
import { poolStrata } from '../src/grid.js';

const PAGE = 'docs/call-graph.md';
const blocks = blocksOf(PAGE);

describe('docs/call-graph.md', () => {
  it('shows tasks as they are drawn (npm run docs:pictures)', () => expect(writePage(readPage(PAGE))).toBe(readPage(PAGE)));

  it('shows every drawn block, and no block of a kind that nothing checks', () => {
    const drawn = [...readPage(PAGE).matchAll(/^<!-- drawn: (.+) -->$/gm)].map(([, name]) => name);
    expect([...drawn].sort()).toEqual(Object.keys(drawnBlocks()).sort());
    expect(blocks.filter(({ language }) => !['sh', 'json'].includes(language))).toHaveLength(drawn.length);
  });

  it('shows commands that are command lines', async () => {
    for (const line of blocks.filter(({ language }) => language === 'sh').flatMap(({ body }) => body.split('\n'))) {
      let named = 0;
      const words = line.replace(/^npx codewalk /, '').split(/\s+/);
      await buildProgram(async () => void named++).parseAsync(words, { from: 'user' });
      expect(named, line).toBe(1);
    }
  });

  it('shows an atom file that is one', () => {
    const [json, ...more] = blocks.filter(({ language }) => language === 'json');
    expect(more).toEqual([]);
    expect(parseAtomFile({ path: 'mine.json', mode: '644', text: json!.body })).toMatchObject([{ ok: true }]);
  });

  it('says how many tasks and strata the preset cabra has', () => {
    const strata = poolStrata({ pool: 'cabra' });
    const tasks = strata.reduce((sum, { wanted }) => sum + wanted, 0);
    expect(readPage(PAGE)).toContain(`= ${tasks.toLocaleString('en')} in ${strata.length} strata`);
  });
});

describe('docs/call-graph.svg', () => {
  it('is drawn from named streams (npm run docs:pictures)', () => {
    expect(readFileSync(new URL('docs/call-graph.svg', repository), 'utf8') === drawKinds()).toBe(true);
  });
});
