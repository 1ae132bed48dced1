/** A half-open range of UTF-16 offsets in one source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A span as people count: lines and columns from 1, `endCol` one past the last character. A tab is one column. */
export interface Place {
  readonly line: number;
  readonly col: number;
  readonly endLine: number;
  readonly endCol: number;
}

export function cover(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/** Turns offsets into places; CRLF, CR and LF each end one line. */
export class LineMap {
  private readonly starts: number[] = [0];

  constructor(readonly source: string) {
    for (let i = 0; i < source.length; i++) {
      const c = source[i];
      if (c === '\n' || (c === '\r' && source[i + 1] !== '\n')) this.starts.push(i + 1);
    }
  }

  place(span: Span): Place {
    const [line, col] = this.point(span.start);
    const [endLine, endCol] = this.point(Math.max(span.start, span.end));
    return { line, col, endLine, endCol };
  }

  /** The text of a line counted from 1, without its line end. */
  line(number: number): string {
    const from = this.starts[number - 1] ?? this.source.length;
    const to = this.starts[number] ?? this.source.length;
    return this.source.slice(from, to).replace(/[\r\n]+$/, '');
  }

  private point(offset: number): [number, number] {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (this.starts[low] ?? 0) + 1];
  }
}
