import { type Problem } from '@codewalk/core';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

const STRICT = { disallowComments: true, allowTrailingComma: false };

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is not JSON',
  InvalidNumberFormat: 'a malformed number',
  PropertyNameExpected: 'a name in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing brace is expected',
  CloseBracketExpected: 'a closing bracket is expected',
  EndOfFileExpected: 'nothing more is expected',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a string that does not end',
  UnexpectedEndOfNumber: 'a number that does not end',
  InvalidUnicode: 'a malformed \\u escape',
  InvalidEscapeCharacter: 'an escape that JSON does not have',
  InvalidCharacter: 'a control character in a string',
};

/** Finds lines in one text. */
export class Lines {
  readonly #ends: number[] = [];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#ends.push(at);
  }

  /** The 1-based line of an offset. */
  at(offset: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

/** Why a text is not JSON, one problem a line; `at` gives the place of a 1-based line. */
export function syntaxProblems(text: string, at: (line: number) => string): Problem[] {
  if (text.trim() === '') return [{ code: 'not-json', message: 'there is nothing where JSON is expected', at: at(1) }];
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, STRICT);
  } catch {
    return [{ code: 'not-json', message: 'not JSON: nested too deep', at: at(1) }];
  }
  const lines = new Lines(text);
  const byLine = new Map<number, Problem>();
  for (const { error, offset } of errors) {
    const line = lines.at(offset);
    const column = offset - (text.lastIndexOf('\n', offset - 1) + 1) + 1;
    if (!byLine.has(line)) byLine.set(line, { code: 'not-json', message: `not JSON: ${WORDS[printParseErrorCode(error)]} at column ${column}`, at: at(line) });
  }
  return byLine.size > 0 ? [...byLine.values()] : [{ code: 'not-json', message: 'not JSON', at: at(1) }];
}

/** Names that stand twice in one object of a JSON text: of two values, nobody can say which was meant. */
export function repeatedNames(text: string, at: (line: number) => string): Problem[] {
  const root = treeOf(text);
  const lines = new Lines(text);
  const problems: Problem[] = [];
  const visit = (node: Node): void => {
    const seen = new Set<string>();
    for (const child of node.children ?? []) {
      if (node.type === 'object') {
        const name = child.children![0]!;
        if (seen.has(name.value as string)) problems.push({ code: 'repeated-field', message: `the field ${JSON.stringify(name.value)} stands twice`, at: at(lines.at(name.offset)) });
        seen.add(name.value as string);
      }
      visit(child);
    }
  };
  if (root) visit(root);
  return problems;
}

/** The line of what a path leads to, or of the nearest thing that holds it. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const root = treeOf(text);
  for (let length = path.length; root && length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return new Lines(text).at(node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return 1;
}

function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], STRICT);
  } catch {
    return undefined; // nested deeper than the stack: there is no place to name
  }
}
