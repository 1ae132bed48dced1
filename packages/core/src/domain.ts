import type { z } from 'zod';
import type { AnswerText } from './answer-text.js';
import type { Context } from './context.js';
import { usageError } from './errors.js';
import type { File, Prompt } from './file.js';
import type { Result } from './result.js';
import type { RuntimeName } from './runtime.js';
import type { Stream } from './stream.js';
import type { Unsolved, Verdict } from './verdict.js';

type Maybe<T> = T | Promise<T>;

/** What every atom has; a domain's schema adds the rest. */
export interface AtomBase {
  /** Unique in its pool, made of letters, digits, `-`, `_` and `.`; the order of ids is the order of the pool. */
  readonly id: string;
  readonly provenance: { readonly source: string; readonly licence: string; readonly note?: string | undefined };
}

/** Which atoms may be neighbours (paper §2.2): an edge a→b exists iff provides(a) ∩ accepts(b) ≠ ∅ and permits(a, b). */
export interface Relation<Atom> {
  readonly kind: 'directed' | 'symmetric';
  readonly provides: (atom: Atom) => readonly string[];
  /** Left out for a symmetric relation, where it is `provides`. */
  readonly accepts?: (atom: Atom) => readonly string[];
  readonly permits?: (a: Atom, b: Atom) => boolean;
  /** Checks an edge by running something; verdicts are kept in the pool's lock and bind walks from that level on. */
  readonly verifyEdge?: { readonly fromLevel: number; readonly verify: (a: Atom, b: Atom, ctx: Context) => Promise<Verdict> };
}

/** A named part of a cell: each draw takes one of the patterns, which gives for each position a kind of atom or null for any. */
export interface Stratum {
  readonly name: string;
  readonly share: number;
  readonly patterns: readonly (readonly (string | null)[])[];
}

export interface Strata<Atom, Options> {
  readonly kind: (atom: Atom) => string;
  readonly of: (level: number, options: Options) => readonly Stratum[];
}

/** A text somebody could answer with, for the contract suite. */
export interface Attempt {
  readonly name: string;
  readonly text: string;
}

/** At least three of each: what must fail, must fail, must pass. */
export interface Attempts {
  readonly nearMisses: readonly Attempt[];
  readonly hacks: readonly Attempt[];
  readonly benign: readonly Attempt[];
}

/**
 * What a source gives: a file of an atom; something that gave none, and why; or word that one of its `of` units (a commit, a mutant) is
 * done with, after which an interrupted run goes on.
 */
export type SourceItem =
  | { readonly file: File }
  | { readonly skipped: string; readonly where: string; readonly detail?: string }
  | { readonly done: string; readonly of: number };

/** Turns something public (a data set, a repository) into native atom files. */
export interface AtomSource<Options = unknown> {
  readonly summary: string;
  readonly options: z.ZodType<Options>;
  /** `earlier`: what an interrupted run of the same input and options gave up to its last `done`; it is kept, and not given again. */
  readonly run: (input: string, options: Options, ctx: Context, earlier: readonly SourceItem[]) => AsyncIterable<SourceItem>;
}

export interface Preset {
  readonly summary: string;
  readonly cells: readonly { readonly level: number; readonly counts: Readonly<Record<string, number>> }[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A verdict on an atom, with figures for the pool's lock. */
export type AtomVerdict = Verdict & { readonly figures?: Readonly<Record<string, unknown>> };

/** The whole contract of a domain (DESIGN §4). `Task` holds all that a verifier needs; only `prompt` decides what is shown. */
export interface Domain<Options = any, Atom extends AtomBase = any, Task = any, Answer = any> {
  readonly name: string;
  /** Semver; another task for the same seed is a major. */
  readonly version: string;
  readonly summary: string;
  /** Where the paper defines it. */
  readonly section: string;
  readonly needs: readonly RuntimeName[];
  /** Tools that only some tasks run on: without one, those alone cannot be made or judged. Their versions are part of the fingerprint. */
  readonly uses?: readonly RuntimeName[];
  readonly levels: { readonly min: number; readonly max: number };
  /** `label`: a closed set, listed in the prompt; `artefact`: anything else. */
  readonly answerKind: 'label' | 'artefact';
  readonly schema: {
    readonly options: z.ZodType<Options>;
    readonly atom: z.ZodType<Atom>;
    readonly task: z.ZodType<Task>;
    readonly answer: z.ZodType<Answer>;
  };
  readonly atoms: {
    /** The bundled pool, a folder of native files. */
    readonly folder?: URL;
    /** Native files to atoms, one result per atom or per file that gives none; refusals say where. */
    readonly parse: (files: readonly File[], ctx: Context) => Maybe<readonly Result<Atom>[]>;
    readonly sources?: Readonly<Record<string, AtomSource<any>>>;
    /** Makes atom i of a synthetic pool from the stream `pool/i`; `size` atoms are made. */
    readonly synthesize?: { readonly size: (options: Options) => number; readonly make: (options: Options, stream: Stream, index: number) => Atom };
  };
  readonly relation: Relation<Atom>;
  readonly strata?: Strata<Atom, Options>;
  readonly presets?: Readonly<Record<string, Preset>>;
  /** The pool's entry check V_a. `figures` are deterministic numbers worth keeping in the lock. */
  readonly verifyAtom: (atom: Atom, ctx: Context) => Maybe<AtomVerdict>;
  /** Where many atoms at once are cheaper: for each of them, in order, what `verifyAtom` gives of it alone. */
  readonly verifyAtoms?: (atoms: readonly Atom[], ctx: Context) => Promise<readonly AtomVerdict[]>;
  /** Cmp and Ref together (paper §2.3); a refusal is a rejection with its code. */
  readonly compose: (walk: readonly Atom[], options: Options, ctx: Context) => Maybe<Result<{ readonly task: Task; readonly reference: Answer }>>;
  /** Eq. 1 for atom i. */
  readonly unsolved: (task: Task, index: number, ctx: Context) => Maybe<Unsolved>;
  /** The reference without atom i: must fail too, so that no atom rides free. */
  readonly ablate?: (task: Task, reference: Answer, index: number, ctx: Context) => Maybe<Result<Answer>>;
  /** V_G: Eq. 2 with the reference, grading with anything else. */
  readonly verify: (task: Task, answer: Answer, ctx: Context) => Maybe<Verdict>;
  /** What worked in x_G and under the reference still works: asked of answers that pass, under `grade --pass-to-pass` alone, and no part of V_G. */
  readonly regressions?: (task: Task, answer: Answer, ctx: Context) => Maybe<Verdict>;
  readonly prompt: (task: Task) => Prompt;
  /** Both pure; parse is total and parse(render(a)) = a. */
  readonly answer: {
    readonly render: (task: Task, answer: Answer) => string;
    readonly parse: (task: Task, text: AnswerText) => Result<Answer>;
    /** Where the prompt has a workspace: the answer that a solver left in it, all of its files as they are now (`.git` aside). Pure and total. */
    readonly fromFiles?: (task: Task, files: readonly File[]) => Result<Answer>;
  };
  readonly attempts: (task: Task, reference: Answer, stream: Stream) => Attempts;
  /** Codes of rejections that only the checks beyond the paper's own give: it would admit such a candidate. Their share is printed beside ours. */
  readonly beyondPaper?: readonly string[];
  /** `independent`: whether p₁ⁿ means something here (paper §4.2). */
  readonly baseline?: { readonly independent: boolean };
}

const namePattern = /^[a-z][a-z0-9-]*$/;
const versionPattern = /^(\d+)\.\d+\.\d+$/;

/** What no domain can be without; a domain in JavaScript, or run without checking its types, may lack some. */
const PARTS = [
  'name', 'version', 'summary', 'section', 'needs', 'levels', 'answerKind', 'schema.options', 'schema.atom', 'schema.task', 'schema.answer', 'atoms.parse', 'relation.kind',
  'relation.provides', 'verifyAtom', 'compose', 'unsolved', 'verify', 'prompt', 'answer.render', 'answer.parse', 'attempts',
];

/**
 * Freezes a domain after checking what types cannot say. Type parameters are inferred from the zod schemas.
 * Throws a usage error naming each thing that is wrong.
 */
export function defineDomain<Options, Atom extends AtomBase, Task, Answer>(
  domain: Domain<Options, Atom, Task, Answer>,
): Domain<Options, Atom, Task, Answer> {
  const complain = (what: string): never => {
    throw usageError('bad-domain', `domain ${JSON.stringify(domain.name)}: ${what}`, { hint: 'docs/new-domain.md lists what a domain gives' });
  };
  const lacking = PARTS.filter((part) => part.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], domain) === undefined);
  if (lacking.length > 0) complain(`it lacks ${lacking.join(', ')}`);
  if (!namePattern.test(domain.name)) complain('the name must be lower-case letters, digits and dashes');
  if (!versionPattern.test(domain.version)) complain(`the version must be semver like 1.0.0, got ${JSON.stringify(domain.version)}`);
  const { min, max } = domain.levels;
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max < min) complain('levels need 1 ≤ min ≤ max');
  if (domain.relation.kind === 'directed' && !domain.relation.accepts) complain('a directed relation needs accepts');
  if (domain.relation.kind === 'symmetric' && domain.relation.accepts) complain('a symmetric relation has no accepts of its own');
  return Object.freeze({ ...domain });
}

/** All that a domain can run: what it cannot be without, then what only some of its tasks run on. */
export const toolsOf = (domain: Domain): readonly RuntimeName[] => [...domain.needs, ...(domain.uses ?? [])];

/** `complexity@1`: what draws are named by, so that a new major draws anew. */
export const domainTag = (domain: Domain): string => `${domain.name}@${versionPattern.exec(domain.version)![1]}`;
