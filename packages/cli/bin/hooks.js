// Resolves this checkout's packages: from source where nothing is built, and also for a domain outside any node_modules.
import { readFileSync } from 'node:fs';

let source = false;
const OURS = /^(@codewalk\/[a-z-]+|codewalk|zod)$/;

export function initialize(options) {
  source = options.source;
}

export async function resolve(specifier, context, nextResolve) {
  const conditions = source ? ['source', ...context.conditions] : context.conditions;
  try {
    return asModule(await nextResolve(specifier, { ...context, conditions }));
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !OURS.test(specifier)) throw error;
    return asModule(await nextResolve(specifier, { ...context, conditions, parentURL: import.meta.url }));
  }
}

/**
 * A `.ts` file is a module, and so is a `.js` file that imports or exports, whether or not a package.json above says so: a
 * domain or a config may stand alone in a folder.
 */
function asModule(resolved) {
  const { format, url } = resolved;
  if (format !== 'commonjs' || !url.startsWith('file:') || url.includes('/node_modules/')) return resolved;
  const isModule = /\.ts(\?|$)/.test(url) || (/\.js(\?|$)/.test(url) && /^(import|export)\b/m.test(readFileSync(new URL(url), 'utf8')));
  return isModule ? { ...resolved, format: 'module' } : resolved;
}
