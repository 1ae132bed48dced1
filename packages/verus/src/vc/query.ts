import type { Span } from '../syntax/span.js';
import type { Note } from '../report/diagnostic.js';
import type { Type } from '../types/type.js';
import { conjunction, implies } from '../smt/sorts.js';
import type { Vocabulary } from '../smt/vocabulary.js';

export type ObligationKind =
  | 'precondition' | 'postcondition' | 'assertion' | 'invariant-entry' | 'invariant-end' | 'invariant-break' | 'loop-ensures'
  | 'overflow' | 'division' | 'bounds' | 'decreases' | 'shift';

/** One thing to be shown, with the place a person should look at. */
export interface Obligation {
  readonly kind: ObligationKind;
  readonly message: string;
  readonly span: Span;
  readonly notes: readonly Note[];
}

/** The commands of one solver run in the making: facts in order, and claims to be shown from what precedes them. */
export class Query {
  readonly obligations: Obligation[] = [];
  private readonly body: string[] = [];
  private readonly conditions = new Map<string, string>();

  constructor(
    readonly name: string,
    readonly vocabulary: Vocabulary,
    readonly nonlinear: boolean,
  ) {}

  private counter = 0;

  fresh(hint: string, sort: string): string {
    const name = `${hint === '' ? 'tmp' : hint}!${this.counter++}`;
    this.body.push(`(declare-const ${name} ${sort})`);
    return name;
  }

  /** A constant of a type, with what the type says about it. */
  unknown(hint: string, type: Type): string {
    const name = this.fresh(hint, this.vocabulary.sort(type));
    this.assert(this.vocabulary.typing(type, name));
    return name;
  }

  /**
   * That a new name stands for a term. Said plainly, the solver would replace one by the other before it starts, and terms that
   * triggers wait for would vanish; so values that are not numbers get their name by way of an axiom.
   */
  naming(name: string, sort: string, term: string): string {
    if (sort === 'Int' || sort === 'Bool') return `(= ${name} ${term})`;
    const v = this.vocabulary;
    const symbol = v.once(`is.${sort}`, () => {
      v.declareFun(`is.${sort}`, [sort, sort], 'Bool');
      v.forall([['x', sort], ['y', sort]], [[`(is.${sort} x y)`]], `(=> (is.${sort} x y) (= x y))`);
    });
    return `(${symbol} ${name} ${term})`;
  }

  assert(fact: string): void {
    if (fact !== 'true') this.body.push(`(assert ${fact})`);
  }

  assume(path: readonly string[], fact: string): void {
    this.assert(implies(conjunction(path), fact));
  }

  private silent = false;

  /** Runs code whose obligations are shown elsewhere; its facts count. */
  withoutChecks<T>(run: () => T): T {
    this.silent = true;
    try {
      return run();
    } finally {
      this.silent = false;
    }
  }

  /** Asks for a proof of `claim` on this path; what follows may use it. */
  check(path: readonly string[], claim: string, obligation: Obligation): void {
    const full = implies(conjunction(path), claim);
    if (full === 'true' || this.silent) return;
    this.obligations.push(obligation);
    this.body.push('(push 1)', `(assert (not ${full}))`, '(check-sat)', '(pop 1)', `(assert ${full})`);
  }

  /** What is declared and assumed by `run` is forgotten after it. */
  scoped(run: () => void): void {
    this.body.push('(push 1)');
    const known = new Map(this.conditions);
    run();
    this.body.push('(pop 1)');
    this.conditions.clear();
    known.forEach((value, key) => this.conditions.set(key, value));
  }

  /** A short name for a condition that guards many facts. */
  condition(formula: string): string {
    if (/^[^( ]+$/.test(formula)) return formula;
    const known = this.conditions.get(formula);
    if (known !== undefined) return known;
    const name = this.fresh('c', 'Bool');
    this.assert(`(= ${name} ${formula})`);
    this.conditions.set(formula, name);
    return name;
  }

  lines(): readonly string[] {
    return this.body;
  }
}
