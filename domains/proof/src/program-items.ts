import { annotations, parseProgram, type FunctionItem, type Program, type Span } from '@codewalk/verus';
import { pieces, textOf, type Piece } from './pieces.js';

/** One function of a program. */
export interface ProgramItem {
  readonly name: string;
  readonly mode: FunctionItem['mode'];
  /** As written, comments taken out. */
  readonly text: string;
  /** Without what only the proof needs: annotations, and of code its postconditions. */
  readonly bare: string;
  /** Its `requires` clauses. */
  readonly conditions: string;
  readonly item: FunctionItem;
}

/** A program cut into its functions. */
export interface ProgramParts {
  readonly program: Program;
  readonly items: readonly ProgramItem[];
  /** The tokens outside all functions: imports, attributes of the file, the block, `main`. */
  readonly outside: readonly Piece[];
}

/** Parses a program and cuts it up. `keepsPromise` names the functions whose `ensures` is no annotation. Throws the parser's `Refusal`. */
export function partsOf(source: string, keepsPromise: (name: string) => boolean = () => false): ProgramParts {
  const program = parseProgram(source);
  const all = pieces(source);
  const cuts = annotations(program, source).map((a) => a.span);
  const items = program.functions.map((item): ProgramItem => {
    const own = within(all, item.span);
    const clausesOf = (kind: string): Span[] => item.clauses.filter((c) => c.kind === kind).map((c) => c.span);
    const promises = item.mode === 'exec' && !keepsPromise(item.name) ? clausesOf('ensures') : [];
    const dropped = item.mode === 'exec' ? [...within(cuts.map((span) => ({ span })), item.span).map(({ span }) => span), ...promises] : [];
    const bare = without(own, dropped);
    return { name: item.name, mode: item.mode, text: textOf(own), bare: textOf(bare), conditions: textOf(clausesOf('requires').flatMap((span) => within(own, span))), item };
  });
  return { program, items, outside: without(all, program.functions.map((f) => f.span)) };
}

interface Placed {
  readonly span: Span;
}

/** Those of some things in the order of the text that lie inside a span. */
function within<T extends Placed>(all: readonly T[], outer: Span): T[] {
  let from = 0;
  for (let to = all.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (all[middle]!.span.start < outer.start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < all.length && all[end]!.span.end <= outer.end) end++;
  return all.slice(from, end);
}

/** Those that lie in none of some spans, which do not overlap. One pass: answers can be long. */
function without<T extends Placed>(all: readonly T[], spans: readonly Span[]): T[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  return all.filter(({ span }) => {
    while (next < sorted.length && sorted[next]!.end <= span.start) next++;
    return !(next < sorted.length && sorted[next]!.start <= span.start);
  });
}
