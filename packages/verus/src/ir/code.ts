import type { Span } from '../syntax/span.js';
import type { Type } from '../types/type.js';
import type { ArithOp, BitOp, Exp, Fn, OrderOp, Variable } from './ir.js';

/** Operations on library values that code may call; what each one requires and ensures stands in `vc/operations.ts`. */
export type Operation =
  | 'Vec::new' | 'Vec::len' | 'Vec::push' | 'Vec::pop' | 'Vec::set' | 'Vec::clear' | 'Vec::insert' | 'Vec::remove' | 'Vec::truncate' | 'Vec::clone' | 'Vec::list' | 'Vec::as_slice'
  | 'Slice::len' | 'Option::is_some' | 'Option::is_none' | 'Option::unwrap'
  | 'String::as_str' | 'StrSlice::unicode_len' | 'StrSlice::get_char';

/** Code with effects and obligations: the bodies of exec and proof functions. */
export type Code = { readonly type: Type; readonly span: Span } & (
  | { readonly kind: 'value'; readonly exp: Exp }
  | { readonly kind: 'read'; readonly variable: Variable }
  | { readonly kind: 'borrow'; readonly mutable: boolean; readonly of: Code }
  | { readonly kind: 'deref'; readonly of: Code }
  | { readonly kind: 'arith'; readonly op: ArithOp; readonly left: Code; readonly right: Code }
  | { readonly kind: 'bit'; readonly op: BitOp; readonly left: Code; readonly right: Code }
  | { readonly kind: 'not'; readonly of: Code }
  | { readonly kind: 'neg'; readonly of: Code }
  | { readonly kind: 'compare'; readonly op: OrderOp | '==' | '!='; readonly left: Code; readonly right: Code }
  | { readonly kind: 'logic'; readonly op: 'and' | 'or'; readonly left: Code; readonly right: Code }
  | { readonly kind: 'cast'; readonly of: Code }
  | { readonly kind: 'index'; readonly base: Code; readonly index: Code }
  | { readonly kind: 'field'; readonly of: Code; readonly index: number }
  | { readonly kind: 'tuple'; readonly items: readonly Code[] }
  | { readonly kind: 'some'; readonly of: Code }
  | { readonly kind: 'call'; readonly fn: Fn; readonly typeArgs: readonly Type[]; readonly args: readonly Code[] }
  | { readonly kind: 'operation'; readonly name: Operation; readonly args: readonly Code[] }
  | { readonly kind: 'if'; readonly test: Code; readonly then: Code; readonly otherwise: Code }
  | { readonly kind: 'block'; readonly statements: readonly Step[]; readonly tail: Code | undefined }
  | { readonly kind: 'assign'; readonly variable: Variable; readonly value: Code }
  | { readonly kind: 'return'; readonly value: Code | undefined }
  | { readonly kind: 'break' }
  | { readonly kind: 'continue' }
);

export interface LoopContract {
  readonly invariants: readonly Exp[];
  readonly exceptBreak: readonly Exp[];
  readonly ensures: readonly Exp[];
  readonly decreases: readonly Exp[];
  readonly isolated: boolean;
  readonly hasBreak: boolean;
}

export type Step = { readonly span: Span } & (
  | { readonly kind: 'let'; readonly variable: Variable; readonly value: Code }
  | { readonly kind: 'code'; readonly code: Code }
  | { readonly kind: 'assert'; readonly claim: Exp; readonly block: Code | undefined }
  | { readonly kind: 'nonlinear'; readonly claim: Exp; readonly requires: readonly Exp[]; readonly block: Code | undefined }
  | { readonly kind: 'assert-forall'; readonly variables: readonly Variable[]; readonly given: Exp | undefined; readonly claim: Exp; readonly conclusion: Exp; readonly block: Code }
  | { readonly kind: 'assume'; readonly claim: Exp }
  | { readonly kind: 'reveal'; readonly fn: Fn | 'Seq::filter'; readonly fuel: number }
  | { readonly kind: 'while'; readonly test: Code; readonly contract: LoopContract; readonly body: Code }
  | { readonly kind: 'for'; readonly variable: Variable; readonly low: Code; readonly high: Code; readonly contract: LoopContract; readonly body: Code }
);

/** The direct parts of a piece of code; specifications inside it left out. */
export function codeChildren(code: Code): readonly Code[] {
  switch (code.kind) {
    case 'borrow':
    case 'deref':
    case 'not':
    case 'neg':
    case 'cast':
    case 'field':
    case 'some':
      return [code.of];
    case 'arith':
    case 'bit':
    case 'compare':
    case 'logic':
      return [code.left, code.right];
    case 'index':
      return [code.base, code.index];
    case 'tuple':
      return code.items;
    case 'call':
    case 'operation':
      return code.args;
    case 'if':
      return [code.test, code.then, code.otherwise];
    case 'block':
      return [...code.statements.flatMap(stepCode), ...(code.tail ? [code.tail] : [])];
    case 'assign':
      return [code.value];
    case 'return':
      return code.value ? [code.value] : [];
    default:
      return [];
  }
}

export function stepCode(step: Step): readonly Code[] {
  switch (step.kind) {
    case 'let':
      return [step.value];
    case 'code':
      return [step.code];
    case 'assert':
    case 'nonlinear':
      return step.block ? [step.block] : [];
    case 'assert-forall':
      return [step.block];
    case 'while':
      return [step.test, step.body];
    case 'for':
      return [step.low, step.high, step.body];
    default:
      return [];
  }
}

/** Library operations that change their first argument in place. */
export const MUTATING: ReadonlySet<Operation> = new Set<Operation>(['Vec::push', 'Vec::pop', 'Vec::set', 'Vec::clear', 'Vec::insert', 'Vec::remove', 'Vec::truncate']);

/** The variables a piece of code may change, in order of first occurrence. */
export function assigned(...codes: readonly Code[]): Variable[] {
  const found = new Set<Variable>();
  const add = (place: Code | undefined): void => {
    const variable = placeOf(place);
    if (variable) found.add(variable);
  };
  const visit = (c: Code): void => {
    if (c.kind === 'assign') found.add(c.variable);
    if (c.kind === 'operation' && MUTATING.has(c.name)) add(c.args[0]);
    if (c.kind === 'borrow' && c.mutable) add(c);
    if (c.kind === 'call') c.fn.params.forEach((p, i) => p.type.kind === 'ref' && p.type.mutable && add(c.args[i]));
    codeChildren(c).forEach(visit);
  };
  codes.forEach(visit);
  return [...found];
}

/** The variable behind `x`, `&mut x`, `*x`. */
export function placeOf(code: Code | undefined): Variable | undefined {
  if (!code) return undefined;
  if (code.kind === 'read') return code.variable;
  return code.kind === 'borrow' || code.kind === 'deref' ? placeOf(code.of) : undefined;
}
