import { parseSource, type Language, type Node } from '@codewalk/syntax';

/** A function whose start can be made to fail: where it stands, and what is put in to make it. */
export interface Probe {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly text: string;
}

/** Raised past handlers of ordinary errors. */
const PYTHON_FAILS = 'raise BaseException("reached")';
const NODE_FAILS = 'throw new Error("reached");';

/** The functions of a source text, outer ones first. Those without a block of statements have no probe and belong to the next one outside. */
export async function probesOf(language: Language, source: string): Promise<readonly Probe[]> {
  const tree = await parseSource(language, source);
  try {
    return tree.rootNode.descendantsOfType(TYPES[language === 'python' ? 'python' : 'node']).flatMap((node) => (node ? probeOf(node, language) : []));
  } finally {
    tree.delete();
  }
}

const TYPES = {
  python: ['function_definition'],
  node: ['function_declaration', 'function_expression', 'arrow_function', 'method_definition', 'generator_function_declaration', 'generator_function'],
};

function probeOf(node: Node, language: Language): Probe[] {
  const body = node.childForFieldName('body');
  const first = body?.namedChildren.find((child) => child?.type !== 'comment');
  const place = { start: node.startIndex, end: node.endIndex };
  if (!body || !first) return [];
  if (language === 'python') {
    const alone = first.startPosition.row === node.startPosition.row;
    return [{ ...place, at: first.startIndex, text: alone ? `${PYTHON_FAILS}; ` : `${PYTHON_FAILS}\n${' '.repeat(first.startPosition.column)}` }];
  }
  return body.type === 'statement_block' ? [{ ...place, at: body.startIndex + 1, text: NODE_FAILS }] : [];
}

/** The source with every one of the probes in it. */
export const withProbes = (source: string, probes: readonly Probe[]): string =>
  [...probes].sort((a, b) => b.at - a.at).reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);

/** The innermost function around a place. */
export const around = (probes: readonly Probe[], place: number): Probe | undefined => probes.filter(({ start, end }) => start <= place && place < end).at(-1);
