import { makeContext, Stream } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { composeEdits } from '../src/compose-edits.js';
import { BETA } from '../src/cross-edges.js';
import { editDefects } from '../src/definitions.js';
import { functionsOf, rowOf } from '../src/functions.js';
import { drawGuard, parityAfter } from '../src/guard.js';
import { editKinds, FIXED_SIZES, SIZES } from '../src/kinds.js';
import { functionTexts, libraryNames, rolesOf, rootsOf, startFiles, truthFiles } from '../src/program.js';
import { libraryOf, testedFunctions } from '../src/tested.js';
import { PATH } from '../src/task.js';
import { drawUnit } from '../src/unit.js';
import { atomOf, combinations, runtimesWith, taskOf } from './make.js';

describe.each(combinations)('$kind of $code programs by $axis', ({ kind, code, axis }) => {
  const sizes = axis === 'function-search' || axis === 'function-traversal' ? SIZES.slice(0, 5) : [5, 50];
  it.each(sizes)('differs from C_true in exactly V_edit at n = %i, and is what its definition says', (size) => {
    const task = taskOf(atomOf({ kind, code, axis, size }));
    const [before, after] = [functionTexts(task, false), functionTexts(task, true)];
    const differing = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
    const edit = axis === 'function-traversal' ? size : FIXED_SIZES[axis];
    expect(differing).toHaveLength(edit);
    expect(functionsOf(task).length - edit).toBe(axis === 'function-search' ? size : FIXED_SIZES[axis]);
    expect(editDefects(task)).toEqual([]);
  });
});

describe('the definitions', () => {
  const task = taskOf(atomOf({ kind: 'cache-function', code: 'math', axis: 'runtime-resolution', size: 9 }));
  const edited = functionsOf(task).find(({ side, name }) => side === 'edit' && name !== task.edits[0]!.hub)!;
  const alter = (name: string, change: object): typeof task => ({ ...task, functions: functionsOf(task).map((fn) => rowOf(fn.name === name ? { ...fn, ...change } : fn)) });

  it('are broken by a cycle', () => {
    const callee = functionsOf(task).find(({ name }) => name === edited.calls[0]) ?? edited;
    expect(editDefects(alter(callee.name, { calls: [...callee.calls, edited.name] }))).toContain('the calls have a cycle');
  });

  it('are broken by a call from C_init to another function than the root', () => {
    const init = functionsOf(task).find(({ side, calls }) => side === 'init' && calls.length === 0)!;
    expect(editDefects(alter(init.name, { calls: [edited.name] }))).toContain('C_init calls another function of C_edit than the root');
  });

  it('are broken by a guard that runs its other arm', () => {
    const guard = { ...edited.guard!, runs: edited.guard!.runs === 'then' ? 'else' : 'then' };
    expect(editDefects(alter(edited.name, { guard }))).toEqual([`the guard of ${edited.name} runs its other arm`]);
  });

  it('are broken by a function of V_edit that the edit leaves alone', () => {
    expect(editDefects(alter(edited.name, { side: 'init' })).join('\n')).toMatch(/C_init calls|changes|no lowest|does not reach|more than one/);
  });
});

describe('calls between C_init and C_edit', () => {
  const crossings = (kind: (typeof editKinds)[number]): { init: number; edit: number } => {
    const count = { init: 0, edit: 0 };
    for (let i = 0; i < 60; i++) {
      const { functions } = drawUnit(atomOf({ kind, code: 'math', axis: 'function-search', size: 25 }, String(i)));
      for (const { side, calls } of functions) if (calls.some((callee) => functions[callee]!.side !== side)) count[side]++;
    }
    return { init: count.init / (60 * 25), edit: count.edit / (60 * 25) };
  };

  it.each([
    ['add-parameter', 'init'], ['add-return', 'edit'], ['cache-function', 'edit'], ['dont-repeat', 'edit'],
  ] as const)('of %s leave about three in ten functions of C_%s', (kind, side) => expect(crossings(kind)[side]).toBeCloseTo(BETA, 1));

  it.each([['add-parameter', 'edit'], ['add-return', 'init'], ['remove-dead-code', 'init'], ['remove-dead-code', 'edit']] as const)('of %s never leave C_%s', (kind, side) => expect(crossings(kind)[side]).toBe(0));

  it.each(['cache-function', 'dont-repeat'] as const)('of %s leave C_init too, where no cycle is closed', (kind) => {
    const { init } = crossings(kind);
    expect(init).toBeGreaterThan(0.1);
    expect(init).toBeLessThanOrEqual(0.35);
  });
});

describe('main', () => {
  it.each(editKinds)('returns the roots in file order and computes nothing, for %s', (kind) => {
    const task = taskOf(atomOf({ kind, code: 'math', axis: 'function-traversal', size: 10 }));
    const roots = rootsOf(task).map(({ name }) => `${name}(val)`).join(', ');
    for (const files of [startFiles(task), truthFiles(task)]) expect(files[PATH]).toContain(`def main(val: float):\n    return ${roots}\n\n\nif __name__ == "__main__":\n`);
  });
});

describe('a guard', () => {
  it('takes the rounds it is told and runs the arm it says, either one about as often', () => {
    const stream = new Stream('guards');
    const drawn = Array.from({ length: 300 }, (_, i) => drawGuard(1 + (i % 200), stream));
    for (const { arguments: [start, factor, shift, parity, rounds], runs } of drawn) expect(parityAfter(rounds, start, factor, shift) === parity).toBe(runs === 'then');
    expect(drawn.filter(({ runs }) => runs === 'then').length / drawn.length).toBeCloseTo(0.5, 1);
  });

  it('of dead code differs only by calls of dead roots in the arm that never runs, and every root is called so', () => {
    const task = taskOf(atomOf({ kind: 'remove-dead-code', code: 'string', axis: 'runtime-resolution', size: 10 }));
    const live = functionsOf(task).filter(({ side }) => side === 'init');
    const roots = [...rolesOf(task).values()].filter(({ isSource }) => isSource).map(({ fn }) => fn.name);
    expect(live.every(({ neverCalls }) => (neverCalls?.length ?? 0) > 0)).toBe(true);
    expect(new Set(live.flatMap(({ neverCalls }) => neverCalls!))).toEqual(new Set(roots));
  });
});

describe('several edits in one program', () => {
  const walk = [
    atomOf({ kind: 'add-parameter', code: 'math', axis: 'function-traversal', size: 5 }),
    atomOf({ kind: 'add-parameter', code: 'math', axis: 'instruction-following', size: 5 }),
    atomOf({ kind: 'cache-function', code: 'math', axis: 'runtime-resolution', size: 5 }),
  ];

  it('have names of their own and no call between them', () => {
    const task = taskOf(...walk);
    const names = task.edits.flatMap(({ values }) => values.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(libraryNames(task)).size).toBe(names.length);
    expect(editDefects(task)).toEqual([]);
    expect(libraryOf(task).map(({ name }) => name)).toEqual(libraryNames(task));
  });

  it('are refused where two remove dead code', () => {
    const dead = (n: string): (typeof walk)[number] => atomOf({ kind: 'remove-dead-code', code: 'math', axis: 'function-search', size: 5 }, n);
    expect(composeEdits([dead('1'), dead('2')], makeContext('x', runtimesWith(true), new AbortController().signal))).toMatchObject({ ok: false, code: 'two-removals' });
  });
});

describe('programs on arrays', () => {
  const arrays = atomOf({ kind: 'add-return', code: 'array', axis: 'function-search', size: 5 });
  const compose = (code: 'array' | 'math'): ReturnType<typeof composeEdits> => composeEdits([{ ...arrays, code }], makeContext('x', runtimesWith(false), new AbortController().signal));
  it('are refused without numpy, saying how to install it', () => {
    expect(compose('array')).toEqual({ ok: false, code: 'numpy-missing', detail: 'programs on arrays need numpy, which this Python cannot import; `npm run setup` installs it (Debian: python3-numpy)' });
  });
  it('are the only ones that need it', () => expect(compose('math').ok).toBe(true));
});

describe('what tests call', () => {
  it.each([
    ['add-parameter', [['val', false], ['mult', true]]],
    ['add-return', [['val', false]]],
    ['cache-function', [['val', false], ['temp', false]]],
    ['dont-repeat', [['val', false]]],
  ] as const)('takes the parameters that %s gives it', (kind, wanted) => {
    const task = taskOf(atomOf({ kind, code: 'math', axis: 'function-traversal', size: 5 }));
    const leaf = [...rolesOf(task).values()].find(({ fn, isHub, inner }) => fn.side === 'edit' && !isHub && (inner.length === 0 || kind === 'add-return' || kind === 'dont-repeat'))!;
    expect(testedFunctions(task).find(({ name }) => name === leaf.fn.name)!.parameters.map(({ name, optional }) => [name, optional])).toEqual(wanted);
  });

  it('is every function of C_true, and of dead code none', () => {
    const task = taskOf(atomOf({ kind: 'remove-dead-code', code: 'math', axis: 'function-traversal', size: 7 }));
    expect(testedFunctions(task)).toHaveLength(25);
  });
});
