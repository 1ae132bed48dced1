// npm run conformance:clone -- DIR [--seed S] [--count N] [--typed N] [--searched N] [--compile] [--out FILE] [--only witnessed|unwitnessed]: FEMP-X (a checkout of it, or its src folder).
// Compiles every pair, then refutes pairs blindly: no test of the data set is read but for its label.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContext, Stream, type Context, type JavaInput } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { parseSource } from '@codewalk/syntax';
import { typedInputs } from '../domains/clone/src/generate-typed.js';
import { formatOutcome } from '../domains/clone/src/outcome.js';
import { runPairs, type Pair } from '../domains/clone/src/run-pairs.js';
import { searchDifferences } from '../domains/clone/src/search.js';
import { erasedName, formatSignature, parseSignature } from '../domains/clone/src/signature.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' }, count: { type: 'string', default: '600' }, typed: { type: 'string', default: '300' }, searched: { type: 'string', default: '400' },
    compile: { type: 'boolean', default: false }, out: { type: 'string' }, only: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('usage: npm run conformance:clone -- DIR [--seed S] [--count N] [--typed N] [--searched N] [--compile] [--out FILE]');
  process.exit(2);
}

/** One pair of the data set: where a human put it, and how the newer tests say that its methods differ, if they do. */
interface Entry {
  readonly id: string;
  readonly home: string;
  readonly difference: string | null;
  readonly source: string;
}

const CHUNK = 25;

function readEntries(root: string): Entry[] {
  const entries: Entry[] = [];
  for (const home of ['equivalent', 'inequivalent', 'unverified']) {
    const tests = new Map(readdirSync(join(root, 'src/test/java', home)).map((name) => [/^ClonePair(\d+)(?:No|Diff)/.exec(name)?.[1], name]));
    for (const name of readdirSync(join(root, 'src/main/java', home)).sort()) {
      const number = /^ClonePair(\d+)\.java$/.exec(name)?.[1];
      if (number === undefined) continue;
      const test = tests.get(number);
      const text = test === undefined ? '' : readFileSync(join(root, 'src/test/java', home, test), 'utf8');
      const difference = test?.includes('DifferenceFinding') ? (/DifferenceType\.(\w+)/.exec(text)?.[1] ?? 'UNKNOWN') : null;
      entries.push({ id: `${home}/${number}`, home, difference, source: readFileSync(join(root, 'src/main/java', home, name), 'utf8').replace(/^\s*package\s[^;]*;/m, '') });
    }
  }
  return entries;
}

/** The two methods as a pair, or why they are none. */
async function pairOf({ id, source }: Entry): Promise<Pair | string> {
  const tree = await parseSource('java', source);
  try {
    const declaration = tree.rootNode.namedChildren.find((node) => node?.type === 'class_declaration');
    const className = declaration?.childForFieldName('name')?.text;
    const methods = declaration?.childForFieldName('body')?.namedChildren.filter((node) => node?.type === 'method_declaration') ?? [];
    if (className === undefined || methods.length !== 2) return 'not two methods';
    const parameters = methods[0]!.childForFieldName('parameters')!.namedChildren.filter((node) => node !== null && node.type.endsWith('_parameter'));
    const types = parameters.map((node) => (node!.type === 'spread_parameter' ? `${node!.namedChildren.find((n) => n!.type !== 'modifiers')!.text}[]` : `${node!.childForFieldName('type')!.text}${node!.childForFieldName('dimensions')?.text ?? ''}`));
    const signature = parseSignature(methods[0]!.childForFieldName('type')!.text + (methods[0]!.childForFieldName('dimensions')?.text ?? ''), types);
    if (!signature.ok) return signature.code;
    const side = (at: number): Pair['sides'][0] => ({ source, className, method: methods[at]!.childForFieldName('name')!.text, parameters: signature.value.parameters.map(erasedName) });
    return { id, sides: [side(0), side(1)], signature: signature.value, strict: true };
  } finally {
    tree.delete();
  }
}

interface Verdict {
  readonly id: string;
  readonly signature: string;
  readonly by: 'typed' | 'searched' | null;
  readonly refused?: string;
  readonly what?: string;
  readonly input?: JavaInput;
  /** A difference in a second run too, on that input alone. */
  readonly confirmed?: boolean;
}

/** Both generators on some pairs; what one of them refutes is run again. */
async function refute(pairs: readonly Pair[], ctx: Context): Promise<Verdict[]> {
  const suites = pairs.map((pair) => typedInputs(pair.signature, ctx.stream(`typed/${pair.id}`), Number(values.typed)));
  const typed = await runPairs(pairs.map((pair, i) => ({ pair, inputs: suites[i]! })), ctx);
  const searched = await searchDifferences(pairs, ctx, { inputs: Number(values.searched) });
  const verdicts: Verdict[] = [];
  for (const [i, pair] of pairs.entries()) {
    const signature = formatSignature(pair.signature);
    const [a, b] = [typed[i]!, searched[i]!];
    if (a.kind !== 'ran' || b.kind !== 'ran') {
      const failed = a.kind !== 'ran' ? a : b;
      verdicts.push({ id: pair.id, signature, by: null, refused: failed.kind === 'refused' ? `${failed.code}: ${failed.detail}` : failed.kind === 'lost' ? `lost: ${failed.why}` : '' });
      continue;
    }
    const at = a.comparisons.findIndex(({ kind }) => kind === 'different');
    const run = at >= 0 ? a : b;
    const place = at >= 0 ? at : (b.difference ?? -1);
    if (place < 0) {
      const outside = [...a.outcomes.flat(), ...b.outcomes.flat()].find((outcome) => outcome.kind === 'refused');
      verdicts.push({ id: pair.id, signature, by: null, ...(outside ? { refused: formatOutcome(outside) } : {}) });
      continue;
    }
    const input = (at >= 0 ? suites[i]! : b.inputs)[place]!;
    verdicts.push({ id: pair.id, signature, by: at >= 0 ? 'typed' : 'searched', what: `${formatOutcome(run.outcomes[0][place]!, 60)} | ${formatOutcome(run.outcomes[1][place]!, 60)}`, input });
  }
  const refuted = verdicts.filter(({ input }) => input);
  const again = await runPairs(refuted.map(({ id, input }) => ({ pair: pairs.find((pair) => pair.id === id)!, inputs: [input!] })), ctx);
  return verdicts.map((verdict) => {
    const second = again[refuted.indexOf(verdict)];
    return second ? { ...verdict, confirmed: second.kind === 'ran' && second.comparisons[0]!.kind === 'different' } : verdict;
  });
}

const machine = await openMachine({ needs: ['java'], jobs: 2 });
const ctx = makeContext(`conformance/${values.seed}`, machine.runtimes, new AbortController().signal);
try {
  const entries = readEntries(folder);
  console.log(`${entries.length} pairs, ${entries.filter(({ difference }) => difference !== null).length} with a witness; ${machine.toolchains.map(({ version }) => version).join(', ')}`);
  if (values.compile) {
    const codes = new Map<string, number>();
    for (const reply of await machine.runtimes.java.compile(entries.map(({ source }) => source), ctx.signal)) {
      const code = reply.kind === 'refused' ? reply.code : reply.kind;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    console.log(`compiled: ${JSON.stringify(Object.fromEntries(codes))}`);
  }
  const samples = {
    witnessed: entries.filter(({ difference }) => ['RETURN_VALUE', 'EXCEPTION', 'SIDE_EFFECT'].includes(difference ?? '')),
    unwitnessed: entries.filter(({ difference }) => difference === null),
  };
  const all: Record<string, Verdict[]> = {};
  for (const [name, from] of Object.entries(samples)) {
    if (values.only !== undefined && values.only !== name) continue;
    const drawn = new Stream(`${values.seed}/${name}`).shuffle(from).slice(0, Number(values.count));
    const made = await Promise.all(drawn.map(pairOf));
    const outside = made.filter((pair) => typeof pair === 'string');
    const pairs = made.filter((pair) => typeof pair !== 'string');
    const started = process.hrtime.bigint();
    const verdicts: Verdict[] = [];
    for (let i = 0; i < pairs.length; i += 2 * CHUNK) {
      const chunks = [pairs.slice(i, i + CHUNK), pairs.slice(i + CHUNK, i + 2 * CHUNK)].filter((chunk) => chunk.length > 0);
      verdicts.push(...(await Promise.all(chunks.map((chunk) => refute(chunk, ctx)))).flat());
      console.error(`${name}: ${verdicts.length} of ${pairs.length}, ${verdicts.filter(({ by }) => by).length} refuted`);
    }
    const count = (test: (verdict: Verdict) => unknown): number => verdicts.filter(test).length;
    const refuted = count(({ by }) => by !== null);
    console.log(`${name}: ${drawn.length} drawn, ${outside.length} of types outside (${[...new Set(outside)].join(', ')}); refuted ${refuted} (${((100 * refuted) / drawn.length).toFixed(1)} %): typed ${count(({ by }) => by === 'typed')}, searched ${count(({ by }) => by === 'searched')}; ` +
      `confirmed by a second run ${count(({ confirmed }) => confirmed)}; outside of what is compared ${count(({ refused }) => refused)}; ${(Number(process.hrtime.bigint() - started) / 1e9).toFixed(0)} s`);
    all[name] = verdicts;
  }
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(all, null, 1)}\n`);
} finally {
  await machine.close();
}
