import { textFile } from '@codewalk/core';
import { describe, expect, it } from 'vitest';
import { parseAtomFile } from '../src/atom-file.js';
import { atomFile, atomOf, codesOf } from './samples.js';

const codes = async (options: Parameters<typeof atomFile>[0]): Promise<string[]> => codesOf(await parseAtomFile(atomFile(options)));

describe('reading an atom file', () => {
  it('gives label, signature, imports and both sides without comments', async () => {
    const atom = await atomOf(textFile('lists/keep.java', `// label: neq
// entry: kept
// differs: Second keeps zeros.
// strict: yes
// licence: MIT
// source: somewhere
import java.util.List;
import java.util.ArrayList;

/** A pair. */
final class First {
    // what it keeps
    static List<Integer> kept(final List<Integer> in, /* bound */ int at) { // trailing
        return new ArrayList<>(/* all */ in);
    }
}

class Second {
    static java.util.List<Integer> kept(List<Integer> in, int at) {
        String text = "// no comment";
        return in;
    }
}
`));
    expect(atom).toEqual({
      id: 'lists.keep',
      provenance: { source: 'somewhere', licence: 'MIT' },
      label: 'neq',
      strict: true,
      weak: false,
      result: 'List<Integer>',
      parameters: ['List<Integer>', 'int'],
      imports: ['java.util.ArrayList', 'java.util.List'],
      sides: [
        { entry: 'kept', names: ['in', 'at'], body: '    static List<Integer> kept(final List<Integer> in, int at) {\n        return new ArrayList<>( in);\n    }' },
        { entry: 'kept', names: ['in', 'at'], body: '    static java.util.List<Integer> kept(List<Integer> in, int at) {\n        String text = "// no comment";\n        return in;\n    }' },
      ],
    });
  });

  it('takes helpers, overloads, recursion, constants and nested types', async () => {
    const members = `
    private static final int LIMIT = 3 * (4 + 1), OTHER = -1;
    record Pair(int a, int b) { int sum() { return this.a + b; } }
    static class Node { int value; Node next; Node(int value) { this.value = value; } }
    interface Step { int apply(int x); }
    static int f(int n) { return n == 0 ? LIMIT : f(n - 1); }
`;
    expect(await codes({ members: members.replace('static int f', 'static int helper').replace('f(n - 1)', 'helper(n - 1)') })).toEqual([]);
  });

  it.each([
    ['generics', { signature: '<T> T NAME(T s)', first: 'return s;', second: 'return s;' }],
    ['varargs', { signature: 'int NAME(String... s)', first: 'return 1;', second: 'return 1;' }],
    ['checked-exception', { signature: 'String NAME(String s) throws java.io.IOException' }],
    ['static-initialiser', { members: '    static { System.exit(1); }\n' }],
    ['static-state', { members: '    static int count;\n' }],
    ['static-state', { members: '    static final int[] TABLE = {1, 2};\n' }],
    ['static-state', { members: '    static final int NOW = compute();\n    static int compute() { return 1; }\n' }],
    ['static-state', { members: '    static class Box { static int count; }\n' }],
    ['static-state', { members: '    interface Box { int[] SHARED = {1}; }\n' }],
    ['instance', { members: '    int field() { return 1; }\n' }],
    ['instance', { members: '    First() { }\n' }],
    ['instance', { members: '    class Inner { }\n' }],
    ['enum', { members: '    enum Colour { RED }\n' }],
    ['threads', { first: 'synchronized (s) { return s; }' }],
    ['threads', { members: '    static synchronized int g(int x) { return x; }\n' }],
    ['modifier', { members: '    static native int g(int x);\n' }],
    ['assertion', { first: 'assert s != null; return s;' }],
    ['void-result', { signature: 'void NAME(String s)', first: '', second: '' }],
    ['no-parameters', { signature: 'int NAME()', first: 'return 1;', second: 'return 1;' }],
    ['unknown-type', { signature: 'Widget NAME(Widget s)' }],
    ['dimensions', { signature: 'int[][][] NAME(int[][][] s)', first: 'return s;', second: 'return s;' }],
    ['no-entry', { header: '// label: eq\n// entry: missing g\n' }],
    ['package', { imports: 'package a.b;\n' }],
    ['beside-the-pair', { imports: 'class Third { }\n' }],
    ['static-import', { imports: 'import static java.lang.Math.max;\n' }],
    ['import-outside', { imports: 'import sun.misc.Unsafe;\n' }],
    ['import-outside', { imports: 'import com.example.Widget;\n' }],
    ['annotation', { members: '    @Custom static int g(int x) { return x; }\n' }],
    ['does-not-parse', { first: 'return s' }],
    ['nested-comment', { first: '/* a /* b */ return s;' }],
    ['unicode-escape', { first: 'return s; // \\u000a System.exit(0);' }],
    ['hidden-character', { first: 'return s + "\u202e";' }],
    ['bad-header', { header: '// label: maybe\n// entry: f g\n' }],
    ['bad-header', { header: '// label: neq\n// entry: f g\n' }],
    ['bad-header', { header: '// label: eq\n// entry: f g\n// differs: something\n' }],
    ['bad-header', { header: '// label: eq\n// entry: f g\n// entry: f g\n' }],
    ['bad-header', { header: '// label: eq\n// entry: f g\n// strict: maybe\n' }],
    ['bad-header', { header: '// label: eq\n// entry: f g\n// colour: red\n' }],
    ['unclear-name', { members: '    static int First(int First) { return First; }\n' }],
    ['unclear-name', { members: '    static int size(int n) { return n; }\n    static int use() { return new java.util.ArrayList<String>() { int twice() { return size(2); } }.twice(); }\n' }],
  ] as const)('refuses by name: %s', async (code, options) => {
    expect(await codes(options)).toContain(code);
  });

  it('refuses sides whose signatures differ, also by boxing alone', async () => {
    const file = atomFile({ signature: 'int NAME(int s)', first: 'return s;', second: 'return s;' });
    const boxed = textFile(file.path, file.text!.replace('static int g(int s)', 'static int g(Integer s)'));
    expect(codesOf(await parseAtomFile(boxed))).toEqual(['signature-differs']);
  });

  it('refuses a method of a megabyte before it is parsed', async () => {
    const results = await parseAtomFile(atomFile({ first: `${'s = s + 1; '.repeat(100_000)}return s;` }));
    expect(codesOf(results)).toEqual(['too-large']);
  });

  it('refuses what is no Java file, no text, or has no fit name', async () => {
    expect(codesOf(await parseAtomFile(textFile('a.py', '')))).toEqual(['not-java']);
    expect(codesOf(await parseAtomFile({ path: 'a.java', mode: '644', base64: 'AA==' }))).toEqual(['not-text']);
    expect(codesOf(await parseAtomFile(textFile('a b.java', '')))).toEqual(['bad-id']);
  });

  it('lists every problem with its line', async () => {
    const results = await parseAtomFile(atomFile({ members: '    static int a;\n    static { }\n' }));
    expect(results.map((r) => (r.ok ? '' : `${r.code} ${r.at}`))).toEqual(['static-state text/sample.java:5', 'static-initialiser text/sample.java:6']);
  });
});
