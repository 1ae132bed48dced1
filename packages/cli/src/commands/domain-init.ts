import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWorld, writeWhole } from '@codewalk/bank';
import { usageError } from '@codewalk/core';
import { builtInNames } from '../domains.js';
import type { Output } from '../output.js';

/** What the template's domain is called, in its files and in their names. */
const PLACEHOLDER = 'my-domain';
const TEMPLATES = [`${PLACEHOLDER}.ts`, `${PLACEHOLDER}.test.ts`];

/** Writes a working domain of one file with its test into a new folder, and says what to run next. */
export async function initDomain(name: string, output: Output): Promise<number> {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) throw usageError('bad-name', `a domain cannot be called ${JSON.stringify(name)}`, { hint: 'lower-case letters, digits and dashes, a letter first' });
  if (builtInNames.includes(name)) throw usageError('bad-name', `${name} is the name of a built-in domain`, { hint: 'choose another one' });
  const folder = resolve(name);
  if (existsSync(folder)) throw usageError('exists', `${folder} is there already, and nothing is overwritten`, { at: folder, hint: 'choose another name, or move it away' });
  const files = TEMPLATES.map((template) => ({
    path: join(name, template.replace(PLACEHOLDER, name)),
    text: readFileSync(new URL(`../../template/${template}`, import.meta.url), 'utf8').replaceAll(PLACEHOLDER, name),
  }));
  inWorld(folder, () => mkdirSync(folder));
  try {
    for (const { path, text } of files) writeWhole(path, text);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const spec = `./${name}/${name}.ts`;
  const next = [
    `codewalk domain check ${spec}`,
    `codewalk generate --domain ${spec} --levels 1,2,3 --count 5 --out ${name}-bank`,
    `node --import ${registerFrom(folder)} --test ${name}/${name}.test.ts`,
  ];
  output.result(`${files.map(({ path }) => `wrote ${path}`).join('\n')}\n\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
  output.document({ domain: name, files: files.map(({ path }) => path), next });
  return 0;
}

/** What `node --import` needs so that the test finds codewalk: its name where it is installed, else its place. */
function registerFrom(folder: string): string {
  try {
    createRequire(join(folder, 'package.json')).resolve('codewalk/register');
    return 'codewalk/register';
  } catch {
    const place = fileURLToPath(new URL('../../bin/register.js', import.meta.url));
    const near = relative(process.cwd(), place);
    return near.startsWith('../..') ? place : `./${near}`;
  }
}
