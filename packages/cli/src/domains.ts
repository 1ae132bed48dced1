import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodewalkError, usageError, type Domain } from '@codewalk/core';
import { distance } from 'fastest-levenshtein';

/** The domains that come with codewalk, by name. */
const builtIn: Readonly<Record<string, () => Promise<{ default: Domain }>>> = {
  complexity: () => import('@codewalk/complexity'),
  'call-graph': () => import('@codewalk/call-graph'),
  clone: () => import('@codewalk/clone'),
  'multi-bug': () => import('@codewalk/multi-bug'),
  proof: () => import('@codewalk/proof'),
};

export const builtInNames = Object.keys(builtIn);

const isPath = (spec: string): boolean => /^[./]|\.[cm]?[jt]s$/.test(spec);

/** Loads a domain by built-in name, path or npm package. Throws a usage error that says which names exist. */
export async function loadDomain(spec: string | Domain): Promise<Domain> {
  if (typeof spec !== 'string') return spec;
  if (builtIn[spec]) return (await builtIn[spec]()).default;
  if (isPath(spec)) {
    const path = resolve(spec);
    if (!existsSync(path)) throw usageError('no-domain', `there is no domain file ${path}`, { at: path });
    if (statSync(path).isDirectory()) throw usageError('no-domain', `${path} is a folder, not a domain file`, { at: path, hint: 'name the file in it that exports the domain' });
    return importDomain(spec, pathToFileURL(path).href);
  }
  let entry: string;
  try {
    entry = createRequire(join(process.cwd(), 'package.json')).resolve(spec);
  } catch {
    const near = nearest(spec, builtInNames);
    throw usageError('no-domain', `there is no domain ${JSON.stringify(spec)}, and no package of that name can be found from here`, {
      hint: near ? `did you mean ${near}? The built-in domains are ${builtInNames.join(', ')}` : `the built-in domains are ${builtInNames.join(', ')}; a path starts with ./`,
    });
  }
  return importDomain(spec, pathToFileURL(entry).href);
}

/** The domain that a bank names. A bank is data: what it names is loaded only if it comes with codewalk. */
export async function bankDomain(name: string): Promise<Domain> {
  if (builtInNames.includes(name)) return loadDomain(name);
  throw usageError('no-domain', `the domain ${name}, which made these tasks, does not come with codewalk`, { hint: `say where it is, like --domain ./${name}.ts` });
}

async function importDomain(spec: string, url: string): Promise<Domain> {
  let module: { default?: unknown };
  try {
    module = (await import(url)) as { default?: unknown };
  } catch (cause) {
    const hint = cause instanceof CodewalkError ? cause.hint : undefined;
    throw usageError('broken-domain', `the domain ${spec} cannot be loaded: ${(cause as Error).message}`, { at: spec, hint, cause });
  }
  const domain = module.default as Domain | undefined;
  if (typeof domain === 'object' && typeof domain?.compose === 'function' && typeof domain.name === 'string') return domain;
  throw usageError('broken-domain', `${spec} has no domain as its default export`, { at: spec, hint: 'end the file with `export default defineDomain({ … })`' });
}

/** The name closest to a mistyped one, if any is close. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known.map((k) => ({ k, d: distance(name, k) })).sort((a, b) => a.d - b.d);
  return best && best.d <= Math.max(2, Math.floor(best.k.length / 3)) ? best.k : undefined;
}
