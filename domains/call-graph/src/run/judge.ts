import type { Case } from '@codewalk/core';
import { differenceAt, faultAt } from './columns.js';
import type { FunctionRun } from './program-run.js';

/** Whether a function does what it has to: the same values, and the same calls of the library from the same functions. */
export function judgeFunction(name: string, expected: FunctionRun, actual: FunctionRun, count: number): Case {
  for (let i = 0; i < count; i++) {
    const difference = differenceAt(expected.column, actual.column, i);
    if (difference !== null) return { name, status: 'fail', code: 'wrong-value', detail: `test ${i + 1} of ${count}: ${faultAt(actual.column, i) ?? difference}` };
  }
  const rows = Math.max(expected.calls.length, actual.calls.length);
  for (let i = 0; i < rows; i++) {
    const [wanted, seen] = [callsAt(expected, i), callsAt(actual, i)];
    if (wanted !== seen) return { name, status: 'fail', code: 'wrong-calls', detail: `test ${i + 1} of ${count}: ${seen || 'no library call'} in place of ${wanted || 'none'}`.slice(0, 400) };
  }
  return { name, status: 'pass' };
}

const callsAt = ({ calls }: FunctionRun, index: number): string =>
  calls[calls.length === 1 ? 0 : index]!.map(([library, caller, count]) => `${String(library)}() from ${String(caller)} ${String(count)}×`).join(', ');

/** The first test in which something is raised or is no value. */
export function firstFault({ column }: FunctionRun, count: number): string | null {
  for (let i = 0; i < count; i++) {
    const fault = faultAt(column, i);
    if (fault !== null) return `test ${i + 1}: ${fault}`;
  }
  return null;
}
