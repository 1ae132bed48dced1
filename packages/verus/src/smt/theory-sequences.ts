import { app, BOOL, INT, type Type } from '../types/type.js';
import { revealSymbol } from './functions.js';
import { implies } from './sorts.js';
import { element, type Theory } from './theories.js';
import type { Vocabulary } from './vocabulary.js';

/** The words of the axioms on sequences of one element type. */
class Words {
  readonly seq: string;
  readonly item: string;

  constructor(
    readonly v: Vocabulary,
    readonly a: Type,
  ) {
    this.seq = v.sort(app('Seq', a));
    this.item = v.sort(a);
  }

  len = (s: string): string => `(${this.v.op('seq.len', [this.a])} ${s})`;
  at = (s: string, i: string): string => `(${this.v.op('seq.index', [this.a])} ${s} ${i})`;
  call = (name: string, ...args: string[]): string => (args.length === 0 ? this.v.op(`seq.${name}`, [this.a]) : `(${this.v.op(`seq.${name}`, [this.a])} ${args.join(' ')})`);
  /** Elements have a range, so what is put into a sequence must be in it, or the axioms would contradict one another. */
  given = (item: string, claim: string): string => implies(this.v.typing(this.a, item), claim);
  inside = (i: string, s: string): string => `(and (<= 0 ${i}) (< ${i} ${this.len(s)}))`;
  fn = (params: readonly Type[], result: Type): { sort: string; apply: (f: string, ...xs: string[]) => string } => {
    const sort = this.v.sort({ kind: 'fn', params, result });
    return { sort, apply: (f, ...xs) => `(apply.${sort} ${f} ${xs.join(' ')})` };
  };
  forall(binders: readonly (readonly [string, 'seq' | 'item' | 'Int' | { sort: string }])[], patterns: readonly (readonly string[])[], body: string): void {
    this.v.forall(binders.map(([n, s]): [string, string] => [n, s === 'seq' ? this.seq : s === 'item' ? this.item : s === 'Int' ? 'Int' : s.sort]), patterns, body);
  }
}

type Axioms = (w: Words, symbol: string, typeArgs: readonly Type[]) => void;

function seq(params: readonly ('seq' | 'item' | 'Int')[], result: 'seq' | 'item' | 'Int' | 'Bool', axioms: Axioms): Theory {
  return (v, symbol, typeArgs) => {
    const w = new Words(v, element(typeArgs));
    const sort = (s: 'seq' | 'item' | 'Int' | 'Bool'): string => (s === 'seq' ? w.seq : s === 'item' ? w.item : s);
    v.declareFun(symbol, params.map(sort), sort(result));
    axioms(w, symbol, typeArgs);
  };
}

/** A function that is only a name for something: its definition, used wherever it is applied. */
function defined(params: readonly ('seq' | 'item' | 'Int')[], result: 'seq' | 'item' | 'Int' | 'Bool', meaning: (w: Words, ...args: string[]) => string): Theory {
  return seq(params, result, (w, symbol) => {
    const names = params.map((_, i) => `x${i}`);
    const call = `(${symbol} ${names.join(' ')})`;
    w.forall(params.map((p, i): [string, 'seq' | 'item' | 'Int'] => [`x${i}`, p]), [[call]], `(= ${call} ${meaning(w, ...names)})`);
  });
}

/** Two sequences are the same when they have the same length and the same elements. */
const ext: Theory = seq(['seq', 'seq'], 'Bool', (w, symbol) => {
  const call = `(${symbol} s t)`;
  const pointwise = `(forall ((i Int)) (! (=> ${w.inside('i', 's')} (= ${w.at('s', 'i')} ${w.at('t', 'i')})) :pattern (${w.at('s', 'i')}) :pattern (${w.at('t', 'i')})))`;
  w.forall([['s', 'seq'], ['t', 'seq']], [[call]], `(= ${call} (and (= ${w.len('s')} ${w.len('t')}) ${pointwise}))`);
  w.forall([['s', 'seq'], ['t', 'seq']], [[call]], `(= ${call} (= s t))`);
});

const filter: Theory = (v, symbol, typeArgs) => {
  const a = element(typeArgs);
  const w = new Words(v, a);
  const f = w.fn([a], BOOL);
  v.declareFun(symbol, [w.seq, f.sort], w.seq);
  const call = `(${symbol} s f)`;
  const rest = w.call('drop_last', 's');
  const last = w.call('last', 's');
  v.once('Fuel', () => {
    v.declareSort('Fuel');
    v.declareFun('fuel.zero', [], 'Fuel');
    v.declareFun('fuel.succ', ['Fuel'], 'Fuel');
  });
  const step = `rec.${symbol}`;
  v.declareFun(step, [w.seq, f.sort, 'Fuel'], w.seq);
  v.once('fuel.seq.filter', () => v.declareFun('fuel.seq.filter', [], 'Fuel'));
  const binders: [string, 'seq' | { sort: string }][] = [['s', 'seq'], ['f', f]];
  const kBinders: [string, 'seq' | { sort: string }][] = [...binders, ['k', { sort: 'Fuel' }]];
  const once = `(${step} s f (fuel.succ k))`;
  const inner = `(${step} ${rest} f k)`;
  const reveal = revealSymbol(v, 'Seq::filter');
  w.forall(binders, [[call]], implies(reveal, `(= ${call} (${step} s f (fuel.succ fuel.seq.filter)))`));
  w.forall(kBinders, [[`(${step} s f k)`]], implies(reveal, `(= (${step} s f k) (${step} s f fuel.zero))`));
  w.forall(kBinders, [[once]], implies(reveal, `(= ${once} (ite (= ${w.len('s')} 0) s (ite ${f.apply('f', last)} ${w.call('push', inner, last)} ${inner})))`));
  const kept = w.at(call, 'i');
  const item = w.at('s', 'i');
  w.forall(binders, [[w.len(call)]], `(<= ${w.len(call)} ${w.len('s')})`);
  w.forall([...binders, ['i', 'Int']], [[kept]], `(=> ${w.inside('i', call)} ${f.apply('f', kept)})`);
  w.forall([...binders, ['i', 'Int']], [[w.call('contains', call, item)]], `(=> (and ${w.inside('i', 's')} ${f.apply('f', item)}) ${w.call('contains', call, item)})`);
};

/** `from` maps each position to a new element; with the length, that is the whole sequence. */
function mapped(params: (a: Type) => readonly Type[], args: (w: Words) => readonly string[]): Theory {
  return (v, symbol, typeArgs) => {
    const a = element(typeArgs);
    const b = element(typeArgs, 1);
    const w = new Words(v, a);
    const out = new Words(v, b);
    const f = w.fn(params(a), b);
    v.declareFun(symbol, [w.seq, f.sort], out.seq);
    const call = `(${symbol} s f)`;
    w.forall([['s', 'seq'], ['f', f]], [[out.len(call)]], `(= ${out.len(call)} ${w.len('s')})`);
    w.forall([['s', 'seq'], ['f', f], ['i', 'Int']], [[out.at(call, 'i')]], `(=> ${w.inside('i', 's')} (= ${out.at(call, 'i')} ${f.apply('f', ...args(w))}))`);
  };
}

/** vstd's sequences: an abstract sort with a length and elements. */
export const SEQUENCES: Readonly<Record<string, Theory>> = {
  'seq.len': seq(['seq'], 'Int', (w, symbol) => w.forall([['s', 'seq']], [[`(${symbol} s)`]], `(<= 0 (${symbol} s))`)),
  'seq.index': seq(['seq', 'Int'], 'item', (w, symbol) => {
    const typed = w.v.typing(w.a, `(${symbol} s i)`);
    if (typed !== 'true') w.forall([['s', 'seq'], ['i', 'Int']], [[`(${symbol} s i)`]], typed);
  }),
  'seq.empty': seq([], 'seq', (w, symbol) => w.v.axiom(`(= ${w.len(symbol)} 0)`)),
  'seq.new': (v, symbol, typeArgs) => {
    const a = element(typeArgs);
    const w = new Words(v, a);
    const f = w.fn([INT], a);
    v.declareFun(symbol, ['Int', f.sort], w.seq);
    const call = `(${symbol} n f)`;
    w.forall([['n', 'Int'], ['f', f]], [[w.len(call)]], `(=> (<= 0 n) (= ${w.len(call)} n))`);
    w.forall([['n', 'Int'], ['f', f], ['i', 'Int']], [[w.at(call, 'i')]], `(=> (and (<= 0 i) (< i n)) (= ${w.at(call, 'i')} ${f.apply('f', 'i')}))`);
  },
  'seq.push': seq(['seq', 'item'], 'seq', (w, symbol) => {
    const call = `(${symbol} s a)`;
    w.forall([['s', 'seq'], ['a', 'item']], [[w.len(call)]], `(= ${w.len(call)} (+ ${w.len('s')} 1))`);
    w.forall([['s', 'seq'], ['a', 'item'], ['i', 'Int']], [[w.at(call, 'i')]], w.given('a', `(=> (= i ${w.len('s')}) (= ${w.at(call, 'i')} a))`));
    w.forall([['s', 'seq'], ['a', 'item'], ['i', 'Int']], [[w.at(call, 'i')]], `(=> ${w.inside('i', 's')} (= ${w.at(call, 'i')} ${w.at('s', 'i')}))`);
  }),
  'seq.update': seq(['seq', 'Int', 'item'], 'seq', (w, symbol) => {
    const call = `(${symbol} s i a)`;
    w.forall([['s', 'seq'], ['i', 'Int'], ['a', 'item']], [[w.len(call)]], `(=> ${w.inside('i', 's')} (= ${w.len(call)} ${w.len('s')}))`);
    w.forall([['s', 'seq'], ['i', 'Int'], ['a', 'item']], [[w.at(call, 'i')]], w.given('a', `(=> ${w.inside('i', 's')} (= ${w.at(call, 'i')} a))`));
    w.forall([['s', 'seq'], ['i', 'Int'], ['a', 'item'], ['j', 'Int']], [[w.at(call, 'j')]], `(=> (and ${w.inside('i', 's')} ${w.inside('j', 's')} (not (= i j))) (= ${w.at(call, 'j')} ${w.at('s', 'j')}))`);
  }),
  'seq.subrange': seq(['seq', 'Int', 'Int'], 'seq', (w, symbol) => {
    const call = `(${symbol} s j k)`;
    const proper = `(<= 0 j) (<= j k) (<= k ${w.len('s')})`;
    w.forall([['s', 'seq'], ['j', 'Int'], ['k', 'Int']], [[w.len(call)]], `(=> (and ${proper}) (= ${w.len(call)} (- k j)))`);
    w.forall([['s', 'seq'], ['j', 'Int'], ['k', 'Int'], ['i', 'Int']], [[w.at(call, 'i')]], `(=> (and ${proper} (<= 0 i) (< i (- k j))) (= ${w.at(call, 'i')} ${w.at('s', '(+ i j)')}))`);
  }),
  'seq.add': seq(['seq', 'seq'], 'seq', (w, symbol) => {
    const call = `(${symbol} s t)`;
    w.forall([['s', 'seq'], ['t', 'seq']], [[w.len(call)]], `(= ${w.len(call)} (+ ${w.len('s')} ${w.len('t')}))`);
    w.forall([['s', 'seq'], ['t', 'seq'], ['i', 'Int']], [[w.at(call, 'i')]], `(=> ${w.inside('i', 's')} (= ${w.at(call, 'i')} ${w.at('s', 'i')}))`);
    w.forall([['s', 'seq'], ['t', 'seq'], ['i', 'Int']], [[w.at(call, 'i')]], `(=> (and (<= ${w.len('s')} i) (< i (+ ${w.len('s')} ${w.len('t')}))) (= ${w.at(call, 'i')} ${w.at('t', `(- i ${w.len('s')})`)}))`);
  }),
  'seq.ext': ext,
  'seq.last': defined(['seq'], 'item', (w, s = '') => w.at(s, `(- ${w.len(s)} 1)`)),
  'seq.first': defined(['seq'], 'item', (w, s = '') => w.at(s, '0')),
  'seq.drop_last': defined(['seq'], 'seq', (w, s = '') => w.call('subrange', s, '0', `(- ${w.len(s)} 1)`)),
  'seq.drop_first': defined(['seq'], 'seq', (w, s = '') => w.call('subrange', s, '1', w.len(s))),
  'seq.take': defined(['seq', 'Int'], 'seq', (w, s = '', n = '') => w.call('subrange', s, '0', n)),
  'seq.skip': defined(['seq', 'Int'], 'seq', (w, s = '', n = '') => w.call('subrange', s, n, w.len(s))),
  'seq.insert': defined(['seq', 'Int', 'item'], 'seq', (w, s = '', i = '', a = '') => w.call('add', w.call('push', w.call('subrange', s, '0', i), a), w.call('subrange', s, i, w.len(s)))),
  'seq.remove': defined(['seq', 'Int'], 'seq', (w, s = '', i = '') => w.call('add', w.call('subrange', s, '0', i), w.call('subrange', s, `(+ ${i} 1)`, w.len(s)))),
  'seq.is_prefix_of': defined(['seq', 'seq'], 'Bool', (w, s = '', t = '') => `(and (<= ${w.len(s)} ${w.len(t)}) ${w.call('ext', s, w.call('subrange', t, '0', w.len(s)))})`),
  'seq.is_suffix_of': defined(['seq', 'seq'], 'Bool', (w, s = '', t = '') => `(and (<= ${w.len(s)} ${w.len(t)}) ${w.call('ext', s, w.call('subrange', t, `(- ${w.len(t)} ${w.len(s)})`, w.len(t)))})`),
  'seq.contains': defined(['seq', 'item'], 'Bool', (w, s = '', a = '') => `(exists ((i Int)) (! (and ${w.inside('i', s)} (= ${w.at(s, 'i')} ${a})) :pattern (${w.at(s, 'i')})))`),
  'seq.index_of': seq(['seq', 'item'], 'Int', (w, symbol) => {
    const call = `(${symbol} s a)`;
    w.forall([['s', 'seq'], ['a', 'item']], [[call]], `(=> ${w.call('contains', 's', 'a')} (and ${w.inside(call, 's')} (= ${w.at('s', call)} a)))`);
  }),
  'seq.no_duplicates': defined(['seq'], 'Bool', (w, s = '') => `(forall ((i Int) (j Int)) (! (=> (and ${w.inside('i', s)} ${w.inside('j', s)} (not (= i j))) (not (= ${w.at(s, 'i')} ${w.at(s, 'j')}))) :pattern (${w.at(s, 'i')} ${w.at(s, 'j')})))`),
  'seq.reverse': seq(['seq'], 'seq', (w, symbol) => {
    const call = `(${symbol} s)`;
    w.forall([['s', 'seq']], [[w.len(call)]], `(= ${w.len(call)} ${w.len('s')})`);
    w.forall([['s', 'seq'], ['i', 'Int']], [[w.at(call, 'i')]], `(=> ${w.inside('i', 's')} (= ${w.at(call, 'i')} ${w.at('s', `(- (- ${w.len('s')} 1) i)`)}))`);
  }),
  'seq.filter': filter,
  'seq.map_values': mapped((a) => [a], (w) => [w.at('s', 'i')]),
  'seq.map': mapped((a) => [INT, a], (w) => ['i', w.at('s', 'i')]),
  'seq.to_set': (v, symbol, typeArgs) => {
    const a = element(typeArgs);
    const w = new Words(v, a);
    v.declareFun(symbol, [w.seq], v.sort(app('Set', a)));
    const member = `(${v.op('set.contains', [a])} (${symbol} s) a)`;
    w.forall([['s', 'seq'], ['a', 'item']], [[member]], `(= ${member} ${w.call('contains', 's', 'a')})`);
    w.forall([['s', 'seq']], [[`(${symbol} s)`]], `(${v.op('set.finite', [a])} (${symbol} s))`);
  },
};
