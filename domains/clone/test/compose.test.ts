import { makeContext, textFile, type Runtimes } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import type { Atom } from '../src/atom.js';
import { compose } from '../src/compose.js';
import { atomOf } from './samples.js';

const pair = (path: string, first: string, second: string, header = '// label: eq\n// entry: run\n'): Promise<Atom> => atomOf(textFile(`${path}.java`, `${header}${first}\n${second}`));
const composed = async (...walk: readonly Atom[]): Promise<readonly [string, string]> => {
  const made = await compose(walk, makeContext('test', {} as Runtimes, new AbortController().signal));
  if (!made.ok) throw new Error(made.code);
  return made.value.task.snippets;
};

const one = `class First {
    static final int LIMIT = 3;
    static int run(int n) { return run(n, LIMIT); }
    static int run(int n, int limit) { return n > First.LIMIT ? First.run(n - 1, limit) : helper(n); }
    private static int helper(int helper) { return helper; }
}`;
const two = `class Second {
    static int run(int n) { return n; }
}`;

describe('composing', () => {
  it('renames overloads, recursion, constants and inner names apart, and leaves strings and foreign members alone', async () => {
    const other = `class First {
    static final int LIMIT = 9;
    record Item(int run) { int helper() { return run; } int twice() { return 2 * helper(); } }
    static int run(int n) {
        String run = "run(n) LIMIT";
        java.util.function.IntUnaryOperator op = First::helper;
        return new Item(n).twice() + helper(run.length()) + op.applyAsInt(LIMIT);
    }
    static int helper(int n) { return n < 0 ? helper(-n) : n; }
}`;
    const [a] = await composed(await pair('a', one, two), await pair('b', other, two));
    expect(a).toBe(`class SnippetA {
    static final int LIMIT = 3;
    static int run(int n) { return run(n, LIMIT); }
    static int run(int n, int limit) { return n > SnippetA.LIMIT ? SnippetA.run(n - 1, limit) : helper(n); }
    private static int helper(int helper) { return helper; }

    static final int LIMIT2 = 9;
    record Item(int run) { int helper() { return run; } int twice() { return 2 * helper(); } }
    static int run2(int n) {
        String run = "run(n) LIMIT";
        java.util.function.IntUnaryOperator op = SnippetA::helper2;
        return new Item(n).twice() + helper2(run.length()) + op.applyAsInt(LIMIT2);
    }
    static int helper2(int n) { return n < 0 ? helper2(-n) : n; }

    static int outer(int n) {
        int r1 = run(n);
        return run2(r1);
    }
}
`);
  });

  it('makes parameters that nothing feeds those of outer, the same on both sides', async () => {
    const pad = (name: string, text: string, width: string): string => `class ${name} {\n    static String run(String ${text}, int ${width}) { return ${text} + ${width}; }\n}`;
    const snippets = await composed(await pair('a', pad('First', 's', 'n'), pad('Second', 'text', 'w')), await pair('b', pad('First', 's', 'n'), pad('Second', 't', 'k')));
    expect(snippets.map((s) => s.slice(s.indexOf('    static String outer')))).toEqual([
      '    static String outer(String s, int n, int n2) {\n        String r1 = run(s, n);\n        return run2(r1, n2);\n    }\n}\n',
      '    static String outer(String s, int n, int n2) {\n        String r1 = run(s, n);\n        return run2(r1, n2);\n    }\n}\n',
    ]);
  });

  it('renames a nested type that another atom means the platform by', async () => {
    const own = 'class First {\n    record List(int a) { }\n    static int run(int n) { return new List(n).a(); }\n}';
    const platform = 'import java.util.*;\nclass First {\n    static int run(int n) { List<Integer> all = List.of(n); return all.size(); }\n}';
    const [a] = await composed(await pair('a', own, two), await pair('b', platform, two));
    expect(a).toContain('record List1(int a)');
    expect(a).toContain('List<Integer> all = List.of(n)');
  });

  it('refuses two atoms that are not equivalent, and imports of one simple name', async () => {
    const neq = '// label: neq\n// entry: run\n// differs: x\n';
    const atoms = [await pair('a', one, two, neq), await pair('b', one, two, neq)];
    const ctx = makeContext('test', {} as Runtimes, new AbortController().signal);
    expect(await compose(atoms, ctx)).toMatchObject({ ok: false, code: 'several-neq' });
    const clash = [await pair('a', `import java.util.List;\n${one}`, two), await pair('b', `import java.awt.List;\n${one}`, two)];
    expect(await compose(clash, ctx)).toMatchObject({ ok: false, code: 'import-clash' });
  });

  it('labels a chain neq as soon as one atom is', async () => {
    const ctx = makeContext('test', {} as Runtimes, new AbortController().signal);
    const made = await compose([await pair('a', one, two), await pair('b', one, two, '// label: neq\n// entry: run\n// differs: x\n')], ctx);
    expect(made).toMatchObject({ ok: true, value: { reference: 'neq' } });
  });
});
