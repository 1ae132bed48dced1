// tape, as the tests of the tree import it: what came of each test, taken from its stream of objects and never from what it prints.
import { createRequire } from 'node:module';
import { began, changedSince, ended, finish, oneLine } from './node_reporter.mjs';

const { apply } = Reflect;

/** Begins to watch the tape that a file finds, and holds its tests back. Gives what adds tests that must fail, and what lets all of them run. Throws where it finds none. */
export function watchTape(file) {
  const tape = createRequire(file)('tape');
  failWhereItThrows(tape.Test.prototype);
  changedSince(tape, 'tape');
  changedSince(tape.Test.prototype, 'tape', { closed: true });
  const open = new Map();
  let first;
  let holding;
  let released = false;
  const stream = tape.createStream({ objectMode: true }); // before the first test, or it prints as well
  // tape ends when it has nothing to run, so one test waits until all others are there
  tape('', (t) => {
    holding = t;
    if (released) t.end();
  });
  stream.on('data', (row) => {
    first ??= row.id;
    if ((row.test ?? row.id) === first) return;
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
  const addSentinels = (token) => {
    tape(`${token} equal`, (t) => {
      t.equal(token, 'other', token);
      t.end();
    });
    tape(`${token} throws`, (t) => {
      t.throws(() => undefined, token);
      t.end();
    });
  };
  const release = () => {
    released = true;
    holding?.end();
  };
  return { addSentinels, release };
}

/** A test whose function throws has failed, and the rest goes on; by itself tape would end, and no test of the file had an outcome. */
function failWhereItThrows(prototype) {
  const { run, fail, end } = prototype;
  prototype.run = function runGuarded() {
    const test = this._cb;
    if (test) {
      this._cb = (t) => {
        try {
          return test(t);
        } catch (error) {
          if (this.ended) throw error; // it has been reported
          apply(fail, this, [`threw ${String(error?.stack ?? error).split('\n')[0]}`]);
          apply(end, this, []);
        }
      };
    }
    return apply(run, this, []);
  };
}
