import { assigned } from '../ir/code.js';
import type { Exp, Fn, Variable } from '../ir/ir.js';
import { children } from '../ir/ir.js';
import { render, Scope } from '../smt/render.js';
import { Vocabulary, type VocabularyOptions } from '../smt/vocabulary.js';
import { callees, stepExps } from '../types/recursion.js';
import { prune } from '../types/type.js';
import { codeChildren, stepCode, type Code, type Step } from '../ir/code.js';
import { Executor, type Frame, type Spawn } from './executor.js';
import { passOnce, type Range } from './loops.js';
import { Query } from './query.js';
import { terminationQuery } from './termination.js';

/** All queries of one function: its body, each isolated loop, each `by (nonlinear_arith)`, or the termination of a recursive definition. */
export function functionQueries(fn: Fn, arithmeticTriggers: boolean): Query[] {
  if (fn.mode === 'spec') return fn.recursive ? [terminationQuery(fn, arithmeticTriggers)] : [];
  return new FunctionQueries(fn, { undefinedFn: undefined, arithmeticTriggers }).all();
}

/** Whether some trigger holds `+` or `-` in what the queries of this function speak of: itself, and the clauses and definitions it leads to. */
export function hasArithmeticTriggers(fn: Fn): boolean {
  const inTerm = (e: Exp): boolean => (e.kind === 'arith' && (e.op === '+' || e.op === '-')) || children(e).some(inTerm);
  const inExp = (e: Exp): boolean => (e.kind === 'quantifier' && e.triggers.flat().some((t) => isArithmetic(t) && inTerm(t))) || children(e).some(inExp);
  const inStep = (s: Step): boolean => stepExps(s).some(inExp) || stepCode(s).some(inCode);
  const inCode = (c: Code): boolean => (c.kind === 'value' && inExp(c.exp)) || (c.kind === 'block' && c.statements.some(inStep)) || codeChildren(c).some(inCode);
  const inClauses = ({ requires, ensures, definition }: Fn): boolean => [...requires, ...ensures, ...(definition ? [definition] : [])].some(inExp);
  if (fn.code !== undefined && inCode(fn.code)) return true;
  const reached = new Set([fn]);
  for (const each of reached) for (const callee of callees(each, each === fn)) reached.add(callee);
  return [...reached].some(inClauses);
}

function isArithmetic(e: Exp): boolean {
  return e.kind === 'trigger' ? isArithmetic(e.of) : e.kind === 'arith';
}

class FunctionQueries {
  private readonly done: Query[] = [];

  constructor(
    private readonly fn: Fn,
    private readonly options: VocabularyOptions,
  ) {}

  all(): Query[] {
    this.body();
    return this.done;
  }

  private query(name: string, nonlinear = false): Query {
    const query = new Query(name, new Vocabulary(this.options), nonlinear);
    this.done.push(query);
    return query;
  }

  private body(): void {
    const { fn } = this;
    const query = this.query(fn.name);
    const entry = new Map(fn.params.map((p) => [p, query.unknown(p.name, p.type)]));
    const x = new Executor(query, this.frame(query, entry), { values: new Map(entry), path: [], dead: false });
    fn.requires.forEach((e) => x.assume(x.spec(e)));
    if (!fn.code) return;
    const tail = fn.code.kind === 'block' ? fn.code.tail : undefined;
    const value = x.run(fn.code);
    x.leave(value, tail?.span ?? fn.item.body.span);
    this.spawn(x.spawned);
  }

  private frame(query: Query, entry: ReadonlyMap<Variable, string>): Frame {
    const { fn } = this;
    const olds = new Map(entry);
    const scope = Scope.of(entry, olds);
    return { fn, entry, olds, measure: fn.decreases.map((e) => render(query.vocabulary, e, scope)) };
  }

  private spawn(spawned: readonly Spawn[]): void {
    for (const s of spawned) {
      if (s.kind === 'loop') this.loop(s);
      else this.nonlinear(s);
    }
  }

  /** An executor that knows nothing but the types of what is in scope. */
  private blank(query: Query, scope: readonly Variable[]): Executor {
    const { fn } = this;
    const entry = new Map(fn.params.map((p) => [p, query.unknown(p.name, p.type)]));
    const values = new Map<Variable, string>();
    for (const variable of new Set([...fn.params, ...scope])) {
      const t = prune(variable.type);
      const fixed = variable.role === 'param' && !variable.mutable && !(t.kind === 'ref' && t.mutable);
      values.set(variable, (fixed ? entry.get(variable) : undefined) ?? query.unknown(variable.name, variable.type));
    }
    return new Executor(query, this.frame(query, entry), { values, path: [], dead: false });
  }

  private loop(spawn: Spawn & { kind: 'loop' }): void {
    const { step } = spawn;
    const query = this.query(`${this.fn.name}, loop`);
    const x = this.blank(query, spawn.scope);
    let range: Range | undefined;
    if (step.kind === 'for') {
      const changed = new Set(assigned(step.body));
      const bound = (code: Code): string => {
        const name = query.unknown('bound', code.type);
        if (assigned(code).length === 0 && !reads(code).some((v) => changed.has(v))) x.assume(`(= ${name} ${query.withoutChecks(() => x.run(code))})`);
        return name;
      };
      range = { low: bound(step.low), high: bound(step.high) };
    }
    passOnce(x, step, range);
    this.spawn(x.spawned);
  }

  private nonlinear(spawn: Spawn & { kind: 'nonlinear' }): void {
    const { step } = spawn;
    const query = this.query(`${this.fn.name}, nonlinear_arith`, true);
    const x = this.blank(query, spawn.scope);
    step.requires.forEach((e) => x.assume(x.spec(e)));
    if (step.block) x.run(step.block);
    x.check(x.spec(step.claim), 'assertion', 'assertion failed', step.claim.span);
    this.spawn(x.spawned);
  }
}

function reads(code: Code): Variable[] {
  const inExp = (e: Exp): Variable[] => (e.kind === 'var' ? [e.variable] : children(e).flatMap(inExp));
  if (code.kind === 'read') return [code.variable];
  return [...(code.kind === 'value' ? inExp(code.exp) : []), ...codeChildren(code).flatMap(reads)];
}
