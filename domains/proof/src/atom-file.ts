import { refuse, type File, type Refusal, type Result } from '@codewalk/core';
import { LineMap, Refusal as Unreadable, type Expr, type FunctionItem } from '@codewalk/verus';
import type { Atom, Parameter } from './atom.js';
import { partsOf, type ProgramItem, type ProgramParts } from './program-items.js';
import { pieces, textOf, inside } from './pieces.js';
import { namesIn, seqView } from './seq-view.js';
import { elementOf, isOwned, typeText } from './types.js';

/** Names that the composed program gives to things of its own. */
export const RESERVED = /^(?:chain_driver|r_final|step\d+|[xv]\d+|[af]\d+_\w+|__\w*)$/;
const NAME = /^[a-z0-9][a-z0-9_-]*$/;
const LICENCE = /^\/\/ SPDX-License-Identifier: ([\w.+-]+)\n/;
const SOURCE = /^\/\/ Source: (\S.*)$/m;
const PRELUDE = 'vstd::prelude::*';

/**
 * A native file, `NAME.rs`, one whole verified program, as atoms: each of its functions that a driver can call. A file that gives
 * none says why; in one that gives some, the other functions are auxiliary.
 */
export function parseAtomFile(file: File): Result<Atom>[] {
  const name = /^(?:.*\/)?([^/]+)\.rs$/.exec(file.path)?.[1];
  if (name === undefined || !NAME.test(name)) return [refuse('not-rust', 'an atom file is called NAME.rs, in lower-case letters, digits, dashes and underscores', file.path)];
  if (file.text === undefined) return [refuse('not-text', 'an atom file is text', file.path)];
  const licence = LICENCE.exec(file.text)?.[1];
  if (licence === undefined) return [refuse('no-licence', 'the first line must be `// SPDX-License-Identifier: …`', `${file.path}:1`)];
  const provenance = { source: SOURCE.exec(file.text)?.[1] ?? 'codewalk', licence };
  const found = functionsOf(name, file.text, provenance);
  const fit = found.filter((f) => f.atom.ok);
  const shown = fit.length > 0 ? fit : found;
  return shown.map(({ atom, line }) => (atom.ok ? atom : { ...atom, at: `${file.path}:${line}` }));
}

export interface FoundFunction {
  readonly name: string;
  /** From 1, in the file. */
  readonly line: number;
  readonly atom: Result<Atom>;
}

/** Each function of a program that runs, as an atom or why it is none; for a program that cannot be read, one entry. */
export function functionsOf(program: string, source: string, provenance: Atom['provenance']): FoundFunction[] {
  const lines = new LineMap(source);
  let parts: ProgramParts;
  try {
    parts = partsOf(source);
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e;
    return [{ name: program, line: lines.place(e.finding.span).line, atom: refuse('unreadable', e.finding.message) }];
  }
  const exec = parts.items.filter((i) => i.mode === 'exec' && i.name !== 'main');
  if (exec.length === 0) return [{ name: program, line: 1, atom: refuse('no-function', 'the program has no function that runs') }];
  return exec.map((item) => ({ name: item.name, line: lines.place(item.item.nameSpan).line, atom: atomOf(item, parts, source, { program, provenance }) }));
}

function atomOf({ name, item }: ProgramItem, parts: ProgramParts, source: string, origin: Pick<Atom, 'program' | 'provenance'>): Result<Atom> {
  const fit = fitness(item);
  if (fit) return fit;
  const parameters = item.params.map((p): Parameter => ({ name: p.name, type: typeText(p.type), view: viewType(p.type) }));
  const result: Parameter = { name: item.result!.name!, type: typeText(item.result!.type), view: viewType(item.result!.type) };
  const clauses = (kind: string): Expr[] => item.clauses.filter((c) => c.kind === kind).flatMap((c) => c.exprs);
  const vectors = new Set([...item.params, { name: item.result!.name!, type: item.result!.type }].filter((p) => elementOf(p.type)).map((p) => p.name));
  const step: string[] = [];
  for (const clause of clauses('ensures')) {
    const seen = seqView(clause, source, vectors);
    if (!seen.ok) return seen;
    step.push(seen.value);
  }
  const all = pieces(source);
  const names = new Set(parameters.map((p) => p.name));
  const requires = clauses('requires').map((clause) => ({
    text: textOf(all.filter(({ span }) => inside(clause.span, span))),
    names: [...namesIn(clause, names)].sort(),
  }));
  const items = reached(name, parts.items);
  const reserved = items.flatMap((i) => pieces(i.text)).find(({ type, text }) => type === 'ident' && RESERVED.test(text));
  if (reserved) return refuse('reserved-name', `the name \`${reserved.text}\` belongs to composed programs`);
  return {
    ok: true,
    value: {
      id: `${origin.program}.${name}`, ...origin, entry: name, parameters, result, requires, step,
      imports: [...new Set(parts.program.imports.filter((i) => i !== PRELUDE && /^vstd::/.test(i)))].sort(),
      items: items.map((i) => ({ name: i.name, mode: i.mode, text: steered(i, parts.program.isolated), bare: i.bare })),
    },
  };
}

/** Why a driver cannot call a function and say what came of it; undefined where it can. */
function fitness(item: FunctionItem): Refusal | undefined {
  if (item.generics.length > 0) return refuse('generic', 'the function has type parameters');
  if (!item.result) return refuse('no-result', 'the function returns nothing');
  if (item.result.name === undefined) return refuse('unnamed-result', 'the result has no name');
  if (!item.clauses.some((c) => c.kind === 'ensures' && c.exprs.length > 0)) return refuse('no-postcondition', 'the function ensures nothing');
  if (item.params.length === 0) return refuse('no-parameters', 'the function takes nothing');
  if (!isOwned(item.result.type)) return refuse('result-type', `a result of type \`${typeText(item.result.type)}\` cannot be passed on`);
  const odd = item.params.find((p) => !isOwned(p.type) && !isOwned(elementOf(p.type) ?? p.type));
  if (odd) return refuse(odd.type.kind === 'ref' && odd.type.mutable ? 'mutable-parameter' : 'parameter-type', `a driver cannot give \`${odd.name}: ${typeText(odd.type)}\``);
  return undefined;
}

function viewType(type: FunctionItem['params'][number]['type']): string {
  const element = elementOf(type);
  return element ? `Seq<${typeText(element)}>` : typeText(type);
}

/** The function and all that it names, directly or not, in the order of the file. */
function reached(entry: string, items: readonly ProgramItem[]): ProgramItem[] {
  const byName = new Map(items.map((i) => [i.name, i]));
  const found = new Set([entry]);
  for (const name of found) {
    const all = pieces(byName.get(name)!.text);
    all.forEach(({ type, text }, i) => {
      if (type === 'ident' && text !== 'main' && byName.has(text) && all[i - 1]?.text !== '.') found.add(text);
    });
  }
  return items.filter((i) => found.has(i.name));
}

/** What an attribute of the file said about loops, said of the function. */
function steered({ text, mode, item }: ProgramItem, isolated: boolean | undefined): string {
  return isolated === undefined || mode === 'spec' || item.isolated !== undefined ? text : `#[verifier::loop_isolation(${isolated})]\n${text}`;
}
