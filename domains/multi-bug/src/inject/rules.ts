import type { Node } from '@codewalk/syntax';
import type { Mutation, Operator, Rule } from './mutation.js';

/** Rules that read the same in every language. */

/** One mutation that replaces a node. */
export const replace = (operator: Operator, { startIndex, endIndex }: Pick<Node, 'startIndex' | 'endIndex'>, text: string): Mutation => ({ operator, start: startIndex, end: endIndex, text });

/** Swaps operators: of each, what is written in its place and what that mistake is. */
export const operatorRule = (table: Readonly<Record<string, readonly (readonly [Operator, string])[]>>): Rule => (node) =>
  node.children.flatMap((child) => (child && !child.isNamed ? (table[child.text] ?? []).map(([operator, text]) => replace(operator, child, text)) : []));

/** An integer one off: an off-by-one where positions are counted, a wrong constant elsewhere. */
export const integerRule = (counts: (node: Node) => boolean): Rule => (node) => {
  if (!/^\d+$/.test(node.text) || node.text.length > 15) return [];
  const value = Number(node.text);
  const operator = counts(node) ? 'off-by-one' : 'wrong-constant';
  return [value + 1, ...(value > 0 ? [value - 1] : [])].map((other) => replace(operator, node, String(other)));
};

/** The first two arguments of a call in each other's place; both must be plain positional ones. */
export const swapRule = (plain: (argument: Node) => boolean): Rule => (node) => {
  const [first, second] = node.namedChildren.filter((child) => child && child.type !== 'comment');
  if (!first || !second || !plain(first) || !plain(second) || first.text === second.text) return [];
  const between = node.text.slice(first.endIndex - node.startIndex, second.startIndex - node.startIndex);
  return [{ operator: 'swapped-arguments', start: first.startIndex, end: second.endIndex, text: second.text + between + first.text }];
};

/** Names that a function binds before a place: its parameters and what it assigns on earlier lines, in order. */
export type Bound = (scope: Node, before: number) => readonly string[];

/**
 * A name that is read in place of another one of the same function: the next of those bound so far, so that it is one a person could
 * have meant.
 */
export const variableRule = (isRead: (node: Node) => boolean, scopeOf: (node: Node) => Node | null, bound: Bound): Rule => (node) => {
  if (!isRead(node)) return [];
  const scope = scopeOf(node);
  if (!scope) return [];
  const names = [...new Set(bound(scope, node.startIndex))];
  const at = names.indexOf(node.text);
  if (at < 0 || names.length < 2) return [];
  return [replace('wrong-variable', node, names[(at + 1) % names.length]!)];
};

/** The nearest node above of one of some types. */
export function above(node: Node, types: readonly string[]): Node | null {
  let at = node.parent;
  while (at && !types.includes(at.type)) at = at.parent;
  return at;
}

/** The blanks that a line begins with, up to a node that is first on it. */
export const indentOf = (node: Node): string => ' '.repeat(node.startPosition.column);
