import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../../test/bad-input/row.js';

const programs = new URL('../../verus/test/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'codewalk-test-'));

beforeAll(() => {
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cached = (): string[] => readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));

describe('codewalk verus', () => {
  it('says verified, and keeps the answers by content', async () => {
    const ran = await runHere(['verus', join(programs, 'programs/absolute-difference.rs')]);
    expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining('verdict: verified')]);
    expect(cached().length).toBeGreaterThan(0);
    expect(await runHere(['verus', join(programs, 'programs/absolute-difference.rs')])).toEqual(ran);
  });

  it('takes no damaged cache for an answer', async () => {
    for (const path of cached()) writeFileSync(path, 'unsat\nunsat\nmaybe\n');
    const ran = await runHere(['verus', join(programs, 'programs/absolute-difference.rs')]);
    expect(ran.code).toBe(0);
    for (const path of cached()) expect(readFileSync(path, 'utf8')).not.toContain('maybe');
  });

  it('names the place of what is wrong, with exit 1', async () => {
    const ran = await runHere(['verus', join(programs, 'refused/precondition-of-call.rs')]);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(/error\[.*\][\s\S]*refused\/precondition-of-call\.rs:\d+:\d+[\s\S]*verdict: failed/);
  });

  it('refuses a file that is not there, and a verifier that is not known', async () => {
    expect((await runHere(['verus', join(folder, 'none.rs')])).code).toBe(2);
    expect((await runHere(['verus', join(programs, 'programs/absolute-difference.rs'), '--verifier', 'other'])).code).toBe(2);
  });
});
