import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

/** The command line as a module: the built one, or the source through tsx where nothing is built. */
export function loadMain() {
  const built = new URL('../dist/index.js', import.meta.url);
  const source = !existsSync(built);
  register('./hooks.js', import.meta.url, { data: { source } });
  registerTsx(); // a user's config or domain may be TypeScript, so in both cases
  return import(source ? '../src/index.ts' : built.href);
}
