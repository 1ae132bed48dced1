import { textFile, type Context, type Result, type SourceItem } from '@codewalk/core';
import { z } from 'zod';
import type { Atom, Label } from './atom.js';
import { parseAtomFile } from './atom-file.js';
import { hasZeros, signatureOf } from './links.js';
import { lookAt, type Look } from './look.js';
import { pairOf } from './suite.js';

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
  /** Records that are read at most. */
  limit: z.coerce.number().int().min(1).optional(),
});
export type PairOptions = z.infer<typeof pairOptions>;

/** Pairs that are looked at together. */
const CHUNK = 40;

export interface Origin {
  readonly source: string;
  readonly licence: string;
}

/**
 * Turns claimed pairs into atom files: each is read as an atom would be, its label verified by both generators, and kept only where
 * they bear the claim out. Weak ones go into a folder of their own. In the order of the records; each chunk of them is a unit.
 */
export async function* importPairs(claims: readonly Claimed[], origin: Origin, { cap, limit }: PairOptions, ctx: Context, earlier: readonly SourceItem[]): AsyncGenerator<SourceItem> {
  const records = claims.slice(0, limit);
  const kept = await countKept(earlier);
  const chunks = Math.ceil(records.length / CHUNK);
  for (let chunk = earlier.filter((item) => 'done' in item).length; chunk < chunks; chunk++) {
    for (const item of await importChunk(records.slice(chunk * CHUNK, (chunk + 1) * CHUNK), origin, { cap, kept }, ctx)) yield item;
    yield { done: `pairs up to ${Math.min(records.length, (chunk + 1) * CHUNK)}`, of: chunks };
  }
}

type Kept = Map<string, number>;

const capKey = ({ label, weak, result, parameters }: Pick<Atom, 'label' | 'weak' | 'result' | 'parameters'>): string => `${weak ? 'weak ' : ''}${label} ${result}(${parameters.join(', ')})`;

async function countKept(earlier: readonly SourceItem[]): Promise<Kept> {
  const kept: Kept = new Map();
  for (const item of earlier) if ('file' in item) for (const read of await parseAtomFile(item.file)) if (read.ok) count(kept, capKey(read.value));
  return kept;
}

const count = (kept: Kept, key: string): void => void kept.set(key, (kept.get(key) ?? 0) + 1);

async function importChunk(records: readonly Claimed[], origin: Origin, { cap, kept }: { cap: number; kept: Kept }, ctx: Context): Promise<SourceItem[]> {
  const read = await Promise.all(records.map(async (record) => ('skipped' in record ? record : { record, atom: await asAtom(record, origin, false) })));
  const full = (atom: Atom, weak: boolean): boolean => (kept.get(capKey({ ...atom, weak })) ?? 0) >= cap;
  const open = read.flatMap((entry) => ('atom' in entry && entry.atom.ok && !(full(entry.atom.value, false) && full(entry.atom.value, true)) ? [entry.atom.value] : []));
  const looks = await lookTwice(open, ctx);
  const items: SourceItem[] = [];
  for (const entry of read) {
    if (!('atom' in entry)) {
      items.push(entry);
      continue;
    }
    const { record, atom } = entry;
    const skip = (skipped: string, detail: string): void => void items.push({ skipped, where: record.where, detail });
    if (!atom.ok) {
      skip(atom.code, atom.detail);
      continue;
    }
    const seen = looks.get(atom.value);
    const verdict = seen && judge(record.claim, seen.look);
    if (verdict && 'skipped' in verdict) skip(verdict.skipped, verdict.detail);
    else if (!verdict || full(atom.value, verdict.weak)) skip('signature-cap', `${cap} pairs of ${capKey({ ...atom.value, weak: verdict?.weak ?? false })} are kept already`);
    else {
      count(kept, capKey({ ...atom.value, weak: verdict.weak }));
      items.push({ file: textFile(`${verdict.weak ? 'weak/' : ''}${record.name}.java`, fileText(record, origin, verdict.weak, seen!.strict)) });
    }
  }
  return items;
}

/** Strictly first, since what follows in a chain could tell zeros apart; where that refutes a claim of equivalence, once more without. */
async function lookTwice(atoms: readonly Atom[], ctx: Context): Promise<Map<Atom, { look: Look; strict: boolean }>> {
  const looks = new Map((await lookAt(atoms.map(pairOf), ctx)).map((look, i) => [atoms[i]!, { look, strict: true }]));
  const refuted = atoms.filter((atom) => {
    const { look } = looks.get(atom)!;
    return atom.label === 'eq' && look.kind === 'seen' && 'skipped' in judge('eq', look) && hasZeros(signatureOf(atom).result);
  });
  (await lookAt(refuted.map((atom) => pairOf({ ...atom, strict: false })), ctx)).forEach((look, i) => {
    if (look.kind === 'seen' && !('skipped' in judge('eq', look))) looks.set(refuted[i]!, { look, strict: false });
  });
  return looks;
}

/** The claim against what both generators saw. */
function judge(claim: Label, look: Look): { weak: boolean } | { skipped: string; detail: string } {
  if (look.kind === 'lost') return { skipped: 'machine', detail: look.why };
  if (look.kind === 'unfit') return { skipped: look.case.code!, detail: look.case.detail ?? '' };
  const found = look.findings.filter(({ difference }) => difference !== null);
  if (claim === 'eq' && found.length > 0) return { skipped: 'diverges', detail: found[0]!.difference! };
  if (claim === 'neq' && found.length === 0) return { skipped: 'no-difference', detail: `claimed inequivalent, but ${look.findings.map((f) => f.inputs).join(' and ')} inputs agree` };
  if (claim === 'neq' && found.length === 1) return { skipped: 'one-generator', detail: `only the ${found[0]!.name} tell them apart: ${found[0]!.difference!}` };
  return { weak: look.weak !== null };
}

async function asAtom(record: ClaimedPair, origin: Origin, weak: boolean): Promise<Result<Atom>> {
  const [first, ...more] = await parseAtomFile(textFile(`${record.name}.java`, fileText(record, origin, weak, true)));
  return first!.ok && more.length > 0 ? more[0]! : first!;
}

function fileText({ claim, evidence, imports, sides: [a, b] }: ClaimedPair, { source, licence }: Origin, weak: boolean, strict: boolean): string {
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
