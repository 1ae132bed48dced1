import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contents, run, scratch } from '../../test/cli.js';

const folder = scratch();
const register = new URL('../../packages/cli/bin/register.js', import.meta.url).href;
const script = fileURLToPath(new URL('generate.ts', import.meta.url));

it('makes the bank that the command line makes, byte for byte', async () => {
  const said = execFileSync(process.execPath, ['--import', register, script, 'scripted', '7'], { cwd: folder, encoding: 'utf8' });
  expect(said.match(/: admitted\n/g)).toHaveLength(6);
  const { code } = await run(['generate', '--domain', 'complexity', '--levels', '1,2', '--count', '3', '--seed', '7', '--quiet', '--out', 'commanded'], { cwd: folder });
  expect(code).toBe(0);
  expect(contents(join(folder, 'scripted'))).toEqual(contents(join(folder, 'commanded')));
});
