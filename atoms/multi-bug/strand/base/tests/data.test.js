import assert from 'node:assert/strict';
import test from 'node:test';
import * as strand from '../src/index.js';

test('follows a path', () => {
  assert.equal(strand.get({ a: { b: 1 } }, 'a.b'), 1);
});

test('sets a value at a path', () => {
  assert.deepEqual(strand.set({ a: { b: 1 } }, 'a.b', 2), { a: { b: 2 } });
});

test('merges objects', () => {
  assert.deepEqual(strand.merge({ a: 1 }, { b: 2 }), { a: 1, b: 2 });
});

test('parses a query', () => {
  assert.deepEqual(strand.parseQuery('?a=1&b=two'), { a: '1', b: 'two' });
});

test('formats a query', () => {
  assert.equal(strand.formatQuery({ a: 1, b: 'two' }), 'a=1&b=two');
});

test('picks and omits', () => {
  assert.deepEqual(strand.pick({ a: 1, b: 2 }, ['a']), { a: 1 });
  assert.deepEqual(strand.omit({ a: 1, b: 2 }, ['a']), { b: 2 });
});

test('groups values', () => {
  assert.deepEqual([...strand.groupBy([1, 2, 3], (n) => n % 2)], [[1, [1, 3]], [0, [2]]]);
});

test('tells what is alike', () => {
  assert.ok(strand.alike({ a: [1, 2] }, { a: [1, 2] }));
  assert.ok(!strand.alike({ a: 1 }, { a: 2 }));
});
