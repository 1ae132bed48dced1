import { describe, expect, it } from 'vitest';
import { scoreCells, wilson95, type Graded, type GradedCell } from '@codewalk/core';
import { toyDomain } from './toy.js';

const domain = toyDomain({ answerKind: 'label' });
const cells: GradedCell[] = [
  { domain, level: 1, tasks: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, label: i === 0 ? 'eq' : 'neq' })) },
  { domain, level: 2, tasks: [{ id: 'e', label: 'eq' }, { id: 'f', label: 'neq' }] },
];
const graded = (task_id: string, status: Graded['status'], over: Partial<Graded> = {}): Graded => ({ task_id, status, model: 'm', attempt: 0, ...over });

describe('scores', () => {
  it('keep missing and unparsable answers in the denominator and errors out of it', () => {
    const [one, two] = scoreCells(cells, [graded('a', 'pass'), graded('b', 'fail', { unparsable: 'no-label' }), graded('c', 'error'), graded('e', 'pass')]);
    expect(one).toMatchObject({ model: 'm', level: 1, tasks: 4, attempts: 1, answered: 3, missing: 1, unparsable: 1, errors: 1, passed: 1, accuracy: 1 / 3, chance: 0.75 });
    expect(one!.byClass).toEqual({ eq: { tasks: 1, passed: 1, accuracy: 1 }, neq: { tasks: 3, passed: 0, accuracy: 0 } });
    expect(two).toMatchObject({ level: 2, answered: 1, missing: 1, accuracy: 0.5, independent: (1 / 3) ** 2, chance: 0.5 });
  });

  it('are null where nothing could be judged', () => {
    const [, two] = scoreCells(cells, [graded('e', 'error'), graded('f', 'error')]);
    expect(two).toMatchObject({ errors: 2, accuracy: null, low: null, high: null });
  });

  it('count every attempt of a model as due for every task', () => {
    const [, two] = scoreCells(cells, [graded('e', 'pass'), graded('e', 'fail', { attempt: 1 }), graded('f', 'pass', { attempt: 1 })]);
    expect(two).toMatchObject({ tasks: 2, attempts: 2, answered: 3, missing: 1, passed: 2, accuracy: 0.5 });
  });

  it('have a row for each model, the unnamed one first', () => {
    const rows = scoreCells(cells, [graded('a', 'pass', { model: 'z' }), graded('a', 'fail', { model: null }), graded('e', 'fail', { model: 'b' })]);
    expect(rows.map((r) => `${r.model} ${r.level}`)).toEqual(['null 1', 'null 2', 'b 1', 'b 2', 'z 1', 'z 2']);
  });
});

describe('the Wilson interval', () => {
  it('has the published values for 8 of 10, 0 of 10 and 10 of 10', () => {
    const rounded = ([k, n]: [number, number]): number[] => Object.values(wilson95(k, n)!).map((x) => Number(x.toFixed(3)));
    expect(rounded([8, 10])).toEqual([0.49, 0.943]);
    expect(rounded([0, 10])).toEqual([0, 0.278]);
    expect(rounded([10, 10])).toEqual([0.722, 1]);
  });

  it('does not exist without trials', () => expect(wilson95(0, 0)).toBeNull());
});
