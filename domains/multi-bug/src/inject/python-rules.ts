import type { Node } from '@codewalk/syntax';
import type { Mutation, Rule, Rules } from './mutation.js';
import { above, indentOf, integerRule, operatorRule, replace, swapRule, variableRule } from './rules.js';

/** Mistakes in Python, by tree-sitter's node types. */

const comparison = operatorRule({
  '<': [['off-by-one', '<='], ['comparison', '>']],
  '<=': [['off-by-one', '<'], ['comparison', '>=']],
  '>': [['off-by-one', '>='], ['comparison', '<']],
  '>=': [['off-by-one', '>'], ['comparison', '<=']],
  '==': [['comparison', '!=']],
  '!=': [['comparison', '==']],
  'in': [['comparison', 'not in']],
  'is': [['comparison', 'is not']],
  'not in': [['comparison', 'in']],
  'is not': [['comparison', 'is']],
});

const connective = operatorRule({ and: [['boolean', 'or']], or: [['boolean', 'and']] });

const arithmetic = operatorRule({
  '+': [['arithmetic', '-']], '-': [['arithmetic', '+']], '*': [['arithmetic', '+']], '/': [['arithmetic', '//']], '//': [['arithmetic', '/']], '%': [['arithmetic', '//']],
  '**': [['arithmetic', '*']], '&': [['arithmetic', '|']], '|': [['arithmetic', '&']], '^': [['arithmetic', '|']], '<<': [['arithmetic', '>>']], '>>': [['arithmetic', '<<']],
});

const assigned = operatorRule({ '+=': [['arithmetic', '-=']], '-=': [['arithmetic', '+=']], '*=': [['arithmetic', '+=']], '|=': [['arithmetic', '&=']], '&=': [['arithmetic', '|=']] });

const negation: Rule = (node) => {
  const inner = node.childForFieldName('argument');
  return inner ? [replace('boolean', node, inner.text)] : [];
};

const isCounting = (node: Node): boolean =>
  above(node, ['subscript', 'slice', 'call', 'comparison_operator', 'block', 'module'])?.type.match(/^(subscript|slice|comparison_operator)$/) != null || calledRange(node);

const calledRange = (node: Node): boolean => /^(range|enumerate|islice)$/.test(above(node, ['call', 'block', 'module'])?.childForFieldName('function')?.text ?? '');

const isDefault = (node: Node): boolean => /^(typed_)?default_parameter$/.test(node.parent?.type ?? '');

const integer: Rule = (node) => (isDefault(node) ? [] : integerRule(isCounting)(node));

const truth = (other: string): Rule => (node) => (isDefault(node) ? [] : [replace('wrong-constant', node, other)]);

/** A text without its last letter; not a docstring, nor one with insides. */
const text: Rule = (node) => {
  const content = node.namedChildren.find((child) => child?.type === 'string_content');
  if (!content || node.namedChildCount !== 3 || content.namedChildCount > 0 || node.parent?.type === 'expression_statement' || content.text.length > 40 || content.text.includes('\n')) return [];
  const letters = [...content.text];
  return [replace('wrong-constant', content, letters.length > 1 ? letters.slice(0, -1).join('') : `${content.text}${content.text}`)];
};

const OTHER_DEFAULT: Readonly<Record<string, string>> = { True: 'False', False: 'True', None: '0', '""': "' '", "''": "' '", '()': 'None', '0': '1', '1': '0' };

const defaultValue: Rule = (node) => {
  const value = node.childForFieldName('value');
  if (!value) return [];
  const other = OTHER_DEFAULT[value.text] ?? (/^\d{1,15}$/.test(value.text) ? String(Number(value.text) + 1) : value.type === 'string' ? 'None' : undefined);
  return other === undefined ? [] : [replace('wrong-default', value, other)];
};

/** Statements whose absence still leaves every name defined. */
const DROPPABLE = ['call', 'augmented_assignment', 'await', 'assignment'];

const statement: Rule = (node) => {
  const [only] = node.namedChildren;
  if (!only || node.namedChildCount !== 1 || !DROPPABLE.includes(only.type)) return [];
  const target = only.type === 'assignment' ? only.childForFieldName('left')?.type : undefined;
  if (only.type === 'assignment' && target !== 'attribute' && target !== 'subscript') return [];
  return [replace('dropped-statement', node, 'pass')];
};

const jump = (other: string): Rule => (node) => [replace('dropped-statement', node, other)];

const branch: Rule = (node) => {
  const condition = node.childForFieldName('condition');
  const body = node.childForFieldName('consequence');
  if (!condition) return [];
  const inverted = replace('inverted-condition', condition, condition.type === 'not_operator' ? condition.childForFieldName('argument')!.text : `not (${condition.text})`);
  return body && node.type !== 'while_statement' ? [inverted, replace('dropped-branch', body, 'pass')] : [inverted];
};

const ternary: Rule = (node) => {
  const condition = node.namedChildren[1];
  return condition ? [replace('inverted-condition', condition, `not (${condition.text})`)] : [];
};

const otherwise: Rule = (node) => {
  const body = node.childForFieldName('body');
  return body ? [replace('dropped-branch', body, 'pass')] : [];
};

const awaited: Rule = (node) => {
  const [inner] = node.namedChildren;
  return inner ? [replace('missing-await', node, inner.text)] : [];
};

/** A loop that is left in its first round, with what the function returns at its end. */
const early: Rule = (node) => {
  const block = node.parent;
  const last = block?.namedChildren.at(-1);
  const body = node.childForFieldName('body');
  const end = body?.namedChildren.at(-1);
  if (block?.parent?.type !== 'function_definition' || last?.type !== 'return_statement' || last.text.length > 60 || !body || !end || end.type === 'return_statement') return [];
  const first = body.namedChildren[0]!;
  if (first.startPosition.row === node.startPosition.row) return [];
  return [{ operator: 'early-return', start: end.endIndex, end: end.endIndex, text: `\n${indentOf(first)}${last.text}` } satisfies Mutation];
};

const isRead = (node: Node): boolean => {
  const parent = node.parent!;
  if (['keyword_argument', 'default_parameter', 'typed_default_parameter', 'typed_parameter', 'parameters', 'lambda_parameters', 'function_definition', 'class_definition', 'import_statement', 'dotted_name', 'aliased_import', 'global_statement', 'nonlocal_statement', 'type', 'decorator'].includes(parent.type)) return false;
  if (parent.type === 'attribute' && parent.childForFieldName('attribute')?.id === node.id) return false;
  if (parent.type === 'call' && parent.childForFieldName('function')?.id === node.id) return false;
  return !isTarget(node);
};

/** Whether a name stands where something is bound. */
function isTarget(node: Node): boolean {
  let at: Node = node;
  while (at.parent && ['pattern_list', 'tuple_pattern', 'list_pattern', 'as_pattern_target'].includes(at.parent.type)) at = at.parent;
  const parent = at.parent;
  return parent?.childForFieldName('left')?.id === at.id || parent?.childForFieldName('alias')?.id === at.id || at.type === 'as_pattern_target';
}

function bound(scope: Node, before: number): string[] {
  const parameters = (scope.childForFieldName('parameters')?.descendantsOfType('identifier') ?? []).filter((name) => name && (name.parent?.type === 'parameters' || name.parent?.childForFieldName('name')?.id === name.id || name.parent?.type === 'typed_parameter'));
  const names = (scope.childForFieldName('body')?.descendantsOfType('identifier') ?? []).filter((name) => name && name.startIndex < before && isTarget(name) && above(name, ['function_definition', 'lambda', 'list_comprehension', 'generator_expression', 'dictionary_comprehension', 'set_comprehension'])?.id === scope.id && above(name, ['for_statement', 'while_statement', 'if_statement', 'try_statement', 'with_statement', 'function_definition'])?.id === scope.id);
  return [...parameters, ...names].map((name) => name!.text).filter((name) => name !== 'self' && name !== 'cls');
}

const variable = variableRule(isRead, (node) => above(node, ['function_definition', 'lambda', 'module']), (scope, before) => (scope.type === 'function_definition' ? bound(scope, before) : []));

export const pythonRules: Rules = {
  comparison_operator: [comparison],
  boolean_operator: [connective],
  not_operator: [negation],
  binary_operator: [arithmetic],
  augmented_assignment: [assigned],
  integer: [integer],
  true: [truth('False')],
  false: [truth('True')],
  string: [text],
  default_parameter: [defaultValue],
  typed_default_parameter: [defaultValue],
  argument_list: [swapRule((argument) => !/^(keyword_argument|list_splat|dictionary_splat|parenthesized_generator)$/.test(argument.type))],
  expression_statement: [statement],
  break_statement: [jump('pass')],
  continue_statement: [jump('pass')],
  if_statement: [branch],
  elif_clause: [branch],
  while_statement: [branch],
  else_clause: [otherwise],
  conditional_expression: [ternary],
  await: [awaited],
  for_statement: [early],
  identifier: [variable],
};
