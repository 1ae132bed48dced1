import { Stream, type JavaInput, type JavaSide } from '@codewalk/core';
import { CLASSES, unitOf, type Atom } from './atom.js';
import { echo } from './generate-echo.js';
import { mineFacts } from './generate-facts.js';
import { minedInputs } from './generate-mined.js';
import { typedInputs } from './generate-typed.js';
import { signatureOf } from './links.js';
import type { Pair } from './run-pairs.js';
import { erasedName, formatSignature, parseSignature } from './signature.js';
import { OUTER, SNIPPETS, type Task } from './task.js';

/** Inputs that each of the two generators makes for a pair. */
export const ATOM_INPUTS = 320;
/** Inputs that each makes for a composite, besides those that its atoms have. */
const COMPOSITE_INPUTS = 160;

type Content = Omit<Atom, 'provenance'>;

/** The two methods of an atom, as they are called. */
export function pairOf(atom: Content): Pair {
  const signature = signatureOf(atom);
  const parameters = signature.parameters.map(erasedName);
  const sides = atom.sides.map(({ body, entry }, i): JavaSide => ({ source: unitOf(atom.imports, CLASSES[i]!, body), className: CLASSES[i]!, method: entry, parameters }));
  return { id: atom.id, sides: [sides[0]!, sides[1]!], signature, strict: atom.strict };
}

/** The two composites of a task, as they are called. */
export function compositeOf(task: Task): Pair {
  const read = parseSignature(task.result, task.arguments.map(({ type }) => type));
  if (!read.ok) throw new TypeError(`a task's types are no signature: ${read.detail}`);
  const parameters = read.value.parameters.map(erasedName);
  const sides = SNIPPETS.map((className, i): JavaSide => ({ source: task.snippets[i]!, className, method: OUTER, parameters }));
  return { id: task.stages.map(({ atom }) => atom.id).join(' '), sides: [sides[0]!, sides[1]!], signature: read.value, strict: task.strict };
}

/** T of a pair, by the two generators. */
export interface Suite {
  readonly typed: readonly JavaInput[];
  readonly mined: readonly JavaInput[];
}

/** T of a pair. Named by the pair, so that a pair has one suite wherever it stands. */
export async function suiteOf(pair: Pair): Promise<Suite> {
  const { id, signature, sides } = pair;
  const key = JSON.stringify([id, formatSignature(signature), sides]);
  const known = suites.get(key);
  if (known) return known;
  const made = {
    typed: typedInputs(signature, new Stream(`clone/typed/${id}`), ATOM_INPUTS),
    mined: minedInputs(await mineFacts(sides.map(({ source }) => source)), signature, new Stream(`clone/mined/${id}`), ATOM_INPUTS),
  };
  if (suites.size >= MAX_SUITES) suites.clear();
  suites.set(key, made);
  return made;
}

/** What `suiteOf` made, since neighbours in a bank share atoms. */
const suites = new Map<string, Suite>();
const MAX_SUITES = 256;

/**
 * The merged suite (paper §3.4): every input of the first atom, joined with a row of each later atom's inputs for what the atom before
 * does not give it; then inputs that the generators make for the composite itself. A row stays whole: what one of T's inputs holds for
 * the extra parameters of a stage goes in together.
 */
export async function mergedSuite(task: Task, stream: Stream): Promise<JavaInput[]> {
  const suites = await Promise.all(task.stages.map(async ({ atom }) => allOf(await suiteOf(pairOf(atom)))));
  const merged = suites[0]!.map((row) => joined(task, [row, ...suites.slice(1).map((rows) => stream.pick(rows))]));
  const composite = compositeOf(task);
  return [
    ...merged,
    ...typedInputs(composite.signature, stream.fork('typed'), COMPOSITE_INPUTS),
    ...minedInputs(await mineFacts(task.snippets), composite.signature, stream.fork('mined'), COMPOSITE_INPUTS),
  ];
}

/** All inputs of T. */
export const allOf = ({ typed, mined }: Suite): readonly JavaInput[] => [...typed, ...mined];

function joined(task: Task, rows: readonly JavaInput[]): JavaInput {
  const places = new Map(task.arguments.map(({ stage, parameter }, place) => [`${stage} ${parameter}`, place]));
  const same = rows.flatMap((row, stage) => (row.same ?? []).flatMap(([i, j]): (readonly [number, number])[] => {
    const [a, b] = [places.get(`${stage} ${i}`), places.get(`${stage} ${j}`)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  }));
  return { arguments: task.arguments.map(({ stage, parameter }) => rows[stage]!.arguments[parameter]!), ...(same.length > 0 ? { same } : {}) };
}

/** Inputs beyond the suite, for a second look at an atom's pair or a task's composites: by both generators from other streams, and a fifth with texts that echo each other. */
export async function moreInputs({ id, signature, sides }: Pair, count: number): Promise<JavaInput[]> {
  const stream = new Stream(`clone/second-look/${id}`);
  const each = Math.ceil(count * 0.4);
  const known = [...typedInputs(signature, stream.fork('typed'), each), ...minedInputs(await mineFacts(sides.map(({ source }) => source)), signature, stream.fork('mined'), each)];
  const echoing = stream.fork('echoes');
  return [...known, ...Array.from({ length: Math.max(0, count - known.length) }, () => echo(echoing.pick(known), echoing))];
}
