import type { Stream } from '@codewalk/core';
import type { Transform } from './atom.js';
import { usesOf, type Model } from './model.js';
import type { ClassText, Line, Term } from './task.js';

/** A class as it is written, and how many operators each line of the model took. */
export interface Written {
  readonly text: ClassText;
  /** By line; the result last. */
  readonly operations: readonly number[];
}

/** What stands for a variable: the line of the model, or a part that was split off it. */
type Name = string;
/** A term as it is written. */
type Piece = { readonly term: Term } | { readonly part: Name } | { readonly inlined: Statement; readonly coefficient: number };

interface Statement {
  readonly line: number;
  readonly target: Name;
  readonly pieces: readonly Piece[];
}

/** Of the lines, the share that is split, and that is merged into the line that uses it. */
const MULTI_LINE_SHARE = 0.2;
/** `3 * a` is written out up to this coefficient. */
const MOST_WRITTEN_OUT = 4;

/**
 * Writes one class. Each transform that is on draws its own choices for this class (paper §5.1); names come from outside, since
 * classes that are not renamed share them. Null where lines should be split and merged and none of this class can be.
 */
export function writeClass(model: Model, lines: readonly Line[], names: readonly string[], transforms: readonly Transform[], stream: Stream): Written | null {
  const on = (transform: Transform): boolean => transforms.includes(transform);
  const parameters = names.slice(0, model.parameters);
  const variables = names.slice(model.parameters, model.parameters + lines.length);
  const spare = names.slice(model.parameters + lines.length);
  let statements: Statement[] = lines.map((line, i) => ({ line: i, target: variables[i]!, pieces: line.map((term) => ({ term })) }));
  if (on('multi-line')) {
    const changed = splitAndMerge(model, lines, statements, spare, variables, stream.fork('multi-line'));
    if (!changed) return null;
    statements = changed;
  }
  if (on('shuffle')) statements = shuffled(statements, variables, stream.fork('shuffle'));
  const form = new Form(parameters, variables, lines.length, on('distribute') ? stream.fork('distribute') : null, on('swap-order') ? stream.fork('swap-order') : null);
  const written = statements.map((statement) => `${statement.target} = ${form.sum(statement)}`);
  const order = on('swap-order') ? stream.fork('result').shuffle(model.returns) : model.returns;
  const operations = [...form.operations, order.length - 1];
  return { text: { parameters, statements: [...written, `return ${order.map((v) => variables[v]!).join(' + ')}`] }, operations };
}

/** Splits some lines in two and puts as many others into the one line that uses them, so that their number stays. */
function splitAndMerge(model: Model, lines: readonly Line[], statements: readonly Statement[], spare: readonly string[], variables: readonly string[], stream: Stream): Statement[] | null {
  const divergent = new Set(model.divergences.map(({ line }) => line));
  const uses = lines.flatMap((line, i) => usesOf(line).map((v) => ({ v, by: i })));
  const mergeable = lines.flatMap((_, v) => {
    const own = uses.filter((use) => use.v === v);
    const by = own[0]?.by;
    const alone = own.length === 1 && !model.returns.includes(v) && lines[by!]!.some(({ factors }) => factors.length === 1 && 'v' in factors[0]! && factors[0].v === v);
    return alone && !divergent.has(v) && !divergent.has(by!) ? [{ v, by: by! }] : [];
  });
  const wanted = Math.max(1, Math.round(lines.length * MULTI_LINE_SHARE));
  const merged: { v: number; by: number }[] = [];
  for (const each of stream.shuffle(mergeable)) {
    // a line is merged once and takes in one other, so that none grows without end
    if (merged.length < wanted && !merged.some(({ v, by }) => v === each.by || by === each.by || by === each.v)) merged.push(each);
  }
  const splittable = statements.filter(({ line, pieces }) => pieces.length > 1 && !merged.some(({ v, by }) => v === line || by === line));
  if (merged.length === 0 || splittable.length === 0) return null;
  const count = Math.min(merged.length, splittable.length);
  const taken = merged.slice(0, count);
  const split = new Set(stream.shuffle(splittable).slice(0, count).map(({ line }) => line));
  let next = 0;
  return statements.flatMap((statement): Statement[] => {
    const { line, target, pieces } = statement;
    if (taken.some(({ v }) => v === line)) return [];
    const inner = taken.find(({ by }) => by === line);
    if (inner) {
      return [{ line, target, pieces: pieces.map((piece) => ('term' in piece && piece.term.factors.length === 1 && 'v' in piece.term.factors[0]! && piece.term.factors[0].v === inner.v
        ? { inlined: statements[inner.v]!, coefficient: piece.term.coefficient } : piece)) }];
    }
    if (!split.has(line)) return [statement];
    const at = 1 + stream.int(pieces.length - 1);
    const part = spare[next++]!;
    return [{ line, target: part, pieces: pieces.slice(0, at) }, { line, target: variables[line]!, pieces: [{ part }, ...pieces.slice(at)] }];
  });
}

/** Another order in which nothing is used before it is there. */
function shuffled(statements: readonly Statement[], variables: readonly string[], stream: Stream): Statement[] {
  const needed = (pieces: readonly Piece[]): Name[] => pieces.flatMap((piece) => ('part' in piece ? [piece.part] : 'inlined' in piece ? needed(piece.inlined.pieces) : piece.term.factors.flatMap((f) => ('v' in f ? [variables[f.v]!] : []))));
  const left = statements.map((statement) => ({ statement, waits: new Set(needed(statement.pieces)) }));
  const out: Statement[] = [];
  while (left.length > 0) {
    const ready = left.filter(({ waits }) => waits.size === 0);
    const next = stream.pick(ready);
    left.splice(left.indexOf(next), 1);
    out.push(next.statement);
    for (const { waits } of left) waits.delete(next.statement.target);
  }
  return out;
}

/** Sums as Python; counts the operators that each line of the model took. */
class Form {
  readonly operations: number[];

  constructor(readonly parameters: readonly string[], readonly variables: readonly string[], lines: number, readonly distribute: Stream | null, readonly swap: Stream | null) {
    this.operations = Array.from({ length: lines }, () => 0);
  }

  sum({ line, pieces }: Statement): string {
    const signed = pieces.map((piece) => this.piece(piece, line));
    const parts = (this.swap ? this.swap.shuffle(signed) : signed).flatMap(([minus, texts]) => texts.map((text) => [minus, text] as const));
    this.operations[line]! += parts.length - 1;
    return parts.map(([minus, part], i) => (i === 0 ? `${minus ? '-' : ''}${part}` : ` ${minus ? '-' : '+'} ${part}`)).join('');
  }

  /** Its sign, and the summands it is written as. */
  piece(piece: Piece, line: number): [minus: boolean, texts: string[]] {
    if ('part' in piece) return [false, [piece.part]];
    if ('inlined' in piece) {
      const size = Math.abs(piece.coefficient);
      const inner = `(${this.sum(piece.inlined)})`;
      if (size > 1) this.operations[line]!++;
      return [piece.coefficient < 0, [size === 1 ? inner : `${size} * ${inner}`]];
    }
    const { coefficient, factors } = piece.term;
    const size = Math.abs(coefficient);
    const names = factors.map((f) => ('p' in f ? this.parameters[f.p]! : this.variables[f.v]!));
    if (names.length === 1 && size > 1 && size <= MOST_WRITTEN_OUT && this.distribute && this.distribute.int(2) === 0) {
      return [coefficient < 0, Array.from({ length: size }, () => names[0]!)];
    }
    const product = (this.swap && this.swap.int(2) === 0 ? [...names].reverse() : names).join(' * ');
    this.operations[line]! += names.length - (size === 1 ? 1 : 0);
    if (size === 1) return [coefficient < 0, [product]];
    const bracketed = names.length === 2 ? `(${product})` : product;
    const last = this.swap !== null && this.swap.int(2) === 0;
    return [coefficient < 0, [last ? `${bracketed} * ${size}` : `${size} * ${bracketed}`]];
  }
}
