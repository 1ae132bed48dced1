import { assigned, type Code, type LoopContract, type Step } from '../ir/code.js';
import type { Variable } from '../ir/ir.js';
import { conjunction } from '../smt/sorts.js';
import { less } from './decreases.js';
import { isMutable, type Executor } from './executor.js';
import { copyState, type State } from './state.js';

export interface LoopFrame {
  readonly contract: LoopContract;
  /** The claim at the end of a pass, by what the loop variable is then. */
  readonly endOfPass: (state: State) => void;
  /** The states in which the loop is left. */
  readonly exits: State[];
}

export interface Range {
  readonly low: string;
  readonly high: string;
}

export function runLoop(x: Executor, step: Step & { kind: 'while' | 'for' }): void {
  const { contract } = step;
  const range = step.kind === 'for' ? enterRange(x, step) : undefined;
  if (x.state.dead) return;
  [...contract.invariants, ...contract.exceptBreak].forEach((e) => x.check(x.spec(e), 'invariant-entry', 'invariant not satisfied before loop', e.span, { message: 'before this loop', span: { start: step.span.start, end: step.span.start + (step.kind === 'for' ? 3 : 5) } }));
  const changed = assigned(step.body).filter((variable) => x.state.values.has(variable));
  if (!contract.isolated) {
    const before = copyState(x.state);
    // Verus forgets `&mut` parameters here even where the body leaves them alone; its recorded verdicts show it.
    const forgotten = [...new Set([...changed, ...x.frame.fn.params.filter(isMutable)])];
    forgotten.forEach((variable) => x.havoc(variable));
    return joinExits(x, step, before, forgotten, passOnce(x, step, range));
  }
  x.spawned.push({ kind: 'loop', step, scope: [...x.state.values.keys()] });
  changed.forEach((variable) => x.havoc(variable));
  afterLoop(x, step, range);
}

/** Goes on from wherever a loop that shares our query was left: its last pass, from any state, is the one we have seen. */
function joinExits(x: Executor, step: Step & { kind: 'while' | 'for' }, before: State, changed: readonly Variable[], exits: readonly State[]): void {
  x.state = before;
  if (step.kind === 'for') x.state.values.delete(step.variable);
  if (exits.length === 0) {
    x.state.dead = true;
    return;
  }
  const ways = exits.map((exit) => x.query.condition(conjunction(exit.path.slice(before.path.length))));
  for (const variable of changed) {
    const [only] = exits;
    const valueAt = (exit: State | undefined): string => exit?.values.get(variable) ?? '';
    const joined = exits.length === 1 ? valueAt(only) : x.query.fresh(variable.name, x.query.vocabulary.sort(x.type(variable.type)));
    if (exits.length > 1) exits.forEach((exit, i) => x.query.assert(`(=> ${ways[i] ?? 'true'} (= ${joined} ${valueAt(exit)}))`));
    x.state.values.set(variable, joined);
  }
  x.state.path.push(x.query.condition(ways.length === 1 ? (ways[0] ?? 'true') : `(or ${ways.join(' ')})`));
}

function enterRange(x: Executor, step: Step & { kind: 'for' }): Range {
  const low = name(x, 'low', step.low);
  const high = name(x, 'high', step.high);
  x.state.values.set(step.variable, low);
  return { low, high };
}

function name(x: Executor, hint: string, code: Code): string {
  const value = x.run(code);
  if (x.state.dead) return '';
  const short = x.query.fresh(hint, x.query.vocabulary.sort(x.type(code.type)));
  x.assume(`(= ${short} ${value})`);
  return short;
}

/** One pass through the body, from any state that satisfies the invariants; gives the states in which the loop is left. */
export function passOnce(x: Executor, step: Step & { kind: 'while' | 'for' }, range: Range | undefined): State[] {
  const { contract } = step;
  const { span } = step;
  const exits: State[] = [];
  if (step.kind === 'for' && range) {
    const i = x.havoc(step.variable);
    x.assume(`(and (<= ${range.low} ${i}) (or (<= ${i} ${range.high}) (= ${i} ${range.low})))`);
  }
  [...contract.invariants, ...contract.exceptBreak].forEach((e) => x.assume(x.spec(e)));
  if (step.kind === 'for' && range) {
    const more = x.query.condition(`(< ${x.state.values.get(step.variable) ?? '0'} ${range.high})`);
    const done = copyState(x.state);
    done.path.push(`(not ${more})`);
    exits.push(done);
    x.state.path.push(more);
  }
  const measure = contract.decreases.map((e) => x.spec(e));
  if (step.kind === 'while') {
    const test = x.query.condition(x.run(step.test));
    if (x.state.dead) return exits;
    const atExit = copyState(x.state);
    const here = x.state;
    atExit.path.push(`(not ${test})`);
    x.state = atExit;
    if (test !== 'true') contract.ensures.forEach((e) => x.check(x.spec(e), 'loop-ensures', 'loop ensures not satisfied when the condition is false', e.span, { message: 'after this loop', span }));
    if (test !== 'true') exits.push(atExit);
    x.state = here;
    x.state.path.push(test);
  }
  const endOfPass = (state: State): void => {
    if (state.dead) return;
    const before = x.state;
    x.state = state;
    if (step.kind === 'for') state.values.set(step.variable, `(+ ${state.values.get(step.variable) ?? '0'} 1)`);
    [...contract.invariants, ...contract.exceptBreak].forEach((e) => x.check(x.spec(e), 'invariant-end', 'invariant not satisfied at end of loop body', e.span, { message: 'at the end of this loop body', span: { start: span.end - 1, end: span.end } }));
    if (measure.length > 0) x.check(less(contract.decreases.map((e) => x.spec(e)), measure), 'decreases', 'decreases not satisfied at end of loop', contract.decreases[0]?.span ?? span);
    x.state = before;
  };
  x.loops.push({ contract, endOfPass, exits });
  x.run(step.body);
  endOfPass(x.state);
  x.loops.pop();
  x.state.dead = true;
  return exits;
}

/** What holds behind the loop. The condition is evaluated once more without its obligations: every pass has shown them. */
function afterLoop(x: Executor, step: Step & { kind: 'while' | 'for' }, range: Range | undefined): void {
  const { contract } = step;
  if (step.kind === 'for' && range) {
    const last = x.havoc(step.variable);
    const done = `(= ${last} (ite (<= ${range.low} ${range.high}) ${range.high} ${range.low}))`;
    x.assume(contract.hasBreak ? `(and (<= ${range.low} ${last}) (or ${done} (<= ${last} ${range.high})))` : done);
    contract.invariants.forEach((e) => x.assume(x.spec(e)));
    x.state.values.delete(step.variable);
    return;
  }
  [...contract.invariants, ...contract.ensures].forEach((e) => x.assume(x.spec(e)));
  if (contract.hasBreak || step.kind !== 'while') return;
  contract.exceptBreak.forEach((e) => x.assume(x.spec(e)));
  const test = x.query.withoutChecks(() => x.run(step.test));
  x.assume(`(not ${test})`);
  if (test === 'true') x.state.dead = true;
}
