import type { FunctionItem, Mode } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import type { IntName, Type } from '../types/type.js';
import type { Code } from './code.js';

/** One binding of a name; shadowing makes another. */
export interface Variable {
  readonly id: number;
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
  /** Exists in specifications and proofs only. */
  readonly ghost: boolean;
  readonly role: 'param' | 'result' | 'local' | 'bound';
  readonly span: Span;
}

export type ArithOp = '+' | '-' | '*' | '/' | '%';
export type BitOp = '&' | '|' | '^' | '<<' | '>>';
export type OrderOp = '<' | '<=' | '>' | '>=';

interface Typed {
  readonly type: Type;
  readonly span: Span;
}

/**
 * A pure, total expression with its type: what specifications are made of. References and modes are gone; `old` stands for the
 * value of a `&mut` parameter on entry and stays apart from its present value, since triggers tell them apart.
 */
export type Exp = Typed &
  (
    | { readonly kind: 'var'; readonly variable: Variable }
    | { readonly kind: 'old'; readonly variable: Variable }
    | { readonly kind: 'int'; readonly value: bigint }
    | { readonly kind: 'bool'; readonly value: boolean }
    | { readonly kind: 'limit'; readonly of: IntName; readonly which: 'MIN' | 'MAX' }
    | { readonly kind: 'call'; readonly fn: Fn; readonly typeArgs: readonly Type[]; readonly args: readonly Exp[] }
    | { readonly kind: 'op'; readonly name: string; readonly typeArgs: readonly Type[]; readonly args: readonly Exp[] }
    | { readonly kind: 'tuple'; readonly items: readonly Exp[] }
    | { readonly kind: 'field'; readonly of: Exp; readonly index: number }
    | { readonly kind: 'some'; readonly of: Exp }
    | { readonly kind: 'none' }
    | { readonly kind: 'is-some'; readonly of: Exp }
    | { readonly kind: 'payload'; readonly of: Exp }
    | { readonly kind: 'arith'; readonly op: ArithOp; readonly left: Exp; readonly right: Exp }
    | { readonly kind: 'bit'; readonly op: BitOp; readonly left: Exp; readonly right: Exp }
    | { readonly kind: 'neg'; readonly of: Exp }
    | { readonly kind: 'clip'; readonly of: Exp }
    | { readonly kind: 'order'; readonly op: OrderOp; readonly left: Exp; readonly right: Exp }
    | { readonly kind: 'equal'; readonly extensional: boolean; readonly left: Exp; readonly right: Exp }
    | { readonly kind: 'not'; readonly of: Exp }
    | { readonly kind: 'logic'; readonly op: 'and' | 'or' | 'implies' | 'iff'; readonly left: Exp; readonly right: Exp }
    | { readonly kind: 'if'; readonly test: Exp; readonly then: Exp; readonly otherwise: Exp }
    | { readonly kind: 'let'; readonly variable: Variable; readonly value: Exp; readonly body: Exp }
    | Quantifier
    /** `exists` says that there is something to choose; it has the triggers. */
    | { readonly kind: 'choose'; readonly variable: Variable; readonly body: Exp; readonly exists: Exp }
    | { readonly kind: 'lambda'; readonly variables: readonly Variable[]; readonly body: Exp }
    | { readonly kind: 'apply'; readonly fn: Exp; readonly args: readonly Exp[] }
    | { readonly kind: 'trigger'; readonly of: Exp }
  );

export interface Quantifier {
  readonly kind: 'quantifier';
  readonly which: 'forall' | 'exists';
  readonly variables: readonly Variable[];
  readonly body: Exp;
  /** From `#![trigger …]`; empty when the terms are marked or to be chosen. */
  readonly written: readonly (readonly Exp[])[];
  /** Filled once, when all types of the function are known. */
  triggers: readonly (readonly Exp[])[];
}

/** A function with its checked signature; clauses and body are filled by the checker. */
export interface Fn {
  readonly name: string;
  readonly mode: Mode;
  readonly generics: readonly string[];
  readonly params: readonly Variable[];
  readonly result: Variable | undefined;
  readonly resultType: Type;
  readonly opaque: boolean;
  readonly isolated: boolean;
  readonly item: FunctionItem;
  requires: readonly Exp[];
  ensures: readonly Exp[];
  decreases: readonly Exp[];
  /** Of spec functions. */
  definition: Exp | undefined;
  /** Of exec and proof functions. */
  code: Code | undefined;
  /** Calls itself; set by the checker. */
  recursive: boolean;
}

/** The direct parts of an expression, in order. */
export function children(e: Exp): readonly Exp[] {
  switch (e.kind) {
    case 'call':
    case 'op':
      return e.args;
    case 'tuple':
      return e.items;
    case 'field':
    case 'some':
    case 'is-some':
    case 'payload':
    case 'neg':
    case 'clip':
    case 'not':
    case 'trigger':
      return [e.of];
    case 'arith':
    case 'bit':
    case 'order':
    case 'equal':
    case 'logic':
      return [e.left, e.right];
    case 'if':
      return [e.test, e.then, e.otherwise];
    case 'let':
      return [e.value, e.body];
    case 'quantifier':
      return [e.body, ...e.written.flat()];
    case 'choose':
      return [e.exists];
    case 'lambda':
      return [e.body];
    case 'apply':
      return [e.fn, ...e.args];
    default:
      return [];
  }
}
