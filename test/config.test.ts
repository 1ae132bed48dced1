import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contents, run, scratch, SUMS } from './cli.js';

const folder = scratch();
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const generate = (config: string, out: string, ...more: string[]): ReturnType<typeof run> => run(['generate', '--config', config, '--quiet', '--out', join(folder, out), ...more], { cwd: folder });

describe('a config file', () => {
  it('makes the same bank as TypeScript, JavaScript, JSON, and as flags', async () => {
    const value = { seed: 5, domains: [{ domain: SUMS, levels: [2, 1], count: 3, options: { noun: 'figures' } }] };
    const files = [
      write('codewalk.config.ts', `import { defineConfig } from 'codewalk';\nexport default defineConfig(${JSON.stringify(value)});\n`),
      write('codewalk.config.mjs', `export default ${JSON.stringify(value)};\n`),
      write('codewalk.config.json', JSON.stringify(value)),
    ];
    for (const [i, file] of files.entries()) expect(await generate(file, `bank-${i}`), file).toMatchObject({ code: 0 });
    expect(await run(['generate', '--domain', SUMS, '--levels', '1,2', '--count', '3', '--seed', '5', '--set', 'sums.noun=figures', '--quiet', '--out', join(folder, 'flags')])).toMatchObject({ code: 0 });
    for (const i of [0, 1, 2]) expect(contents(join(folder, `bank-${i}`))).toEqual(contents(join(folder, 'flags')));
    expect(readFileSync(join(folder, 'flags', 'sums', 'L1', 'tasks.jsonl'), 'utf8')).toContain('figures: ');
  });

  it('can hold a domain itself, and name one by its npm package', async () => {
    mkdirSync(join(folder, 'node_modules', 'some-domain'), { recursive: true });
    write('node_modules/some-domain/package.json', JSON.stringify({ name: 'some-domain', version: '1.0.0', type: 'module', exports: './index.js' }));
    write('node_modules/some-domain/index.js', `export { default } from ${JSON.stringify(SUMS)};\n`);
    const object = write('object.config.ts', `import domain from ${JSON.stringify(SUMS)};\nexport default { domains: [{ domain, levels: [1], count: 2 }] };\n`);
    const named = write('named.config.json', JSON.stringify({ domains: [{ domain: 'some-domain', levels: [1], count: 2 }] }));
    expect(await generate(object, 'object')).toMatchObject({ code: 0 });
    expect(await generate(named, 'named')).toMatchObject({ code: 0 });
    expect(contents(join(folder, 'named'))).toEqual(contents(join(folder, 'object')));
  });

  it('is read under the flags that stand beside it', async () => {
    const file = write('over.config.json', JSON.stringify({ seed: 1, domains: [{ domain: SUMS, levels: [1], count: 9 }] }));
    expect(await generate(file, 'over', '--count', '2', '--seed', '3')).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(join(folder, 'over', 'config.json'), 'utf8'))).toMatchObject({ seed: '3', domains: [{ cells: [{ level: 1, wanted: 2 }] }] });
  });

  it('is refused with every problem in it, each with its place', async () => {
    const file = write('bad.config.json', JSON.stringify({ sed: 1, domains: [{ domain: SUMS, levels: [0], cuont: 3, count: '7' }] }));
    const { code, stderr } = await generate(file, 'bad');
    expect(code).toBe(2);
    expect(stderr).toContain('unknown field "sed"');
    expect(stderr).toContain('did you mean seed?');
    expect(stderr).toContain('unknown field "cuont"');
    expect(stderr).toContain('domains[0].levels[0]');
    expect(stderr).toContain('domains[0].count');
  });
});

describe('a domain that does not exist', () => {
  it('is told with those that do', async () => {
    const { code, stderr } = await run(['generate', '--domain', 'complexty', '--out', join(folder, 'none')]);
    expect(code).toBe(2);
    expect(stderr).toContain('there is no domain "complexty"');
    expect(stderr).toContain('did you mean complexity? The built-in domains are complexity');
  });
});
