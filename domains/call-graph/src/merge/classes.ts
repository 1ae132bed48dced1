import type { Node } from '@codewalk/syntax';

/** A method of the answer. */
export interface MethodShape {
  readonly name: string;
  /** Docstrings, `pass` and `raise NotImplementedError` aside. */
  readonly statements: number;
  readonly operators: number;
  /** The methods of `self` that it calls, one entry a place. */
  readonly calls: readonly string[];
}

/** A class of the answer as far as its methods go. */
export interface ClassShape {
  readonly name: string;
  readonly base: string | null;
  readonly methods: readonly MethodShape[];
}

/** What the module holds, or the first thing in it that has no place there, by line. */
export type Reading = { readonly ok: true; readonly classes: readonly ClassShape[]; readonly main: string | null } | { readonly ok: false; readonly line: number; readonly what: string };

class Unfit extends Error {
  constructor(readonly node: Node, readonly what: string) {
    super(what);
  }
}

/** Nesting of expressions that anyone would write. */
const DEEPEST = 200;

/**
 * Reads a module of classes whose methods compute with sums, differences, products and calls of methods of `self`: the language
 * of the task. Whatever else stands in it is named and refused, so that nothing has to be guessed about what it does.
 */
export function readClasses(root: Node): Reading {
  if (root.hasError) return { ok: false, line: 1, what: 'it does not parse' };
  try {
    const classes: ClassShape[] = [];
    let main: string | null = null;
    for (const node of code(root)) {
      if (node.type === 'class_definition') classes.push(readClass(node));
      else if (node.type === 'if_statement' && main === null) main = leavesOf(node);
      else throw new Unfit(node, `${named(node)} outside the classes`);
    }
    return { ok: true, classes, main };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { ok: false, line: error.node.startPosition.row + 1, what: error.what };
  }
}

/** The tokens below a node without comments, so that two spellings of one statement are equal. */
export function leavesOf(node: Node): string {
  const leaves: string[] = [];
  const left: Node[] = [node];
  while (left.length > 0) {
    const next = left.pop()!;
    if (next.type === 'comment') continue;
    if (next.childCount === 0 || next.type === 'string') leaves.push(next.text);
    else for (let i = next.childCount - 1; i >= 0; i--) left.push(next.child(i)!);
  }
  return leaves.join('\n');
}

/** Children that are code. */
const code = (node: Node): Node[] => node.namedChildren.filter((child): child is Node => child !== null && child.type !== 'comment');

const named = (node: Node): string => node.type.replaceAll('_', ' ');

function readClass(node: Node): ClassShape {
  const superclasses = code(node.childForFieldName('superclasses') ?? node).filter(() => node.childForFieldName('superclasses') !== null);
  if (superclasses.length > 1) throw new Unfit(node, 'a class with several bases');
  const methods: MethodShape[] = [];
  for (const child of code(node.childForFieldName('body')!)) {
    if (isIdle(child)) continue;
    if (child.type !== 'function_definition') throw new Unfit(child, `${named(child)} in a class, beside its methods`);
    methods.push(readMethod(child));
  }
  const names = methods.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Unfit(node, `two methods named ${twice}`);
  return { name: node.childForFieldName('name')!.text, base: superclasses[0]?.text ?? null, methods };
}

interface Totals {
  statements: number;
  operators: number;
  readonly calls: string[];
}

function readMethod(node: Node): MethodShape {
  const totals: Totals = { statements: 0, operators: 0, calls: [] };
  const name = node.childForFieldName('name')!.text;
  if (/^__/.test(name)) throw new Unfit(node, `the method ${name}`);
  if (node.child(0)!.type !== 'def') throw new Unfit(node, 'an async method');
  code(node.childForFieldName('parameters')!).forEach((parameter, i) => {
    const plain = parameter.type === 'identifier' || (parameter.type === 'typed_parameter' && parameter.namedChild(0)?.type === 'identifier');
    if (!plain) throw new Unfit(parameter, `${named(parameter)} in a method's signature`);
    if (i === 0 && parameter.text !== 'self') throw new Unfit(parameter, 'a method whose first parameter is not self');
  });
  for (const statement of code(node.childForFieldName('body')!)) {
    if (isIdle(statement)) continue;
    totals.statements++;
    readStatement(statement, totals);
  }
  return { name, ...totals };
}

/** A docstring, `pass`, `...` or `raise NotImplementedError`. */
function isIdle(node: Node): boolean {
  if (node.type === 'pass_statement') return true;
  const [only, ...others] = code(node);
  if (!only || others.length > 0) return false;
  if (node.type === 'expression_statement') return only.type === 'ellipsis' || (only.type === 'string' && !code(only).some((part) => part.type === 'interpolation'));
  if (node.type !== 'raise_statement') return false;
  if (only.type === 'identifier') return only.text === 'NotImplementedError';
  const message = only.type === 'call' ? code(only.childForFieldName('arguments')!) : [];
  return only.type === 'call' && only.childForFieldName('function')!.text === 'NotImplementedError' && message.every((part) => part.type === 'string' && code(part).every((p) => p.type !== 'interpolation'));
}

function readStatement(node: Node, totals: Totals): void {
  if (node.type === 'return_statement') return code(node).forEach((value) => readExpression(value, totals));
  const [inner, ...others] = node.type === 'expression_statement' ? code(node) : [];
  if (!inner || others.length > 0) throw new Unfit(node, `${named(node)} in a method`);
  if (inner.type === 'assignment') return readAssignment(inner, totals);
  if (inner.type === 'augmented_assignment') {
    if (!['+=', '-=', '*='].includes(inner.childForFieldName('operator')!.text)) throw new Unfit(inner, `the operator ${inner.childForFieldName('operator')!.text}`);
    totals.operators++;
    readTarget(inner.childForFieldName('left')!);
    return readExpression(inner.childForFieldName('right')!, totals);
  }
  throw new Unfit(inner, `${named(inner)} as a statement`);
}

function readAssignment(node: Node, totals: Totals): void {
  readTarget(node.childForFieldName('left')!);
  const right = node.childForFieldName('right');
  if (!right) throw new Unfit(node, 'an annotation without a value');
  if (right.type === 'assignment') readAssignment(right, totals);
  else readExpression(right, totals);
}

function readTarget(node: Node): void {
  if (node.type === 'identifier') return;
  if (!['pattern_list', 'tuple_pattern'].includes(node.type)) throw new Unfit(node, `an assignment to ${named(node)}`);
  code(node).forEach(readTarget);
}

function readExpression(node: Node, totals: Totals, depth = 0): void {
  if (depth > DEEPEST) throw new Unfit(node, `an expression nested deeper than ${DEEPEST}`);
  const inner = (child: Node | null): void => readExpression(child!, totals, depth + 1);
  switch (node.type) {
    case 'identifier': case 'integer': return;
    case 'parenthesized_expression': case 'tuple': case 'expression_list': return code(node).forEach(inner);
    case 'binary_operator': return readSum(node, totals, depth);
    case 'unary_operator': {
      if (!['-', '+'].includes(node.childForFieldName('operator')!.text)) break;
      return inner(node.childForFieldName('argument'));
    }
    case 'call': return readCall(node, totals, depth);
  }
  throw new Unfit(node, `${named(node)} in an expression`);
}

/** Long sums lean to the left: they are walked, not descended. */
function readSum(node: Node, totals: Totals, depth: number): void {
  let left: Node = node;
  while (left.type === 'binary_operator') {
    const operator = left.childForFieldName('operator')!.text;
    if (!['+', '-', '*'].includes(operator)) throw new Unfit(left, `the operator ${operator}`);
    totals.operators++;
    readExpression(left.childForFieldName('right')!, totals, depth + 1);
    left = left.childForFieldName('left')!;
  }
  readExpression(left, totals, depth + 1);
}

function readCall(node: Node, totals: Totals, depth: number): void {
  const callee = node.childForFieldName('function')!;
  const object = callee.type === 'attribute' ? callee.childForFieldName('object') : null;
  if (object?.type !== 'identifier' || object.text !== 'self') throw new Unfit(node, `a call of ${callee.text.slice(0, 40)}, which is no method of self`);
  totals.calls.push(callee.childForFieldName('attribute')!.text);
  const args = node.childForFieldName('arguments')!;
  if (args.type !== 'argument_list') throw new Unfit(args, `${named(args)} as an argument`);
  for (const argument of code(args)) readExpression(argument.type === 'keyword_argument' ? argument.childForFieldName('value')! : argument, totals, depth + 1);
}
