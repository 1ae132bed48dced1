import { tokenize, type Span, type Token } from '@codewalk/verus';

/** A token with the white space before it, comments taken out. */
export interface Piece {
  readonly gap: string;
  readonly text: string;
  readonly type: Token['type'];
  readonly span: Span;
}

/**
 * The tokens of a text, each with the white space that leads to it. A gap with a line break keeps one, and the indentation of its
 * last line; comments and blank lines vanish. Throws the lexer's `Refusal`.
 */
export function pieces(source: string): Piece[] {
  let end = 0;
  return tokenize(source).filter((t) => t.type !== 'eof').map(({ text, type, span }) => {
    const gap = gapOf(source.slice(end, span.start));
    end = span.end;
    return { gap, text, type, span };
  });
}

function gapOf(between: string): string {
  const lines = between.split('\n');
  if (lines.length > 1) return `\n${/^[ \t]*/.exec(lines.at(-1)!)![0]}`;
  return /\S/.test(between) ? ' ' : between;
}

/** The text of some pieces in order, without the white space before the first. */
export const textOf = (kept: readonly Piece[]): string => kept.map(({ gap, text }, i) => (i === 0 ? text : gap + text)).join('');

export const inside = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Texts of tokens, by which two pieces of program are compared. */
export const words = (source: string): string[] => tokenize(source).filter((t) => t.type !== 'eof').map((t) => t.text);

/** A text with some identifiers renamed where they stand for functions or variables, not behind `.` or `::`. */
export function rename(source: string, names: ReadonlyMap<string, string>): string {
  const all = pieces(source);
  return textOf(all.map((piece, i) => {
    const before = all[i - 1]?.text;
    const to = piece.type === 'ident' && before !== '.' && before !== '::' && all[i + 1]?.text !== '::' ? names.get(piece.text) : undefined;
    return to === undefined ? piece : { ...piece, text: to };
  }));
}
