import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShort, TestPlace } from './tests-place.js';

let place: TestPlace;
beforeAll(async () => {
  place = await TestPlace.make();
});
afterAll(() => place.close());

describe('node:test and tape', () => {
  const NODE = { runner: 'node-test', tests: ['test'] } as const;

  it('name tests by their suites, and number those of one name', async () => {
    const tree = {
      'test/a.test.mjs': "import test, { describe, it } from 'node:test';\ntest('x', () => {});\ntest('x', () => { throw new Error('second'); });\ntest('a > b\\\\', () => {});\ndescribe('a', () => { it('b\\nü [1]::2', () => {}); describe('c', () => { it('d', async (t) => { await t.test('e', () => {}); }); }); });\ntest.skip('s');\ntest('t', { todo: 'later' }, () => { throw new Error(); });\n",
      'test/broken.test.mjs': "import './absent.mjs';\n", 'spec/helper.js': 'throw new Error();\n',
    };
    const report = await place.run(tree, { ...NODE, tests: ['test', 'spec'] });
    const file = 'test/a.test.mjs::';
    expect(inShort(report)).toEqual({ [`${file}x`]: 'passed', [`${file}x \\#2`]: 'failed', [`${file}a \\> b\\\\`]: 'passed', [`${file}a > b\nü [1]::2`]: 'passed', [`${file}a > c > d`]: 'passed', [`${file}a > c > d > e`]: 'passed', [`${file}s`]: 'skipped', [`${file}t`]: 'skipped' });
    expect(report).toMatchObject({ uncollected: [{ file: 'test/broken.test.mjs', reason: expect.stringContaining('absent.mjs') as string }] });
    expect(inShort(await place.run(tree, NODE, { select: [`${file}a > b\nü [1]::2`, 'absent'] }))).toEqual({ [`${file}a > b\nü [1]::2`]: 'passed' });
    expect(await place.run(tree, NODE, { select: [`${file}x`] })).toMatchObject({ kind: 'untrusted', why: expect.stringContaining('came twice') as string });
    expect(inShort(await place.run(tree, NODE, { order: 'shuffled', hashSeed: 3 }))).toEqual(inShort(report));
  });

  it('take all files of a folder named test, as node does, and of those that a recipe for tape names', async () => {
    const node = "require('node:test')('x', () => {});\n";
    expect(inShort(await place.run({ 'test/deep/plain.js': node, 'test/helper.js': 'exports.a = 1;\n', 'checks/plain.js': node, 'checks/one-test.cjs': node }, { ...NODE, tests: ['test', 'checks'] }))).toEqual({ 'test/deep/plain.js::x': 'passed', 'checks/one-test.cjs::x': 'passed' });
    const environment = fileURLToPath(new URL('../../../node_modules', import.meta.url));
    expect(inShort(await place.run({ 'checks/plain.js': "require('tape')('x', (t) => t.end());\n", 'checks/cases.js': 'module.exports = [];\n' }, { runner: 'tape', tests: ['checks'], environment }))).toEqual({ 'checks/plain.js::x': 'passed' });
  });

  it('take tape from the environment of the recipe', async () => {
    const environment = fileURLToPath(new URL('../../../node_modules', import.meta.url));
    expect(existsSync(`${environment}/tape`)).toBe(true);
    const tape = { runner: 'tape', tests: ['test'], environment } as const;
    const test = "const test = require('tape');\nconst { add } = require('../calc.js');\ntest('first', (t) => { t.equal(add(0, 0), 0); t.end(); });\ntest('second', (t) => { t.plan(2); t.equal(add(1, 2), 3, 'sum'); t.ok(true); });\n";
    const run = async (calc: string) => inShort(await place.run({ 'test/a.test.js': test, 'calc.js': calc }, tape));
    const file = 'test/a.test.js::';
    expect(await run('exports.add = (a, b) => a + b;\n')).toEqual({ [`${file}first`]: 'passed', [`${file}second`]: 'passed' });
    expect(await run('exports.add = (a, b) => a - b;\n')).toEqual({ [`${file}first`]: 'passed', [`${file}second`]: 'failed' });
    expect(await run("exports.add = (a, b) => a - b;\nconsole.log('ok 2 sum');\nprocess.exit(0);\n")).toMatch(/^untrusted: it ended with code 1/); // tape’s own, for tests that it has not run
    const wrong = 'exports.add = (a, b) => a - b;\n';
    expect(await run(`${wrong}require('tape').Test.prototype.equal = function () { this.pass(); };\n`)).toMatch(/^untrusted: changed under the run: equal of tape/);
    const emits = '= function (kind, row, ...more) { if (row?.ok === false) row.ok = true; return emit.call(this, kind, row, ...more); };\n';
    expect(await run(`${wrong}const of = require('events').prototype, { emit } = of; of.emit ${emits}`)).toMatch(/^untrusted: changed under the run: emit of EventEmitter/);
    expect(await run(`${wrong}const of = require('tape').Test.prototype, { emit } = of; of.emit ${emits}`)).toMatch(/^untrusted: changed under the run: what tape has/);
    expect(await run(`${wrong}const E = require('events'); class Own extends E { emit(...all) { return super.emit(...all); } }; const e = new E(); e.emit = () => 1; if (e.emit() !== 1 || new Own().emit('x')) throw new Error();\n`)).toEqual({ [`${file}first`]: 'passed', [`${file}second`]: 'failed' });
    expect(inShort(await place.run({ 'test/a.test.js': test, 'calc.js': '' }, { runner: 'tape', tests: ['test'] }))).toEqual({});
  });

  it('say of a tape test that throws that it failed, and run the rest', async () => {
    const environment = fileURLToPath(new URL('../../../node_modules', import.meta.url));
    const throws = "throw new TypeError('no such thing')";
    const tree = {
      'test/a.js': `require('tape')('throws', () => { ${throws}; });
const test = require('tape');
test('outer', (t) => { t.test('inner', () => { ${throws}; }); t.test('next', (st) => st.end()); ${throws}; });
test('planned', (t) => { t.plan(1); t.ok(true); ${throws}; });
test('rejects', async () => { ${throws}; });
test('last', (t) => { t.ok(true); t.end(); });
`,
    };
    const report = await place.run(tree, { runner: 'tape', tests: ['test'], environment });
    expect(inShort(report)).toEqual({ 'test/a.js::throws': 'failed', 'test/a.js::outer': 'failed', 'test/a.js::outer > inner': 'failed', 'test/a.js::outer > next': 'passed', 'test/a.js::planned': 'failed', 'test/a.js::rejects': 'failed', 'test/a.js::last': 'passed' });
    expect(report).toMatchObject({ tests: { 'test/a.js::throws': { detail: expect.stringContaining('threw TypeError: no such thing') as string } } });
    const swallows = `const { call } = Function.prototype; Function.prototype.call = function (self, ...more) { return String(more[0]).startsWith('threw') ? undefined : Reflect.apply(call, this, [self, ...more]); };\n`;
    expect(inShort(await place.run({ 'test/a.js': `require('../calc.js');\nrequire('tape')('throws', () => { ${throws}; });\n`, 'calc.js': swallows }, { runner: 'tape', tests: ['test'], environment }))).toEqual({ 'test/a.js::throws': 'failed' });
    expect(inShort(await place.run({ 'test/a.js': `require('tape')('ended', (t) => { t.end(); ${throws}; });\n` }, { runner: 'tape', tests: ['test'], environment }))).toMatch(/^untrusted: it ended with code/);
  });

  it('have a stand-in for lab, whose tests count as those of the file that asks for it', async () => {
    const lab = { runner: 'node-test', tests: ['test'], shims: ['lab'] } as const;
    const test = `var Lab = require('lab'); var lab = exports.lab = Lab.script(); var expect = Lab.expect; var assert = require('assert'); var calc = require('../calc');
var seen = 0;
lab.before(function (done) { seen++; setTimeout(done, 1); });
lab.experiment('add()', { timeout: 10 }, function () {
  lab.test('adds', function (done) { assert.equal(calc.add(1, 2), 3); done(); });
  lab.it('waits', { parallel: true }, (done) => { setTimeout(() => { assert.equal(seen, 1); done(); }, 1); });
  Lab.describe('more', () => { lab.test('errs', (done) => done(new Error('no'))); });
  lab.test.skip('skipped', (done) => done()); lab.test('left out', { skip: true }, (done) => done());
});
lab.test.only('alone', (done) => { assert.equal(calc.add(2, 2), 4); done(); });
lab.test('promises', () => Promise.reject(new Error('no'))); lab.test('both', async (flags) => { expect(1); });
`;
    const chai = { 'node_modules/chai/index.js': "exports.expect = (x) => { if (x !== 1) throw new Error(); };\n" };
    const run = async (calc: string) => inShort(await place.run({ 'test/a.js': test, 'calc.js': calc, ...chai }, lab));
    const file = 'test/a.js::';
    const right = {
      [`${file}add() > adds`]: 'passed', [`${file}add() > waits`]: 'passed', [`${file}add() > more > errs`]: 'failed', [`${file}add() > skipped`]: 'skipped',
      [`${file}add() > left out`]: 'skipped', [`${file}promises`]: 'failed', [`${file}both`]: 'passed', [`${file}alone`]: 'passed',
    };
    const wrong = { ...right, [`${file}add() > adds`]: 'failed', [`${file}alone`]: 'failed' };
    const add = 'exports.add = (a, b) => a + b;\n';
    expect(await run(add)).toEqual(right);
    expect(await run('exports.add = (a, b) => a - b;\n')).toEqual(wrong);
    expect(await run(`${add}require('lab').test('x', () => {});\n`)).toMatch(/^untrusted: changed under the run: x was registered by calc.js/);
    for (const hack of [
      'const P = Promise; globalThis.Promise = class extends P { constructor(f) { super(String(f).includes("run(") ? (a) => { try { f(a, a); } catch { a(); } } : f); } };',
      'const { iterator } = Symbol, own = Array.prototype[iterator]; Array.prototype[iterator] = function () { return own.call(this.length === 2 && typeof this[1] === "function" ? [this[0], () => {}] : this); };',
      'const { test } = require("module")._load("lab", { filename: require.resolve("./test/a.js") }); try { test.only = (name) => test(name, () => {}); } catch {}',
    ]) expect(await run(`exports.add = (a, b) => a - b;\n${hack}\n`)).toEqual(wrong);
    expect(await run(`exports.add = (a, b) => a - b;\ntry { require('lab').script().test = () => {}; require('lab').script = () => ({}); } catch {}\n`)).toEqual(wrong);
  });
});
