import { parseProgram, type FunctionItem, type Span } from '@codewalk/verus';

/** A program that is rewritten function by function; each edit gives the whole new text. Every function named must be there. */
export class Editor {
  readonly #functions: readonly FunctionItem[];

  constructor(readonly program: string) {
    this.#functions = parseProgram(program).functions;
  }

  item(name: string): FunctionItem {
    const found = this.#functions.find((f) => f.name === name);
    if (!found) throw new Error(`the program has no function ${name}`);
    return found;
  }

  textOf(name: string): string {
    const { span } = this.item(name);
    return this.program.slice(span.start, span.end);
  }

  put(span: Span, text: string): string {
    return this.program.slice(0, span.start) + text + this.program.slice(span.end);
  }

  replace(name: string, text: string): string {
    return this.put(this.item(name).span, text);
  }

  before(name: string, text: string): string {
    const { start } = this.item(name).span;
    return this.put({ start, end: start }, `${text}\n`);
  }

  /** At the start of the function's body. */
  first(name: string, text: string): string {
    const at = this.item(name).body.span.start + 1;
    return this.put({ start: at, end: at }, `\n    ${text}`);
  }

  /** A clause list in place of one that the function has, or before its body. */
  clause(name: string, kind: 'requires' | 'ensures', text: string): string {
    const { clauses, body, headSpan } = this.item(name);
    const old = clauses.find((c) => c.kind === kind);
    if (old) return this.put(old.span, text);
    const at = kind === 'requires' ? (clauses[0]?.span.start ?? headSpan.end) : body.span.start;
    return this.put({ start: at, end: at }, ` ${text} `);
  }

  body(name: string, text: string): string {
    return this.put(this.item(name).body.span, text);
  }

  /** The functions in another order. */
  reversed(): string {
    const spans = this.#functions.map((f) => f.span);
    const texts = this.#functions.map((f) => this.textOf(f.name)).reverse();
    return spans.reduceRight((text, span, i) => text.slice(0, span.start) + texts[i]! + text.slice(span.end), this.program);
  }
}
