import type { Fn } from '../ir/ir.js';
import { instantiate, type Type } from '../types/type.js';
import { render, Scope } from './render.js';
import { conjunction, implies } from './sorts.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * Declares a specification function and what is known of it: the range of its result, and its definition. A recursive one is
 * unfolded as often as its fuel allows: once, unless revealed with more; an opaque one not before it is revealed.
 */
export function defineFn(v: Vocabulary, fn: Fn, symbol: string, typeArgs: readonly Type[]): void {
  const types = new Map(fn.generics.map((g, i) => [g, typeArgs[i] as Type]));
  const params = fn.params.map((p) => instantiate(p.type, types));
  const sorts = params.map((p) => v.sort(p));
  const result = instantiate(fn.resultType, types);
  const resultSort = v.sort(result);
  v.declareFun(symbol, sorts, resultSort);
  const names = fn.params.map((_, i) => `a${i}`);
  const binders = names.map((n, i): [string, string] => [n, sorts[i] ?? 'Int']);
  const call = apply(symbol, names);
  const given = conjunction(params.map((p, i) => v.typing(p, `a${i}`)));
  const typed = v.typing(result, call);
  if (typed !== 'true') v.forall(binders, [[call]], implies(given, typed));
  if (!fn.definition || v.options.undefinedFn === fn) return;
  const scope = Scope.of(new Map(fn.params.map((p, i) => [p, `a${i}`])), new Map(), types);
  if (!fn.recursive) {
    const body = render(v, fn.definition, scope);
    const definition = implies(given, `(= ${call} ${body})`);
    if (!fn.opaque) return v.forall(binders, [[call]], definition);
    const guard = revealSymbol(v, fn);
    return v.forall(binders, [[call]], implies(guard, definition));
  }
  const recursive = `rec.${symbol}`;
  v.declareFun(recursive, [...sorts, 'Fuel'], resultSort);
  const fuel = fuelSymbol(v, fn);
  const more = apply(recursive, [...names, '(fuel.succ k)']);
  const any = apply(recursive, [...names, 'k']);
  v.forall(binders, [[call]], implies(given, `(= ${call} ${apply(recursive, [...names, fuel])})`));
  v.forall([...binders, ['k', 'Fuel']], [[any]], `(= ${any} ${apply(recursive, [...names, 'fuel.zero'])})`);
  const body = render(v, fn.definition, scope.unfolding(fn, symbol, recursive, 'k'));
  v.forall([...binders, ['k', 'Fuel']], [[more]], implies(given, `(= ${more} ${body})`));
}

export function apply(symbol: string, args: readonly string[]): string {
  return args.length === 0 ? symbol : `(${symbol} ${args.join(' ')})`;
}

/** The truth of this constant makes an opaque function's definition usable. */
export function revealSymbol(v: Vocabulary, fn: Fn | 'Seq::filter'): string {
  const symbol = `reveal.${fn === 'Seq::filter' ? 'seq.filter' : v.nameOf(fn)}`;
  return v.once(symbol, () => v.declareFun(symbol, [], 'Bool'));
}

/** The constant that says how often a recursive function may be unfolded. */
export function fuelSymbol(v: Vocabulary, fn: Fn): string {
  const symbol = `fuel.${v.nameOf(fn)}.`;
  return v.once(symbol, () => {
    fuelSort(v);
    v.declareFun(symbol, [], 'Fuel');
    if (fn.opaque) return;
    v.declareFun(`${symbol}rest`, [], 'Fuel');
    v.axiom(`(= ${symbol} (fuel.succ ${symbol}rest))`);
  });
}

function fuelSort(v: Vocabulary): void {
  v.once('Fuel', () => {
    v.declareSort('Fuel');
    v.declareFun('fuel.zero', [], 'Fuel');
    v.declareFun('fuel.succ', ['Fuel'], 'Fuel');
  });
}
