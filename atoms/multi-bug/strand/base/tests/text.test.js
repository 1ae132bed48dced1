import assert from 'node:assert/strict';
import test from 'node:test';
import * as strand from '../src/index.js';

test('wraps between words', () => {
  assert.deepEqual(strand.wrap('one two three four', 10), ['one two', 'three four']);
});

test('truncates what is too long', () => {
  assert.equal(strand.truncate('something long', 6), 'somet…');
});

test('takes away shared indentation', () => {
  assert.equal(strand.dedent('  a\n    b'), 'a\n  b');
});

test('makes slugs', () => {
  assert.equal(strand.slug('Hello World'), 'hello-world');
});

test('splits words at capitals and dashes', () => {
  assert.deepEqual(strand.words('someThing-else'), ['some', 'Thing', 'else']);
});

test('writes plurals', () => {
  assert.equal(strand.plural(1, 'file'), '1 file');
  assert.equal(strand.plural(2, 'file'), '2 files');
});

test('fills in values', () => {
  assert.equal(strand.fill('{a} and {b.c}', { a: 1, b: { c: 2 } }), '1 and 2');
});

test('counts pieces', () => {
  assert.equal(strand.count('a-b-c', '-'), 2);
});

test('finds the shared beginning', () => {
  assert.equal(strand.commonPrefix(['prefix', 'preface']), 'pref');
});

test('makes columns even', () => {
  assert.equal(strand.columns([['a', 'bb'], ['ccc', 'dd']]), 'a    bb\nccc  dd');
});
