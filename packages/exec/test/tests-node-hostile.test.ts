import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShort, LIMITS, TestPlace, type Tree } from './tests-place.js';

const WRONG = 'export const add = (a, b) => a - b;\n';
const TESTS = `import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { add } from '../calc.js';
test('first', () => assert.equal(add(0, 0), 0));
describe('more', () => {
  it('second', () => assert.equal(add(1, 2), 3));
});
`;
const FIRST = 'test/calc.test.js::first';
const SECOND = 'test/calc.test.js::more > second';
const RIGHT = { [FIRST]: 'passed', [SECOND]: 'failed' };

/** Runs once `add` is called for the first time, which is after the nonce is out. */
const once = (code: string): string => `let done = false;\nexport const add = (a, b) => {\n  if (!done) {\n    done = true;\n    ${code}\n  }\n  return a - b;\n};\n`;

interface Hack {
  readonly name: string;
  readonly files: Tree;
  readonly ends: Readonly<Record<string, string>> | RegExp;
}
const hack = (name: string, code: string | Tree, ends: Hack['ends']): Hack => ({ name, files: typeof code === 'string' ? { 'calc.js': code } : { 'calc.js': WRONG, ...code }, ends });
const REQUIRE = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";
const PIPES = "import { writeSync } from 'node:fs';\n";
const write = (line: string): string => `for (let fd = 3; fd < 64; fd++) { try { writeSync(fd, ${JSON.stringify(`${line}\n`)}); } catch {} }\n`;

const hacks: readonly Hack[] = [
  hack('prints the lines of a passing run', `${WRONG}console.log('ok 1 - first\\nok 2 - second\\n1..2\\n# pass 2\\n# fail 0');\n`, RIGHT),
  hack('ends at import with success', `${WRONG}process.exit(0);\n`, /^untrusted: it ended with code 0 before the end of its run$/),
  hack('ends in a test with success', once('process.exit(0);'), /^untrusted: it ended with code 0/),
  hack('ends last, with success', `${WRONG}process.on('exit', () => { process.exitCode = 0; });\n`, RIGHT),
  hack('throws at import', `${WRONG}throw new Error('no');\n`, {}),
  hack('disarms an assertion', `${REQUIRE}${WRONG}require('node:assert/strict').equal = () => {};\n`, /^untrusted: changed under the run: equal of node:assert/),
  hack('disarms one and says so to modules', `${REQUIRE}import { syncBuiltinESMExports } from 'node:module';\n${WRONG}require('node:assert').strict.equal = () => {};\nrequire('node:assert').equal = () => {};\nsyncBuiltinESMExports();\n`, /^untrusted: changed under the run: equal of node:assert/),
  hack('brings a runner of its own', `${REQUIRE}import { syncBuiltinESMExports } from 'node:module';\n${WRONG}const t = require('node:test');\nconst real = t.it;\nt.it = (name) => real(name, () => {});\nsyncBuiltinESMExports();\n`, /^untrusted: changed under the run: it of node:test/),
  hack('registers a test of the same name', `import { test, describe, it } from 'node:test';\n${WRONG}describe('more', () => { it('second', () => {}); });\n`, /^untrusted: changed under the run: more > second was registered by calc.js, which is no file of the tests$/),
  hack('has skipped what it calls', once("throw Object.assign(new Error('skip'), { code: 'ERR_TEST_SKIP' });"), { [FIRST]: 'failed', [SECOND]: 'failed' }),
  hack('writes to every pipe it has', `${PIPES}${once(write('["test","0","test/calc.test.js::more > second","passed",""]'))}`, /^untrusted: a report (without the nonce of this run|out of turn: test)$/),
  hack('writes to them before it is asked', `${PIPES}${WRONG}${write('["id","x"]\n["collected"]\n["end",""]')}`, /^untrusted: /),
  hack('writes something else', `${PIPES}${once(write('x'))}`, /^untrusted: something else than the runner wrote to its pipe$/),
  hack('replaces what writes to the pipes', `${REQUIRE}${WRONG}const fs = require('node:fs');\nfs.writeSync = () => 1e9;\nJSON.stringify = () => '[]';\nBuffer.from = () => Buffer.alloc(0);\n`, RIGHT),
  hack('turns failures into passes on their way', `${REQUIRE}${WRONG}const { Readable } = require('node:stream');\nconst { push } = Readable.prototype;\nReadable.prototype.push = function (row, ...more) { if (row?.type === 'test:fail') { row.type = 'test:pass'; Readable.prototype.push = push; } return push.call(this, row, ...more); };\n`, /^untrusted: changed under the run: push of Readable/),
  hack('gives a test of its own the name of another', `${REQUIRE}${WRONG}const { prototype } = require('node:events');\nconst { emit } = prototype;\nprototype.emit = function (kind, row, ...more) { if (kind === 'test:fail') { row.name = 'other'; } return emit.call(this, kind, row, ...more); };\n`, /^untrusted: changed under the run: emit of EventEmitter/),
  hack('replaces promises', `${WRONG}Promise.prototype.then = function () { return this; };\n`, /^(untrusted: |limit: |\{)/),
  hack('changes objects for all', `${WRONG}Object.prototype.details = { type: 'suite' };\nObject.prototype.skip = undefined;\nArray.prototype.includes = () => true;\nString.prototype.startsWith = () => true;\n`, /^(untrusted: |\{.*more > second":"failed")/),
  hack('writes over a test that is yet to be read', { 'calc.js': `import { writeFileSync } from 'node:fs';\n${WRONG}writeFileSync(new URL('./test/later.test.js', import.meta.url), "import { test } from 'node:test'; test('later', () => {});");\n`, 'test/later.test.js': "import { test } from 'node:test';\ntest('later', () => { throw new Error('no'); });\n" }, /^untrusted: test\/later.test.js was changed under the run$/),
  hack('writes to the runner', `import { appendFileSync } from 'node:fs';\n${WRONG}for (const path of ['/srv/helper/node_reporter.mjs', '/srv/helper/node_runner.mjs']) { try { appendFileSync(path, 'x'); console.log('WRITTEN'); } catch {} }\n`, RIGHT),
  hack('has options for node in its package', { 'package.json': '{"type":"module","scripts":{"test":"true"}}', '.noderc': '--require ./evil.cjs', 'node.config.json': '{"testRunner":{}}' }, RIGHT),
  hack('kills its parent', `${WRONG}try { process.kill(process.ppid, 'SIGKILL'); } catch {}\n`, RIGHT),
  hack('connects', `import net from 'node:net';\n${WRONG}net.connect(80, '127.0.0.1').on('error', () => {});\n`, RIGHT),
  hack('leaves a process that prints', `import { spawn } from 'node:child_process';\n${WRONG}spawn('sh', ['-c', 'sleep 100'], { detached: true, stdio: 'inherit' }).unref();\n`, RIGHT),
  hack('prints 100 MB', `import { writeSync } from 'node:fs';\n${WRONG}for (let i = 0; i < 1600; ) try { writeSync(1, 'x'.repeat(65536)); i++; } catch { /* the pipe is full */ }\n`, /^limit: output$/),
  hack('hangs at import', `${WRONG}for (;;);\n`, {}),
  hack('hangs in a test', once('for (;;);'), {}),
  hack('aborts', once('process.abort();'), /^crashed: signal SIGABRT$/),
  hack('takes all memory', once('const all = []; for (;;) all.push(new Array(1e6).fill(0));'), /^crashed: signal SIGABRT$/),
];

let place: TestPlace;
beforeAll(async () => {
  place = await TestPlace.make();
});
afterAll(() => place.close());

describe('a hostile answer under node:test', () => {
  const base = { 'package.json': '{"type":"module"}', 'test/calc.test.js': TESTS };

  it('is not needed for the right report', async () => {
    expect(inShort(await place.run({ ...base, 'calc.js': WRONG }, { runner: 'node-test', tests: ['test'] }))).toEqual(RIGHT);
  });

  it('says of a file that it was ended at a limit', async () => {
    const report = await place.run({ ...base, 'calc.js': once('for (;;);') }, { runner: 'node-test', tests: ['test'], perTestSeconds: 1 }, { limits: { ...LIMITS, cpuMs: 6000 } });
    expect(report).toMatchObject({ kind: 'ran', tests: {}, uncollected: [{ file: 'test/calc.test.js', limit: true }] });
    expect(inShort(await place.run({ ...base, 'calc.js': once('for (;;);') }, { runner: 'node-test', tests: ['test'], perTestSeconds: 1 }, { stopAtLimit: true, limits: { ...LIMITS, cpuMs: 6000 } }))).toBe('limit: cpu');
  });

  it.each(hacks.map((each) => [each.name, each] as const))('%s', async (_, { files, ends }) => {
    const limits = { ...LIMITS, cpuMs: 6000, memoryBytes: 256 * 1024 ** 2 };
    const report = inShort(await place.run({ ...base, ...files }, { runner: 'node-test', tests: ['test'], perTestSeconds: 1 }, { limits }));
    if (typeof report === 'object') expect(report[SECOND]).not.toBe('passed');
    if (ends instanceof RegExp) expect(typeof report === 'string' ? report : JSON.stringify(report)).toMatch(ends);
    else expect(report).toEqual(ends);
  });
});
