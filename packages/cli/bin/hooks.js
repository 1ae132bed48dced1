// Resolves this checkout's packages: from source where nothing is built, and also for a domain outside any node_modules.
let source = false;
const OURS = /^(@codewalk\/[a-z-]+|codewalk|zod)$/;

export function initialize(options) {
  source = options.source;
}

export async function resolve(specifier, context, nextResolve) {
  const conditions = source ? ['source', ...context.conditions] : context.conditions;
  try {
    return await nextResolve(specifier, { ...context, conditions });
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !OURS.test(specifier)) throw error;
    return nextResolve(specifier, { ...context, conditions, parentURL: import.meta.url });
  }
}
