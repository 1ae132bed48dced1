import { OPERATIONS } from '../operations.js';
import type { Code } from '../kinds.js';
import { literalOf } from './shape.js';
import { child, named, type Syntax } from './tree.js';

/** A statement of an edited function that the rules understand. */
export type Statement =
  | { readonly of: 'assign'; readonly row: number; readonly targets: readonly string[]; readonly value: Syntax; readonly augmented: boolean }
  | { readonly of: 'return'; readonly row: number; readonly value: Syntax }
  | { readonly of: 'assert'; readonly row: number; readonly test: Syntax }
  | { readonly of: 'print'; readonly row: number; readonly call: Syntax };

/** What names mean where a body is read. */
export interface Scope {
  readonly code: Code;
  readonly parameters: readonly string[];
  /** Functions of the program and of `mylibrary`: may only be called. */
  readonly functions: ReadonlySet<string>;
  /** Type hints that a local may have, without blanks. */
  readonly hints: (local: string) => readonly string[];
}

const BUILTINS = new Set(['abs', 'max', 'min', 'float', 'str', 'tuple']);
const METHODS = new Set(['replace']);
/** Operations beside those of the programs that say the same as an operator. */
const EXTRA: Readonly<Record<Code, readonly string[]>> = {
  math: ['operator.mul', 'operator.truediv'],
  string: [],
  array: ['np.multiply', 'np.divide'],
};

/** Names that no local may take. */
const TAKEN = new Set([...BUILTINS, 'print', 'main', 'check', 'math', 'operator', 'sys', 'strops', 'np', 'numpy', 'val']);

/** Reads statements one after the other; whatever is not understood is said in `problems` and never passed over. */
export class BodyReader {
  readonly statements: Statement[] = [];
  readonly problems: string[] = [];
  readonly #scope: Scope;
  /** Names that have a value so far. */
  readonly #locals: Set<string>;
  readonly #operations: ReadonlySet<string>;

  constructor(scope: Scope) {
    this.#scope = scope;
    this.#locals = new Set(scope.parameters);
    const { one, two } = OPERATIONS[scope.code];
    this.#operations = new Set([...one, ...two, ...EXTRA[scope.code]]);
  }

  read(nodes: readonly Syntax[]): void {
    nodes.forEach((node, i) => {
      const before = this.problems.length;
      const statement = this.#statement(node);
      if (statement) this.statements.push(statement);
      else if (this.problems.length === before) this.#refuse(node, `${node.type.replace(/_/g, ' ')} is not a statement that this edit needs`);
      if (node.type === 'return_statement' && i < nodes.length - 1) this.#refuse(node, 'statements follow the return');
    });
    if (nodes.at(-1)?.type !== 'return_statement') this.problems.push('it does not end with a return');
  }

  #refuse(node: Syntax, why: string): null {
    this.problems.push(`line ${node.row + 1}: ${why}`);
    return null;
  }

  #statement(node: Syntax): Statement | null {
    const { row } = node;
    if (node.type === 'return_statement') {
      const [value] = named(node);
      if (!value) return this.#refuse(node, 'it returns nothing');
      this.#expression(value, true);
      return { of: 'return', row, value };
    }
    if (node.type === 'assert_statement') {
      const [test, message] = named(node);
      this.#condition(test!);
      if (message && message.type !== 'string') this.#refuse(message, 'an assertion says more than a text');
      else if (message) this.#expression(message);
      return { of: 'assert', row, test: test! };
    }
    if (node.type !== 'expression_statement' || named(node).length !== 1) return null;
    const [inner] = named(node);
    if (inner!.type === 'call' && child(inner!, 'function')?.text === 'print') {
      for (const argument of named(child(inner!, 'arguments')!)) this.#expression(argument);
      return { of: 'print', row, call: inner! };
    }
    if (inner!.type !== 'assignment' && inner!.type !== 'augmented_assignment') return null;
    return this.#assignment(inner!, row);
  }

  #assignment(node: Syntax, row: number): Statement | null {
    const left = child(node, 'left')!;
    const value = child(node, 'right');
    if (!value || value.type === 'assignment') return this.#refuse(node, 'one plain assignment a statement');
    const augmented = node.type === 'augmented_assignment';
    if (augmented && !['+=', '-=', '*=', '/='].includes(child(node, 'operator')!.text)) return this.#refuse(node, 'an operator that this edit does not need');
    const targets = targetsOf(left);
    if (!targets) return this.#refuse(left, 'only names are assigned to');
    const hint = child(node, 'type');
    if (hint && !this.#scope.hints(left.text).includes(hint.text.replace(/\s+/g, ''))) this.#refuse(hint, `${left.text} is said to be ${hint.text}`);
    this.#expression(value, true);
    for (const target of targets) {
      if (TAKEN.has(target) || this.#scope.parameters.includes(target)) this.#refuse(left, `${target} means something else here`);
      if (augmented && !this.#locals.has(target)) this.#refuse(left, `${target} has no value yet`);
      this.#locals.add(target);
    }
    return { of: 'assign', row, targets, value, augmented };
  }

  /** What an assertion may compare. */
  #condition(node: Syntax): void {
    if (node.type === 'parenthesized_expression') return this.#condition(named(node)[0]!);
    if (node.type === 'not_operator') return this.#condition(named(node)[0]!);
    if (node.type === 'comparison_operator' && named(node).length === 2) return named(node).forEach((part) => this.#expression(part));
    this.#refuse(node, 'an assertion that is not one comparison');
  }

  #expression(node: Syntax, tuples = false): void {
    switch (node.type) {
      case 'parenthesized_expression': return this.#expression(named(node)[0]!, tuples);
      case 'identifier':
        if (!this.#locals.has(node.text)) this.#refuse(node, this.#scope.functions.has(node.text) ? `${node.text} is used without being called` : `${node.text} has no value here`);
        return;
      case 'integer': case 'float': return;
      case 'unary_operator':
        if (child(node, 'operator')!.text === '~') this.#refuse(node, 'an operator that this edit does not need');
        return this.#expression(child(node, 'argument')!);
      case 'binary_operator':
        if (!['+', '-', '*', '/'].includes(child(node, 'operator')!.text)) this.#refuse(node, 'an operator that this edit does not need');
        this.#expression(child(node, 'left')!);
        return this.#expression(child(node, 'right')!);
      case 'string': return this.#string(node);
      case 'tuple': case 'expression_list':
        if (!tuples) this.#refuse(node, 'a tuple where one value belongs');
        return named(node).forEach((part) => this.#expression(part.type === 'list_splat' ? named(part)[0]! : part));
      case 'subscript':
        if (named(node).length !== 2 || !isPlace(child(node, 'subscript')!)) this.#refuse(node, 'an index that is not a number');
        return this.#expression(child(node, 'value')!);
      case 'call': return this.#call(node);
    }
    this.#refuse(node, `${node.type.replace(/_/g, ' ')} is not an expression that this edit needs`);
  }

  #string(node: Syntax): void {
    for (const part of node.children) {
      if (part.type !== 'interpolation') continue;
      if (part.children.length !== 3) this.#refuse(part, 'a format of its own');
      this.#expression(named(part)[0]!);
    }
    if (!/^f?["']$/i.test(node.children[0]!.text)) this.#refuse(node, 'a text of a special form');
  }

  #call(node: Syntax): void {
    const callee = child(node, 'function')!;
    const list = child(node, 'arguments')!;
    if (callee.type === 'attribute' && METHODS.has(child(callee, 'attribute')!.text) && !this.#operations.has(callee.text)) this.#expression(child(callee, 'object')!);
    else if (!this.#mayCall(callee.text)) this.#refuse(callee, `${callee.text} is not called in this edit`);
    if (list.type !== 'argument_list') return void this.#refuse(list, 'arguments of a special form');
    for (const argument of named(list)) {
      if (argument.type === 'keyword_argument' && this.#scope.functions.has(callee.text)) this.#expression(child(argument, 'value')!);
      else this.#expression(argument);
    }
  }

  #mayCall(name: string): boolean {
    return this.#scope.functions.has(name) || this.#operations.has(name) || (BUILTINS.has(name) && !this.#locals.has(name));
  }
}

const isPlace = (node: Syntax): boolean =>
  node.type === 'slice' ? named(node).every((part) => Number.isInteger(literalOf(part) ?? NaN)) : Number.isInteger(literalOf(node) ?? NaN);

/** The names that an assignment sets; a starred one without its star. Null where it sets anything else. */
function targetsOf(left: Syntax): string[] | null {
  if (left.type === 'identifier') return [left.text];
  if (!['pattern_list', 'tuple_pattern'].includes(left.type)) return null;
  const out: string[] = [];
  for (const part of named(left)) {
    const inner = part.type === 'list_splat_pattern' ? named(part)[0]! : part;
    if (inner.type !== 'identifier') return null;
    out.push(inner.text);
  }
  return out;
}

/** Names that statements assign to: in their function these are locals from the first line on, whatever else has the name. */
export function assignedIn(nodes: readonly Syntax[]): Set<string> {
  const sides = nodes.flatMap((node) => [...nodesOf(node)]).flatMap((node) => (node.type === 'assignment' || node.type === 'augmented_assignment' ? [child(node, 'left')!] : []));
  return new Set(sides.flatMap((left) => targetsOf(left) ?? []));
}

/** Every node of a tree, outermost first. */
export function* nodesOf(node: Syntax): Generator<Syntax> {
  yield node;
  for (const part of node.children) yield* nodesOf(part);
}

/** Calls of the functions of the program and of `mylibrary` in some statements, in order. */
export const callsIn = (statements: readonly Statement[], functions: ReadonlySet<string>): Syntax[] =>
  statements.flatMap((statement) => [...nodesOf(contentOf(statement))].filter((node) => node.type === 'call' && functions.has(child(node, 'function')!.text)));

/** What a statement computes. */
export const contentOf = (statement: Statement): Syntax =>
  statement.of === 'print' ? statement.call : statement.of === 'assert' ? statement.test : statement.value;
