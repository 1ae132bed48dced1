import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canaryNames, promises, tiers } from '@codewalk/exec';
import { describe, expect, it } from 'vitest';
import { hostile, lines, type Line } from './hostile-table.js';

const FOLDER = fileURLToPath(new URL('./hostile', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/running-code.md', import.meta.url));

describe('the hostile programs', () => {
  it('are all in the table', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(hostile.map(({ name }) => `${name}.py`).sort());
  });

  it.each(hostile.map(({ name }) => name))('%s says first what it tries', (name) => {
    expect(readFileSync(join(FOLDER, `${name}.py`), 'utf8')).toMatch(/^# [A-Z].*\.\n/);
  });

  it('try every line that a tier may hold, the variable of its own environment aside', () => {
    const tried = new Set<string>(hostile.map(({ line }) => line));
    expect(Object.keys(lines).filter((line) => !tried.has(line))).toEqual(['environment']);
  });
});

describe('docs/running-code.md', () => {
  it('says of each tier what the table says', () => {
    const held = (line: Line, tier: (typeof tiers)[number]): string =>
      (canaryNames as readonly string[]).includes(line) && !promises(tier, line as (typeof canaryNames)[number]) ? 'no' : 'yes';
    const rows = (Object.keys(lines) as Line[]).map((line) => `| ${lines[line].tries} | ${tiers.map((tier) => held(line, tier)).join(' | ')} |`);
    const table = readFileSync(PAGE, 'utf8').split('\n').filter((row) => /\| (yes|no) \|$/.test(row));
    expect(table).toEqual(rows);
  });
});
