import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeContext, type Case, type Context, type PythonRuntime, type Runtimes } from '@codewalk/core';
import { openMachine, type Machine } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowOf, type FunctionModel } from '../src/functions.js';
import { startFiles, truthFiles } from '../src/program.js';
import { runChecks } from '../src/run/index.js';
import { editsTaskSchema, PATH, type EditsTask } from '../src/task.js';
import { testedFunctions } from '../src/tested.js';
import { atomOf, combinations, taskOf } from './make.js';

const RUNTIME = fileURLToPath(new URL('../runtime', import.meta.url));
const CANONICAL = fileURLToPath(new URL('../../../packages/exec/runtime', import.meta.url));
/** Runs a job as it is and with nothing remembered. */
const ANEW = `
import json, sys
sys.path[:0] = sys.argv[1:]
import blackbox
job = json.load(sys.stdin)
remembered = blackbox.run(job)
blackbox.Memory.remembering = lambda self, function: function
anew = blackbox.run(job)
print("same" if "functions" in anew and json.dumps(anew) == json.dumps(remembered) else "differs")
`;

let machine: Machine;
beforeAll(async () => {
  machine = await openMachine({ needs: ['python'], uses: ['numpy'], jobs: 2 });
});
afterAll(() => machine?.close());

/** Runs what follows in a context of its own, as admission and grading do. */
const context = (): Context => makeContext('verify/test', machine.runtimes, new AbortController().signal);

/** The machine with another Python. */
const withPython = (python: PythonRuntime): Runtimes => new Proxy(machine.runtimes, { get: (of, name) => (name === 'python' ? python : Reflect.get(of, name)) });

type Fn = FunctionModel;
const fn = (name: string, side: Fn['side'], calls: string[], result: string): Fn => ({ name, atom: 0, side, calls, result });
const task = (code: EditsTask['code'], kind: string, hub: string | null, functions: Fn[], values: EditsTask['edits'][number]['values']): EditsTask =>
  editsTaskSchema.parse({ kind: 'edits', code, functions: functions.map(rowOf), edits: [{ kind, hub, values, instructions: [] }] });

/** `top` caches slow() for `left` and `right`; `far` is not part of it. */
const cached = (): EditsTask => task('math', 'cache-function', 'top', [
  fn('top', 'edit', ['left', 'right'], 'left_val + right_val'), fn('left', 'edit', ['far'], 'math.sin(far_val)'), fn('right', 'edit', [], 'abs(val)'), fn('far', 'init', [], 'val'),
], [{ name: 'temp', type: 'float', library: 'slow' }]);

const returned = (code: EditsTask['code'], result: string): EditsTask => task(code, 'add-return', 'low', [
  fn('top', 'edit', ['low'], code === 'array' ? 'np.flip(low_val)' : code === 'string' ? 'strops.reverse(low_val)' : 'abs(low_val)'), fn('low', 'edit', [], result),
], [{ name: 'key', type: 'str', library: 'external' }]);

const truth = (of: EditsTask): string => truthFiles(of)[PATH]!;
/** The truth with a part of it rewritten. */
function edited(of: EditsTask, ...swaps: readonly (readonly [string, string])[]): string {
  let text = truth(of);
  for (const [from, to] of swaps) {
    if (!text.includes(from)) throw new Error(`no ${JSON.stringify(from)} in\n${text}`);
    text = text.replace(from, () => to);
  }
  return text;
}
const judge = (of: EditsTask, source: string): Promise<Case[]> => runChecks(of, { [PATH]: source }, context());
const failing = async (of: EditsTask, source: string): Promise<string[]> => (await judge(of, source)).filter(({ status }) => status !== 'pass').map(({ name, detail }) => `${name}: ${detail}`);

describe('the black box', () => {
  it('passes the truth, one case a function, in a run of its own the second time', async () => {
    const of = cached();
    const names = testedFunctions(of).map(({ name }) => `${name} behaves`);
    let calls = 0;
    const counted = withPython({ call: (...args: Parameters<typeof machine.runtimes.python.call>) => (calls++, machine.runtimes.python.call(...args)) });
    for (const expected of [1, 2, 3]) {
      const cases = await runChecks(of, truthFiles(of), makeContext('verify/test', counted, new AbortController().signal));
      expect(cases).toEqual(names.map((name) => ({ name, status: 'pass' })));
      expect(calls).toBe(expected);
    }
  });

  it('stops at the first function that differs, where that is asked for', async () => {
    const of = cached();
    const cases = await runChecks(of, startFiles(of), context(), { functions: ['left', 'right'], stopAtFirst: true });
    expect(cases.map(({ name, status }) => `${name} ${status}`)).toEqual(['left behaves fail']);
  });

  it('keeps no truth that our machine lost', async () => {
    const of = cached();
    const lost = withPython({ call: () => Promise.resolve({ kind: 'lost', why: 'the worker ended' } as const) });
    expect(await runChecks(of, truthFiles(of), makeContext('verify/test', lost, new AbortController().signal))).toEqual([{ name: 'the reference runs', status: 'error', code: 'reference-breaks', detail: 'the worker ended' }]);
    expect(await failing(of, truth(of))).toEqual([]);
  });

  it('names a reference that raises', async () => {
    const of = task('math', 'cache-function', 'top', [fn('top', 'edit', ['left', 'right'], 'left_val + right_val'), fn('left', 'edit', [], 'math.log(val)'), fn('right', 'edit', [], 'val')], [{ name: 'temp', type: 'float', library: 'slow' }]);
    expect((await judge(of, truth(of))).map(({ name, code }) => `${name} ${code}`)).toEqual(['top behaves in the reference reference-raises', 'left behaves in the reference reference-raises']);
  });

  it.each([
    ['a float', 'math', 'math.tanh(external_val)'],
    ['a string', 'string', 'strops.swap_case(external_val)'],
    ['an array', 'array', 'np.cos(external_val)'],
  ] as const)('passes %s with what is returned beside it, and only the right one', async (_, code, result) => {
    const of = returned(code, result);
    expect(await failing(of, edited(of, [', key\n', ', str(key)\n']))).toEqual([]);
    expect((await failing(of, edited(of, [', key\n', ', key + ""  + "x"\n'], [', key\n', ', key + "x"\n']))).map((f) => f.split(':')[0])).toEqual(['top behaves', 'low behaves']);
    expect((await failing(of, startFiles(of)[PATH]!)).map((f) => f.split(':')[0])).toEqual(['top behaves', 'low behaves']);
  });

  it('compares floats within a billionth, and not beyond', async () => {
    const of = cached();
    expect(await failing(of, edited(of, ['left_val + right_val', '(left_val + right_val) * (1 + 1e-11)']))).toEqual([]);
    expect(await failing(of, edited(of, ['left_val + right_val', '(left_val + right_val) * (1 + 1e-8)']))).toHaveLength(1);
    expect(await failing(of, edited(of, ['math.sin(far_val)', 'math.sin(far_val) + 1e-13']))).toEqual([]);
  });

  it('holds arrays to shape, kind and every value, NaN being itself', async () => {
    const of = returned('array', 'np.arctan(external_val)');
    const differs = async (to: string): Promise<number> => (await failing(of, edited(of, ['np.arctan(external_val)', to]))).length;
    expect(await differs('np.arctan(external_val).astype(float)')).toBe(0);
    expect(await differs('np.arctan(external_val).reshape(1, -1)')).toBe(2);
    expect(await differs('np.arctan(external_val).astype(complex)')).toBe(2);
    expect(await differs('np.rint(np.arctan(external_val)).astype(int)')).toBe(2);
    expect(await differs('np.arctan(external_val).tolist()')).toBe(1);
    expect(await differs('np.arctan(external_val)[:-1]')).toBe(2);
    expect(await differs('np.where(external_val > 1e9, 0.0, np.arctan(external_val))')).toBe(0);
    const nan = returned('array', 'np.sqrt(external_val)');
    expect(await failing(nan, edited(nan, ['np.sqrt(external_val)', 'np.sqrt(np.add(external_val, 0.0))']))).toEqual([]);
  });

  it('counts library calls and their callers', async () => {
    const of = cached();
    const moved = edited(of, ['temp: float = slow()', 'temp: float = slow() + 0 * slow()']);
    expect(await failing(of, moved)).toEqual(['top behaves: test 1 of 50: slow() from top 2× in place of slow() from top 1×']);
    const passed = edited(of, ['temp * abs(val)', 'slow() * abs(val)']);
    expect((await failing(of, passed)).map((f) => f.split(':')[0])).toEqual(['top behaves', 'right behaves']);
    const nested = edited(of, ['temp: float = slow()', 'temp = [slow() for _ in range(1)][0]']);
    expect(await failing(of, nested)).toEqual([]);
  });

  it('calls what an edit added by name, by position and not at all', async () => {
    const of = task('math', 'add-parameter', 'top', [fn('top', 'edit', ['low'], 'low_val'), fn('low', 'edit', [], 'abs(val)')], [{ name: 'mult', type: 'float', library: 'default' }]);
    expect(await failing(of, truth(of).replace('low(val, mult=mult)', 'low(val, mult)'))).toEqual([]);
    expect(await failing(of, edited(of, ['def low(val: float, mult: float = default())', 'def low(val: float, *, mult: float = default())']))).not.toEqual([]);
    expect(await failing(of, edited(of, ['def low(val: float, mult: float = default())', 'def low(val: float, mult: float = 1.0)']))).not.toEqual([]);
    expect(await failing(of, edited(of, ['def low(val: float, mult: float = default())', 'def low(val: float, factor: float = default())'], ['return mult * ', 'return factor * ']))).not.toEqual([]);
  });
});

describe('what is remembered of an input', () => {
  const recipes = combinations.filter((_, i) => i % 4 === 0);
  it.each(recipes.map((one) => [Object.values(one).join(' '), one] as const))('is what running everything anew gives, for %s', async (_, recipe) => {
    const of = taskOf(atomOf({ ...recipe, size: 12 }));
    const jobs: unknown[] = [];
    const kept = withPython({ call: (helper, job, ...rest) => (jobs.push(job), machine.runtimes.python.call(helper, job, ...rest)) });
    await runChecks(of, truthFiles(of), makeContext('verify/test', kept, new AbortController().signal));
    const { stdout } = spawnSync('/usr/bin/python3', ['-c', ANEW, RUNTIME, CANONICAL], { input: JSON.stringify(jobs[0]), encoding: 'utf8' });
    expect(stdout.trim()).toBe('same');
  });

  it('lets a function work on what it was given by another, but not on its input', async () => {
    const of = returned('array', 'np.arctan(external_val)');
    expect(await failing(of, edited(of, ['return np.flip(low_val)', 'low_val += 0.0\n    return np.flip(low_val)']))).toEqual([]);
    const changing = await failing(of, edited(of, ['return np.arctan(external_val)', 'same = val\n    same += 1.0\n    return np.arctan(external_val)']));
    expect(changing).toEqual(['top behaves: test 2 of 50: changes its input', 'low behaves: test 2 of 50: changes its input']);
  });

  it('refuses a function that keeps something for its next call', async () => {
    const of = cached();
    for (const keeps of ['top.seen = val', 'global seen\n    seen = val', 'seen = {}\n    seen[0] = val']) {
      expect(await failing(of, edited(of, ['return temp * abs(val)', `${keeps}\n    return temp * abs(val)`]))).toEqual([expect.stringMatching(/^the program runs: (a function in it changes something beside its own locals|it uses seen)/)]);
    }
  });
});

describe('a program that wants to be more than a program', () => {
  const HACKS: readonly (readonly [string, string])[] = [
    ['an object equal to everything', 'class E(float):\n        def __eq__(self, other): return True\n    return E(1)'],
    ['a float of its own type', 'return complex(1, 0)'],
    ['the frames of the tester', 'import sys\n    sys._getframe(1).f_locals.clear()\n    return 1.0'],
    ['the frame of a generator', 'g = (x for x in (1,))\n    return g.gi_frame.f_back.f_globals'],
    ['the trace of an exception', 'try:\n        1 / 0\n    except ZeroDivisionError as e:\n        return e.__traceback__.tb_frame'],
    ['the globals of a library function', 'return slow.__globals__'],
    ['the closure of a library function', 'slow.__closure__[0].cell_contents.counts.clear()\n    return 1.0'],
    ['an attribute by its name in a string', 'return operator.attrgetter("__globals__")(slow)'],
    ['an attribute by a pattern', 'match slow:\n        case float(__class__=g):\n            return g\n    return 1.0'],
    ['getattr', 'return getattr(slow, "__glo" + "bals__")'],
    ['eval', 'return eval("1")'],
    ['another module', 'import gc\n    return gc.get_objects()'],
    ['another module by __import__', 'return __import__("os").getpid()'],
    ['an early exit', 'raise SystemExit(0)'],
    ['an exit of the process', 'import os\n    os._exit(0)'],
    ['a patched builtin', '__builtins__["abs"] = lambda x: 0\n    return abs(val)'],
    ['a swallowed exception', 'try:\n        return temp * 1 / 0\n    except Exception:\n        return 0.0'],
    ['a result that prints', 'print("PASS")\n    print({"ok": True})\n    return None'],
    ['a document in place of a value', 'return {"$": "float", "bits": "0000000000000000"}'],
    ['a lazy value', 'return (x for x in (1.0,))'],
    ['a value that contains itself', 'a = []\n    a.append(a)\n    return a'],
    ['vast memory', 'return [0.0] * (1 << 40)'],
    ['endless recursion', 'return right(val, temp)'],
    ['a class', 'class X:\n        pass\n    return X()'],
    ['formatting that looks inside', 'return "{0.__globals__}".format(slow)'],
  ];

  it.each(HACKS)('fails with %s', async (_, body) => {
    const of = cached();
    const source = edited(of, ['return temp * abs(val)', body]);
    const cases = await judge(of, source);
    expect(cases.some(({ status }) => status === 'fail' || status === 'limit')).toBe(true);
    expect(cases.some(({ status }) => status === 'error')).toBe(false);
  });

  it.each([
    ['it does not compile: SyntaxError', 'def top(:'],
    ['it raises NameError when it is imported', 'undefined_name_abs = 1\nabs(val_)'],
    ['it uses __builtins__, which has no place in such a program', 'x = __builtins__'],
    ['it raises ImportError when it is imported', 'from math import slow'],
  ])('is named: %s', async (why, source) => {
    const of = cached();
    const [only, ...others] = await judge(of, source);
    expect(others).toEqual([]);
    if (why.includes('NameError')) expect(only).toMatchObject({ name: 'the program runs', status: 'fail' });
    else expect(only).toEqual({ name: 'the program runs', status: 'fail', detail: why });
  });

  it('does not reach the library of another draw, nor change what is counted', async () => {
    const of = cached();
    const stash = edited(of, ['temp: float = slow()', 'temp: float = slow()\n    top.seen = temp'], ['return temp * abs(val)', 'return top.seen * abs(val)']);
    expect(await failing(of, stash)).not.toEqual([]);
    const remembered = edited(of, ['def top(val: float)', 'KEPT = []\n\n\ndef top(val: float)'], ['temp: float = slow()', 'KEPT.append(0) if KEPT else KEPT.append(slow())\n    temp: float = KEPT[0]']);
    expect(await failing(of, remembered)).not.toEqual([]);
  });

  it('is over its limit when it never ends', async () => {
    const of = cached();
    expect(await judge(of, edited(of, ['return temp * abs(val)', 'while True:\n        pass']))).toEqual([{ name: 'the program runs', status: 'limit', detail: 'over its cpu limit' }]);
  });
});
