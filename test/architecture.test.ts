import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** Who may import what of ours (DESIGN §3), by package name. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/syntax': [],
  'packages/verus': [],
  'packages/exec': ['@codewalk/core', '@codewalk/verus'],
  'packages/bank': ['@codewalk/core'],
  'packages/testkit': ['@codewalk/core', '@codewalk/exec'],
  'domains/complexity': ['@codewalk/core', '@codewalk/syntax'],
  'domains/clone': ['@codewalk/core', '@codewalk/syntax'],
  'domains/call-graph': ['@codewalk/core', '@codewalk/syntax'],
  'domains/multi-bug': ['@codewalk/core', '@codewalk/syntax'],
  'domains/proof': ['@codewalk/core', '@codewalk/syntax', '@codewalk/verus'],
  'packages/cli': ['*'],
};

/** What only some packages may touch: processes, files, the terminal, .wasm, the clock and unnamed chance; `except` names files that may too. */
const ONLY_IN: readonly { readonly what: string; readonly pattern: RegExp; readonly allowed: readonly string[]; readonly except?: RegExp }[] = [
  { what: 'starts processes', pattern: /from 'node:(child_process|worker_threads|cluster)'|from 'execa'/, allowed: ['packages/exec'] },
  { what: 'touches files', pattern: /from 'node:fs(\/promises)?'/, allowed: ['packages/exec', 'packages/bank', 'packages/cli'], except: /^domains\/[a-z-]+\/src\/import-[a-z-]+\.ts$/ }, // sources read what they import (DESIGN §4)
  { what: 'prints or exits', pattern: /\bconsole\.|(?<![.#\w])process\.(stdout|stderr|exit|exitCode|argv)\b/, allowed: ['packages/cli'] },
  { what: 'loads .wasm', pattern: /\.wasm\b/, allowed: ['packages/syntax'] },
  { what: 'reads the clock', pattern: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/, allowed: ['packages/exec', 'packages/bank', 'packages/cli'] },
  { what: 'draws unnamed chance', pattern: /\bMath\.random\b|\bcrypto\.random/, allowed: [] },
];

function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : /\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
  });
}

const packages = Object.keys(MAY_IMPORT).map((name) => ({ name, files: sources(`${name}/src`).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })) }));

/** The text without its comments, so that prose about a thing is not the thing. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

describe('the architecture', () => {
  it('knows every package', () => {
    const found = ['packages', 'domains'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)).filter((name) => existsSync(join(root, name, 'package.json')));
    expect(found.filter((name) => !(name in MAY_IMPORT))).toEqual([]);
  });

  it.each(packages)('$name imports of ours only what its row allows', ({ name, files }) => {
    const allowed = MAY_IMPORT[name]!;
    const bad = files.flatMap(({ path, text }) =>
      [...code(text).matchAll(/(?:from|import\()\s*'(@codewalk\/[a-z-]+|codewalk)'/g)].map((m) => m[1]!).filter((i) => !allowed.includes('*') && !allowed.includes(i)).map((i) => `${path} imports ${i}`),
    );
    expect(bad).toEqual([]);
  });

  it.each(packages)('$name reaches into no other package by path', ({ name, files }) => {
    const bad = files.flatMap(({ path, text }) => {
      const depth = path.split('/').length - name.split('/').length - 1;
      return [...code(text).matchAll(/from '((?:\.\.\/)+)[^']*'/g)].filter((m) => m[1]!.length / 3 >= depth).map((m) => `${path} imports ${m[0]}`);
    });
    expect(bad).toEqual([]);
  });

  it.each(ONLY_IN)('$what only where it may', ({ pattern, allowed, except }) => {
    const bad = packages.filter(({ name }) => !allowed.includes(name)).flatMap(({ files }) => files.filter(({ path, text }) => pattern.test(code(text)) && !except?.test(path)).map(({ path }) => path));
    expect(bad).toEqual([]);
  });
});
