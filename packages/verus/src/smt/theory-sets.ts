import { app, BOOL, type Type } from '../types/type.js';
import { implies } from './sorts.js';
import { element, type Theory } from './theories.js';
import type { Vocabulary } from './vocabulary.js';

class Words {
  readonly set: string;
  readonly item: string;

  constructor(
    readonly v: Vocabulary,
    readonly a: Type,
  ) {
    this.set = v.sort(app('Set', a));
    this.item = v.sort(a);
  }

  call = (name: string, ...args: string[]): string => (args.length === 0 ? this.v.op(`set.${name}`, [this.a]) : `(${this.v.op(`set.${name}`, [this.a])} ${args.join(' ')})`);
  /** Sets of one type differ on values of that type only. */
  given = (item: string, claim: string): string => implies(this.v.typing(this.a, item), claim);
  has = (s: string, x: string): string => this.call('contains', s, x);
  forall(binders: readonly (readonly [string, 'set' | 'item'])[], patterns: readonly (readonly string[])[], body: string): void {
    this.v.forall(binders.map(([n, s]): [string, string] => [n, s === 'set' ? this.set : this.item]), patterns, body);
  }
}

type Sort = 'set' | 'item' | 'Int' | 'Bool';

function set(params: readonly ('set' | 'item')[], result: Sort, axioms: (w: Words, symbol: string) => void): Theory {
  return (v, symbol, typeArgs) => {
    const w = new Words(v, element(typeArgs));
    const sort = (s: Sort): string => (s === 'set' ? w.set : s === 'item' ? w.item : s);
    v.declareFun(symbol, params.map(sort), sort(result));
    axioms(w, symbol);
  };
}

/** Membership in the result of an operation on two sets, and when the result is finite. */
function combined(meaning: (inS: string, inT: string) => string, finite: (finS: string, finT: string) => string): Theory {
  return set(['set', 'set'], 'set', (w, symbol) => {
    const call = `(${symbol} s t)`;
    w.forall([['s', 'set'], ['t', 'set'], ['x', 'item']], [[w.has(call, 'x')]], `(= ${w.has(call, 'x')} ${meaning(w.has('s', 'x'), w.has('t', 'x'))})`);
    w.forall([['s', 'set'], ['t', 'set']], [[w.call('finite', call)]], `(=> ${finite(w.call('finite', 's'), w.call('finite', 't'))} ${w.call('finite', call)})`);
  });
}

/** vstd's sets: given by membership; `finite` and `len` only where vstd says so. */
export const SETS: Readonly<Record<string, Theory>> = {
  'set.contains': set(['set', 'item'], 'Bool', () => undefined),
  'set.finite': set(['set'], 'Bool', () => undefined),
  'set.len': set(['set'], 'Int', (w, symbol) => {
    const len = (s: string): string => `(${symbol} ${s})`;
    w.forall([['s', 'set']], [[len('s')]], `(<= 0 ${len('s')})`);
    w.v.axiom(`(= ${len(w.call('empty'))} 0)`);
    const inserted = w.call('insert', 's', 'x');
    w.forall([['s', 'set'], ['x', 'item']], [[len(inserted)]], w.given('x', `(=> ${w.call('finite', 's')} (= ${len(inserted)} (+ ${len('s')} (ite ${w.has('s', 'x')} 0 1))))`));
    const removed = w.call('remove', 's', 'x');
    w.forall([['s', 'set'], ['x', 'item']], [[len(removed)]], `(=> ${w.call('finite', 's')} (= ${len('s')} (+ ${len(removed)} (ite ${w.has('s', 'x')} 1 0))))`);
    w.forall([['s', 'set'], ['x', 'item']], [[w.has('s', 'x'), len('s')]], `(=> (and ${w.call('finite', 's')} ${w.has('s', 'x')}) (not (= ${len('s')} 0)))`);
  }),
  'set.empty': set([], 'set', (w, symbol) => {
    w.forall([['x', 'item']], [[w.has(symbol, 'x')]], `(not ${w.has(symbol, 'x')})`);
    w.v.axiom(w.call('finite', symbol));
  }),
  'set.insert': set(['set', 'item'], 'set', (w, symbol) => {
    const call = `(${symbol} s x)`;
    w.forall([['s', 'set'], ['x', 'item']], [[call]], w.given('x', w.has(call, 'x')));
    w.forall([['s', 'set'], ['x', 'item'], ['y', 'item']], [[w.has(call, 'y')]], `(=> (not (= x y)) (= ${w.has(call, 'y')} ${w.has('s', 'y')}))`);
    w.forall([['s', 'set'], ['x', 'item']], [[w.call('finite', call)]], `(=> ${w.call('finite', 's')} ${w.call('finite', call)})`);
  }),
  'set.remove': set(['set', 'item'], 'set', (w, symbol) => {
    const call = `(${symbol} s x)`;
    w.forall([['s', 'set'], ['x', 'item']], [[call]], `(not ${w.has(call, 'x')})`);
    w.forall([['s', 'set'], ['x', 'item'], ['y', 'item']], [[w.has(call, 'y')]], `(=> (not (= x y)) (= ${w.has(call, 'y')} ${w.has('s', 'y')}))`);
    w.forall([['s', 'set'], ['x', 'item']], [[call]], `(=> ${w.has('s', 'x')} (= ${w.call('insert', call, 'x')} s))`);
    w.forall([['s', 'set'], ['x', 'item']], [[w.call('finite', call)]], `(=> ${w.call('finite', 's')} ${w.call('finite', call)})`);
  }),
  'set.union': combined((s, t) => `(or ${s} ${t})`, (s, t) => `(and ${s} ${t})`),
  'set.intersect': combined((s, t) => `(and ${s} ${t})`, (s, t) => `(or ${s} ${t})`),
  'set.difference': combined((s, t) => `(and ${s} (not ${t}))`, (s) => s),
  'set.complement': set(['set'], 'set', (w, symbol) => {
    w.forall([['s', 'set'], ['x', 'item']], [[w.has(`(${symbol} s)`, 'x')]], w.given('x', `(= ${w.has(`(${symbol} s)`, 'x')} (not ${w.has('s', 'x')}))`));
  }),
  'set.new': (v, symbol, typeArgs) => {
    const a = element(typeArgs);
    const w = new Words(v, a);
    const f = v.sort({ kind: 'fn', params: [a], result: BOOL });
    v.declareFun(symbol, [f], w.set);
    const member = w.has(`(${symbol} f)`, 'x');
    const typed = v.typing(a, 'x');
    v.forall([['f', f], ['x', w.item]], [[member]], `(=> ${typed} (= ${member} (apply.${f} f x)))`);
  },
  'set.ext': set(['set', 'set'], 'Bool', (w, symbol) => {
    const call = `(${symbol} s t)`;
    const typed = w.v.typing(w.a, 'x');
    const same = `(= ${w.has('s', 'x')} ${w.has('t', 'x')})`;
    const pointwise = `(forall ((x ${w.item})) (! ${typed === 'true' ? same : `(=> ${typed} ${same})`} :pattern (${w.has('s', 'x')}) :pattern (${w.has('t', 'x')})))`;
    w.forall([['s', 'set'], ['t', 'set']], [[call]], `(= ${call} ${pointwise})`);
    w.forall([['s', 'set'], ['t', 'set']], [[call]], `(= ${call} (= s t))`);
  }),
  'set.subset_of': set(['set', 'set'], 'Bool', (w, symbol) => {
    const call = `(${symbol} s t)`;
    const typed = w.v.typing(w.a, 'x');
    const given = typed === 'true' ? w.has('s', 'x') : `(and ${typed} ${w.has('s', 'x')})`;
    w.forall([['s', 'set'], ['t', 'set']], [[call]], `(= ${call} (forall ((x ${w.item})) (! (=> ${given} ${w.has('t', 'x')}) :pattern (${w.has('s', 'x')}) :pattern (${w.has('t', 'x')}))))`);
  }),
  'set.disjoint': set(['set', 'set'], 'Bool', (w, symbol) => {
    const call = `(${symbol} s t)`;
    const typed = w.v.typing(w.a, 'x');
    const given = typed === 'true' ? w.has('s', 'x') : `(and ${typed} ${w.has('s', 'x')})`;
    w.forall([['s', 'set'], ['t', 'set']], [[call]], `(= ${call} (forall ((x ${w.item})) (! (=> ${given} (not ${w.has('t', 'x')})) :pattern (${w.has('s', 'x')}) :pattern (${w.has('t', 'x')}))))`);
  }),
  'set.is_empty': set(['set'], 'Bool', (w, symbol) => {
    w.forall([['s', 'set']], [[`(${symbol} s)`]], `(= (${symbol} s) ${w.call('ext', 's', w.call('empty'))})`);
  }),
  'set.choose': set(['set'], 'item', (w, symbol) => {
    const call = `(${symbol} s)`;
    const typed = w.v.typing(w.a, call);
    if (typed !== 'true') w.forall([['s', 'set']], [[call]], typed);
    w.forall([['s', 'set'], ['x', 'item']], [[call, w.has('s', 'x')]], `(=> ${w.has('s', 'x')} ${w.has('s', call)})`);
    w.forall([['s', 'set']], [[call]], `(=> (and ${w.call('finite', 's')} (not (= ${w.call('len', 's')} 0))) ${w.has('s', call)})`);
  }),
};
