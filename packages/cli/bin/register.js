// `node --import codewalk/register`: TypeScript runs, and codewalk's packages are found from a domain's file anywhere.
import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

const dist = new URL('../dist/index.js', import.meta.url);
const source = !existsSync(dist);

/** The command line as a module: the built one, or the source where nothing is built. */
export const entry = source ? new URL('../src/index.ts', import.meta.url).href : dist.href;

registerTsx(); // a user's config or domain may be TypeScript, so in both cases
register('./hooks.js', import.meta.url, { data: { source } }); // after tsx, so that it has the last word on formats
