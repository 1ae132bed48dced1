import { annotations, parseProgram, type FunctionItem, type Program, type Span } from '@codewalk/verus';
import { inside, pieces, textOf, type Piece } from './pieces.js';

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
    const own = all.filter(({ span }) => inside(item.span, span));
    const promises = item.mode === 'exec' && !keepsPromise(item.name) ? item.clauses.filter((c) => c.kind === 'ensures').map((c) => c.span) : [];
    const clausesOf = (kind: string): Piece[] => own.filter(({ span }) => item.clauses.some((c) => c.kind === kind && inside(c.span, span)));
    const dropped = [...(item.mode === 'exec' ? cuts : []), ...promises];
    return { name: item.name, mode: item.mode, text: textOf(own), bare: textOf(without(own, dropped)), conditions: textOf(clausesOf('requires')), item };
  });
  const spans = program.functions.map((f) => f.span);
  return { program, items, outside: without(all, spans) };
}

const without = (all: readonly Piece[], spans: readonly Span[]): Piece[] => all.filter(({ span }) => !spans.some((s) => inside(s, span)));
