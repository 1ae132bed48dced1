import { codeChildren, MUTATING, placeOf, type Code, type Step } from '../ir/code.js';
import { children, type Exp, type Fn, type Variable } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Span } from '../syntax/span.js';
import { containsRef, isCopy, prune } from './type.js';

/** One pass of a loop body; an event inside it may happen again after any other one inside it. */
interface Loop {
  readonly before: ReadonlySet<Variable>;
  readonly outer: ReadonlySet<Variable>;
  /** What was moved on some way out by `break`. */
  readonly broken: Set<Variable>;
}

interface Event {
  readonly variable: Variable;
  readonly time: number;
  readonly loops: readonly Loop[];
  readonly span: Span;
}

/**
 * A conservative stand-in for rustc's move and borrow checker on the body of an exec function: a value that is not `Copy` is used
 * once; what a reference points to is neither changed nor moved while the reference is used later; no reference outlives its owner;
 * one call does not borrow a place mutably and use it in another way. What it cannot see to be right it refuses.
 */
export function checkOwnership(fn: Fn): void {
  if (fn.code) new Ownership(fn).check(fn.code);
}

class Ownership {
  private moved = new Set<Variable>();
  private readonly declared = new Set<Variable>();
  private loops: Loop[] = [];
  private time = 0;
  /** Reference variables, what they may point into, and since when. */
  private readonly borrows: { holder: Event; root: Variable }[] = [];
  private readonly roots = new Map<Variable, Set<Variable>>();
  private readonly declaredIn = new Map<Variable, readonly Loop[]>();
  private readonly changes: Event[] = [];
  private readonly uses: Event[] = [];

  constructor(private readonly fn: Fn) {
    fn.params.forEach((p) => this.declared.add(p));
  }

  check(body: Code): void {
    this.visit(body, true);
    this.checkResult(body.kind === 'block' ? body.tail : body);
    for (const { holder, root } of this.borrows) {
      const change = this.changes.find((c) => c.variable === root && this.conflicts(holder, c));
      if (change) refuse('borrow', change.span, `cannot change or move \`${root.name}\` while \`${holder.variable.name}\` borrows from it`, [{ message: `\`${holder.variable.name}\` borrows here`, span: holder.span }]);
    }
  }

  private conflicts(holder: Event, change: Event): boolean {
    const home = this.declaredIn.get(holder.variable) ?? [];
    return this.uses.some((use) => {
      if (use.variable !== holder.variable) return false;
      const repeated = change.loops.some((loop) => use.loops.includes(loop) && !home.includes(loop));
      return repeated || (change.time > holder.time && use.time > change.time);
    });
  }

  private checkResult(tail: Code | undefined): void {
    if (tail && prune(tail.type).kind !== 'never' && containsRef(this.fn.resultType)) this.requireBorrowedFromParams(tail);
  }

  private requireBorrowedFromParams(value: Code): void {
    const [root] = this.rootsOf(value);
    if (root) refuse('borrow', value.span, `cannot return a reference to \`${root.name}\`, which the function owns or may change`);
  }

  private event(variable: Variable, span: Span): Event {
    return { variable, time: ++this.time, loops: [...this.loops], span };
  }

  /** `take`: the value is moved or copied to somewhere else, not only looked at. */
  private visit(code: Code, take: boolean): void {
    switch (code.kind) {
      case 'value':
        return;
      case 'read':
        return this.read(code, take);
      case 'borrow':
        this.visit(code.of, false);
        if (code.mutable) this.change(code.of);
        return;
      case 'deref':
      case 'field':
      case 'index':
        for (const part of codeChildren(code)) this.visit(part, false);
        if (take && !isCopy(code.type)) refuse('borrow', code.span, 'cannot move a value out of a reference, a vector or a tuple');
        return;
      case 'call':
      case 'operation':
        return this.visitCall(code);
      case 'if':
        return this.visitIf(code, take);
      case 'block':
        code.statements.forEach((s) => this.step(s));
        if (code.tail) {
          this.visit(code.tail, take);
          if (containsRef(code.tail.type) && code.statements.some((s) => s.kind === 'let' && this.rootsOf(code.tail as Code).has(s.variable))) this.refuseEscape(code.tail);
        }
        return;
      case 'assign':
        this.visit(code.value, true);
        this.hold(code.variable, code.value, code.span, true);
        this.changes.push(this.event(code.variable, code.span));
        this.moved.delete(code.variable);
        return;
      case 'return':
        if (code.value) {
          this.visit(code.value, true);
          if (containsRef(this.fn.resultType)) this.requireBorrowedFromParams(code.value);
        }
        return;
      case 'break':
      case 'continue': {
        const loop = this.loops[this.loops.length - 1];
        if (!loop) refuse('syntax', code.span, `\`${code.kind}\` outside a loop`);
        if (code.kind === 'break') for (const v of this.moved) loop.broken.add(v);
        else this.requireUnmoved(loop, code.span);
        return;
      }
      default:
        for (const part of codeChildren(code)) this.visit(part, true);
    }
  }

  private refuseEscape(value: Code): never {
    return refuse('borrow', value.span, 'this reference would outlive the variable it points into');
  }

  private read(code: Code & { kind: 'read' }, take: boolean): void {
    const { variable, span } = code;
    if (this.moved.has(variable)) refuse('borrow', span, `use of moved value: \`${variable.name}\``);
    this.uses.push(this.event(variable, span));
    const type = prune(variable.type);
    if (take && !isCopy(type) && type.kind !== 'ref') {
      this.moved.add(variable);
      this.changes.push(this.event(variable, span));
    }
  }

  private change(place: Code): void {
    const variable = placeOf(place);
    if (variable) this.changes.push(this.event(variable, place.span));
  }

  private visitCall(code: Code & { kind: 'call' | 'operation' }): void {
    const receiverMutated = code.kind === 'operation' && MUTATING.has(code.name);
    const sharedReceiver = code.kind === 'operation' && !receiverMutated && !['Vec::list', 'Vec::new', 'Option::unwrap'].includes(code.name);
    const exclusive = code.args.map((arg, i) => (code.kind === 'call' ? isMutable(code.fn.params[i]) : receiverMutated && i === 0) && placeOf(arg));
    code.args.forEach((arg, i) => {
      if (i === 0 && (receiverMutated || sharedReceiver)) this.visit(arg, false);
      else this.visit(arg, !exclusive[i]);
    });
    exclusive.forEach((variable, i) => {
      if (!variable) return;
      code.args.forEach((other, j) => {
        if (i === j) return;
        const twoPhase = code.kind === 'operation';
        const clash = twoPhase || j < i ? this.rootsOf(other).has(variable) || changesVariable(other, variable) || (containsRef(other.type) && reads(other, variable)) : reads(other, variable);
        if (clash) refuse('borrow', other.span, `cannot use \`${variable.name}\` here: the same call borrows it as mutable`);
      });
      const arg = code.args[i];
      if (arg) this.change(arg);
    });
  }

  private visitIf(code: Code & { kind: 'if' }, take: boolean): void {
    this.visit(code.test, true);
    const before = new Set(this.moved);
    this.visit(code.then, take);
    const afterThen = prune(code.then.type).kind === 'never' ? before : this.moved;
    this.moved = new Set(before);
    this.visit(code.otherwise, take);
    const afterElse = prune(code.otherwise.type).kind === 'never' ? before : this.moved;
    this.moved = new Set([...afterThen, ...afterElse]);
  }

  private step(step: Step): void {
    switch (step.kind) {
      case 'let':
        this.visit(step.value, true);
        this.declared.add(step.variable);
        this.declaredIn.set(step.variable, [...this.loops]);
        this.hold(step.variable, step.value, step.span, false);
        return;
      case 'code':
        return this.visit(step.code, true);
      case 'while':
        return this.loop(step.body, step.test, step.span);
      case 'for':
        this.visit(step.low, true);
        this.visit(step.high, true);
        return this.loop(step.body, undefined, step.span);
      default:
        return;
    }
  }

  private loop(body: Code, test: Code | undefined, span: Span): void {
    const loop: Loop = { before: new Set(this.moved), outer: new Set(this.declared), broken: new Set() };
    this.loops.push(loop);
    if (test) this.visit(test, true);
    const afterTest = new Set(this.moved);
    this.visit(body, false);
    if (prune(body.type).kind !== 'never') this.requireUnmoved(loop, span);
    this.loops.pop();
    this.moved = new Set([...afterTest, ...loop.broken]);
  }

  private requireUnmoved(loop: Loop, span: Span): void {
    for (const v of this.moved) if (loop.outer.has(v) && !loop.before.has(v)) refuse('borrow', span, `\`${v.name}\` is moved in one pass of a loop and would be used in the next`);
  }

  /** Notes that `holder` now keeps a reference found in `value`. */
  private hold(holder: Variable, value: Code, span: Span, again: boolean): void {
    if (!containsRef(holder.type)) return;
    const type = prune(holder.type);
    if (type.kind === 'ref' && type.mutable) return;
    const roots = this.rootsOf(value);
    const event = this.event(holder, span);
    for (const root of roots) {
      if (again && this.order(root) > this.order(holder)) this.refuseEscape(value);
      this.borrows.push({ holder: event, root });
    }
    this.roots.set(holder, new Set([...(this.roots.get(holder) ?? []), ...roots]));
  }

  private order(variable: Variable): number {
    return [...this.declared].indexOf(variable);
  }

  /** The variables of this function that own, or may change, what the references in a value point to. */
  private rootsOf(code: Code): Set<Variable> {
    if (!containsRef(code.type)) return new Set();
    switch (code.kind) {
      case 'value':
        return new Set(variablesIn(code.exp).flatMap((v) => [...(this.roots.get(v) ?? [])]));
      case 'read':
        return this.roots.get(code.variable) ?? new Set(isMutableType(code.variable) ? [code.variable] : []);
      case 'borrow':
        return this.placeRoots(code.of);
      case 'block':
        return code.tail ? this.rootsOf(code.tail) : new Set();
      case 'operation':
        if (code.name === 'Vec::as_slice' && code.args[0]) return this.placeRoots(code.args[0]);
        return new Set(code.args.flatMap((c) => [...this.rootsOf(c)]));
      default:
        return new Set(codeChildren(code).flatMap((c) => [...this.rootsOf(c)]));
    }
  }

  private placeRoots(place: Code): Set<Variable> {
    if (place.kind === 'read') {
      const type = prune(place.variable.type);
      if (type.kind !== 'ref') return new Set([place.variable, ...(this.roots.get(place.variable) ?? [])]);
      return this.rootsOf(place);
    }
    if (place.kind === 'index') return this.placeRoots(place.base);
    if (place.kind === 'field' || place.kind === 'deref') return this.placeRoots(place.of);
    if (containsRef(place.type)) return this.rootsOf(place);
    return refuse('unsupported', place.span, 'a reference to a temporary value is not supported');
  }
}

function variablesIn(e: Exp): Variable[] {
  return e.kind === 'var' ? [e.variable] : children(e).flatMap(variablesIn);
}

function isMutableType(variable: Variable): boolean {
  const t = prune(variable.type);
  return t.kind === 'ref' && t.mutable;
}

function isMutable(param: Variable | undefined): boolean {
  return param !== undefined && isMutableType(param);
}

function reads(code: Code, variable: Variable): boolean {
  return (code.kind === 'read' && code.variable === variable) || codeChildren(code).some((c) => reads(c, variable));
}

function changesVariable(code: Code, variable: Variable): boolean {
  if (code.kind === 'assign' && code.variable === variable) return true;
  if (code.kind === 'borrow' && code.mutable && placeOf(code.of) === variable) return true;
  if (code.kind === 'operation' && MUTATING.has(code.name) && placeOf(code.args[0]) === variable) return true;
  if (code.kind === 'call' && code.fn.params.some((p, i) => isMutableType(p) && placeOf(code.args[i]) === variable)) return true;
  return codeChildren(code).some((c) => changesVariable(c, variable));
}
