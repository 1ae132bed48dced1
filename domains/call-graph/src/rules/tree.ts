import { parseSource, type Node, type Tree } from '@codewalk/syntax';

/** A syntax tree as plain data: no comments in it, leaves hold their text. */
export interface Syntax {
  readonly type: string;
  /** Whether the grammar names it; the others are words and signs. */
  readonly named: boolean;
  /** What it is to its parent. */
  readonly field: string | null;
  readonly text: string;
  /** 0-based rows of its first and last character. */
  readonly row: number;
  readonly endRow: number;
  readonly children: readonly Syntax[];
}

/** A comment with its place. */
export interface Comment {
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

export interface Source {
  readonly root: Syntax;
  readonly comments: readonly Comment[];
  /** The first thing that keeps the text from being read as plain Python, in words. */
  readonly problem: string | null;
}

const KEPT = 4;
const recent: { readonly text: string; readonly source: Promise<Source> }[] = [];

/** Far beyond any program of this domain. */
const MAX_LENGTH = 4_000_000;

/** The grammar looks ahead to the end of a run of such lines at each of them: 20,000 take it 40 seconds. */
const MAX_REST = 2_000;

/** The longest run of lines that hold nothing or a comment alone. */
function longestRest(text: string): number {
  let longest = 0;
  let run = 0;
  for (const line of text.split('\n')) {
    run = /^\s*(#|$)/.test(line) ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

const EMPTY: Syntax = { type: 'module', named: true, field: null, text: '', row: 0, endRow: 0, children: [] };

/** Reads a text; the last few are remembered, since one answer is looked at by several rules. */
export function readSource(text: string): Promise<Source> {
  const large = text.length > MAX_LENGTH ? `it has ${text.length} characters, and ${MAX_LENGTH} are the most` : longestRest(text) > MAX_REST ? `more than ${MAX_REST} lines of comments or blanks follow one another` : null;
  if (large !== null) return Promise.resolve({ root: EMPTY, comments: [], problem: large });
  const known = recent.find((one) => one.text === text);
  if (known) return known.source;
  const source = parseSource('python', text).then((tree) => plain(tree, text));
  recent.unshift({ text, source });
  recent.length = Math.min(recent.length, KEPT);
  return source;
}

/** Nesting beyond this is no program of ours; it keeps the walk below from a deep stack. */
const MAX_DEPTH = 400;

/** Characters that Python and the grammar may take in two ways: line ends but LF, form feeds and other controls. */
const ODD = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029\ufeff]/;
/** A declared encoding (PEP 263) other than UTF-8 would make another text of the file. */
const CODING = /^[ \t\f]*#.*?coding[:=][ \t]*(?!utf-?8\b)[-\w.]+/i;

function plain(tree: Tree, text: string): Source {
  const comments: Comment[] = [];
  const odd = ODD.exec(text);
  let problem = odd ? `the character U+${odd[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} is in it` : null;
  if (problem === null && text.split('\n', 2).some((line) => CODING.test(line))) problem = 'it declares an encoding';
  try {
    if (problem === null && tree.rootNode.hasError) problem = `it does not parse as Python near line ${firstError(tree.rootNode) + 1}`;
    if (problem !== null) return { root: EMPTY, comments, problem };
    const cursor = tree.walk();
    const take = (depth: number): Syntax | null => {
      if (depth > MAX_DEPTH) {
        problem = 'it is nested too deeply';
        return null;
      }
      const { nodeType: type, nodeIsNamed: named, startIndex, endIndex, startPosition, endPosition, currentFieldName } = cursor;
      if (type === 'comment') {
        comments.push({ text: text.slice(startIndex, endIndex), row: startPosition.row, column: startPosition.column });
        return null;
      }
      const children: Syntax[] = [];
      if (cursor.gotoFirstChild()) {
        do {
          const child = take(depth + 1);
          if (child) children.push(child);
        } while (cursor.gotoNextSibling());
        cursor.gotoParent();
      }
      const own = text.slice(startIndex, endIndex);
      if (type === 'identifier' && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(own)) problem ??= `the name ${JSON.stringify(own)} is not in ASCII letters`;
      return { type, named, field: currentFieldName, text: own, row: startPosition.row, endRow: endPosition.row, children };
    };
    const root = take(0) ?? EMPTY;
    cursor.delete();
    return { root: problem === null ? root : EMPTY, comments, problem };
  } finally {
    tree.delete();
  }
}

/** Row of the first node that did not parse. A loop, since a tree can be as deep as its text is long. */
function firstError(root: Node): number {
  for (let node = root; ; ) {
    const bad = node.children.find((child) => child !== null && (child.hasError || child.isError || child.isMissing));
    if (!bad || bad.isError || bad.isMissing) return (bad ?? node).startPosition.row;
    node = bad;
  }
}

export const named = (node: Syntax): Syntax[] => node.children.filter((child) => child.named);
export const child = (node: Syntax, field: string): Syntax | undefined => node.children.find((one) => one.field === field);
