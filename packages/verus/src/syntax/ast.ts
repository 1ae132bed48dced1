import type { Span } from './span.js';

/** How much of a program a function, a variable or a block belongs to: code that runs, specifications, or proofs. */
export type Mode = 'exec' | 'spec' | 'proof';

export type TypeExpr =
  | { readonly kind: 'path'; readonly name: string; readonly args: readonly TypeExpr[]; readonly span: Span }
  | { readonly kind: 'ref'; readonly mutable: boolean; readonly inner: TypeExpr; readonly span: Span }
  | { readonly kind: 'slice'; readonly inner: TypeExpr; readonly span: Span }
  | { readonly kind: 'tuple'; readonly items: readonly TypeExpr[]; readonly span: Span }
  | { readonly kind: 'fn'; readonly params: readonly TypeExpr[]; readonly result: TypeExpr; readonly span: Span }
  | { readonly kind: 'infer'; readonly span: Span };

export type Pattern =
  | { readonly kind: 'wild'; readonly span: Span }
  | { readonly kind: 'name'; readonly name: string; readonly mutable: boolean; readonly span: Span }
  | { readonly kind: 'tuple'; readonly items: readonly Pattern[]; readonly span: Span }
  | { readonly kind: 'variant'; readonly name: string; readonly items: readonly Pattern[]; readonly span: Span }
  | { readonly kind: 'literal'; readonly value: Expr; readonly span: Span };

export type BinaryOp =
  | '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>'
  | '==' | '!=' | '=~=' | '!~=' | '<' | '<=' | '>' | '>='
  | '&&' | '||' | '==>' | '<==' | '<==>';

export interface BoundParam {
  readonly name: string;
  readonly type: TypeExpr | undefined;
  readonly span: Span;
}

/** `#![trigger a, b]`, one entry a line; `auto` for `#![auto]`, `all` for `#![all_triggers]`. */
export interface TriggerAttributes {
  readonly groups: readonly (readonly Expr[])[];
  readonly auto: boolean;
}

export type Expr =
  | { readonly kind: 'int'; readonly value: bigint; readonly suffix: string | undefined; readonly span: Span }
  | { readonly kind: 'bool'; readonly value: boolean; readonly span: Span }
  | { readonly kind: 'char'; readonly value: number; readonly byte: boolean; readonly span: Span }
  | { readonly kind: 'string'; readonly span: Span }
  | { readonly kind: 'path'; readonly segments: readonly string[]; readonly generics: readonly TypeExpr[]; readonly span: Span }
  | { readonly kind: 'unary'; readonly op: '!' | '-' | '*'; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'borrow'; readonly mutable: boolean; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr; readonly span: Span }
  | { readonly kind: 'chain'; readonly operands: readonly Expr[]; readonly ops: readonly BinaryOp[]; readonly span: Span }
  | { readonly kind: 'cast'; readonly operand: Expr; readonly type: TypeExpr; readonly span: Span }
  | { readonly kind: 'call'; readonly callee: Expr; readonly args: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'method'; readonly receiver: Expr; readonly name: string; readonly generics: readonly TypeExpr[]; readonly args: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'field'; readonly receiver: Expr; readonly name: string; readonly arrow: boolean; readonly span: Span }
  | { readonly kind: 'index'; readonly receiver: Expr; readonly index: Expr; readonly span: Span }
  | { readonly kind: 'view'; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'tuple'; readonly items: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Block; readonly otherwise: Expr | undefined; readonly span: Span }
  | { readonly kind: 'match'; readonly subject: Expr; readonly arms: readonly MatchArm[]; readonly span: Span }
  | { readonly kind: 'block'; readonly block: Block; readonly span: Span }
  | { readonly kind: 'quantifier'; readonly which: 'forall' | 'exists' | 'choose'; readonly params: readonly BoundParam[]; readonly triggers: TriggerAttributes; readonly body: Expr; readonly span: Span }
  | { readonly kind: 'closure'; readonly params: readonly BoundParam[]; readonly body: Expr; readonly span: Span }
  | { readonly kind: 'trigger'; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'assign'; readonly op: BinaryOp | undefined; readonly target: Expr; readonly value: Expr; readonly span: Span }
  | { readonly kind: 'return'; readonly value: Expr | undefined; readonly span: Span }
  | { readonly kind: 'break'; readonly span: Span }
  | { readonly kind: 'continue'; readonly span: Span }
  | { readonly kind: 'vec'; readonly items: readonly Expr[]; readonly span: Span }
  | { readonly kind: 'range'; readonly low: Expr; readonly high: Expr; readonly span: Span }
  | { readonly kind: 'is'; readonly operand: Expr; readonly variant: string; readonly span: Span }
  | { readonly kind: 'matches'; readonly operand: Expr; readonly pattern: Pattern; readonly span: Span };

export type Condition =
  | { readonly kind: 'test'; readonly expr: Expr }
  | { readonly kind: 'let'; readonly pattern: Pattern; readonly expr: Expr };

export interface MatchArm {
  readonly pattern: Pattern;
  readonly body: Expr;
  readonly span: Span;
}

export interface Block {
  readonly statements: readonly Statement[];
  readonly tail: Expr | undefined;
  readonly span: Span;
}

export type ClauseKind = 'requires' | 'ensures' | 'recommends' | 'decreases' | 'invariant' | 'invariant_except_break';

/** One `requires …` (or other) list; `span` runs from the keyword to the last comma or expression. */
export interface Clause {
  readonly kind: ClauseKind;
  readonly exprs: readonly Expr[];
  readonly span: Span;
}

export type AssertMethod =
  | { readonly kind: 'plain' }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'nonlinear'; readonly requires: readonly Expr[]; readonly block: Block | undefined };

export type Statement =
  | { readonly kind: 'let'; readonly pattern: Pattern; readonly type: TypeExpr | undefined; readonly ghost: boolean; readonly value: Expr | undefined; readonly span: Span }
  | { readonly kind: 'expr'; readonly expr: Expr; readonly semicolon: boolean; readonly span: Span }
  | { readonly kind: 'proof'; readonly block: Block; readonly span: Span }
  | { readonly kind: 'assert'; readonly claim: Expr; readonly method: AssertMethod; readonly span: Span }
  | { readonly kind: 'assert-forall'; readonly params: readonly BoundParam[]; readonly triggers: TriggerAttributes; readonly given: Expr | undefined; readonly claim: Expr; readonly block: Block; readonly span: Span }
  | { readonly kind: 'assume'; readonly claim: Expr; readonly span: Span }
  | { readonly kind: 'reveal'; readonly path: readonly string[]; readonly fuel: number; readonly span: Span }
  | { readonly kind: 'while'; readonly condition: Expr; readonly clauses: readonly Clause[]; readonly body: Block; readonly isolated: boolean | undefined; readonly span: Span }
  | { readonly kind: 'for'; readonly name: string; readonly nameSpan: Span; readonly range: Expr; readonly clauses: readonly Clause[]; readonly body: Block; readonly isolated: boolean | undefined; readonly span: Span };

export interface Param {
  readonly name: string;
  readonly mutable: boolean;
  readonly type: TypeExpr;
  readonly span: Span;
}

export interface FunctionItem {
  readonly name: string;
  readonly mode: Mode;
  readonly generics: readonly string[];
  readonly params: readonly Param[];
  readonly result: { readonly name: string | undefined; readonly type: TypeExpr } | undefined;
  readonly clauses: readonly Clause[];
  readonly body: Block;
  readonly opaque: boolean;
  readonly isolated: boolean | undefined;
  readonly nameSpan: Span;
  /** From the first attribute or modifier to the closing brace. */
  readonly span: Span;
  /** From the first modifier to before the body's opening brace. */
  readonly headSpan: Span;
}

export interface Program {
  readonly functions: readonly FunctionItem[];
  /** `use` paths, as written without spaces. */
  readonly imports: readonly string[];
  /** What `#![verifier::loop_isolation(…)]` says for the whole file. */
  readonly isolated: boolean | undefined;
  /** The inside of `verus!{ … }`. */
  readonly bodySpan: Span;
}
