import type { Node } from '@codewalk/syntax';
import type { Mutation, Rule, Rules } from './mutation.js';
import { above, indentOf, integerRule, operatorRule, replace, swapRule, variableRule } from './rules.js';

/** Mistakes in JavaScript and TypeScript, by tree-sitter's node types, which both grammars share. */

const binary = operatorRule({
  '<': [['off-by-one', '<='], ['comparison', '>']],
  '<=': [['off-by-one', '<'], ['comparison', '>=']],
  '>': [['off-by-one', '>='], ['comparison', '<']],
  '>=': [['off-by-one', '>'], ['comparison', '<=']],
  '===': [['comparison', '!==']],
  '!==': [['comparison', '===']],
  '==': [['comparison', '!=']],
  '!=': [['comparison', '==']],
  '&&': [['boolean', '||']],
  '||': [['boolean', '&&']],
  '??': [['boolean', '&&']],
  '+': [['arithmetic', '-']], '-': [['arithmetic', '+']], '*': [['arithmetic', '+']], '/': [['arithmetic', '*']], '%': [['arithmetic', '/']], '**': [['arithmetic', '*']],
  '&': [['arithmetic', '|']], '|': [['arithmetic', '&']], '^': [['arithmetic', '|']], '<<': [['arithmetic', '>>']], '>>': [['arithmetic', '<<']], '>>>': [['arithmetic', '<<']],
});

const assigned = operatorRule({ '+=': [['arithmetic', '-=']], '-=': [['arithmetic', '+=']], '*=': [['arithmetic', '+=']], '||=': [['boolean', '&&=']], '&&=': [['boolean', '||=']], '|=': [['arithmetic', '&=']], '&=': [['arithmetic', '|=']] });

const update = operatorRule({ '++': [['arithmetic', '--']], '--': [['arithmetic', '++']] });

const negation: Rule = (node) => {
  const inner = node.childForFieldName('argument');
  return inner && node.childForFieldName('operator')?.text === '!' ? [replace('boolean', node, inner.text)] : [];
};

const COUNTING_CALLS = /\.(slice|substring|substr|splice|at|charAt|charCodeAt|indexOf|padStart|padEnd)$/;

const isCounting = (node: Node): boolean => {
  if (/^([<>]=?|[!=]==?)$/.test(node.parent?.childForFieldName('operator')?.text ?? '')) return true;
  const near = above(node, ['subscript_expression', 'call_expression', 'statement_block', 'program']);
  return near?.type === 'subscript_expression' || COUNTING_CALLS.test(near?.childForFieldName('function')?.text ?? '');
};

/** Defaults have a rule of their own, and a type is no value. */
const isElsewhere = (node: Node): boolean => /^(literal_type|assignment_pattern|object_assignment_pattern|required_parameter|optional_parameter)$/.test(node.parent?.type ?? '');

const number: Rule = (node) => (isElsewhere(node) ? [] : integerRule(isCounting)(node));

const truth = (other: string): Rule => (node) => (isElsewhere(node) ? [] : [replace('wrong-constant', node, other)]);

const text: Rule = (node) => {
  const fragment = node.namedChildren.find((child) => child?.type === 'string_fragment');
  if (!fragment || node.namedChildCount !== 1 || fragment.text.length > 40 || isElsewhere(node) || /^(expression_statement|import_statement|export_statement|pair)$/.test(node.parent?.type ?? '')) return [];
  if (above(node, ['call_expression'])?.childForFieldName('function')?.text === 'require') return [];
  const letters = [...fragment.text];
  return [replace('wrong-constant', fragment, letters.length > 1 ? letters.slice(0, -1).join('') : `${fragment.text}${fragment.text}`)];
};

const OTHER_DEFAULT: Readonly<Record<string, string>> = { true: 'false', false: 'true', null: '0', undefined: 'null', "''": "' '", '{}': 'null', '[]': 'null', '0': '1', '1': '0' };

const defaultValue = (field: string): Rule => (node) => {
  const value = node.childForFieldName(field);
  if (!value) return [];
  const other = OTHER_DEFAULT[value.text] ?? (/^\d{1,15}$/.test(value.text) ? String(Number(value.text) + 1) : value.type === 'string' ? "''" : undefined);
  return other === undefined ? [] : [replace('wrong-default', value, other)];
};

const DROPPABLE = ['call_expression', 'augmented_assignment_expression', 'await_expression', 'update_expression', 'assignment_expression'];

const statement: Rule = (node) => {
  const [only] = node.namedChildren;
  if (!only || !DROPPABLE.includes(only.type) || node.parent?.type === 'program') return [];
  if (only.type === 'assignment_expression' && only.childForFieldName('left')?.type === 'identifier') return [];
  return [replace('dropped-statement', node, ';')];
};

const jump: Rule = (node) => (above(node, ['switch_statement', 'for_statement', 'for_in_statement', 'while_statement'])?.type === 'switch_statement' ? [] : [replace('dropped-statement', node, ';')]);

/** `if (…)` and `while (…)`: the condition is in parentheses. */
const branch: Rule = (node) => {
  const condition = node.childForFieldName('condition');
  const [inner] = condition?.namedChildren ?? [];
  if (!condition || !inner) return [];
  const plain = inner.type === 'unary_expression' && inner.childForFieldName('operator')?.text === '!';
  const inverted = replace('inverted-condition', condition, plain ? `(${inner.childForFieldName('argument')!.text})` : `(!(${inner.text}))`);
  const body = node.childForFieldName('consequence');
  return body ? [inverted, replace('dropped-branch', body, '{}')] : [inverted];
};

const otherwise: Rule = (node) => {
  const [body] = node.namedChildren;
  return body && body.type !== 'if_statement' ? [replace('dropped-branch', body, '{}')] : [];
};

const ternary: Rule = (node) => {
  const condition = node.childForFieldName('condition');
  return condition ? [replace('inverted-condition', condition, `!(${condition.text})`)] : [];
};

const awaited: Rule = (node) => {
  const [inner] = node.namedChildren;
  return inner ? [replace('missing-await', node, inner.text)] : [];
};

const FUNCTIONS = ['function_declaration', 'function_expression', 'arrow_function', 'method_definition', 'generator_function_declaration', 'generator_function'];

const early: Rule = (node) => {
  const block = node.parent;
  const last = block?.namedChildren.filter((child) => child?.type !== 'comment').at(-1);
  const body = node.childForFieldName('body');
  const end = body?.namedChildren.at(-1);
  if (!FUNCTIONS.includes(block?.parent?.type ?? '') || last?.type !== 'return_statement' || last.text.length > 60 || body?.type !== 'statement_block' || !end || end.type === 'return_statement') return [];
  return [{ operator: 'early-return', start: end.endIndex, end: end.endIndex, text: `\n${indentOf(body.namedChildren[0]!)}${last.text}` } satisfies Mutation];
};

const isRead = (node: Node): boolean => {
  const parent = node.parent!;
  if (/^(formal_parameters|required_parameter|optional_parameter|variable_declarator|assignment_pattern|rest_pattern|array_pattern|import_specifier|export_specifier|namespace_import|import_clause|labeled_statement|class_declaration|type_annotation)$/.test(parent.type)) {
    return parent.childForFieldName('value')?.id === node.id || parent.childForFieldName('right')?.id === node.id;
  }
  if (FUNCTIONS.includes(parent.type)) return parent.childForFieldName('body')?.id === node.id;
  if (parent.type === 'call_expression' || parent.type === 'new_expression') return false; // what is called, not an argument
  return parent.childForFieldName('left')?.id !== node.id || parent.type === 'binary_expression';
};

function bound(scope: Node, before: number): string[] {
  const inScope = (name: Node): boolean => above(name, FUNCTIONS)?.id === scope.id;
  const parameters = [...(scope.childForFieldName('parameters')?.descendantsOfType(['identifier', 'shorthand_property_identifier_pattern']) ?? []), scope.childForFieldName('parameter')];
  const declared = (scope.childForFieldName('body')?.descendantsOfType('variable_declarator') ?? []).filter((one) => one && inScope(one) && one.endIndex <= before && above(one, ['statement_block'])?.id === scope.childForFieldName('body')?.id);
  return [...parameters.filter((name) => name && name.parent?.childForFieldName('right')?.id !== name.id), ...declared.map((one) => one!.childForFieldName('name')).filter((name) => name?.type === 'identifier')].flatMap((name) => (name ? [name.text] : []));
}

const variable = variableRule(isRead, (node) => above(node, FUNCTIONS), bound);

export const javascriptRules: Rules = {
  binary_expression: [binary],
  augmented_assignment_expression: [assigned],
  update_expression: [update],
  unary_expression: [negation],
  number: [number],
  true: [truth('false')],
  false: [truth('true')],
  string: [text],
  assignment_pattern: [defaultValue('right')],
  object_assignment_pattern: [defaultValue('right')],
  required_parameter: [defaultValue('value')],
  optional_parameter: [defaultValue('value')],
  arguments: [swapRule((argument) => argument.type !== 'spread_element')],
  expression_statement: [statement],
  break_statement: [jump],
  continue_statement: [jump],
  if_statement: [branch],
  while_statement: [branch],
  else_clause: [otherwise],
  ternary_expression: [ternary],
  await_expression: [awaited],
  for_statement: [early],
  for_in_statement: [early],
  identifier: [variable],
};
