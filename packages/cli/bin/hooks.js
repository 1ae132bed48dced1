// Resolves this checkout's packages: from source where nothing is built, and also for a domain outside any node_modules.
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

/** A `.ts` file is a module whether or not a package.json above it says so: a domain may stand alone in a folder. */
function asModule(resolved) {
  return resolved.format === 'commonjs' && /\.ts(\?|$)/.test(resolved.url) ? { ...resolved, format: 'module' } : resolved;
}
