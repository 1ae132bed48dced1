// tape, as the tests of the tree import it: what came of each test, taken from its stream of objects and never from what it prints.
import { createRequire } from 'node:module';
import { began, changedSince, ended, finish, oneLine } from './node_reporter.mjs';

/** Begins to watch the tape that a file finds. Gives what adds tests that must fail. Throws where it finds none. */
export function watchTape(file) {
  const tape = createRequire(file)('tape');
  changedSince(tape, 'tape');
  changedSince(tape.Test.prototype, 'tape');
  const open = new Map();
  const stream = tape.createStream({ objectMode: true });
  stream.on('data', (row) => {
    if (row.type === 'test') {
      const above = open.get(row.parent)?.names ?? [];
      open.set(row.id, { names: [...above, row.name], asserts: 0, skip: row.skip, todo: row.todo, failure: undefined });
      began(row.name);
    } else if (row.type === 'assert') {
      const test = open.get(row.test);
      test.asserts++;
      if (!row.ok && !row.skip && !row.todo) test.failure ??= oneLine(`${row.name}: ${row.error?.message ?? row.operator}; actual ${JSON.stringify(row.actual)}, expected ${JSON.stringify(row.expected)}`);
    } else if (row.type === 'end') {
      const { names, skip, todo, failure } = open.get(row.test);
      if (skip || todo) ended(names, 'skipped', skip ? 'skip' : 'todo');
      else ended(names, failure === undefined ? 'passed' : 'failed', failure ?? '');
    }
  });
  stream.on('end', finish);
  return (token) => {
    tape(`${token} equal`, (t) => {
      t.equal(token, 'other', token);
      t.end();
    });
    tape(`${token} throws`, (t) => {
      t.throws(() => undefined, token);
      t.end();
    });
  };
}
