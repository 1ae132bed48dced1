import type { Node } from '@codewalk/syntax';

/** One place where a name of the class itself stands. */
export interface Reference {
  readonly kind: 'method' | 'type' | 'constant' | 'self';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The names that a class declares for itself, each place of them, and what else is named in it. */
export interface ClassNames {
  readonly methods: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly constants: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** Methods called without an object that are not the class's own. */
  readonly calls: ReadonlySet<string>;
  /** Every identifier's text. */
  readonly words: ReadonlySet<string>;
  /** Names that could mean two things, so that renaming could not be trusted. */
  readonly unclear: readonly { readonly name: string; readonly why: string; readonly row: number }[];
}

const OBJECT = ['clone', 'equals', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'];

/** Methods that a nested class has from these, besides what it declares. Any other supertype may have any name. */
const INHERITED: Readonly<Record<string, readonly string[]>> = {
  Comparator: ['compare', 'reversed', 'thenComparing', 'thenComparingInt', 'thenComparingLong', 'thenComparingDouble', 'comparing', 'naturalOrder', 'reverseOrder', 'nullsFirst', 'nullsLast'],
  Comparable: ['compareTo'],
  Iterator: ['hasNext', 'next', 'remove', 'forEachRemaining'],
  Iterable: ['iterator', 'forEach', 'spliterator'],
  Runnable: ['run'],
  Supplier: ['get'],
  Function: ['apply', 'andThen', 'compose', 'identity'],
  Predicate: ['test', 'and', 'or', 'negate', 'not', 'isEqual'],
};

const DECLARES_TYPE = new Set(['class_declaration', 'interface_declaration', 'record_declaration', 'enum_declaration', 'annotation_type_declaration']);
const DECLARES_VARIABLE = new Set(['variable_declarator', 'formal_parameter', 'catch_formal_parameter', 'resource', 'enhanced_for_statement', 'spread_parameter']);

/** A class body inside the class, from within outwards: method names that it takes for itself. */
interface Inner {
  readonly methods: ReadonlySet<string>;
  /** A supertype that may have any name; null where all are known. */
  readonly opaque: string | null;
}

/** Reads the names of a class by Java's scope rules: overloads share a name, an inner class's own methods hide the outer ones. */
export function readClassNames(declaration: Node): ClassNames {
  const self = declaration.childForFieldName('name')!.text;
  const body = declaration.childForFieldName('body')!;
  const methods = new Set(methodNames(body));
  const constants = new Set(body.namedChildren.filter((n) => n!.type === 'field_declaration').flatMap((n) => n!.childrenForFieldName('declarator').map((d) => d!.childForFieldName('name')!.text)));
  const types = new Set<string>();
  const variables = new Set<string>();
  const references: Reference[] = [];
  const calls = new Set<string>();
  const words = new Set<string>();
  const unclear: { name: string; why: string; row: number }[] = [];

  const declare = (node: Node): void => {
    if (DECLARES_TYPE.has(node.type) || node.type === 'type_parameter') {
      const name = node.type === 'type_parameter' ? node.namedChildren.find((n) => n!.type === 'type_identifier')! : node.childForFieldName('name')!;
      if (types.has(name.text) || name.text === self) unclear.push({ name: name.text, why: 'is the name of two types', row: name.startPosition.row });
      types.add(name.text);
    }
    if (DECLARES_VARIABLE.has(node.type) && node.parent !== null && !(node.type === 'variable_declarator' && node.parent.type === 'field_declaration' && node.parent.parent!.id === body.id)) {
      const name = node.childForFieldName('name');
      if (name) variables.add(name.text);
    }
    if (node.type === 'lambda_expression') {
      const parameters = node.childForFieldName('parameters')!;
      for (const name of parameters.type === 'identifier' ? [parameters] : parameters.namedChildren) if (name!.type === 'identifier') variables.add(name!.text);
    }
    if (node.type === 'instanceof_expression') {
      const name = node.childForFieldName('name');
      if (name) variables.add(name.text);
    }
    for (const child of node.namedChildren) declare(child!);
  };
  declare(body);
  for (const name of [...types, ...constants, self]) {
    if (variables.has(name)) unclear.push({ name, why: 'is the name of a variable too', row: declaration.startPosition.row });
  }

  const refer = (kind: Reference['kind'], node: Node): void => void references.push({ kind, name: node.text, start: node.startIndex, end: node.endIndex });
  const method = (name: Node, inner: readonly Inner[]): void => {
    if (inner.some((scope) => scope.methods.has(name.text))) return;
    if (!methods.has(name.text)) return void calls.add(name.text);
    const opaque = inner.find((scope) => scope.opaque !== null)?.opaque;
    if (opaque) unclear.push({ name: name.text, why: `may be a method of ${opaque} inside a class that extends it`, row: name.startPosition.row });
    refer('method', name);
  };

  const visit = (node: Node, inner: readonly Inner[]): void => {
    const { type } = node;
    if (type === 'identifier' || type === 'type_identifier') {
      words.add(node.text);
      if (node.text === self) refer('self', node);
      else if (types.has(node.text)) refer('type', node);
      else if (type === 'identifier' && constants.has(node.text)) refer('constant', node);
      return;
    }
    if (type === 'method_invocation') {
      const object = node.childForFieldName('object');
      const name = node.childForFieldName('name')!;
      words.add(name.text);
      if (!object) method(name, inner);
      else {
        visit(object, inner);
        if (object.type === 'identifier' && object.text === self && methods.has(name.text)) refer('method', name);
      }
      for (const child of node.namedChildren) if (child!.id !== object?.id && child!.id !== name.id) visit(child!, inner);
      return;
    }
    if (type === 'method_reference') {
      const [object, name] = [node.namedChildren[0]!, node.namedChildren.at(-1)!];
      visit(object, inner);
      if (name.type === 'identifier' && name.id !== object.id) {
        words.add(name.text);
        if (object.text === self && methods.has(name.text)) refer('method', name);
      }
      return;
    }
    if (type === 'field_access') {
      const object = node.childForFieldName('object')!;
      const field = node.childForFieldName('field')!;
      visit(object, inner);
      words.add(field.text);
      if (object.text === self && constants.has(field.text)) refer('constant', field);
      else if (object.text === self && types.has(field.text)) refer('type', field);
      return;
    }
    if (type === 'scoped_type_identifier') return visit(node.namedChildren[0]!, inner);
    if (type === 'method_declaration') {
      const name = node.childForFieldName('name')!;
      words.add(name.text);
      if (inner.length === 0) refer('method', name);
      for (const child of node.namedChildren) if (child!.id !== name.id) visit(child!, inner);
      return;
    }
    if (type === 'labeled_statement' || type === 'break_statement' || type === 'continue_statement') {
      for (const child of node.namedChildren) if (child!.type !== 'identifier') visit(child!, inner);
      return;
    }
    const nested = nestedBody(node);
    for (const child of node.namedChildren) visit(child!, nested && child!.id === nested.body.id ? [nested.scope, ...inner] : inner);
  };
  for (const member of body.namedChildren) visit(member!, []);
  return { methods, types, constants, references, calls, words, unclear };
}

const methodNames = (body: Node): string[] => body.namedChildren.filter((n) => n!.type === 'method_declaration').map((n) => n!.childForFieldName('name')!.text);

function nestedBody(node: Node): { body: Node; scope: Inner } | null {
  const anonymous = node.type === 'object_creation_expression';
  if (!anonymous && !DECLARES_TYPE.has(node.type)) return null;
  const body = anonymous ? node.namedChildren.find((n) => n!.type === 'class_body') : node.childForFieldName('body');
  if (!body) return null;
  const supers = (anonymous ? [node.childForFieldName('type')!] : node.namedChildren.filter((n) => ['superclass', 'super_interfaces', 'extends_interfaces'].includes(n!.type)).flatMap((n) => typesOf(n!)))
    .map((t) => t.text.replace(/<.*$/s, ''));
  const components = node.type === 'record_declaration' ? node.childForFieldName('parameters')!.namedChildren.map((p) => p!.childForFieldName('name')?.text ?? '') : [];
  const declared = [...methodNames(body), ...components, ...OBJECT, ...supers.flatMap((name) => (Object.hasOwn(INHERITED, name) ? INHERITED[name]! : []))];
  return { body, scope: { methods: new Set(declared), opaque: supers.find((name) => !Object.hasOwn(INHERITED, name)) ?? null } };
}

function typesOf(node: Node): Node[] {
  if (['type_identifier', 'generic_type', 'scoped_type_identifier'].includes(node.type)) return [node];
  return node.namedChildren.flatMap((child) => typesOf(child!));
}
