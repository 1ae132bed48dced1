// The runner's end of the supervisor's pipes, and what is known of one file's tests. Loaded before any code under test.
import assert from 'node:assert';
import strict from 'node:assert/strict';
import EventEmitter from 'node:events';
import { readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const { stringify } = JSON;
const { from, concat, alloc } = Buffer;
const { is, keys, defineProperty, getOwnPropertyDescriptor } = Object;
const masks = [/0x[0-9a-fA-F]+/g, /\x1b\[[0-9;]*m/g];

export const settings = JSON.parse(process.argv[2]);
const { up, down, tree, file, select, tests } = settings;

export function send(...texts) {
  let data = from(`${stringify(texts)}\n`);
  while (data.length > 0) data = data.subarray(writeSync(up, data));
}

export function receive() {
  let line = alloc(0);
  while (line.at(-1) !== 10) {
    const byte = alloc(1);
    if (readSync(down, byte) === 0) throw new Error('the supervisor is gone');
    line = concat([line, byte]);
  }
  return line.toString().trim().split(' ');
}

/** What test files assert and register with: a change of any of it makes the run untrusted. */
const taken = [];
const shut = [];
let replaced = null;

/** Takes what an object holds now, so that a change of it is found; of a closed one, also what is added. */
export function watch(thing, name, { closed = false } = {}) {
  for (const key of keys(thing)) taken.push([thing, name, key, getOwnPropertyDescriptor(thing, key).value]);
  if (closed) shut.push([thing, name, keys(thing).length]);
}

/** A method that reports pass through: one put in its place, if only for a while, makes the run untrusted. What inherits it may have its own. */
function hold(prototype, key, name) {
  const { value: own, enumerable } = getOwnPropertyDescriptor(prototype, key);
  defineProperty(prototype, key, {
    enumerable,
    get: () => own,
    set(value) {
      if (this === prototype) replaced ??= `${key} of ${name}`;
      else defineProperty(this, key, { value, enumerable: true, configurable: true, writable: true });
    },
  });
}
hold(EventEmitter.prototype, 'emit', 'EventEmitter');
for (const key of ['push', 'read']) hold(Readable.prototype, key, 'Readable');
hold(Writable.prototype, 'write', 'Writable');

const require = createRequire(import.meta.url);
watch(assert, 'node:assert');
watch(strict, 'node:assert/strict');
watch(require('node:test'), 'node:test');

export function changed() {
  if (replaced !== null) return replaced;
  for (const [thing, name, count] of shut) if (keys(thing).length !== count) return `what ${name} has`;
  for (const [thing, name, key, value] of taken) {
    const now = getOwnPropertyDescriptor(thing, key);
    if (now === undefined || !is(now.value, value)) return `${key} of ${name}`;
  }
  return null;
}

const LONGEST = 500;
export function masked(text) {
  const plain = masks.reduce((now, mask) => now.replace(mask, (found) => (found.startsWith('0x') ? '0x...' : '')), `${text}`.replaceAll(`${tree}/`, '').replaceAll(tree, '.'));
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST)}...`;
}

/** `path::suite > test`, with what a name holds of these signs escaped; a name that comes again in its place has its number. */
const counts = new Map();
export function idOf(names) {
  const base = `${file}::${names.map((name) => name.replaceAll('\\', '\\\\').replaceAll(' > ', ' \\> ')).join(' > ')}`;
  const count = (counts.get(base) ?? 0) + 1;
  counts.set(base, count);
  if (count === 1) return base;
  const id = `${base} \\#${count}`;
  return select?.includes(base) && !select.includes(id) ? { twice: base } : id;
}

export const chosen = (id) => select === null || select.includes(id);

/** Whether a test was registered by one of the files of the tests. */
export function isOfTests(location) {
  if (location === undefined || location === null) return true;
  const path = relative(tree, location.startsWith('file:') ? fileURLToPath(location) : location).split(sep).join('/');
  return tests.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
