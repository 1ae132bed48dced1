import { environmentError, textFile, type Context, type JavaInput, type Result, type SourceItem } from '@codewalk/core';
import { z } from 'zod';
import type { Atom, Label } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { hasZeros, signatureOf } from './links.js';
import { formatDifference, tallyOf, unknownCase } from './evidence.js';
import { lookAt, ONE_LIMIT, type Look } from './look.js';
import { runPairs, type PairRun } from './run-pairs.js';
import { moreInputs, pairOf } from './suite.js';

/** A pair as a data set has it: what it claims, and its methods as members of two classes of their own. */
export interface ClaimedPair {
  /** The atom's id, and the file's name. */
  readonly name: string;
  /** Where it stands, for messages. */
  readonly where: string;
  readonly claim: Label;
  /** What the claim rests on, as one line. */
  readonly evidence: string;
  readonly imports: readonly string[];
  /** `entry`: the method's name. `code`: the method, and nothing else. */
  readonly sides: readonly [ClaimedSide, ClaimedSide];
}

export interface ClaimedSide {
  readonly entry: string;
  readonly code: string;
}

/** A pair, or why a record of the data set gives none. */
export type Claimed = ClaimedPair | { readonly skipped: string; readonly where: string; readonly detail: string };

export const pairOptions = z.strictObject({
  /** Pairs of one signature and label that are kept at most, so that no type fills a pool; the rest is not looked at. */
  cap: z.coerce.number().int().min(1).default(40),
  /** Further inputs on which a pair that is claimed equivalent must agree; 0 asks for no second look. */
  inputs: z.coerce.number().int().min(0).default(2000),
  /** Records that are read at most. */
  limit: z.coerce.number().int().min(1).optional(),
});
export type PairOptions = z.infer<typeof pairOptions>;

export interface Origin {
  readonly source: string;
  readonly licence: string;
}

/**
 * Turns claimed pairs into atom files: each is read as an atom would be, its label verified by both generators, and kept only where
 * they bear the claim out. Weak ones go into a folder of their own. In the order of the records, each of them a unit.
 */
export async function* importPairs(claims: readonly Claimed[], origin: Origin, { cap, inputs, limit }: PairOptions, ctx: Context, earlier: readonly SourceItem[]): AsyncGenerator<SourceItem> {
  const records = claims.slice(0, limit);
  const importer = new Importer(records, origin, cap, inputs, await countKept(earlier));
  for (let next = earlier.filter((item) => 'done' in item).length; next < records.length; ) {
    for (const item of await importer.from(next, ctx)) {
      yield item;
      yield { done: 'where' in item ? item.where : item.file.path, of: records.length };
      next++;
    }
  }
}

type Kept = Map<string, number>;

const capKey = ({ label, result, parameters }: Pick<Atom, 'label' | 'result' | 'parameters'>): string => `${label} ${result}(${parameters.join(', ')})`;

async function countKept(earlier: readonly SourceItem[]): Promise<Kept> {
  const kept: Kept = new Map();
  for (const item of earlier) if ('file' in item) for (const read of await parseAtomFile(item.file)) if (read.ok) count(kept, capKey(read.value));
  return kept;
}

const count = (kept: Kept, key: string): void => void kept.set(key, (kept.get(key) ?? 0) + 1);

/** Pairs that are looked at together, and records among which they are sought. */
const TOGETHER = 40;
const AHEAD = 400;

type Read = Exclude<Claimed, ClaimedPair> | { readonly record: ClaimedPair; readonly atom: Result<Atom> };

/**
 * Looks ahead for pairs that the cap leaves open, at most as many of a signature as are wanted; what comes of a record depends on
 * those before it by the cap alone, and not on what was looked at together.
 */
class Importer {
  readonly #read = new Map<number, Promise<Read>>();
  readonly #looks = new Map<Atom, Looked>();

  constructor(readonly records: readonly Claimed[], readonly origin: Origin, readonly cap: number, readonly inputs: number, readonly kept: Kept) {}

  /** What comes of some records from `start` on, in order: one item each, and at least one. */
  async from(start: number, ctx: Context): Promise<Given[]> {
    const ahead = await Promise.all(this.records.slice(start, start + AHEAD).map((_, i) => this.#readAt(start + i)));
    const planned = new Map(this.kept);
    const open: Atom[] = [];
    for (const entry of ahead) {
      if (!('atom' in entry) || !entry.atom.ok) continue;
      const atom = entry.atom.value;
      if ((planned.get(capKey(atom)) ?? 0) >= this.cap) continue;
      count(planned, capKey(atom));
      if (!this.#looks.has(atom) && open.length < TOGETHER) open.push(atom);
    }
    for (const [atom, look] of await lookTwice(open, ctx)) this.#looks.set(atom, look);
    await lookFurther(open, this.#looks, this.inputs, ctx);
    const given: Given[] = [];
    for (const [i, entry] of ahead.entries()) {
      if ('atom' in entry && entry.atom.ok && !this.#full(entry.atom.value) && !this.#looks.has(entry.atom.value)) break;
      given.push(this.#give(entry));
      this.#read.delete(start + i);
      if ('atom' in entry && entry.atom.ok) this.#looks.delete(entry.atom.value);
    }
    return given;
  }

  #readAt(at: number): Promise<Read> {
    const record = this.records[at]!;
    const known = this.#read.get(at) ?? ('skipped' in record ? Promise.resolve(record) : asAtom(record, this.origin).then((atom) => ({ record, atom })));
    this.#read.set(at, known);
    return known;
  }

  #full(atom: Atom): boolean {
    return (this.kept.get(capKey(atom)) ?? 0) >= this.cap;
  }

  #give(entry: Read): Given {
    if (!('atom' in entry)) return entry;
    const { record, atom } = entry;
    const skip = (skipped: string, detail: string): Given => ({ skipped, where: record.where, detail });
    if (!atom.ok) return skip(atom.code, atom.detail);
    if (this.#full(atom.value)) return skip('signature-cap', `${this.cap} pairs of ${capKey(atom.value)} are kept already`);
    const { look, strict, further } = this.#looks.get(atom.value)!;
    const verdict = further ?? judge(record.claim, look);
    if ('skipped' in verdict) return skip(verdict.skipped, verdict.detail);
    count(this.kept, capKey(atom.value));
    return { file: textFile(`${verdict.weak ? 'weak/' : ''}${record.name}.java`, fileText(record, this.origin, { weak: verdict.weak, strict })) };
  }
}

type Given = Exclude<SourceItem, { done: string }>;

interface Looked {
  readonly look: Known;
  readonly strict: boolean;
  /** Why a pair that passes for equivalent is none after all. */
  readonly further?: { readonly skipped: string; readonly detail: string };
}

/** Strictly first, since what follows in a chain could tell zeros apart; where that refutes a claim of equivalence, once more without. */
async function lookTwice(atoms: readonly Atom[], ctx: Context): Promise<Map<Atom, Looked>> {
  const looks = new Map<Atom, Looked>();
  const first = await lookAt(atoms.map(pairOf), ctx);
  for (const [i, atom] of atoms.entries()) {
    const look = first[i]!;
    looks.set(atom, { look: look.kind === 'lost' ? await lookAlone(atom, ctx) : look, strict: true });
  }
  const refuted = atoms.filter((atom) => {
    const { look } = looks.get(atom)!;
    return atom.label === 'eq' && look.kind === 'seen' && 'skipped' in judge('eq', look) && hasZeros(signatureOf(atom).result);
  });
  (await lookAt(refuted.map((atom) => pairOf({ ...atom, strict: false })), ctx)).forEach((look, i) => {
    if (look.kind === 'seen' && !('skipped' in judge('eq', look))) looks.set(refuted[i]!, { look, strict: false });
  });
  return looks;
}

/** A second look at what passes for equivalent: methods that differ seldom would make a chain of many unlike its label. */
async function lookFurther(atoms: readonly Atom[], looks: Map<Atom, Looked>, count: number, ctx: Context): Promise<void> {
  const equivalent = count === 0 ? [] : atoms.filter((atom) => atom.label === 'eq' && !('skipped' in judge('eq', looks.get(atom)!.look)));
  const jobs = await Promise.all(equivalent.map(async (atom) => {
    const pair = pairOf({ ...atom, strict: looks.get(atom)!.strict });
    return { pair, inputs: await moreInputs(pair, count) };
  }));
  const runs = await runPairs(jobs, ctx, ONE_LIMIT);
  for (const [i, atom] of equivalent.entries()) {
    const run = runs[i]!.kind === 'lost' ? (await runPairs([jobs[i]!], ctx, ONE_LIMIT))[0]! : runs[i]!;
    const further = why(run, jobs[i]!.inputs, atom.id);
    if (further) looks.set(atom, { ...looks.get(atom)!, further });
  }
}

function why(run: PairRun, inputs: readonly JavaInput[], id: string): Looked['further'] | null {
  if (run.kind === 'lost') throw machineError(id, run.why);
  if (run.kind === 'refused') return { skipped: run.code, detail: run.detail };
  const { first } = tallyOf(run);
  if (first !== null) return { skipped: 'diverges', detail: formatDifference(run, inputs, first) };
  const unknown = unknownCase(run, inputs);
  return unknown && { skipped: unknown.code!, detail: unknown.detail ?? '' };
}

const machineError = (id: string, cause: string): Error => environmentError('machine-error', `${id} could not be looked at for a reason of this machine: ${cause}`, { hint: 'run `codewalk doctor`' });

type Known = Exclude<Look, { kind: 'lost' }>;

/** Where the machine failed among others: twice more alone, then an error of the machine. */
async function lookAlone(atom: Atom, ctx: Context): Promise<Known> {
  for (let tries = 2; ; tries--) {
    ctx.signal.throwIfAborted();
    const [look] = await lookAt([pairOf(atom)], ctx);
    if (look!.kind !== 'lost') return look!;
    if (tries <= 1) throw machineError(atom.id, look!.why);
  }
}

/** The claim against what both generators saw. */
function judge(claim: Label, look: Known): { weak: boolean } | { skipped: string; detail: string } {
  if (look.kind === 'unfit') return { skipped: look.case.code!, detail: look.case.detail ?? '' };
  const found = look.findings.filter(({ difference }) => difference !== null);
  if (claim === 'eq' && found.length > 0) return { skipped: 'diverges', detail: found[0]!.difference! };
  if (claim === 'neq' && found.length === 0) return { skipped: 'no-difference', detail: `claimed inequivalent, but ${look.findings.map((f) => f.inputs).join(' and ')} inputs agree` };
  if (claim === 'neq' && found.length === 1) return { skipped: 'one-generator', detail: `only the ${found[0]!.name} tell them apart: ${found[0]!.difference!}` };
  return { weak: look.weak !== null };
}

async function asAtom(record: ClaimedPair, origin: Origin): Promise<Result<Atom>> {
  const [first, ...more] = await parseAtomFile(textFile(`${record.name}.java`, fileText(record, origin, { weak: false, strict: true })));
  return first!.ok && more.length > 0 ? more[0]! : first!;
}

function fileText({ claim, evidence, imports, sides: [a, b] }: ClaimedPair, { source, licence }: Origin, { weak, strict }: { weak: boolean; strict: boolean }): string {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const header = [
    `label: ${claim}`,
    `entry: ${a.entry} ${b.entry}`,
    ...(claim === 'neq' ? [`differs: ${oneLine(evidence)}`] : [`note: ${oneLine(evidence)}`]),
    ...(strict ? ['strict: yes'] : []),
    ...(weak ? ['weak: yes'] : []),
    `source: ${source}`,
    `licence: ${licence}`,
  ];
  const classes = [a, b].map(({ code }, i) => `class ${i === 0 ? 'First' : 'Second'} {\n${code.replace(/^\n+|\s+$/g, '')}\n}\n`);
  return `${header.map((line) => `// ${line}\n`).join('')}\n${imports.map((line) => `import ${line};\n`).join('')}${imports.length > 0 ? '\n' : ''}${classes.join('\n')}`;
}
