import type { Node } from '@codewalk/syntax';
import type { Side } from './atom.js';
import { readClassNames } from './class-names.js';
import { withoutComments } from './source-text.js';

/** Takes a 0-based row, a code and a sentence. */
export type Complain = (row: number, code: string, detail: string) => void;

export interface ReadSide extends Side {
  readonly result: string;
  readonly types: readonly string[];
  readonly row: number;
}

/** Statements and declarations that no atom may hold, with the code and the reason. */
const REFUSED: Readonly<Record<string, readonly [code: string, why: string]>> = {
  static_initializer: ['static-initialiser', 'a static initialiser runs before any call'],
  synchronized_statement: ['threads', 'a lock means something between threads only'],
  assert_statement: ['assertion', 'an assertion depends on how the machine is started'],
  enum_declaration: ['enum', 'an enum is static state, and the order of its hash codes is not fixed'],
  constant_declaration: ['static-state', 'a field of an interface is static state'],
  annotation_type_declaration: ['annotation', 'annotations are no part of what is compared'],
  throws: ['checked-exception', 'a method that declares exceptions cannot be chained without handling them'],
  spread_parameter: ['varargs', 'a variable number of arguments has no one type'],
  this: ['instance', 'static methods have no this'],
};

const ANNOTATIONS = ['Override', 'SuppressWarnings', 'Deprecated', 'FunctionalInterface'];
const MODIFIERS = ['static', 'final', 'private', 'public', 'protected', 'strictfp'];
const LITERALS = new Set([
  'decimal_integer_literal', 'hex_integer_literal', 'octal_integer_literal', 'binary_integer_literal', 'decimal_floating_point_literal', 'hex_floating_point_literal', 'true', 'false', 'character_literal', 'string_literal',
]);
const CONSTANT_TYPES = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double', 'String'];
const NESTED = ['class_declaration', 'interface_declaration', 'record_declaration'];

/** Reads one class of a pair: static methods, constants, nested types; what is not among these is refused by name. */
export function readSide(declaration: Node, entry: string, complain: Complain): ReadSide | null {
  const at = (node: Node): number => node.startPosition.row;
  const body = declaration.childForFieldName('body')!;
  if (modifiersOf(declaration).some((m) => m !== 'final') || ['superclass', 'interfaces', 'type_parameters', 'permits'].some((field) => declaration.childForFieldName(field))) {
    complain(at(declaration), 'bad-class', 'the classes of a pair are plain: at most final, without type parameters and supertypes');
  }
  for (const member of body.namedChildren) readMember(member!, complain);
  refuseBelow(body, false, complain);
  const names = readClassNames(declaration);
  for (const { name, why, row } of names.unclear) complain(row, 'unclear-name', `${name} ${why}`);
  const method = body.namedChildren.find((n) => n!.type === 'method_declaration' && n!.childForFieldName('name')!.text === entry);
  if (!method) {
    complain(at(declaration), 'no-entry', `there is no method ${JSON.stringify(entry)} in ${declaration.childForFieldName('name')!.text}`);
    return null;
  }
  const parameters = method.childForFieldName('parameters')!.namedChildren.filter((n) => n!.type === 'formal_parameter');
  const result = method.childForFieldName('type')!.text + (method.childForFieldName('dimensions')?.text ?? '');
  if (result === 'void') complain(at(method), 'void-result', `${entry} gives no result, so nothing can follow it`);
  if (parameters.length === 0) complain(at(method), 'no-parameters', `${entry} takes no parameter, so it can follow nothing`);
  return {
    entry,
    names: parameters.map((p) => p!.childForFieldName('name')!.text),
    body: withoutComments(body).slice(1, -1).replace(/^(?:[ \t]*\n)+/, '').trimEnd(),
    result: withoutComments(method.childForFieldName('type')!) + (method.childForFieldName('dimensions')?.text ?? ''),
    types: parameters.map((p) => withoutComments(p!.childForFieldName('type')!) + (p!.childForFieldName('dimensions')?.text ?? '')),
    row: at(method),
  };
}

function readMember(node: Node, complain: Complain): void {
  const row = node.startPosition.row;
  const modifiers = modifiersOf(node);
  switch (node.type) {
    case 'line_comment':
    case 'block_comment':
    case 'static_initializer': // refused with all that stands below the body
    case 'enum_declaration':
    case 'annotation_type_declaration':
      return;
    case 'method_declaration': {
      const name = node.childForFieldName('name')!.text;
      if (!modifiers.includes('static')) complain(row, 'instance', `${name} is not static`);
      if (node.childForFieldName('type_parameters')) complain(row, 'generics', `${name} has type parameters`);
      const odd = modifiers.find((m) => !MODIFIERS.includes(m));
      if (odd) complain(row, odd === 'synchronized' ? 'threads' : 'modifier', `${name} is ${odd}`);
      return;
    }
    case 'field_declaration': {
      const type = node.childForFieldName('type')!.text;
      const plain = node.childrenForFieldName('declarator').every((d) => !d!.childForFieldName('dimensions') && isConstant(d!.childForFieldName('value')));
      if (!modifiers.includes('static') || !modifiers.includes('final') || !CONSTANT_TYPES.includes(type) || !plain) {
        complain(row, 'static-state', 'a field must be static, final, of a primitive type or String, and a literal');
      }
      return;
    }
    default:
      if (!NESTED.includes(node.type)) complain(row, 'instance', `${node.type.replaceAll('_', ' ')} is not a static method, a constant or a nested type`);
      else if (node.type === 'class_declaration' && !modifiers.includes('static')) complain(row, 'instance', `the class ${node.childForFieldName('name')!.text} is not static`);
  }
}

/** A literal, or a sum, product or shift of literals. */
function isConstant(value: Node | null): boolean {
  if (!value) return false;
  if (LITERALS.has(value.type)) return true;
  if (['binary_expression', 'unary_expression', 'parenthesized_expression'].includes(value.type)) return value.namedChildren.every((child) => isConstant(child));
  return value.type === 'cast_expression' && isConstant(value.childForFieldName('value'));
}

function refuseBelow(node: Node, nested: boolean, complain: Complain): void {
  for (const child of node.namedChildren) {
    const { type } = child!;
    const known = Object.hasOwn(REFUSED, type) ? REFUSED[type] : undefined;
    if (known && !(type === 'this' && nested)) complain(child!.startPosition.row, known[0], known[1]);
    if (type === 'marker_annotation' || type === 'annotation') {
      const name = child!.childForFieldName('name')!.text;
      if (!ANNOTATIONS.includes(name)) complain(child!.startPosition.row, 'annotation', `the annotation ${name} is not known`);
      continue;
    }
    if (nested && type === 'field_declaration') {
      const modifiers = modifiersOf(child!);
      const plain = child!.childrenForFieldName('declarator').every((d) => isConstant(d!.childForFieldName('value')));
      if (modifiers.includes('static') && !(modifiers.includes('final') && plain)) complain(child!.startPosition.row, 'static-state', 'a static field of a nested type must be final and a literal');
    }
    if (nested && type === 'method_declaration') {
      if (child!.childForFieldName('type_parameters')) complain(child!.startPosition.row, 'generics', `${child!.childForFieldName('name')!.text} has type parameters`);
      if (modifiersOf(child!).some((m) => m === 'synchronized' || m === 'native')) complain(child!.startPosition.row, 'threads', `${child!.childForFieldName('name')!.text} is synchronized or native`);
    }
    refuseBelow(child!, nested || type === 'class_body' || type === 'interface_body', complain);
  }
}

const modifiersOf = (node: Node): string[] => {
  const modifiers = node.children.find((child) => child?.type === 'modifiers');
  return modifiers ? modifiers.children.filter((m) => m !== null && !m.type.endsWith('annotation') && !m.type.endsWith('comment')).map((m) => m!.text) : [];
};

/** Import lines without `import` and `;`, sorted, each once: single types or whole packages of the platform. */
export function readImports(root: Node, complain: Complain): string[] {
  const found = new Set<string>();
  for (const node of root.namedChildren) {
    if (node!.type !== 'import_declaration') continue;
    const text = withoutComments(node!).replace(/^import\s+/, '').replace(/\s*;\s*$/, '').replace(/\s*\.\s*/g, '.').trim();
    if (/^static\s/.test(text)) complain(node!.startPosition.row, 'static-import', `${text}: name the class where the member is used`);
    else if (!/^java\.[\w.]+(\.\*)?$/.test(text)) complain(node!.startPosition.row, 'import-outside', `${text} is not of the platform's java packages`);
    else found.add(text);
  }
  return [...found].sort();
}
