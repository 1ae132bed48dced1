// Runs one file of tests in this process: `node --test-reporter node_reporter.mjs node_runner.mjs SETTINGS`. Imports the file, then asks for
// the nonce, then adds tests that must fail.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { settings } from './node_channel.mjs';
import { begin, finish, refuse } from './node_reporter.mjs';
import { watchTape } from './node_tape.mjs';

const require = createRequire(import.meta.url);
const full = join(settings.tree, settings.file);
process.argv.splice(1, process.argv.length, full);
let tape;
try {
  if (settings.runner === 'tape') tape = watchTape(full);
  await import(pathToFileURL(full).href);
} catch (error) {
  refuse(error);
}
const tokens = begin();
if (settings.runner === 'node-test') tokens.forEach(addToNodeTest);
else if (tape) {
  tokens.forEach(tape.addSentinels);
  tape.release();
} else finish(); // there is none

function addToNodeTest(token) {
  test(`${token} equal`, () => require('node:assert').equal(token, 'other'));
  test(`${token} deep`, () => require('node:assert/strict').deepEqual([token], ['other']));
  test(`${token} throws`, () => require('node:assert').throws(() => undefined, undefined, token));
  test(`${token} rejects`, async () => Promise.reject(new Error(token)));
}
