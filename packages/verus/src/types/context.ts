import type { Exp, Fn, Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Mode, TypeExpr } from '../syntax/ast.js';
import type { Span } from '../syntax/span.js';
import { app, BOOL, CHAR, INT_NAMES, int, prune, showType, stripRefs, unify, type IntName, type Type, type TypeVar } from './type.js';

/** What the whole program offers to each of its functions. */
export interface Program {
  readonly functions: ReadonlyMap<string, Fn>;
  /** `use vstd::math::*` or the like stands in the file. */
  readonly hasMath: boolean;
  readonly allowAssume: boolean;
  nextVariable: number;
}

/** Where a clause may not speak of the present value of a `&mut` parameter, or of the result. */
export type Clause = 'requires' | 'ensures' | 'body';

/** The state of checking one function: names in scope, types still unknown, checks put off until types are known. */
export class Context {
  readonly quantifiers: Exp[] = [];
  readonly assumes: Span[] = [];
  clause: Clause = 'body';
  /** In `assert`, `==` on sequences and sets may be proved element by element, as with `=~=`. */
  promoteEquality = false;
  /** In the block of an `assert … by`. */
  inAside = false;
  private readonly scopes: Map<string, Variable>[] = [new Map()];
  private readonly open: { cell: TypeVar; span: Span }[] = [];
  private readonly first: (() => void)[] = [];
  private readonly later: (() => void)[] = [];
  private nextType = 0;

  constructor(
    readonly program: Program,
    readonly mode: Mode,
    readonly generics: ReadonlySet<string>,
    readonly fn: Fn | undefined,
  ) {}

  declare(name: string, type: Type, span: Span, traits: { mutable?: boolean; ghost: boolean; role: Variable['role'] }): Variable {
    const variable = this.variable(name, type, span, traits);
    this.bind(variable);
    return variable;
  }

  /** A variable that no name in the program refers to yet. */
  variable(name: string, type: Type, span: Span, traits: { mutable?: boolean; ghost: boolean; role: Variable['role'] }): Variable {
    return { id: this.program.nextVariable++, name, type, mutable: traits.mutable ?? false, ghost: traits.ghost, role: traits.role, span };
  }

  bind(variable: Variable): void {
    this.scopes[this.scopes.length - 1]?.set(variable.name, variable);
  }

  find(name: string): Variable | undefined {
    for (let i = this.scopes.length - 1; i >= 0; i--) {
      const found = this.scopes[i]?.get(name);
      if (found) return found;
    }
    return undefined;
  }

  inScope<T>(check: () => T): T {
    this.scopes.push(new Map());
    try {
      return check();
    } finally {
      this.scopes.pop();
    }
  }

  fresh(span: Span, range: TypeVar['range'] = 'any'): Type {
    const cell: TypeVar = { id: this.nextType++, range, bound: undefined };
    this.open.push({ cell, span });
    return { kind: 'var', cell };
  }

  /** Runs `check` when all uses have been seen, before literals get their default types. */
  beforeDefaults(check: () => void): void {
    this.first.push(check);
  }

  /** Runs `check` when the types of the whole function are known. */
  defer(check: () => void): void {
    this.later.push(check);
  }

  expect(actual: Type, wanted: Type, span: Span, what = ''): void {
    if (!unify(actual, wanted)) refuse('type', span, `mismatched types${what}: expected \`${showType(wanted)}\`, found \`${showType(actual)}\``);
  }

  /** As {@link expect}, in specifications, where references do not count at the top. */
  expectValue(actual: Type, wanted: Type, span: Span): void {
    if (!unify(stripRefs(actual), stripRefs(wanted))) refuse('type', span, `mismatched types: expected \`${showType(stripRefs(wanted))}\`, found \`${showType(stripRefs(actual))}\``);
  }

  /** Gives literals of code their default type (those of specifications have none), runs the deferred checks, and refuses what no use has determined. */
  settle(): void {
    for (const check of this.first) check();
    for (const { cell } of this.open) {
      if (cell.bound === undefined && cell.range === 'machine') cell.bound = int('i32');
    }
    for (const { cell, span } of this.open) if (cell.bound === undefined) refuse('type', span, 'type annotations needed: nothing says what type this has');
    for (const check of this.later) check();
  }

  resolve(type: TypeExpr): Type {
    switch (type.kind) {
      case 'infer':
        return this.fresh(type.span);
      case 'ref':
        return { kind: 'ref', mutable: type.mutable, inner: this.resolve(type.inner) };
      case 'slice':
        return app('Slice', this.resolve(type.inner));
      case 'tuple':
        return { kind: 'tuple', items: type.items.map((i) => this.resolve(i)) };
      case 'fn':
        return { kind: 'fn', params: type.params.map((p) => this.resolve(p)), result: this.resolve(type.result) };
      case 'path':
        return this.resolvePath(type);
    }
  }

  private resolvePath(type: TypeExpr & { kind: 'path' }): Type {
    const { name, span } = type;
    const args = type.args.map((a) => this.resolve(a));
    const [arg] = args;
    if (args.length === 0) {
      if (INT_NAMES.has(name)) return int(name as IntName);
      if (name === 'bool') return BOOL;
      if (name === 'char') return CHAR;
      if (name === 'String') return app('String');
      if (this.generics.has(name)) return { kind: 'param', name };
    }
    if (args.length === 1 && arg && (name === 'Vec' || name === 'Seq' || name === 'Set' || name === 'Option')) return app(name, arg);
    return refuse('unsupported', span, `the type \`${name}\` is not supported${args.length > 0 ? ' with these arguments' : ''}`);
  }
}

/** `&mut` may stand only at the top of a parameter's type: nothing else can hold one. */
export function refuseInnerMut(type: Type, span: Span, top = true): void {
  const t = prune(type);
  if (t.kind === 'ref') {
    if (t.mutable && !top) refuse('unsupported', span, '`&mut` inside another type is not supported');
    refuseInnerMut(t.inner, span, false);
  } else if (t.kind === 'tuple') t.items.forEach((i) => refuseInnerMut(i, span, false));
  else if (t.kind === 'app') t.args.forEach((a) => refuseInnerMut(a, span, false));
  else if (t.kind === 'fn') [...t.params, t.result].forEach((p) => refuseInnerMut(p, span, false));
}
