import { child, named, type Syntax } from './tree.js';

/** Parts that only annotate: where a rule allows them to be dropped they are compared elsewhere. */
const ANNOTATED = new Set(['typed_parameter', 'typed_default_parameter', 'function_definition']);

/**
 * What a piece of Python says, whatever its layout: without comments, parentheses around expressions, commas at the end, type
 * hints of parameters and results; texts and numbers by what they are. Two pieces of equal shape are the same code.
 */
export function shapeOf(node: Syntax): string {
  switch (node.type) {
    case 'parenthesized_expression': return shapeOf(named(node)[0]!);
    case 'string': return node.children.some((c) => c.type === 'interpolation') ? list(node) : `"${textOf(node) ?? node.text}"`;
    case 'integer': case 'float': return numberOf(node.text);
    case 'typed_parameter': return shapeOf(node.children[0]!);
    case 'typed_default_parameter': return `(default_parameter ${node.children.filter((c) => c.field !== 'type' && c.named).map(shapeOf).join(' ')})`;
    case 'else_clause': case 'block': case 'expression_statement': return list(node);
  }
  if (node.children.length === 0) return node.text;
  const plain = TUPLES[node.type];
  return plain === undefined ? list(node) : `(${[plain, ...named(node).map(shapeOf)].join(' ')})`;
}

/** A tuple is the same with and without parentheses. */
const TUPLES: Readonly<Record<string, string>> = { tuple: 'tuple', expression_list: 'tuple', pattern_list: 'targets', tuple_pattern: 'targets' };

function list(node: Syntax): string {
  const parts = node.children.filter((child, i) => {
    if (ANNOTATED.has(node.type) && (child.field === 'type' || child.field === 'return_type' || child.type === '->' || child.type === ':')) return false;
    return !(child.type === ',' && !node.children.slice(i + 1).some((later) => later.named)) && child.type !== ';';
  });
  return `(${[node.type, ...parts.map(shapeOf)].join(' ')})`;
}

/**
 * Type hints of a function by what they are of: they run when it is defined, so one that stays must be one that was there.
 * A hint that the first has and the second has not, or has otherwise; null where there is none.
 */
export function foreignHint(given: Syntax, start: Syntax): string | null {
  const known = hintsOf(start);
  for (const [of, hint] of hintsOf(given)) if (known.get(of) !== hint) return hint;
  return null;
}

function hintsOf(node: Syntax): Map<string, string> {
  const plain = (hint: Syntax): string => hint.text.replace(/\s+/g, '');
  const hints = new Map<string, string>();
  const result = child(node, 'return_type');
  if (result) hints.set('->', plain(result));
  for (const parameter of named(child(node, 'parameters')!)) {
    const hint = child(parameter, 'type');
    if (hint) hints.set((child(parameter, 'name') ?? parameter.children[0]!).text, plain(hint));
  }
  return hints;
}

/** The text of a plain string without escapes, prefix or interpolation; null for any other. */
export function textOf(node: Syntax): string | null {
  if (node.type !== 'string') return null;
  const [start, ...rest] = node.children;
  if (!start || !/^["']$/.test(start.text)) return null;
  const content = rest.slice(0, -1);
  if (content.some((part) => part.type !== 'string_content' || part.children.length > 0)) return null;
  return content.map((part) => part.text).join('');
}

/** A number in one spelling; a float and an integer never share one. */
function numberOf(text: string): string {
  const whole = /^\d+$/.test(text);
  const plain = /^(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text);
  return !plain ? text : whole ? `i${text}` : `f${Number(text)}`;
}

/** The number that a literal is, a minus before it included; null for anything else. */
export function literalOf(node: Syntax): number | null {
  if (node.type === 'parenthesized_expression') return literalOf(named(node)[0]!);
  if (node.type === 'unary_operator' && (node.children[0]!.text === '-' || node.children[0]!.text === '+')) {
    const inner = literalOf(node.children[1]!);
    return inner === null ? null : node.children[0]!.text === '-' ? -inner : inner;
  }
  return (node.type === 'integer' || node.type === 'float') && /^[\d.]+(?:[eE][-+]?\d+)?$/.test(node.text) ? Number(node.text) : null;
}
