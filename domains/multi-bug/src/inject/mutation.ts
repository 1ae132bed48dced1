import { parseSource, type Language, type Node } from '@codewalk/syntax';
import { javascriptRules } from './javascript-rules.js';
import { pythonRules } from './python-rules.js';

/** What a mutation does, as bugs are named; where two come to the same text, it is called by the first. */
export const operators = [
  'off-by-one', 'comparison', 'inverted-condition', 'boolean', 'arithmetic', 'swapped-arguments', 'dropped-branch', 'dropped-statement', 'wrong-default', 'wrong-variable',
  'wrong-constant', 'missing-await', 'early-return',
] as const;
export type Operator = (typeof operators)[number];

/** A piece of source replaced by another: offsets in UTF-16 units, the end exclusive. */
export interface Mutation {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What may go wrong at one node of a syntax tree, on its own and not in what is below it. */
export type Rule = (node: Node) => readonly Mutation[];

/** Rules by node type. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

const RULES: Readonly<Partial<Record<Language, Rules>>> = { python: pythonRules, javascript: javascriptRules, typescript: javascriptRules };

const LANGUAGES: readonly (readonly [RegExp, Language])[] = [[/\.py$/, 'python'], [/\.[cm]?jsx?$/, 'javascript'], [/\.[cm]?ts$/, 'typescript']];

/** The language of a file that can be mutated, by its name. */
export const languageOf = (path: string): Language | undefined => LANGUAGES.find(([ending]) => ending.test(path))?.[1];

/**
 * Every mutation of a source text, by place and then by operator and text; no two give the same text. None for a text that does not
 * parse, and none whose result does not.
 */
export async function mutationsOf(language: Language, source: string): Promise<readonly Mutation[]> {
  const rules = RULES[language];
  if (!rules) return [];
  const found = await withTree(language, source, (root) => (root.hasError ? [] : collect(root, rules)));
  const seen = new Set<string>();
  const result: Mutation[] = [];
  for (const mutation of [...found].sort(inOrder)) {
    const key = `${mutation.start} ${mutation.end} ${mutation.text}`;
    if (seen.has(key) || source.slice(mutation.start, mutation.end) === mutation.text) continue;
    seen.add(key);
    if (await withTree(language, mutate(source, mutation), (root) => !root.hasError)) result.push(mutation);
  }
  return result;
}

/** The source with its mutation, whose line ends are the source's. */
export function mutate(source: string, { start, end, text }: Mutation): string {
  const own = source.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
  return source.slice(0, start) + own + source.slice(end);
}

const inOrder = (a: Mutation, b: Mutation): number => a.start - b.start || a.end - b.end || operators.indexOf(a.operator) - operators.indexOf(b.operator) || (a.text < b.text ? -1 : 1);

function collect(root: Node, rules: Rules): Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: Node): void => {
    for (const rule of rules[node.type] ?? []) found.push(...rule(node));
    for (const child of node.namedChildren) if (child) visit(child);
  };
  visit(root);
  return found;
}

async function withTree<T>(language: Language, source: string, look: (root: Node) => T): Promise<T> {
  const tree = await parseSource(language, source);
  try {
    return look(tree.rootNode);
  } finally {
    tree.delete();
  }
}
