import { placeOf, type Code, type Step } from '../ir/code.js';
import type { Exp, Fn, Variable } from '../ir/ir.js';
import { arithmetic, bitwise, clip, intName, render, Scope } from '../smt/render.js';
import { revealSymbol, fuelSymbol } from '../smt/functions.js';
import { conjunction, isNumeral } from '../smt/sorts.js';
import type { Span } from '../syntax/span.js';
import { instantiate, isUnit, prune, type Type, type TypeMap } from '../types/type.js';
import { less } from './decreases.js';
import { runLoop, type LoopFrame } from './loops.js';
import { runOperation } from './operations.js';
import type { ObligationKind, Query } from './query.js';
import { copyState, type State } from './state.js';

/** What the function that is executed promised, in the terms of the present query. */
export interface Frame {
  readonly fn: Fn;
  /** Parameters as `ensures` sees them: the values on entry. */
  readonly entry: ReadonlyMap<Variable, string>;
  /** What `old(x)` is. */
  readonly olds: ReadonlyMap<Variable, string>;
  /** The measure on entry, where the function has one. */
  readonly measure: readonly string[];
}

/** A part of the program that is verified in a query of its own. */
export type Spawn =
  | { readonly kind: 'loop'; readonly step: Step & { kind: 'while' | 'for' }; readonly scope: readonly Variable[] }
  | { readonly kind: 'nonlinear'; readonly step: Step & { kind: 'nonlinear' }; readonly scope: readonly Variable[] };

/** Symbolic execution of code into the facts and claims of one query. */
export class Executor {
  readonly loops: LoopFrame[] = [];
  readonly spawned: Spawn[] = [];

  constructor(
    readonly query: Query,
    readonly frame: Frame,
    public state: State,
  ) {}

  private readonly types: TypeMap = new Map();

  scope(): Scope {
    return Scope.of(this.state.values, this.frame.olds, this.types);
  }

  spec(e: Exp): string {
    return render(this.query.vocabulary, e, this.scope());
  }

  type(type: Type): Type {
    return instantiate(type, this.types);
  }

  check(claim: string, kind: ObligationKind, message: string, span: Span, note?: { message: string; span: Span }): void {
    if (this.state.dead) return;
    this.query.check(this.state.path, claim, { kind, message, span, notes: note ? [note] : [] });
  }

  assume(fact: string): void {
    if (!this.state.dead) this.query.assume(this.state.path, fact);
  }

  /** Runs code; gives its value, or '' where it has none or does not arrive. */
  run(code: Code): string {
    if (this.state.dead) return '';
    switch (code.kind) {
      case 'value':
        return this.spec(code.exp);
      case 'read':
        return this.scope().value(code.variable);
      case 'borrow':
      case 'deref':
        return this.run(code.of);
      case 'arith': {
        const left = this.run(code.left);
        const right = this.run(code.right);
        const term = arithmetic(this.query.vocabulary, code.op, left, right);
        const name = intName(this.type(code.type));
        if (code.op === '/' || code.op === '%') this.check(isNumeral(right) && right !== '0' ? 'true' : `(not (= ${right} 0))`, 'division', 'possible division by zero', code.span);
        else this.check(this.query.vocabulary.typing(this.type(code.type), term), 'overflow', `possible arithmetic underflow/overflow: the result must fit \`${name}\``, code.span);
        return term;
      }
      case 'bit': {
        const left = this.run(code.left);
        const right = this.run(code.right);
        const name = intName(this.type(code.type));
        if (code.op === '<<' || code.op === '>>') this.check(`(and (<= 0 ${right}) (< ${right} ${name.endsWith('size') ? 32 : name.slice(1)}))`, 'shift', 'possible shift by more than the width of the type', code.span);
        return bitwise(this.query.vocabulary, code.op, name, left, right);
      }
      case 'not':
        return `(not ${this.run(code.of)})`;
      case 'neg': {
        const term = `(- ${this.run(code.of)})`;
        this.check(this.query.vocabulary.typing(this.type(code.type), term), 'overflow', `possible arithmetic underflow/overflow: the result must fit \`${intName(this.type(code.type))}\``, code.span);
        return term;
      }
      case 'compare': {
        const left = this.run(code.left);
        const right = this.run(code.right);
        if (code.op === '!=') return `(not (= ${left} ${right}))`;
        return `(${code.op === '==' ? '=' : code.op} ${left} ${right})`;
      }
      case 'logic': {
        const value = this.run(code.left);
        if (this.state.dead) return '';
        const left = this.query.condition(value);
        const right = (): string => this.run(code.right);
        return code.op === 'and' ? this.choose(left, right, () => 'false', 'Bool') : this.choose(left, () => 'true', right, 'Bool');
      }
      case 'cast':
        return clip(this.query.vocabulary, this.type(code.of.type), this.type(code.type), this.run(code.of));
      case 'index': {
        const base = this.run(code.base);
        const index = this.run(code.index);
        const container = this.type(code.base.type);
        const element = container.kind === 'app' ? (container.args[0] ?? container) : container;
        const seq = `(${this.query.vocabulary.op(container.kind === 'app' && container.name === 'Slice' ? 'slice.view' : 'vec.view', [element])} ${base})`;
        this.check(`(< ${index} (${this.query.vocabulary.op('seq.len', [element])} ${seq}))`, 'bounds', 'precondition not satisfied: the index may be out of bounds', code.span);
        return `(${this.query.vocabulary.op('seq.index', [element])} ${seq} ${index})`;
      }
      case 'field':
        return `(${this.query.vocabulary.sort(this.type(code.of.type))}.${code.index} ${this.run(code.of)})`;
      case 'tuple': {
        const items = code.items.map((i) => this.run(i));
        return this.state.dead ? '' : `(mk.${this.query.vocabulary.sort(this.type(code.type))} ${items.join(' ')})`;
      }
      case 'some': {
        const of = this.run(code.of);
        return this.state.dead ? '' : `(some.${this.query.vocabulary.sort(this.type(code.type))} ${of})`;
      }
      case 'call':
        return this.call(code);
      case 'operation':
        return runOperation(this, code);
      case 'if': {
        const value = this.run(code.test);
        if (this.state.dead) return '';
        const test = this.query.condition(value);
        const type = this.type(code.type);
        const sort = isUnit(type) || prune(type).kind === 'never' ? undefined : this.query.vocabulary.sort(type);
        return this.choose(test, () => this.run(code.then), () => this.run(code.otherwise), sort);
      }
      case 'block': {
        code.statements.forEach((s) => this.step(s));
        return code.tail ? this.run(code.tail) : '';
      }
      case 'assign': {
        const value = this.run(code.value);
        this.set(code.variable, value);
        return '';
      }
      case 'return': {
        const value = code.value ? this.run(code.value) : '';
        this.leave(value, code.span);
        return '';
      }
      case 'break': {
        const loop = this.loops[this.loops.length - 1];
        if (loop && !this.state.dead) {
          if (loop.contract.isolated) loop.contract.invariants.forEach((e) => this.check(this.spec(e), 'invariant-break', 'loop invariant not satisfied at this `break`', e.span, { message: 'at this `break`', span: code.span }));
          loop.contract.ensures.forEach((e) => this.check(this.spec(e), 'loop-ensures', 'loop ensures not satisfied at this `break`', e.span, { message: 'at this `break`', span: code.span }));
          loop.exits.push(copyState(this.state));
        }
        this.state.dead = true;
        return '';
      }
      case 'continue':
        this.loops[this.loops.length - 1]?.endOfPass(this.state);
        this.state.dead = true;
        return '';
    }
  }

  /** Gives a variable a new value, under a name of its own, so that the solver sees the term. */
  set(variable: Variable, value: string): void {
    if (this.state.dead) return;
    const sort = this.query.vocabulary.sort(this.type(variable.type));
    const name = this.query.fresh(variable.name, sort);
    this.assume(this.query.naming(name, sort, value === '' ? `mk.${this.query.vocabulary.sort({ kind: 'tuple', items: [] })}` : value));
    this.state.values.set(variable, name);
  }

  /** Forgets the value of a variable. */
  havoc(variable: Variable): string {
    const name = this.query.unknown(variable.name, this.type(variable.type));
    this.state.values.set(variable, name);
    return name;
  }

  /** Runs one of two branches and joins what they leave. */
  private choose(test: string, then: () => string, otherwise: () => string, sort: string | undefined): string {
    if (this.state.dead) return '';
    const before = this.state;
    const side = (condition: string, run: () => string): { value: string; state: State } => {
      this.state = copyState(before);
      this.state.path.push(condition);
      const value = run();
      return { value, state: this.state };
    };
    const left = side(test, then);
    const right = side(`(not ${test})`, otherwise);
    this.state = before;
    if (left.state.dead && right.state.dead) {
      before.dead = true;
      return '';
    }
    if (left.state.dead || right.state.dead) {
      const alive = left.state.dead ? right : left;
      this.state = alive.state;
      return alive.value;
    }
    for (const [variable, old] of before.values) {
      const a = left.state.values.get(variable) ?? old;
      const b = right.state.values.get(variable) ?? old;
      if (a === b) before.values.set(variable, a);
      else before.values.set(variable, this.join(test, variable.name, this.query.vocabulary.sort(this.type(variable.type)), a, b));
    }
    this.state.path = this.joinPaths(before.path, test, left.state.path, right.state.path);
    if (sort === undefined) return '';
    if (sort === 'Bool' && right.value === 'false') return `(and ${test} ${left.value})`;
    if (sort === 'Bool' && left.value === 'true') return `(or ${test} ${right.value})`;
    return left.value === right.value ? left.value : this.join(test, '', sort, left.value, right.value);
  }

  private join(test: string, hint: string, sort: string, a: string, b: string): string {
    const name = this.query.fresh(hint, sort);
    this.query.assert(`(=> ${test} (= ${name} ${a}))`);
    this.query.assert(`(=> (not ${test}) (= ${name} ${b}))`);
    return name;
  }

  /** A branch that has lost some of its executions brings a condition of its own. */
  private joinPaths(before: readonly string[], test: string, left: readonly string[], right: readonly string[]): string[] {
    const extraLeft = left.slice(before.length + 1);
    const extraRight = right.slice(before.length + 1);
    if (extraLeft.length + extraRight.length === 0) return [...before];
    const joined = this.query.condition(`(or ${conjunction([test, ...extraLeft])} ${conjunction([`(not ${test})`, ...extraRight])})`);
    return [...before, joined];
  }

  /** Checks what the function ensures, for a result that is returned here. */
  leave(value: string, span: Span): void {
    if (this.state.dead) return;
    const { fn, entry, olds } = this.frame;
    let result = value;
    const type = this.type(fn.resultType);
    if (value !== '' && !isUnit(type)) {
      const sort = this.query.vocabulary.sort(type);
      result = this.query.fresh('result', sort);
      this.assume(this.query.naming(result, sort, value));
    } else result = `mk.${this.query.vocabulary.sort({ kind: 'tuple', items: [] })}`;
    const values = new Map(this.state.values);
    for (const p of fn.params) if (!isMutable(p)) values.set(p, entry.get(p) ?? '');
    if (fn.result) values.set(fn.result, result);
    const scope = Scope.of(values, olds, this.types);
    for (const e of fn.ensures)
      this.check(render(this.query.vocabulary, e, scope), 'postcondition', 'postcondition not satisfied', e.span, { message: span === fn.item.body.span ? 'at the end of the function body' : 'at this exit', span: span === fn.item.body.span ? { start: span.end - 1, end: span.end } : span });
    this.state.dead = true;
  }

  private call(code: Code & { kind: 'call' }): string {
    const { fn } = code;
    const args = code.args.map((a) => this.run(a));
    if (this.state.dead) return '';
    const types: TypeMap = new Map(fn.generics.map((g, i) => [g, this.type(code.typeArgs[i] as Type)]));
    const pre = new Map(fn.params.map((p, i) => [p, args[i] ?? '']));
    const before = Scope.of(pre, pre, types);
    fn.requires.forEach((e) => this.check(render(this.query.vocabulary, e, before), 'precondition', 'precondition not satisfied', code.span, { message: `failed precondition of \`${fn.name}\``, span: e.span }));
    if (fn === this.frame.fn && fn.decreases.length > 0) {
      const now = fn.decreases.map((e) => render(this.query.vocabulary, e, before));
      this.check(less(now, this.frame.measure), 'decreases', 'decreases not satisfied at recursive call', code.span);
    }
    const post = new Map(pre);
    fn.params.forEach((p, i) => {
      if (!isMutable(p)) return;
      const place = code.args[i];
      const variable = placeOf(place);
      if (!variable) throw new Error('a `&mut` argument is a place');
      post.set(p, this.havoc(variable));
    });
    const resultType = instantiate(fn.resultType, types);
    const result = isUnit(resultType) ? `mk.${this.query.vocabulary.sort(resultType)}` : this.query.unknown(fn.result?.name ?? fn.name, resultType);
    if (fn.result) post.set(fn.result, result);
    const after = Scope.of(post, pre, types);
    fn.ensures.forEach((e) => this.assume(render(this.query.vocabulary, e, after)));
    if (prune(resultType).kind === 'never') this.state.dead = true;
    return result;
  }

  step(step: Step): void {
    if (this.state.dead) return;
    switch (step.kind) {
      case 'let':
        return this.set(step.variable, this.run(step.value));
      case 'code':
        this.run(step.code);
        return;
      case 'assert': {
        const { block } = step;
        const failed = 'assertion failed';
        if (!block) {
          this.check(this.spec(step.claim), 'assertion', failed, step.claim.span);
          return;
        }
        this.aside(() => {
          this.run(block);
          this.check(this.spec(step.claim), 'assertion', failed, step.claim.span);
        });
        return this.assume(this.spec(step.claim));
      }
      case 'assert-forall': {
        this.aside(() => {
          step.variables.forEach((x) => this.havoc(x));
          if (step.given) this.assume(this.spec(step.given));
          this.run(step.block);
          this.check(this.spec(step.claim), 'assertion', 'assertion failed', step.claim.span);
        });
        return this.assume(this.spec(step.conclusion));
      }
      case 'nonlinear':
        step.requires.forEach((e) => this.check(this.spec(e), 'precondition', 'requires of `by (nonlinear_arith)` not satisfied', e.span));
        this.spawned.push({ kind: 'nonlinear', step, scope: [...this.state.values.keys()] });
        return this.assume(this.spec(step.claim));
      case 'assume':
        return this.assume(this.spec(step.claim));
      case 'reveal':
        return this.reveal(step);
      case 'while':
      case 'for':
        return runLoop(this, step);
    }
  }

  /** Runs something whose facts and changes end with it. */
  private aside(run: () => void): void {
    const before = this.state;
    this.query.scoped(() => {
      this.state = copyState(before);
      run();
    });
    this.state = before;
  }

  private reveal(step: Step & { kind: 'reveal' }): void {
    const v = this.query.vocabulary;
    if (step.fn === 'Seq::filter' || !step.fn.recursive) return this.assume(revealSymbol(v, step.fn));
    const fuel = fuelSymbol(v, step.fn);
    const rest = this.query.fresh('fuel', 'Fuel');
    this.assume(`(= ${fuel} ${'(fuel.succ '.repeat(step.fuel)}${rest}${')'.repeat(step.fuel)})`);
  }
}

/** A `&mut` parameter. */
export function isMutable(p: Variable): boolean {
  const t = prune(p.type);
  return t.kind === 'ref' && t.mutable;
}
