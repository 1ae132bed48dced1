import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAtomFiles } from '@codewalk/bank';
import domain from '@codewalk/clone';
import { buildGraph, lockSchema, numberPatterns, planStrata, Stream, Walker } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import type { Atom } from '../src/atom.js';
import { parseAtomFile } from '../src/atom-file.js';

const folder = fileURLToPath(domain.atoms.folder!);
const results = (await Promise.all(readAtomFiles(folder).map(parseAtomFile))).flat();
const atoms = results.flatMap((r) => (r.ok ? [r.value] : []));
const strong = atoms.filter(({ weak }) => !weak);
const signature = ({ result, parameters }: Atom): string => `${result}(${parameters.join(', ')})`;

describe('the bundled pool', () => {
  it('reads whole', () => {
    expect(results.filter((r) => !r.ok)).toEqual([]);
  });

  it('has at least 120 equivalent and 60 other pairs that are not weak', () => {
    expect(strong.filter(({ label }) => label === 'eq').length).toBeGreaterThanOrEqual(120);
    expect(strong.filter(({ label }) => label === 'neq').length).toBeGreaterThanOrEqual(60);
  });

  it('has many signatures, few of them through boolean, and none that fills it', () => {
    const signatures = [...new Set(strong.map(signature))];
    expect(signatures.length).toBeGreaterThanOrEqual(15);
    expect(signatures.filter((s) => /boolean/.test(s)).length).toBeLessThanOrEqual(signatures.length / 4);
    for (const s of signatures) expect(strong.filter((a) => signature(a) === s).length, s).toBeLessThanOrEqual(strong.length / 8);
  });

  it('has no pair whose sides are one text under other names', () => {
    const skeleton = (text: string): string => text.replace(/"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\s+/g, (word) => (/^\s/.test(word) ? '' : /^(if|else|for|while|do|return|switch|case|new|static|int|long|char|boolean|double|byte|String|final)$/.test(word) ? `${word} ` : 'x'));
    expect(atoms.filter(({ sides: [a, b] }) => skeleton(a.body) === skeleton(b.body)).map(({ id }) => id)).toEqual([]);
  });

  it('has no two atoms with one side in common', () => {
    const sides = atoms.flatMap(({ sides }) => sides.map(({ body }) => body.replace(/\s+/g, ' ')));
    expect(new Set(sides).size).toBe(sides.length);
  });

  it('has chains of level 10 in both strata, with the other pair at every position', () => {
    const graph = buildGraph(domain.relation, atoms, domain.strata!.kind);
    const walker = new Walker(graph);
    for (const { name, patterns } of planStrata(domain, { weak: 'none' }, { level: 10, wanted: 2 })) {
      for (const [at, pattern] of numberPatterns(graph, patterns).entries()) expect(walker.draw(pattern, new Stream(`${name}/${at}`)), `${name} ${at}`).toHaveLength(10);
    }
  });

  it('is verified: the lock has every atom, passing, on at least 300 inputs of each generator', () => {
    const lock = lockSchema.parse(JSON.parse(readFileSync(`${folder}/pool.lock.json`, 'utf8')));
    expect(Object.keys(lock.atoms).sort()).toEqual(atoms.map(({ id }) => id).sort());
    for (const [id, { verdict, figures }] of Object.entries(lock.atoms)) {
      const { typed, searched } = figures as { typed: [number, number]; searched: [number, number] };
      const { label } = atoms.find((a) => a.id === id)!;
      expect([id, verdict, typed[0] >= 300, searched[0] >= 300, typed[1] > 0, searched[1] > 0]).toEqual([id, 'pass', true, true, label === 'neq', label === 'neq']);
    }
  });
});
