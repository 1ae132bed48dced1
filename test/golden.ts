import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface GoldenCase {
  /** Why the output is as it is. */
  readonly why: string;
  /** Lines, joined by LF: so that CRs and invisible characters can be read. */
  readonly input: readonly string[];
  readonly expected: unknown;
}

/**
 * One test for each `<case>.json` of a folder: its input gives its whole expected output. `npm run golden -- --update`
 * rewrites the outputs.
 */
export function golden(folder: URL, produce: (input: string) => unknown): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
  it.each(names.map((name) => name.slice(0, -'.json'.length)))('%s', (name) => {
    const path = fileURLToPath(new URL(`${name}.json`, folder));
    const { why, input, expected } = JSON.parse(readFileSync(path, 'utf8')) as GoldenCase;
    const output: unknown = JSON.parse(JSON.stringify(produce(input.join('\n'))));
    if (process.env['CODEWALK_GOLDEN'] === 'update') writeFileSync(path, `${ascii(JSON.stringify({ why, input, expected: output }, null, 2))}\n`);
    else expect(output, why).toEqual(expected);
  });
}

/** Characters that an editor could hide or change, escaped. */
const ascii = (json: string): string => json.replace(/[^\n -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
