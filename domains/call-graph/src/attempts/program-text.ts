/** A program as the domain writes it: parts that two empty lines divide, the imports first, `main` and the `__main__` block last. */
export class ProgramText {
  readonly parts: readonly string[];

  constructor(parts: readonly string[]) {
    this.parts = parts;
  }

  static of(text: string): ProgramText {
    return new ProgramText(text.trimEnd().split('\n\n\n'));
  }

  toString(): string {
    return `${this.parts.join('\n\n\n')}\n`;
  }

  /** The names of its functions or classes, in order. */
  get names(): string[] {
    return this.parts.flatMap((part) => nameOf(part) ?? []);
  }

  part(name: string): string | undefined {
    return this.parts.find((part) => nameOf(part) === name);
  }

  /** With one part written anew. */
  with(name: string, write: (part: string) => string): ProgramText {
    return this.map((part) => (nameOf(part) === name ? write(part) : part));
  }

  without(name: string): ProgramText {
    return new ProgramText(this.parts.filter((part) => nameOf(part) !== name));
  }

  map(write: (part: string, index: number) => string): ProgramText {
    return new ProgramText(this.parts.map(write));
  }

  /** With parts put in before `main`. */
  adding(...parts: readonly string[]): ProgramText {
    const at = this.parts.findIndex((part) => nameOf(part) === 'main' || part.startsWith('if __name__'));
    return new ProgramText([...this.parts.slice(0, at), ...parts, ...this.parts.slice(at)]);
  }

  /** With lines put in behind the imports. */
  importing(...lines: readonly string[]): ProgramText {
    return this.map((part, i) => (i === 0 ? [part, ...lines].join('\n') : part));
  }
}

const nameOf = (part: string): string | undefined => /^(?:def|class) (\w+)/.exec(part)?.[1];

/** A function with its body, without its head, written anew line by line. */
export const body = (part: string, write: (lines: string[]) => string[]): string => {
  const [head, ...lines] = part.split('\n');
  return [head, ...write(lines)].join('\n');
};

/** A function whose last line gives what it returned in another way. `write` gets the returned expression and the indentation. */
export const lastReturn = (part: string, write: (value: string, indent: string) => string[]): string =>
  body(part, (lines) => {
    const at = lines.findLastIndex((line) => /^\s*return /.test(line));
    const [, indent, value] = /^(\s*)return (.*)$/.exec(lines[at] ?? '') ?? [];
    return at < 0 ? lines : [...lines.slice(0, at), ...write(value!, indent!), ...lines.slice(at + 1)];
  });
