import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canaryNames, chooseTier, describeSandbox, findPython, noSandbox, promises, tryCanaries, type Canary, type Python, type TierChoice } from '@codewalk/exec';
import { execa } from 'execa';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { Cage, groups, isRoot, leftOut, required, type Group } from './groups.js';

const python = (await findPython()) as Python;
const promisedBy = (tier: Group['tier']): string[] => canaryNames.filter((name) => promises(tier, name));
const heldIn = (canaries: readonly Canary[]): string[] => canaries.filter(({ held }) => held).map(({ name }) => name);

describe.each([groups.strong, groups.uid, groups['limits-root']].map((group) => [group.name, group] as const))('the canaries in %s', (_, group) => {
  const reason = leftOut(group);
  it('hold what the tier promises, and in limits nothing but that and what another user cannot do', async (ctx) => {
    if (reason !== null && !required) return ctx.skip(reason);
    const canaries = (await tryCanaries(python, group.tier)) as readonly Canary[];
    expect(canaries.filter(({ promised }) => promised).map(({ name }) => name)).toEqual(promisedBy(group.tier));
    expect(heldIn(canaries)).toEqual(group.tier === 'limits' ? ['environment', 'environments', 'signals', 'daemons', 'processes'] : canaryNames);
  });
});

describe('a process without root', () => {
  const reason = isRoot ? leftOut(groups.userns) : null;
  it('chooses userns where it can', async (ctx) => {
    if (reason !== null && !required) return ctx.skip(reason);
    const choice = await chooseWithoutRoot();
    expect(choice).toMatchObject({ tier: 'userns', refused: [] });
    expect(heldIn(choice.canaries)).toEqual(canaryNames);
  });

  it('falls back to limits where bubblewrap is there and does not work, says why, and holds no more than it promises', async (ctx) => {
    if (reason !== null && !required) return ctx.skip(reason);
    const choice = await chooseWithoutRoot('#!/bin/sh\necho No permissions to create new namespace >&2\nexit 1\n');
    expect(choice).toMatchObject({ tier: 'limits', refused: [{ tier: 'userns', why: 'the fork server ended (1) No permissions to create new namespace' }] });
    expect(heldIn(choice.canaries)).toEqual(promisedBy('limits'));
  });
});

/** What a process chooses that has no rights: compiled into one file, which anyone can read wherever this checkout is. */
async function chooseWithoutRoot(bwrap?: string): Promise<TierChoice> {
  const cage = new Cage(groups.userns);
  try {
    const outDir = join(cage.folder, 'src');
    await build({
      configFile: false, logLevel: 'silent', ssr: { noExternal: true, resolve: { conditions: ['source', 'node'] } },
      build: { ssr: fileURLToPath(new URL('./choose-tier.ts', import.meta.url)), outDir, rollupOptions: { output: { entryFileNames: 'choose-tier.mjs' } } },
    });
    const user = cage.user === null ? [] : ['setpriv', `--reuid=${cage.user}`, `--regid=${cage.user}`, '--clear-groups'];
    const words = [...user, process.execPath, join(outDir, 'choose-tier.mjs')];
    if (bwrap !== undefined) writeFileSync(join(cage.folder, 'bwrap'), bwrap, { mode: 0o755 });
    const env = { TMPDIR: cage.folder, PATH: `${cage.folder}:${process.env['PATH'] ?? '/usr/bin:/bin'}` };
    const { stdout } = await execa(words[0]!, words.slice(1), { env, cwd: '/' });
    return JSON.parse(stdout) as TierChoice;
  } finally {
    cage.remove();
  }
}

describe('the choice of a tier', () => {
  it('is made once in a process', async () => {
    expect(await chooseTier(python)).toBe(await chooseTier(python));
  });

  it('is refused with the reason of every tier where nothing runs', async () => {
    const tiers = isRoot ? ['strong', 'uid', 'limits'] : ['userns', 'limits'];
    const error = (await chooseTier({ ...python, binary: '/nonexistent/python3' }).catch((e: unknown) => e)) as Error & { kind: string; code: string };
    expect(error).toMatchObject({ kind: 'environment', code: 'no-sandbox' });
    for (const tier of tiers) expect(error.message).toContain(`${tier}: `);
  });

  it.each<[TierChoice, string]>([
    [noSandbox, 'Sandbox: none. Nothing is run.'],
    [choice('strong', []), 'Sandbox: strong (bubblewrap as root). Network off, nothing outside its folder read or written, nothing left running. Memory is limited per process, not in total.'],
    [choice('limits', ['files', 'network']), 'Sandbox: limits (limits alone). Not held back here: files, network. Memory is limited per process, not in total.'],
  ])('is said in one line', (chosen, line) => {
    expect(describeSandbox(chosen)).toBe(line);
  });
});

function choice(tier: Group['tier'], open: readonly string[]): TierChoice {
  return { tier, refused: [], canaries: canaryNames.map((name) => ({ name, held: !open.includes(name), promised: promises(tier, name) })) };
}
