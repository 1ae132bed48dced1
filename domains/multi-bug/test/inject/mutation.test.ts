import { describe, expect, it } from 'vitest';
import { languageOf, mutate, mutationsOf, operators, type Operator } from '../../src/inject/mutation.js';

type Language = 'python' | 'javascript' | 'typescript';

/** The mutated sources of one operator, in order. */
async function mutants(language: Language, operator: Operator, source: string): Promise<string[]> {
  return (await mutationsOf(language, source)).filter((m) => m.operator === operator).map((m) => mutate(source, m));
}

const PYTHON: readonly (readonly [Operator, string, readonly string[]])[] = [
  ['off-by-one', 'x = a[i + 1:]\n', ['x = a[i + 0:]\n', 'x = a[i + 2:]\n']],
  ['off-by-one', 'while i < n:\n    i += n\n', ['while i <= n:\n    i += n\n']],
  ['comparison', 'ok = a not in b\n', ['ok = a in b\n']],
  ['boolean', 'ok = a and not b\n', ['ok = a or not b\n', 'ok = a and b\n']],
  ['arithmetic', 'x = a // b\n', ['x = a / b\n']],
  ['swapped-arguments', 'f(a, b, key=c)\n', ['f(b, a, key=c)\n']],
  ['swapped-arguments', 'f(a, *b)\n', []],
  ['dropped-statement', 'def f(x):\n    x.sort()\n    return x\n', ['def f(x):\n    pass\n    return x\n']],
  ['dropped-statement', 'x = compute()\n', []],
  ['dropped-branch', 'if a:\n    b()\nelse:\n    c()\n', ['if a:\n    pass\nelse:\n    c()\n', 'if a:\n    b()\nelse:\n    pass\n']],
  ['wrong-default', 'def f(a, b=True, c: int = 3):\n    pass\n', ['def f(a, b=False, c: int = 3):\n    pass\n', 'def f(a, b=True, c: int = 4):\n    pass\n']],
  ['wrong-variable', 'def f(a, b):\n    return a\n', ['def f(a, b):\n    return b\n']],
  ['wrong-variable', 'def f(self, a):\n    return a\n', []],
  ['wrong-variable', 'def f(a, b):\n    return g(a=1)\n', []],
  ['wrong-constant', "x = 'abc'\n", ["x = 'ab'\n"]],
  ['wrong-constant', 'def f():\n    """Says what."""\n', []],
  ['missing-await', 'async def f():\n    return await g()\n', ['async def f():\n    return g()\n']],
  ['inverted-condition', 'if not a:\n    b()\n', ['if a:\n    b()\n']],
  ['inverted-condition', 'x = a if b < c else d\n', ['x = a if not (b < c) else d\n']],
  ['early-return', 'def f(xs):\n    n = 0\n    for x in xs:\n        n += x\n    return n\n', ['def f(xs):\n    n = 0\n    for x in xs:\n        n += x\n        return n\n    return n\n']],
];

const JAVASCRIPT: readonly (readonly [Operator, string, readonly string[]])[] = [
  ['off-by-one', 'f(a[i + 1]);\n', ['f(a[i + 0]);\n', 'f(a[i + 2]);\n']],
  ['off-by-one', 's.slice(1);\n', ['s.slice(0);\n', 's.slice(2);\n']],
  ['comparison', 'ok = a === b;\n', ['ok = a !== b;\n']],
  ['boolean', 'ok = a ?? !b;\n', ['ok = a && !b;\n', 'ok = a ?? b;\n']],
  ['arithmetic', 'i++;\n', ['i--;\n']],
  ['swapped-arguments', 'f(a, b);\n', ['f(b, a);\n']],
  ['swapped-arguments', 'f(...a, b);\n', []],
  ['dropped-statement', 'function f(x) {\n  x.sort();\n  return x;\n}\n', ['function f(x) {\n  ;\n  return x;\n}\n']],
  ['dropped-branch', 'if (a) b();\nelse c();\n', ['if (a) {}\nelse c();\n', 'if (a) b();\nelse {}\n']],
  ['wrong-default', 'function f(a = true, b = 3) {}\n', ['function f(a = false, b = 3) {}\n', 'function f(a = true, b = 4) {}\n']],
  ['wrong-variable', 'function f(a, b) { return a; }\n', ['function f(a, b) { return b; }\n']],
  ['wrong-variable', 'function f(a, b) { return { a: 1 }.b; }\n', []],
  ['wrong-constant', "const x = require('fs');\n", []],
  ['wrong-constant', "x = 'abc';\n", ["x = 'ab';\n"]],
  ['missing-await', 'async function f() { return await g(); }\n', ['async function f() { return g(); }\n']],
  ['inverted-condition', 'if (!a) b();\n', ['if (a) b();\n']],
  ['early-return', 'function f(xs) {\n  let n = 0;\n  for (const x of xs) {\n    n += x;\n  }\n  return n;\n}\n', ['function f(xs) {\n  let n = 0;\n  for (const x of xs) {\n    n += x;\n    return n;\n  }\n  return n;\n}\n']],
];

describe('mistakes in Python', () => {
  it.each(PYTHON)('%s in %j', async (operator, source, expected) => expect(await mutants('python', operator, source)).toEqual(expected));
  it('covers every operator', () => expect(new Set(PYTHON.map(([operator]) => operator))).toEqual(new Set(operators)));
});

describe('mistakes in JavaScript', () => {
  it.each(JAVASCRIPT)('%s in %j', async (operator, source, expected) => expect(await mutants('javascript', operator, source)).toEqual(expected));
  it('covers every operator', () => expect(new Set(JAVASCRIPT.map(([operator]) => operator))).toEqual(new Set(operators)));
  it('reads TypeScript, and leaves its types alone', async () => {
    const source = 'function f(a: number, b: Map<string, 1>): number { return a + 1; }\n';
    const all = (await mutationsOf('typescript', source)).map((m) => mutate(source, m));
    expect(all).toContain('function f(a: number, b: Map<string, 1>): number { return a - 1; }\n');
    expect(all.every((text) => text.startsWith('function f(a: number, b: Map<string, 1>): number {'))).toBe(true);
  });
});

describe('mutations', () => {
  it('give nothing for a text that does not parse', async () => {
    expect(await mutationsOf('python', 'def f(:\n')).toEqual([]);
  });
  it('are the same each time, in the order of the source', async () => {
    const source = PYTHON.map(([, text]) => text).join('\n');
    const first = await mutationsOf('python', source);
    expect(await mutationsOf('python', source)).toEqual(first);
    expect(first.map((m) => m.start)).toEqual(first.map((m) => m.start).sort((a, b) => a - b));
  });
  it('keep the line ends of the source', async () => {
    const source = 'def f(xs):\r\n    n = 0\r\n    for x in xs:\r\n        n += x\r\n    return n\r\n';
    expect(await mutants('python', 'early-return', source)).toEqual([source.replace('n += x\r\n', 'n += x\r\n        return n\r\n')]);
  });
  it('keep places beside letters of two units', async () => {
    expect(await mutants('python', 'arithmetic', "x = '😀' + a\n")).toEqual(["x = '😀' - a\n"]);
  });
  it('know files by their names', () => {
    expect(['a.py', 'a.mjs', 'a.cjs', 'a.jsx', 'a.ts', 'a.rb', 'py'].map(languageOf)).toEqual(['python', 'javascript', 'javascript', 'javascript', 'typescript', undefined, undefined]);
  });
});
