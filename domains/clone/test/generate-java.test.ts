import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeContext, Stream, type Context, type JavaProgram } from '@codewalk/core';
import { findJdk, openMachine, type Machine } from '@codewalk/exec';
import { minedInputs } from '../src/generate-mined.js';
import { mineFacts } from '../src/generate-facts.js';
import { typedInputs } from '../src/generate-typed.js';
import { runPairs, type Pair } from '../src/run-pairs.js';
import { searchDifferences } from '../src/search.js';
import { erasedName, formatType, parseSignature } from '../src/signature.js';

const TYPES = [
  'boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double', 'Boolean', 'Byte', 'Short', 'Character', 'Integer', 'Long', 'Float', 'Double', 'Number', 'String', 'CharSequence', 'StringBuilder', 'StringBuffer', 'Object', 'Comparable', 'Iterable', 'Class', 'Throwable', 'Exception',
  'BigInteger', 'BigDecimal', 'List', 'List<String>', 'ArrayList<Integer>', 'LinkedList', 'Vector', 'Stack', 'Collection', 'Iterator', 'Enumeration', 'Set<Integer>', 'HashSet', 'LinkedHashSet', 'TreeSet', 'SortedSet<String>', 'Queue', 'Deque', 'ArrayDeque',
  'Map<String, Integer>', 'HashMap', 'LinkedHashMap', 'TreeMap', 'SortedMap', 'Hashtable', 'Dictionary', 'Properties', 'Date', 'Calendar', 'GregorianCalendar', 'Locale', 'TimeZone', 'BitSet', 'Optional<String>', 'List<int[]>',
  'boolean[]', 'byte[]', 'short[]', 'char[]', 'int[]', 'long[]', 'float[]', 'double[]', 'String[]', 'Object[]', 'Integer[]', 'Double[]', 'Number[]', 'Comparable[]', 'CharSequence[]', 'Class[]', 'Date[]', 'List<String>[]', 'Map[]', 'int[][]', 'byte[][]', 'char[][]', 'double[][]', 'String[][]', 'Object[][]',
] as const;
const missing = typeof (await findJdk()) === 'string' && process.env['CODEWALK_REQUIRE_ALL'] !== '1';

describe.skipIf(missing)('generated inputs', () => {
  let machine: Machine;
  let ctx: Context;
  beforeAll(async () => {
    machine = await openMachine({ needs: ['java'], jobs: 2 });
    ctx = makeContext('test', machine.runtimes, new AbortController().signal);
  });
  afterAll(() => machine?.close());

  const pair = (id: string, result: string, parameters: readonly string[], a: string, b: string): Pair => {
    const signature = parseSignature(result, parameters);
    if (!signature.ok) throw new Error(signature.detail);
    const list = parameters.map((type, i) => `${type} ${'xyzuvw'[i]}`).join(', ');
    const side = (body: string): Pair['sides'][0] => ({ source: `import java.util.*; import java.math.*;\nclass A {\n  static ${result} f(${list}) { ${body} }\n}\n`, className: 'A', method: 'f', parameters: signature.value.parameters.map(erasedName) });
    return { id, sides: [side(a), side(b)], signature: signature.value, strict: false };
  };

  it('fit every type that is read, of both generators', async () => {
    const facts = await mineFacts(['class A { boolean f(byte[] b, String s) { return b.length == 4 && b[1] == 7 && s.equals("abc") && s.charAt(0) == 9 && 2.5 < 9L; } }']);
    const programs = TYPES.map((text): JavaProgram => {
      const { sides, signature } = pair(text, 'Object', [text, text], 'return x;', 'return y;');
      return { sides: [sides[0]], inputs: [...typedInputs(signature, new Stream(text), 40), ...minedInputs(facts, signature, new Stream(text), 30)] };
    });
    const runs = await machine.runtimes.java.run(programs, ctx.signal);
    const odd = runs.flatMap((run, i) => {
      if (run.kind !== 'ran') return [`${TYPES[i]}: ${JSON.stringify(run)}`];
      // what is lazy comes back as no value, and that is all that may go wrong with giving back an argument
      return run.outcomes[0]!.filter((outcome) => outcome.kind !== 'returned' && !(outcome.kind === 'refused' && outcome.code === 'lazy' && /Iterator|Enumeration/.test(TYPES[i]!))).map((outcome) => `${TYPES[i]}: ${JSON.stringify(outcome)}`);
    });
    expect(odd).toEqual([]);
    expect(formatType(pair('t', 'Object', ['Map<String, Integer>'], 'return x;', 'return x;').signature.parameters[0]!)).toBe('Map<String, Integer>');
  });

  it('of a search reach what lies behind several conditions, and end in what the sources themselves give', async () => {
    const pairs = [
      pair('header', 'boolean', ['byte[]'], 'return x.length == 12 && x[0] == 0x4d && x[1] == 0x5a && (x[5] & 0xff) == 0x90 && x[11] == 3;', 'return x.length == 12 && x[0] == 0x4d && x[1] == 0x5a && (x[5] & 0xff) == 0x90;'),
      pair('nested', 'int', ['String', 'int'], 'if (x.startsWith("key:")) { if (y > 40) { if (x.length() == 9) { if (x.charAt(6) == \'#\') return 1; } } } return 0;', 'return 0;'),
      pair('shift', 'int', ['int', 'int'], 'return x << y;', 'return y >= 32 ? 0 : x << y;'),
      pair('alias', 'int', ['int[]', 'int[]'], 'for (int i = 0; i < Math.min(x.length, y.length); i++) y[i] = x[x.length - 1 - i]; return y.length;', 'int[] c = x.clone(); for (int i = 0; i < Math.min(x.length, y.length); i++) y[i] = c[x.length - 1 - i]; return y.length;'),
      pair('same', 'int', ['int[]'], 'int s = 0; for (int v : x) s += v; return s;', 'int s = 0; for (int i = x.length; i-- > 0;) s += x[i]; return s;'),
    ];
    const runs = await searchDifferences(pairs, ctx, { inputs: 600 });
    expect(runs.map((run) => (run.kind === 'ran' ? run.difference !== null : run))).toEqual([true, true, true, true, false]);
    for (const [i, run] of runs.entries()) {
      if (run.kind !== 'ran') continue;
      expect(run.inputs.length).toBeGreaterThanOrEqual(450);
      const [again] = await runPairs([{ pair: pairs[i]!, inputs: run.inputs.slice(0, 50) }], ctx, { isolated: true });
      expect(again).toMatchObject({ kind: 'ran', comparisons: run.comparisons.slice(0, 50) });
    }
    const [alone] = await searchDifferences([pairs[1]!], ctx, { inputs: 600 });
    expect(alone).toEqual(runs[1]); // whatever else was searched with it
  });

  it('that loop without end are limits, and the others are called until a side had three', async () => {
    const endless = pair('endless', 'int', ['int'], 'while (x == 3) {} return x;', 'return x;');
    const inputs = [1, 3, 4, 3, 5, 3, 3, 3, 6].map((x) => ({ arguments: [x] }));
    const [run] = await runPairs([{ pair: endless, inputs }], ctx);
    expect(run!.kind === 'ran' && run!.comparisons.map(({ kind }) => kind)).toEqual(['same', 'unknown', 'same', 'unknown', 'same', 'unknown', 'unknown', 'unknown', 'unknown']);
  });
});
