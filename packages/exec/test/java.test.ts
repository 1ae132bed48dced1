import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { typed, type JavaOutcome, type JavaProgram, type TypedValue } from '@codewalk/core';
import { findJdk, type Machine } from '@codewalk/exec';
import { calls, openJava, withoutJava } from './java-place.js';

const { as } = typed;
const signal = new AbortController().signal;

/** Documents of values that come back as they went in. */
const SAME: readonly TypedValue[] = [
  null, true, 7, -2147483648, '', 'a\u0000é\u{1f600}"\\', { $: 'str', points: [0x61, 0xd800] },
  as('long', 5), as('long', typed.int(-(2n ** 63n))), as('long', typed.int(2n ** 53n)), as('short', -3), as('byte', -128), as('char', 65535), as('float', typed.float(Math.fround(0.1))), typed.float(-0), typed.float(Number.NaN), typed.float(1e308),
  as('int[]', [1, 2]), as('long[]', [typed.int(2n ** 62n), 1]), as('boolean[]', [true, false]), as('byte[]', typed.bytes(Uint8Array.of(0, 255))), as('char[]', 'ab'), as('double[]', [typed.float(0.5)]), as('float[]', [typed.float(0.5)]), as('short[]', [1]),
  as('String[]', ['a', null]), as('Object[]', [1, 'x', null, as('long', 1)]), as('Integer[]', [1, null]), as('int[][]', [as('int[]', [1]), null]), as('String[][]', [as('String[]', [])]), as('byte[][]', [as('byte[]', typed.bytes(Uint8Array.of(1)))]),
  as('StringBuilder', 'ab'), as('StringBuffer', ''), as('BigInteger', typed.int(10n ** 30n)), as('BigDecimal', '1.50'), as('Date', -1), as('Calendar', 951_782_400_000), as('Class', 'java.lang.String'), as('Locale', 'de-DE'), as('TimeZone', 'Europe/Paris'), as('BitSet', [1, 70]), as('Optional', 'x'),
  [1, 'a', [null]], typed.set([3, 'a']), typed.dict([['k', null], [1, 'a']]), as('Object', null), as('Thing', 't'), as('OtherThing', 't'), { $: 'exception', type: 'java.io.IOException' },
];
/** Documents whose value comes back as what it is equal to. */
const PLAIN: readonly (readonly [TypedValue, TypedValue])[] = [
  [as('Vector', [1]), [1]], [as('LinkedList', ['a']), ['a']], [as('Stack', []), []], [as('ArrayDeque', [1]), as('Collection', [1])],
  [as('LinkedHashSet', [2, 1]), typed.set([1, 2])], [as('TreeSet', [2, 1]), typed.set([1, 2])],
  [as('TreeMap', typed.dict([['b', 1], ['a', 2]])), typed.dict([['a', 2], ['b', 1]])], [as('Hashtable', typed.dict([['k', 1]])), typed.dict([['k', 1]])], [as('Properties', typed.dict([['k', 'v']])), typed.dict([['k', 'v']])],
  [as('Throwable', ['java.io.IOException', 'why', null]), { $: 'exception', type: 'java.io.IOException' }],
];

describe.skipIf(withoutJava !== null)('the Java runtime', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openJava();
  });
  afterAll(() => machine?.close());

  const run = async (...programs: JavaProgram[]): Promise<readonly (readonly JavaOutcome[])[]> => {
    const runs = await machine.runtimes.java.run(programs, signal);
    return runs.map((one) => {
      if (one.kind !== 'ran') throw new Error(JSON.stringify(one));
      return one.outcomes[0]!;
    });
  };
  const values = (outcomes: readonly JavaOutcome[]): unknown[] => outcomes.map((outcome) => (outcome.kind === 'returned' ? outcome.value : outcome));

  it('takes in and gives back every kind of value', async () => {
    const source = 'class Hostile { static Object call(Object x) { return x instanceof java.util.Optional ? x : x; } }';
    const given = [...SAME.filter((value) => !(typeof value === 'object' && value !== null && '$' in value && value.$ === 'exception')), ...PLAIN.map(([from]) => from)];
    const [outcomes] = await run(calls(source, ['Object'], given.map((value) => [value])));
    expect(values(outcomes!)).toEqual([...given.slice(0, -PLAIN.length), ...PLAIN.map(([, to]) => to)]);
  });

  it('finds overloads by their parameters, and instance methods', async () => {
    const source = `class Hostile {
      private final int base = 10;
      String call(long x) { return "long"; }
      String call(Integer x) { return "Integer"; }
      String call(java.util.List<String> x) { return "List" + base; }
      String call(int... x) { return "int[]" + x.length; }
    }`;
    const outcomes = await run(
      calls(source, ['long'], [[as('long', 1)]]), calls(source, ['java.lang.Integer'], [[1]]), calls(source, ['List'], [[['a']]]), calls(source, ['int[]'], [[as('int[]', [1, 2])]]),
    );
    expect(outcomes.map(values)).toEqual([['long'], ['Integer'], ['List10'], ['int[]2']]);
  });

  it('says which arguments a call changed, with copies for each call and one object where two are the same', async () => {
    const source = 'class Hostile { static int call(int[] a, int[] b, StringBuilder s) { a[0]++; if (a == b) s.append("same"); return b[0]; } }';
    const row = [as('int[]', [1]), as('int[]', [1]), as('StringBuilder', '')];
    const program = calls(source, ['int[]', 'int[]', 'StringBuilder'], [row]);
    const [outcomes] = await run({ ...program, inputs: [{ arguments: row }, { arguments: row, same: [[0, 1]] }, { arguments: row }] });
    const apart = { kind: 'returned', value: 1, effects: { changed: { 0: as('int[]', [2]) } } };
    expect(outcomes).toEqual([apart, { kind: 'returned', value: 2, effects: { changed: { 0: as('int[]', [2]), 1: as('int[]', [2]), 2: as('StringBuilder', 'same') } } }, apart]);
  });

  it('compiles what another call pushes out of its memory meanwhile', async () => {
    const small = 'class Small {}';
    const wrong = (from: number): string[] => Array.from({ length: 5_000 }, (_, i) => `${from + i}`);
    await machine.runtimes.java.compile([small], signal);
    const both = await Promise.all([machine.runtimes.java.compile(wrong(0), signal), machine.runtimes.java.compile([small, ...wrong(5_000)], signal)]);
    expect(both.map((replies) => new Set(replies.map(({ kind }) => kind)))).toEqual([new Set(['refused']), new Set(['compiled', 'refused'])]);
  });

  it('keeps the two streams apart, and exceptions by class', async () => {
    const source = 'class Hostile { static int call(int x) { System.out.print("o\\u00e9"); System.err.print("e"); if (x > 0) throw new ArithmeticException("x"); return 1 / x; } }';
    const [outcomes] = await run(calls(source, ['int'], [[1], [0], [-1]]));
    const effects = { out: 'oé', err: 'e' };
    expect(outcomes).toEqual([{ kind: 'threw', exception: 'java.lang.ArithmeticException', effects }, { kind: 'threw', exception: 'java.lang.ArithmeticException', effects }, { kind: 'returned', value: -1, effects }]);
  });

  it('is the same on every machine: zone, locale, encoding, hash codes, traces', async () => {
    const source = `import java.util.*; class Hostile { static Object call(int x) {
      return List.of(new Date(0).toString(), Locale.getDefault().toString(), "é".getBytes().length, String.format("%,.2f", 1234.5), new Object().hashCode() == new Object().hashCode(), new RuntimeException().getStackTrace().length, "I".toLowerCase());
    } }`;
    const [outcomes] = await run(calls(source, ['int'], [[1]]));
    expect(values(outcomes!)).toEqual([['Thu Jan 01 00:00:00 UTC 1970', 'en_US', 2, '1,234.50', true, 0, 'i']]);
  });

  it('has lambdas, streams, string switches, records and nested classes', async () => {
    const source = `import java.util.*; import java.util.stream.*; class Hostile {
      record P(int a, String b) {}
      enum E { ONE, TWO }
      static Object call(int x) {
        Comparator<P> order = Comparator.comparing(P::b);
        List<P> all = IntStream.range(0, x).mapToObj(i -> new P(i, "k" + (x - i))).sorted(order).collect(Collectors.toList());
        switch (all.get(0).b() + E.values()[1]) { case "k1TWO": return all.stream().map(P::a).collect(Collectors.toList()); default: return "no"; }
      } }`;
    const [outcomes] = await run(calls(source, ['int'], [[3]]));
    expect(values(outcomes!)).toEqual([[2, 1, 0]]);
  });

  it('refuses what does not compile by line, and keeps the others', async () => {
    const sources = [
      'class A { static int f() { return 1; } }', 'class A {\n  int f() { return y; }\n}', 'package p; class A {}', 'class A { int f() { throw new Exception(); } }',
      `class A { static int f(int x) { ${'x += x * 31 + 7; '.repeat(12_000)} return x; } }`, `class A { int x = ${'('.repeat(20_000)}1${')'.repeat(20_000)}; }`, 'class A { /* /* */ int x = 1; }', 'class A { String s = "\\u0041"; char c = \'\\u0027\'; }',
      `class A { } //${'x'.repeat(1 << 20)}`, 'class A { static Object f() { return new u0.A(); } }', 'class A { static void f() { System.exit(java.time.Year.now().getValue()); } }',
    ];
    const replies = await machine.runtimes.java.compile(sources, signal);
    expect(replies.map((reply) => (reply.kind === 'refused' ? `${reply.code} ${reply.problems[0]!.line}` : reply.kind))).toEqual([
      'compiled', 'does-not-compile 2', 'does-not-compile 1', 'does-not-compile 1', 'too-large 1', 'compiler-limit 1', 'compiled', 'does-not-compile 1', 'too-large 1', 'does-not-compile 1', 'compiled',
    ]);
    expect(replies.at(-1)).toMatchObject({ references: expect.arrayContaining(['java.lang.System.exit(I)V', 'java.time.Year', 'java.time.Year.now()Ljava/time/Year;']) as unknown });
  });

  it('refuses a method that is not there, and arguments that do not fit', async () => {
    const source = 'class Hostile { static int call(int x) { return x; } static int other() { return 1; } }';
    const runs = await machine.runtimes.java.run([calls(source, ['long'], [[1]]), calls(source, ['int'], [['text']]), calls(source, ['int'], [[null]]), calls(source, ['int'], [[1]], 'Missing'), calls(source, ['int'], [[1]])], signal);
    expect(runs.map((one) => (one.kind === 'refused' ? one.code : one.kind))).toEqual(['no-such-method', 'no-such-method', 'no-such-method', 'no-such-method', 'ran']);
  });

  it('says where a source with probes went', async () => {
    const source = 'class Hostile { static int call(int x) { codewalk.Trace.at(0); for (int i = 0; i < x; i++) codewalk.Trace.at(1); return codewalk.Trace.is(2, x > 1) ? 1 : 0; } }';
    const [one] = await machine.runtimes.java.run([calls(source, ['int'], [[0], [5], [2_000_000_000]])], signal);
    expect(one).toEqual({ kind: 'ran', outcomes: [[{ kind: 'returned', value: 0 }, { kind: 'returned', value: 1 }, { kind: 'limit', limit: 'cpu' }]], traces: [['0:1 3:1', '0:1 1:3 2:1', expect.stringContaining('1:')]] });
  });
});

describe('finding a JDK', () => {
  const before = { JAVA_HOME: process.env['JAVA_HOME'], PATH: process.env['PATH'] };
  const folder = mkdtempSync(join(tmpdir(), 'codewalk-jdk-'));
  afterEach(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says that there is none', async () => {
    delete process.env['JAVA_HOME'];
    process.env['PATH'] = folder;
    expect(await findJdk()).toBe('there is no java on the path, and JAVA_HOME is not set');
  });

  it('says that there is a runtime alone', async () => {
    delete process.env['JAVA_HOME'];
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    symlinkSync('/bin/true', join(bin, 'java'));
    process.env['PATH'] = bin;
    expect(await findJdk()).toBe('there is a Java runtime (JRE) without a compiler; a development kit (JDK) is needed');
  });

  it('says that JAVA_HOME has no compiler', async () => {
    process.env['JAVA_HOME'] = folder;
    expect(await findJdk()).toBe(`JAVA_HOME is ${folder}, which has no bin/javac: a development kit (JDK) is needed`);
  });
});
