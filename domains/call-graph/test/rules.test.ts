import { describe, expect, it } from 'vitest';
import { writeInstruction } from '../src/instructions.js';
import { filesWithout, functionTexts, rolesOf, startFiles, truthFiles, type Role } from '../src/program.js';
import { checkRules } from '../src/rules.js';
import { PATH, type EditsTask } from '../src/task.js';
import { atomOf, combinations, taskOf } from './make.js';

/** What the rules stumble on, by name. */
async function broken(task: EditsTask, text: string, atoms?: readonly number[]): Promise<string[]> {
  const { cases } = await checkRules(task, { [PATH]: text }, atoms);
  return cases.filter(({ status }) => status !== 'pass').map(({ name, detail }) => `${name}: ${detail}`);
}

const truth = (task: EditsTask): string => truthFiles(task)[PATH]!;
const start = (task: EditsTask): string => startFiles(task)[PATH]!;

/** C_true with one function written otherwise; throws where that changes nothing, so that no test speaks of the truth itself. */
function rewritten(task: EditsTask, name: string, change: (text: string) => string): string {
  const before = functionTexts(task, true).get(name)!;
  const after = change(before);
  if (after === before) throw new Error(`nothing changed in ${before}`);
  return truth(task).replace(before, () => after);
}

const find = (task: EditsTask, test: (role: Role) => boolean): string => [...rolesOf(task).values()].find(test)!.fn.name;
const edited = ({ fn }: Role): boolean => fn.side === 'edit';

describe.each(combinations)('$kind of $code programs by $axis', ({ kind, code, axis }) => {
  const task = taskOf(atomOf({ kind, code, axis, size: 12 }));
  it('accepts C_true', async () => expect(await broken(task, truth(task))).toEqual([]));
  it('refuses the program as it was', async () => expect(await broken(task, start(task))).not.toEqual([]));
});

describe('several edits', () => {
  const task = taskOf(
    atomOf({ kind: 'add-parameter', code: 'math', axis: 'instruction-following', size: 6 }),
    atomOf({ kind: 'remove-dead-code', code: 'math', axis: 'function-traversal', size: 5 }),
    atomOf({ kind: 'dont-repeat', code: 'math', axis: 'runtime-resolution', size: 5 }),
  );
  it('are accepted together', async () => expect(await broken(task, truth(task))).toEqual([]));
  it.each([0, 1, 2])('miss edit %i where it alone is left out, and by its own rules', async (atom) => {
    const without = filesWithout(task, atom)[PATH]!;
    expect(await broken(task, without)).not.toEqual([]);
    expect(await broken(task, without, [atom])).not.toEqual([]);
    for (const other of [0, 1, 2].filter((i) => i !== atom)) expect(await broken(task, without, [other])).toEqual([]);
  });
});

describe('the frame of a program', () => {
  const task = taskOf(atomOf({ kind: 'add-parameter', code: 'math', axis: 'function-traversal', size: 8 }));
  const other = find(task, ({ fn }) => fn.side === 'init');
  const block = '\n\nif __name__ == "__main__":';

  it.each<[string, (text: string) => string, RegExp]>([
    ['a new function', (t) => t.replace(block, `\n\ndef extra(val):\n    return val\n${block}`), /^functions: extra is new/],
    ['a function that is gone', (t) => t.replace(functionTexts(task, true).get(other)!, ''), new RegExp(`^functions: ${other} is gone`)],
    ['a function defined twice', (t) => t.replace(block, `\n\n${functionTexts(task, true).get(other)!}\n${block}`), /defined twice/],
    ['a new import', (t) => `import os\n${t}`, /^imports: /],
    ['an import that is gone', (t) => t.replace('import operator\n', ''), /^imports: /],
    ['an import of everything', (t) => t.replace('from mylibrary import default', 'from mylibrary import *'), /^imports: /],
    ['a variable at module level', (t) => t.replace(block, `\n\nCACHE = {}\n${block}`), /^module level: line/],
    ['a text at module level', (t) => `"""${functionTexts(task, false).get(other)!}"""\n${t}`, /^module level: line 1: expression statement/],
    ['a class', (t) => t.replace(block, `\n\nclass Any:\n    pass\n${block}`), /^module level: /],
    ['a decorator', (t) => t.replace(`def ${other}(`, `@staticmethod\ndef ${other}(`), /^functions: /],
    ['an async function', (t) => t.replace(`def ${other}(`, `async def ${other}(`), /^functions: /],
    ['another main', (t) => t.replace('def main(val: float):\n    return ', 'def main(val: float):\n    val = val + 0\n    return '), /^main: main is not as it was/],
    ['another entry', (t) => t.replace('print(main(float(sys.argv[1])))', 'print(main(float(sys.argv[2])))'), /^main: the `__main__` block/],
    ['an entry that is gone', (t) => t.slice(0, t.indexOf(block)), /^main: the `__main__` block/],
    ['a statement after the entry', (t) => `${t}\nprint("done")\n`, /^module level: |^main: /],
    ['a hint that runs something in another function', (t) => t.replace(`def ${other}(val: float)`, `def ${other}(val: default())`), new RegExp(`^other functions: ${other}: the hint default\\(\\) was not there`)],
    ['a hint that runs something in main', (t) => t.replace('def main(val: float):', 'def main(val: float) -> default():'), /^main: main is not as it was/],
    ['another function that does the same in another way', (t) => t.replace(`def ${other}(val: float) -> float:\n`, `def ${other}(val: float) -> float:\n    val = val\n`), new RegExp(`^other functions: ${other}: it is not to be edited`)],
    ['what is no Python', (t) => `${t}\ndef (:\n`, /^source: it does not parse as Python near line/],
    ['a name in other letters', (t) => t.replace(/\bmult\b/g, 'ｍult'), /^source: the name "ｍult" is not in ASCII letters/],
    ['a form feed', (t) => t.replace('\n\n\n', '\n\f\n\n'), /^source: the character U\+000C is in it/],
    ['a null byte', (t) => `${t}\0`, /^source: the character U\+0000 is in it/],
    ['a lone carriage return', (t) => t.replace('\n', '\r'), /^source: the character U\+000D is in it/],
    ['an encoding of its own', (t) => `# -*- coding: utf-7 -*-\n${t}`, /^source: it declares an encoding/],
    ['ten megabytes', (t) => `${t}#${'x'.repeat(10_000_000)}\n`, /^source: it has \d+ characters, and 4000000 are the most/],
    ['a hundred thousand parentheses', (t) => t.replace('return ', `return ${'('.repeat(100_000)}0${')'.repeat(100_000)} + `), /^source: it is nested too deeply/],
    ['thirty thousand comments', (t) => t.replace(':\n', `:\n${'    # x\n'.repeat(30_000)}`), /^source: more than 2000 lines of comments or blanks follow one another/],
    ['as many blank lines', (t) => t.replace(':\n', `:\n${'\n'.repeat(30_000)}`), /^source: more than 2000 lines of comments or blanks/],
    ['a hundred thousand open parentheses', (t) => `${t}${'('.repeat(100_000)}`, /^source: it does not parse/],
    ['nothing', () => '', /^functions: main is gone/],
  ])('may not have %s', async (_what, change, why) => {
    const text = change(truth(task));
    expect(text).not.toBe(truth(task));
    expect((await broken(task, text))[0]).toMatch(why);
  });

  it('does not run what is not the program that was asked for', async () => {
    expect((await checkRules(task, { [PATH]: `import os\n${truth(task)}` })).runnable).toBe(false);
    expect((await checkRules(task, { [PATH]: start(task) })).runnable).toBe(true);
  });

  it.each<[string, (text: string) => string]>([
    ['functions in another order', (t) => {
      const blocks = t.split('\n\n\n');
      return [blocks[0], ...blocks.slice(1, -1).reverse(), blocks.at(-1)].join('\n\n\n');
    }],
    ['comments anywhere', (t) => t.replace(/^( *)return /gm, '$1# as asked\n$1return ').replace('import math', '# modules\nimport math')],
    ['imports on one line', (t) => t.replace('import math\nimport operator\nimport sys\n', 'import math, operator, sys\n')],
    ['other quotes', (t) => t.replace('"__main__"', "'__main__'")],
    ['no type hints', (t) => t.replace(/: float(?= =)/g, '').replace(/: float/g, '').replace(/ -> float/g, '').replace(/ = default/g, '=default')],
    ['parentheses and commas at the end', (t) => t.replace(/return (.*)\((.*)\)$/gm, 'return ($1($2,))').replace(/^ {4}return \(\((.*)$/gm, '    return (($1')],
    ['calls over several lines', (t) => t.replace(/\(val, mult=mult\)/g, '(\n        val,\n        mult=mult,\n    )')],
    ['numbers in another spelling', (t) => t.replace(/\b(\d+)\.(\d)0?\b/g, '$1.$20')],
  ])('may have %s', async (_what, change) => {
    const text = change(truth(task));
    expect(text).not.toBe(truth(task));
    expect(await broken(task, text)).toEqual([]);
  });
});

describe('dead code', () => {
  const task = taskOf(atomOf({ kind: 'remove-dead-code', code: 'math', axis: 'runtime-resolution', size: 8 }));
  const dead = find(task, edited);
  const live = find(task, ({ fn }) => fn.side === 'init');
  const deadText = functionTexts(task, false).get(dead)!;

  it('is not gone when it is commented out', async () => {
    expect(await broken(task, `${truth(task)}\n${deadText.replace(/^/gm, '# ')}\n`)).toEqual([`nothing commented out: ${dead} stands in a comment`]);
  });
  it('may be spoken of', async () => expect(await broken(task, `# ${dead}() was never called: def ${dead} is removed\n${truth(task)}`)).toEqual([]));
  it('is not gone when it is a text', async () => expect(await broken(task, rewritten(task, live, (t) => t.replace(':\n', `:\n    """\n${deadText}\n    """\n`)))).toEqual([`other functions: ${live}: it is not to be edited`]));
  it('leaves nothing behind of one function', async () => expect((await broken(task, `${truth(task).split('\n\n\n')[0]!}\n\n\n${deadText}\n\n\n${truth(task).split('\n\n\n').slice(1).join('\n\n\n')}`))[0]).toBe(`functions: ${dead} is still there`));
  it('leaves idle arms as they are', async () => {
    const caller = [...rolesOf(task).values()].find(({ fn }) => (fn.neverCalls?.length ?? 0) > 0)!.fn;
    const call = `        ${caller.neverCalls![0]!}_val = ${caller.neverCalls![0]!}(val)\n`;
    expect(await broken(task, rewritten(task, caller.name, (t) => t.replace(call, '')))).toEqual([`other functions: ${caller.name}: it is not to be edited`]);
  });
  it('takes no live function with it', async () => expect((await broken(task, truth(task).replace(functionTexts(task, true).get(live)!, '')))[0]).toBe(`functions: ${live} is gone`));
  it('keeps check', async () => expect((await broken(task, truth(task).replace('start % 2 == parity', 'True')))[0]).toBe('other functions: check: it is not to be edited'));
});

describe('a parameter', () => {
  const task = taskOf(atomOf({ kind: 'add-parameter', code: 'math', axis: 'function-traversal', size: 12 }));
  const leaf = find(task, (role) => edited(role) && role.inner.length === 0);
  const middle = find(task, (role) => edited(role) && role.inner.length > 0 && !role.isHub);
  const callee = rolesOf(task).get(middle)!.inner[0]!;

  it.each<[string, string, (text: string) => string, string]>([
    ['another default', leaf, (t) => t.replace('default()', '1.0'), `signature of ${leaf}: the default of mult is 1.0 in place of default()`],
    ['no default', leaf, (t) => t.replace(' = default()', ''), `signature of ${leaf}: the default of mult is missing in place of default()`],
    ['another name', leaf, (t) => t.replace(/mult/g, 'factor'), `signature of ${leaf}: parameter 2 is factor in place of mult`],
    ['a place before val', leaf, (t) => t.replace('val: float, mult: float = default()', 'mult: float = default(), val: float = 0.0'), `signature of ${leaf}: parameter 1 is mult in place of val`],
    ['a wrong hint', leaf, (t) => t.replace('mult: float', 'mult: str'), `signature of ${leaf}: mult is said to be str`],
    ['keywords only', leaf, (t) => t.replace('val: float, mult', 'val: float, *, mult'), `signature of ${leaf}: it takes 3 parameters in place of 2`],
    ['no application', leaf, (t) => t.replace('return mult * ', 'return '), `values used of ${leaf}: mult is not applied`],
    ['a second application', leaf, (t) => t.replace('return mult * ', 'return mult * mult * '), `values used of ${leaf}: mult is applied 2 times`],
    ['an application in between', middle, (t) => t.replace('return ', 'return mult * '), `values used of ${middle}: mult is applied here too, and not only passed on`],
    ['no passing on', middle, (t) => t.replace(`${callee}(val, mult=mult)`, `${callee}(val)`), `values passed of ${middle}: line LINE: ${callee} is given nothing as mult`],
    ['another value passed on', middle, (t) => t.replace(`${callee}(val, mult=mult)`, `${callee}(val, mult=1.0)`), `values passed of ${middle}: line LINE: ${callee} is given 1.0 as mult`],
    ['another val passed on', middle, (t) => t.replace(`${callee}(val, mult=mult)`, `${callee}(-val, mult=mult)`), `values passed of ${middle}: line LINE: ${callee} is given -val as val`],
    ['a call too many', middle, (t) => t.replace('return ', `again = ${callee}(val, mult=mult)\n    return `), `calls of ${middle}: it calls ${callee} 2 times in place of once`],
    ['a call in place of another', middle, (t) => t.replace(`${callee}(val, mult=mult)`, `${middle}(val, mult=mult)`), `calls of ${middle}: it calls ${callee} never in place of once`],
    ['a parameter set anew', leaf, (t) => t.replace('return mult', 'mult = mult + 0\n    return mult'), `body of ${leaf}: line LINE: mult means something else here`],
    ['a loop', leaf, (t) => t.replace('    return', '    for _ in range(1):\n        pass\n    return'), `body of ${leaf}: line LINE: for statement is not a statement that this edit needs`],
    ['a condition', leaf, (t) => t.replace('    return', '    if mult is None:\n        return val\n    return'), `body of ${leaf}: line LINE: if statement is not a statement that this edit needs`],
    ['an exception handler', leaf, (t) => t.replace(/\n {4}return (.*)$/, '\n    try:\n        return $1\n    except Exception:\n        return val'), `body of ${leaf}: line LINE: try statement is not a statement that this edit needs`],
    ['a lambda', leaf, (t) => t.replace('return mult * ', 'f = lambda x: x\n    return mult * '), `body of ${leaf}: line LINE: lambda is not an expression that this edit needs`],
    ['a function inside', leaf, (t) => t.replace('    return', '    def f():\n        return 1\n    return'), `body of ${leaf}: line LINE: function definition is not a statement that this edit needs`],
    ['a name from nowhere', leaf, (t) => t.replace('return mult', 'x = __builtins__\n    return mult'), `body of ${leaf}: line LINE: __builtins__ has no value here`],
    ['a call of something else', leaf, (t) => t.replace('return mult', 'x = sys.exit(0)\n    return mult'), `body of ${leaf}: line LINE: sys.exit is not called in this edit`],
    ['a frame', leaf, (t) => t.replace('return mult', 'x = sys._getframe(1)\n    return mult'), `body of ${leaf}: line LINE: sys._getframe is not called in this edit`],
    ['a builtin set anew', leaf, (t) => t.replace('return mult', 'abs = val\n    return mult'), `body of ${leaf}: line LINE: abs means something else here`],
    ['a local that hides a function it calls', middle, (t) => t.replace('return ', `${callee} = val\n    return `), `body of ${middle}: line LINE: ${callee} is not called in this edit`],
    ['another name for a function', middle, (t) => t.replace('return ', `f = ${callee}\n    return `), `body of ${middle}: line LINE: ${callee} is used without being called`],
    ['a conditional', leaf, (t) => t.replace('return mult * ', 'return mult if True else mult * '), `body of ${leaf}: line LINE: conditional expression is not an expression that this edit needs`],
    ['a print', leaf, (t) => t.replace('    return', '    print(mult)\n    return'), `instructions of ${leaf}: line LINE: nobody asked for this print`],
    ['an assertion', leaf, (t) => t.replace('    return', '    assert mult != 0\n    return'), `instructions of ${leaf}: line LINE: nobody asked for this assert`],
    ['arguments unpacked', middle, (t) => t.replace(`${callee}(val, mult=mult)`, `${callee}(val, **mult)`), `body of ${middle}: line LINE: dictionary splat is not an expression that this edit needs`],
    ['a global', leaf, (t) => t.replace('    return', '    global mult\n    return'), `body of ${leaf}: line LINE: global statement is not a statement that this edit needs`],
    ['an assignment in passing', leaf, (t) => t.replace('return mult * ', 'return (x := mult) * '), `body of ${leaf}: line LINE: named expression is not an expression that this edit needs`],
  ])('may not have %s', async (_what, name, change, why) => {
    const text = rewritten(task, name, change);
    expect((await broken(task, text)).map((one) => one.replace(/line \d+/, 'line LINE'))).toContain(why);
  });

  it('may not go to a function that calls the first one', async () => {
    const caller = find(task, ({ fn }) => fn.side === 'init');
    expect(await broken(task, rewritten(task, caller, (t) => t.replace('val: float', 'val: float, mult: float = default()')))).toEqual([`other functions: ${caller}: it is not to be edited`]);
  });

  it.each<[string, string, (text: string) => string]>([
    ['passed by position', middle, (t) => t.replace(/mult=mult/g, 'mult')],
    ['passed under another local name', middle, (t) => t.replace(':\n', ':\n    m = mult\n').replace(/mult=mult/g, 'mult=m')],
    ['passed with val by name', middle, (t) => t.replace(/\(val, mult=mult\)/g, '(mult=mult, val=val)')],
    ['applied by operator.mul', leaf, (t) => t.replace(/return mult \* (.*)$/, 'return operator.mul(mult, $1)')],
    ['applied in steps', leaf, (t) => t.replace(/return mult \* (.*)$/, 'result = $1\n    result *= mult\n    return result')],
    ['under a local that is called like another function', leaf, (t) => t.replace(':\n', `:\n    ${middle} = mult\n`).replace('return mult', `return ${middle}`)],
    ['described in a docstring', leaf, (t) => t.replace(':\n', ':\n    """Applies mult."""\n')],
  ])('may be %s', async (_what, name, change) => expect(await broken(task, rewritten(task, name, change))).toEqual([]));
});

describe('a cached result', () => {
  const task = taskOf(atomOf({ kind: 'cache-function', code: 'math', axis: 'function-traversal', size: 12 }));
  const hub = task.edits[0]!.hub!;
  const leaf = find(task, (role) => edited(role) && role.inner.length === 0);
  const middle = find(task, (role) => edited(role) && role.inner.length > 0 && !role.isHub);
  const child = rolesOf(task).get(hub)!.inner[0]!;

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['computed twice', hub, (t) => t.replace('return ', 'other = slow()\n    return '), /^calls of .*: it calls slow 2 times in place of once/],
    ['computed where it is needed', leaf, (t) => t.replace('return temp', 'return slow()'), /^calls of .*: it calls slow once in place of never/],
    ['called otherwise', hub, (t) => t.replace('temp: float = slow()', 'cached = slow()').replace(/, temp\)/g, ', cached)'), /^values (passed|used) of /],
    ['optional', leaf, (t) => t.replace('temp: float', 'temp: float = 0.0'), /^signature of .*: the default of temp is 0.0 in place of none/],
    ['dropped on the way', middle, (t) => t.replace(/, temp\)/, ')'), /^values passed of .* is given nothing as temp/],
    ['used on the way', middle, (t) => t.replace('return ', 'return temp * '), /^values used of .*: temp is applied here too/],
    ['left unused', leaf, (t) => t.replace('return temp * ', 'return '), /^values used of .*: temp is not applied/],
    ['said to be something else', hub, (t) => t.replace('temp: float', 'temp: str'), /^body of .*: line \d+: temp is said to be str/],
    ['said to be nothing', hub, (t) => t.replace('temp: float', 'temp: nonsense'), /^body of .*: line \d+: temp is said to be nonsense/],
    ['set to something else', hub, (t) => t.replace('temp: float = slow()', 'temp = slow() + 0'), /^values used of .*: temp is not what slow\(\) gave, once/],
  ])('may not be %s', async (_what, name, change, why) => expect((await broken(task, rewritten(task, name, change))).some((one) => why.test(one))).toBe(true));

  it('may not be computed in a loop', async () => {
    expect((await broken(task, rewritten(task, hub, (t) => t.replace('    temp: float = slow()', '    for _ in range(2):\n        temp = slow()'))))[0]).toMatch(/^body of .*: line \d+: for statement/);
  });
  it('may not be computed in main', async () => expect((await broken(task, truth(task).replace('def main(val: float):\n', 'def main(val: float):\n    temp = slow()\n')))[0]).toBe('main: main is not as it was'));
  it('may be passed by name', async () => expect(await broken(task, rewritten(task, hub, (t) => t.replace(`${child}(val, temp)`, `${child}(val, temp=temp)`)))).toEqual([]));
  it('may be without a hint', async () => expect(await broken(task, rewritten(task, hub, (t) => t.replace('temp: float = slow()', 'temp = slow()')))).toEqual([]));
});

describe('a returned value', () => {
  const task = taskOf(atomOf({ kind: 'add-return', code: 'math', axis: 'function-traversal', size: 12 }));
  const hub = task.edits[0]!.hub!;
  const caller = find(task, (role) => edited(role) && role.inner.includes(hub));

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['asked for again', caller, (t) => t.replace('return ', 'x, key = external(val)\n    return '), /^calls of .*: it calls external once in place of never/],
    ['taken by a second call', caller, (t) => t.replace(`${hub}_val, key = ${hub}(val)`, `${hub}_val = ${hub}(val)[0]\n    key = ${hub}(val)[1]`), /^calls of .*: it calls .* 2 times in place of once/],
    ['hidden by the old hint', caller, (t) => t.replace('tuple[float, str]', 'float'), /^signature of .*: its result is said to be float in place of tuple\[float, str\]/],
    ['a parameter', caller, (t) => t.replace('val: float', 'val: float, key: str = ""'), /^signature of .*: it takes 2 parameters in place of 1/],
  ])('may not be %s', async (_what, name, change, why) => expect((await broken(task, rewritten(task, name, change))).some((one) => why.test(one))).toBe(true));

  it.each<[string, (text: string) => string]>([
    ['unpacked from a hinted local', (t) => t.replace(`${hub}_val, key = ${hub}(val)`, `both: tuple[float,str] = ${hub}(val)\n    ${hub}_val: float = both[0]\n    key: str = both[1]`)],
    ['unpacked later', (t) => t.replace(`${hub}_val, key = ${hub}(val)`, `both = ${hub}(val)\n    ${hub}_val = both[0]\n    key = both[1]`)],
    ['in parentheses', (t) => t.replace(/return (.*)$/, 'return ($1)')],
    ['without a hint', (t) => t.replace(' -> tuple[float, str]', '')],
    ['under another name', (t) => t.replace(/\bkey\b/g, 'word')],
  ])('may be %s', async (_what, change) => expect(await broken(task, rewritten(task, caller, change))).toEqual([]));
});

describe('a shared multiplier', () => {
  const task = taskOf(atomOf({ kind: 'dont-repeat', code: 'math', axis: 'function-traversal', size: 12 }));
  const hub = task.edits[0]!.hub!;
  const source = find(task, (role) => edited(role) && role.isSource);
  it.each<[string, string, (text: string) => string, RegExp]>([
    ['asked for by a caller still', source, (t) => t.replace('return factor', 'return get_multiplier(val)'), /^calls of .*: it calls get_multiplier once in place of never/],
    ['asked for twice', hub, (t) => t.replace('return ', 'x = get_multiplier(val)\n    return '), /^calls of .*: it calls get_multiplier 2 times in place of once/],
    ['asked for another value', hub, (t) => t.replace('get_multiplier(val)', 'get_multiplier(1.0)'), /^values passed of .*: line \d+: get_multiplier is given 1\.0 as val/],
    ['returned by a caller too', source, (t) => t.replace('-> float', '-> tuple[float, float]'), /^signature of .*: its result is said to be tuple/],
  ])('may not be %s', async (_what, name, change, why) => expect((await broken(task, rewritten(task, name, change))).some((one) => why.test(one))).toBe(true));
});

describe('guarded functions', () => {
  const task = taskOf(atomOf({ kind: 'add-parameter', code: 'math', axis: 'runtime-resolution', size: 12 }));
  const leaf = [...rolesOf(task).values()].find((role) => edited(role) && role.inner.length === 0)!.fn;
  it.each<[string, (text: string) => string, RegExp]>([
    ['edited in both arms', (t) => t.replace(/return (?!mult)/, 'return mult * '), /^idle arm of .*: the arm that never runs changed/],
    ['without the idle arm', (t) => t.replace(/ {4}else:\n[^]*$/, ''), /^body of .*: it is no longer one `if check/],
    ['without a guard', (t) => t.replace(/:\n[^]*$/, ':\n    return mult * val'), /^body of .*: it is no longer one `if check/],
    ['under another condition', (t) => t.replace(/if check\((\d+)/, 'if check(1$1'), /^body of .*: the condition of its guard changed/],
    ['under the opposite condition', (t) => t.replace('if check', 'if not check'), /^body of .*: the condition of its guard changed/],
    ['with something before the guard', (t) => t.replace('    if check', '    x = mult\n    if check'), /^body of .*: it is no longer one `if check/],
    ['with something after the guard', (t) => `${t}\n    return mult`, /^body of .*: it is no longer one `if check/],
  ])('may not be %s', async (_what, change, why) => expect((await broken(task, rewritten(task, leaf.name, change))).some((one) => why.test(one))).toBe(true));

  it('may not be edited in the arm that never runs alone', async () => {
    const swapped = rewritten(task, leaf.name, (t) => {
      const [head, then, otherwise] = t.split(/(?<=:\n)(?= {8})|(?= {4}else)/);
      return [head, then!.includes('mult *') ? then!.replace('mult * ', '') : then!.replace('return ', 'return mult * '), otherwise!.includes('mult *') ? otherwise!.replace('mult * ', '') : otherwise!.replace('return ', 'return mult * ')].join('');
    });
    expect((await broken(task, swapped)).map((one) => one.split(':')[0])).toEqual([`idle arm of ${leaf.name}`, `values used of ${leaf.name}`]);
  });
});

describe('instructions', () => {
  const task = taskOf(atomOf({ kind: 'add-parameter', code: 'math', axis: 'instruction-following', size: 30 }));
  const leaf = find(task, (role) => edited(role) && role.inner.length === 0);
  const middle = find(task, (role) => edited(role) && role.inner.length > 0 && !role.isHub);
  const lineOf = (kind: string): string => writeInstruction(task.edits[0]!.instructions.find((one) => one.kind === kind)!);

  it.each(['comment', 'assert-unequal', 'print-before', 'add'])('may not be left out (%s)', async (kind) => {
    const line = lineOf(kind);
    expect(await broken(task, rewritten(task, leaf, (t) => t.replace(`    ${line}\n`, '')))).toEqual([`instructions of ${leaf}: ${JSON.stringify(line)} stands in it nowhere`]);
  });
  it.each(['comment', 'assert-below', 'print-after', 'divide'])('may not be followed twice (%s)', async (kind) => {
    const line = lineOf(kind);
    expect(await broken(task, rewritten(task, leaf, (t) => t.replace(`    ${line}\n`, `    ${line}\n    ${line}\n`)))).toEqual([`instructions of ${leaf}: ${JSON.stringify(line)} stands in it 2 times`]);
  });
  it('may not stand in a docstring', async () => {
    const line = lineOf('comment');
    expect(await broken(task, rewritten(task, leaf, (t) => t.replace(`    ${line}\n`, '').replace(':\n', `:\n    """\n    ${line}\n    """\n`)))).toEqual([`instructions of ${leaf}: ${JSON.stringify(line)} stands in it nowhere`]);
  });
  it('may not stand behind code on its line', async () => {
    const line = lineOf('comment');
    expect(await broken(task, rewritten(task, leaf, (t) => t.replace(`    ${line}\n`, '').replace(/(assert .*)\n/, `$1  ${line}\n`)))).toEqual([`instructions of ${leaf}: ${JSON.stringify(line)} stands in it nowhere`]);
  });
  it('may not stand in another order', async () => {
    const [print, assertion] = [lineOf('print-before'), lineOf('assert-above')];
    expect((await broken(task, rewritten(task, leaf, (t) => t.replace(`    ${print}\n`, '').replace(`    ${assertion}\n`, `    ${print}\n    ${assertion}\n`))))[0]).toMatch(/comments, assertions, prints and assignments are not in this order$/);
  });
  it('may stand in any order among their own kind', async () => {
    const [one, two] = task.edits[0]!.instructions.filter(({ kind }) => kind.startsWith('assert')).map((i) => writeInstruction(i)) as [string, string];
    expect(await broken(task, rewritten(task, leaf, (t) => t.replace(one, '@').replace(two, one).replace('@', two)))).toEqual([]);
  });
  it('may not come after the value went on', async () => {
    const one = task.edits[0]!.instructions.find(({ kind }) => kind === 'multiply')!;
    const line = writeInstruction(one);
    expect((await broken(task, rewritten(task, middle, (t) => t.replace(`    ${line}\n`, '').replace('    return', `    ${line}\n    return`))))[0]).toMatch(new RegExp(`does not stand between where ${one.value} comes from and where it goes$`));
  });
  it('may not be followed in a function that has no such value', async () => {
    const other = find(task, ({ fn }) => fn.side === 'init');
    const line = lineOf('comment');
    expect(await broken(task, rewritten(task, other, (t) => t.replace(':\n', `:\n    ${line}\n`)))).toEqual([`stray comments: ${other}: ${line} does not belong here`]);
  });
  it('may not change the value', async () => {
    const one = task.edits[0]!.instructions.find(({ kind }) => kind === 'add')!;
    expect((await broken(task, rewritten(task, leaf, (t) => t.replace((one as { target: string }).target, one.value))))[0]).toMatch(/^body of .* means something else here$/);
  });
});

describe('the values of instructions that come from calls', () => {
  const task = taskOf(atomOf({ kind: 'dont-repeat', code: 'string', axis: 'instruction-following', size: 20 }));
  const middle = find(task, (role) => edited(role) && !role.isHub && !role.isSource);
  it('may not be spoken of before they are received', async () => {
    const received = new RegExp(`^    .* = ${rolesOf(task).get(middle)!.inner[0]!}\\(val\\)\n`, 'm');
    const text = rewritten(task, middle, (t) => t.replace(received, '').replace(/( {4}return )/, `${received.exec(t)![0]}$1`));
    expect((await broken(task, text)).some((one) => /has no value here|comes from and where it goes/.test(one))).toBe(true);
  });
});

describe('a comment to copy', () => {
  const task = taskOf(atomOf({ kind: 'cache-function', code: 'math', axis: 'comment-copying', size: 12 }));
  const comment = `# ${task.edits[0]!.comment!}`;
  const leaf = find(task, (role) => edited(role) && role.inner.length === 0);
  it.each<[string, (text: string) => string]>([
    ['left out', (t) => t.replace(`    ${comment}\n`, '')],
    ['copied twice', (t) => t.replace(`    ${comment}\n`, `    ${comment}\n    ${comment}\n`)],
    ['copied into a text', (t) => t.replace(`    ${comment}\n`, `    "${comment}"\n`)],
    ['copied with a word less', (t) => t.replace(/ \w+\n/, '\n')],
    ['copied behind code', (t) => t.replace(`    ${comment}\n`, '').replace(/$/, `  ${comment}`)],
    ['copied over two lines', (t) => t.replace(comment, comment.replace(/ (\w+)$/, '\n    # $1'))],
    ['copied into a text over several lines', (t) => t.replace(`    ${comment}\n`, `    """\n    ${comment}\n    """\n`)],
  ])('may not be %s', async (_what, change) => expect((await broken(task, rewritten(task, leaf, change)))[0]).toMatch(new RegExp(`^comment of ${leaf}: the comment stands in it (nowhere|2 times)`)));
  it('may not go into other functions', async () => {
    const other = find(task, ({ fn }) => fn.side === 'init');
    expect(await broken(task, rewritten(task, other, (t) => t.replace(':\n', `:\n    ${comment}\n`)))).toEqual([`stray comments: ${other}: ${comment} does not belong here`]);
  });
  it('may stand anywhere in the function', async () => expect(await broken(task, rewritten(task, leaf, (t) => `${t.replace(`    ${comment}\n`, '')}\n    ${comment}`))).toEqual([]));
});
