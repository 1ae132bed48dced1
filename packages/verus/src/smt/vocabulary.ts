import type { Fn } from '../ir/ir.js';
import { prune, type Type } from '../types/type.js';
import { defineFn } from './functions.js';
import { conjunction, inRange, typeName } from './sorts.js';
import { theoryOf } from './theories.js';

export interface VocabularyOptions {
  /** Recursive functions whose definition may not be used: the one whose termination is being shown. */
  readonly undefinedFn: Fn | undefined;
  /** Some trigger in reach of the query holds `+` or `-`: they become functions, so that terms can match. */
  readonly arithmeticTriggers: boolean;
}

/** Everything one query speaks of: sorts, symbols and their axioms, each declared when first asked for, in that order. */
export class Vocabulary {
  private readonly sortLines: string[] = [];
  private readonly functionLines: string[] = [];
  private readonly axiomLines: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly lifted = new Map<string, string>();
  private readonly numbers = new Map<Fn, number>();

  constructor(readonly options: VocabularyOptions) {}

  /** Runs `declare` the first time this name is asked for. */
  once(name: string, declare: () => void): string {
    if (!this.known.has(name)) {
      this.known.set(name, name);
      declare();
    }
    return name;
  }

  declareSort(name: string): void {
    this.sortLines.push(`(declare-sort ${name} 0)`);
  }

  declareFun(name: string, params: readonly string[], result: string): void {
    this.functionLines.push(`(declare-fun ${name} (${params.join(' ')}) ${result})`);
  }

  axiom(formula: string): void {
    this.axiomLines.push(`(assert ${formula})`);
  }

  /** `(forall binders (! body :pattern …))`, each pattern a list of terms. */
  forall(binders: readonly (readonly [name: string, sort: string])[], patterns: readonly (readonly string[])[], body: string): void {
    if (binders.length === 0) return this.axiom(body);
    const bound = binders.map(([name, sort]) => `(${name} ${sort})`).join(' ');
    this.axiom(`(forall (${bound}) (! ${body} ${patterns.map((p) => `:pattern (${p.join(' ')})`).join(' ')}))`);
  }

  sort(type: Type): string {
    const t = prune(type);
    if (t.kind === 'int' || t.kind === 'char') return 'Int';
    if (t.kind === 'bool') return 'Bool';
    if (t.kind === 'ref') return this.sort(t.inner);
    const name = typeName(t);
    if (this.known.has(name)) return name;
    if (t.kind === 'tuple') {
      const fields = t.items.map((item, i) => `(${name}.${i} ${this.sort(item)})`);
      this.once(name, () => this.sortLines.push(`(declare-datatypes ((${name} 0)) (((mk.${name}${fields.map((f) => ` ${f}`).join('')}))))`));
    } else if (t.kind === 'app' && t.name === 'Option') {
      const inner = this.sort(t.args[0] ?? t);
      this.once(name, () => this.sortLines.push(`(declare-datatypes ((${name} 0)) (((none.${name}) (some.${name} (val.${name} ${inner})))))`));
    } else {
      this.once(name, () => this.sortLines.push(`(declare-sort ${name} 0)`));
      if (t.kind === 'fn') this.declareApply(t, name);
    }
    return name;
  }

  private declareApply(t: Type & { kind: 'fn' }, name: string): void {
    const sorts = t.params.map((p) => this.sort(p));
    const result = this.sort(t.result);
    this.declareFun(`apply.${name}`, [name, ...sorts], result);
    const args = t.params.map((_, i) => `a${i}`);
    const call = `(apply.${name} f${args.map((a) => ` ${a}`).join('')})`;
    const typed = this.typing(t.result, call);
    const given = conjunction(t.params.map((p, i) => this.typing(p, `a${i}`)));
    if (typed !== 'true') this.forall([['f', name], ...sorts.map((s, i): [string, string] => [`a${i}`, s])], [[call]], given === 'true' ? typed : `(=> ${given} ${typed})`);
  }

  /** What its type alone says about a value: ranges of the integers in it. */
  typing(type: Type, term: string): string {
    const t = prune(type);
    switch (t.kind) {
      case 'int':
        if (t.name === 'usize' || t.name === 'isize') this.wordSize();
        return inRange(t.name, term);
      case 'char':
        return `(or (and (<= 0 ${term}) (<= ${term} 55295)) (and (<= 57344 ${term}) (<= ${term} 1114111)))`;
      case 'tuple': {
        const name = this.sort(t);
        return conjunction(t.items.map((item, i) => this.typing(item, `(${name}.${i} ${term})`)));
      }
      case 'ref':
        return this.typing(t.inner, term);
      case 'app': {
        const [element] = t.args;
        if (t.name !== 'Option' || !element) return 'true';
        const name = this.sort(t);
        const inner = this.typing(element, `(val.${name} ${term})`);
        return inner === 'true' ? 'true' : `(=> ((_ is some.${name}) ${term}) ${inner})`;
      }
      default:
        return 'true';
    }
  }

  /** The library function `name`, at these types. */
  op(name: string, typeArgs: readonly Type[]): string {
    const symbol = typeArgs.length === 0 ? name : `${name}<${typeArgs.map(typeName).join('/')}>`;
    return this.once(symbol, () => theoryOf(name)(this, symbol, typeArgs));
  }

  /** A number in the order of first mention, so that a query's text does not depend on what its program calls things. */
  nameOf(fn: Fn): string {
    const known = this.numbers.get(fn);
    if (known !== undefined) return `${known}`;
    this.numbers.set(fn, this.numbers.size);
    return `${this.numbers.size - 1}`;
  }

  /** A specification function of the program, at these types. */
  fn(fn: Fn, typeArgs: readonly Type[]): string {
    const symbol = `f.${this.nameOf(fn)}${typeArgs.length === 0 ? '' : `<${typeArgs.map(typeName).join('/')}>`}`;
    return this.once(symbol, () => defineFn(this, fn, symbol, typeArgs));
  }

  /** The symbol for a text seen before, or a new one: equal closures and choices are the same function. */
  liftOnce(kind: 'lam' | 'ch', text: string, declare: (symbol: string) => void): string {
    const key = `${kind} ${text}`;
    const known = this.lifted.get(key);
    if (known !== undefined) return known;
    const symbol = `${kind}.${this.lifted.size}`;
    this.lifted.set(key, symbol);
    declare(symbol);
    return symbol;
  }

  wordSize(): void {
    this.once('usize.end', () => {
      this.declareFun('usize.end', [], 'Int');
      this.declareFun('isize.end', [], 'Int');
      this.axiom('(or (and (= usize.end 4294967296) (= isize.end 2147483648)) (and (= usize.end 18446744073709551616) (= isize.end 9223372036854775808)))');
    });
  }

  clip(to: Type): string {
    const symbol = `clip.${typeName(to)}`;
    return this.once(symbol, () => {
      this.declareFun(symbol, ['Int'], 'Int');
      const call = `(${symbol} x)`;
      this.forall([['x', 'Int']], [[call]], `(and ${this.typing(to, call)} (=> ${this.typing(to, 'x')} (= ${call} x)))`);
    });
  }

  /** Declarations and axioms, in an order the solver accepts. */
  lines(): string[] {
    return [...this.sortLines, ...this.functionLines, ...this.axiomLines];
  }
}
