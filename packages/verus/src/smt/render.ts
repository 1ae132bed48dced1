import type { ArithOp, Exp, Fn, Variable } from '../ir/ir.js';
import { children } from '../ir/ir.js';
import { fits } from '../types/limits.js';
import { instantiate, prune, type IntName, type Type, type TypeMap } from '../types/type.js';
import { apply } from './functions.js';
import { conjunction, implies, isNumeral, number } from './sorts.js';
import type { Vocabulary } from './vocabulary.js';

/** How the variables and the type parameters of an expression are written in the solver's terms. */
export class Scope {
  private constructor(
    private readonly values: ReadonlyMap<Variable, string>,
    private readonly olds: ReadonlyMap<Variable, string>,
    readonly types: TypeMap,
    /** How many bound variables enclose us: they are named by this, so that equal formulas are equal texts. */
    readonly depth: number,
    private readonly unfold: { fn: Fn; symbol: string; recursive: string; fuel: string } | undefined,
    /** Of variables that are spoken of by their view alone, the view. */
    private readonly views: ReadonlyMap<Variable, string>,
  ) {}

  static of(values: ReadonlyMap<Variable, string>, olds: ReadonlyMap<Variable, string>, types: TypeMap = new Map(), views: ReadonlyMap<Variable, string> = new Map()): Scope {
    return new Scope(values, olds, types, 0, undefined, views);
  }

  view(e: Exp): string | undefined {
    return e.kind === 'var' ? this.views.get(e.variable) : undefined;
  }

  value(variable: Variable): string {
    const term = this.values.get(variable);
    if (term === undefined) throw new Error(`no value for ${variable.name}`);
    return term;
  }

  old(variable: Variable): string {
    const term = this.olds.get(variable);
    if (term === undefined) throw new Error(`no entry value for ${variable.name}`);
    return term;
  }

  bind(variables: readonly Variable[]): { scope: Scope; names: string[] } {
    const names = variables.map((_, i) => `q${this.depth + i}`);
    const values = new Map(this.values);
    variables.forEach((variable, i) => values.set(variable, names[i] ?? ''));
    return { scope: new Scope(values, this.olds, this.types, this.depth + variables.length, this.unfold, this.views), names };
  }

  with(variable: Variable, term: string): Scope {
    return new Scope(new Map(this.values).set(variable, term), this.olds, this.types, this.depth, this.unfold, this.views);
  }

  /** Calls of `fn` in here cost one unit of fuel. */
  unfolding(fn: Fn, symbol: string, recursive: string, fuel: string): Scope {
    return new Scope(this.values, this.olds, this.types, this.depth, { fn, symbol, recursive, fuel }, this.views);
  }

  call(symbol: string, args: readonly string[]): string {
    return this.unfold?.symbol === symbol ? apply(this.unfold.recursive, [...args, this.unfold.fuel]) : apply(symbol, args);
  }

  type(type: Type): Type {
    return instantiate(type, this.types);
  }
}

/** A longer value is named: put in place of each use, values of values would grow without end. */
const MAX_INLINE_CHARS = 120;

/** The SMT term for an expression. Every symbol it needs is declared in the vocabulary. */
export function render(v: Vocabulary, e: Exp, scope: Scope): string {
  const r = (x: Exp): string => render(v, x, scope);
  switch (e.kind) {
    case 'var':
      return scope.value(e.variable);
    case 'old':
      return scope.old(e.variable);
    case 'int':
      return number(e.value);
    case 'bool':
      return String(e.value);
    case 'limit':
      return limit(v, e.of, e.which);
    case 'trigger':
      return r(e.of);
    case 'call': {
      const symbol = v.fn(e.fn, e.typeArgs.map((t) => scope.type(t)));
      return scope.call(symbol, e.args.map(r));
    }
    case 'op':
      if (VIEWS.has(e.name)) {
        const known = scope.view(e.args[0] ?? e);
        if (known !== undefined) return known;
      }
      return apply(v.op(e.name, e.typeArgs.map((t) => scope.type(t))), e.args.map(r));
    case 'tuple': {
      const name = v.sort(scope.type({ kind: 'tuple', items: e.items.map((i) => i.type) }));
      return apply(`mk.${name}`, e.items.map(r));
    }
    case 'field':
      return `(${v.sort(scope.type(e.of.type))}.${e.index} ${r(e.of)})`;
    case 'some': {
      const name = v.sort(scope.type(e.type));
      return `(some.${name} ${r(e.of)})`;
    }
    case 'none':
      return `none.${v.sort(scope.type(e.type))}`;
    case 'is-some':
      return `((_ is some.${v.sort(scope.type(e.of.type))}) ${r(e.of)})`;
    case 'payload':
      return `(val.${v.sort(scope.type(e.of.type))} ${r(e.of)})`;
    case 'arith':
      return arithmetic(v, e.op, r(e.left), r(e.right));
    case 'bit':
      return bitwise(v, e.op, intName(scope.type(e.type)), r(e.left), r(e.right));
    case 'neg':
      return `(- ${r(e.of)})`;
    case 'clip':
      return clip(v, scope.type(e.of.type), scope.type(e.type), r(e.of));
    case 'order':
      return `(${e.op} ${r(e.left)} ${r(e.right)})`;
    case 'equal':
      return equality(v, e, scope);
    case 'not':
      return `(not ${r(e.of)})`;
    case 'logic': {
      const symbol = { and: 'and', or: 'or', implies: '=>', iff: '=' }[e.op];
      return `(${symbol} ${r(e.left)} ${r(e.right)})`;
    }
    case 'if':
      return `(ite ${r(e.test)} ${r(e.then)} ${r(e.otherwise)})`;
    case 'let': {
      const value = r(e.value);
      if (value.length <= MAX_INLINE_CHARS) return render(v, e.body, scope.with(e.variable, value));
      const { scope: inner, names } = scope.bind([e.variable]);
      return `(let ((${names[0] ?? ''} ${value})) ${render(v, e.body, inner)})`;
    }
    case 'quantifier':
      return quantifier(v, e, scope);
    case 'lambda':
      return lambda(v, e, scope);
    case 'choose':
      return choice(v, e, scope);
    case 'apply':
      return apply(`apply.${v.sort(scope.type(e.fn.type))}`, [r(e.fn), ...e.args.map(r)]);
  }
}

export function intName(type: Type): IntName {
  const t = prune(type);
  if (t.kind !== 'int') throw new Error(`not an integer type: ${t.kind}`);
  return t.name;
}

function limit(v: Vocabulary, of: IntName, which: 'MIN' | 'MAX'): string {
  if (of === 'usize' || of === 'isize') {
    v.wordSize();
    if (which === 'MAX') return `(- ${of}.end 1)`;
    return of === 'usize' ? '0' : '(- isize.end)';
  }
  const width = BigInt(/\d+/.exec(of)?.[0] ?? '0');
  if (of.startsWith('u')) return which === 'MIN' ? '0' : number(2n ** width - 1n);
  return number(which === 'MIN' ? -(2n ** (width - 1n)) : 2n ** (width - 1n) - 1n);
}

/** A product or quotient of two unknowns is a function with a defining axiom, so that linear reasoning stays linear. */
export function arithmetic(v: Vocabulary, op: ArithOp, left: string, right: string): string {
  switch (op) {
    case '+':
    case '-': {
      if (!v.options.arithmeticTriggers) return `(${op} ${left} ${right})`;
      return `(${v.op(op === '+' ? 'int.add' : 'int.sub', [])} ${left} ${right})`;
    }
    case '*':
      return isNumeral(left) || isNumeral(right) ? `(* ${left} ${right})` : `(${v.op('int.mul', [])} ${left} ${right})`;
    case '/':
      return isNumeral(right) && right !== '0' ? `(div ${left} ${right})` : `(${v.op('int.div', [])} ${left} ${right})`;
    case '%':
      return isNumeral(right) && right !== '0' ? `(mod ${left} ${right})` : `(${v.op('int.mod', [])} ${left} ${right})`;
  }
}

const BIT_NAMES = { '&': 'and', '|': 'or', '^': 'xor', '<<': 'shl', '>>': 'shr' } as const;

export function bitwise(v: Vocabulary, op: keyof typeof BIT_NAMES, type: IntName, left: string, right: string): string {
  return `(${v.op(`bit.${BIT_NAMES[op]}`, [{ kind: 'int', name: type }])} ${left} ${right})`;
}

/** A cast: the value itself where the type can hold it, else some value of the type. */
export function clip(v: Vocabulary, from: Type, to: Type, term: string): string {
  const a = prune(from);
  const b = prune(to);
  if (a.kind === 'char' && (b.kind === 'char' || fits('u32', intName(b)))) return term;
  if (a.kind === 'int' && (b.kind === 'char' ? a.name === 'u8' : fits(a.name, intName(b)))) return term;
  return `(${v.clip(b)} ${term})`;
}

function equality(v: Vocabulary, e: Exp & { kind: 'equal' }, scope: Scope): string {
  const left = render(v, e.left, scope);
  const right = render(v, e.right, scope);
  const type = scope.type(e.left.type);
  if (e.extensional && type.kind === 'app' && (type.name === 'Seq' || type.name === 'Set')) return `(${v.op(`${type.name.toLowerCase()}.ext`, type.args)} ${left} ${right})`;
  return `(= ${left} ${right})`;
}

function quantifier(v: Vocabulary, e: Exp & { kind: 'quantifier' }, scope: Scope): string {
  const { scope: inner, names } = scope.bind(e.variables);
  const types = e.variables.map((x) => scope.type(x.type));
  const binders = names.map((n, i) => `(${n} ${v.sort(types[i] ?? INT_TYPE)})`).join(' ');
  const typed = conjunction(types.map((t, i) => v.typing(t, names[i] ?? '')));
  const body = render(v, e.body, inner);
  const guarded = e.which === 'forall' ? implies(typed, body) : conjunction([typed, body]);
  const patterns = e.triggers.map((group) => `:pattern (${group.map((t) => render(v, t, inner)).join(' ')})`);
  return `(${e.which} (${binders}) (! ${guarded} ${patterns.join(' ')}))`;
}

const INT_TYPE: Type = { kind: 'int', name: 'int' };

/** The variables of an expression that are not bound in it, entry values apart, in order of first occurrence. */
function freeVariables(e: Exp): { variable: Variable; old: boolean }[] {
  const found = new Map<string, { variable: Variable; old: boolean }>();
  const visit = (x: Exp, bound: ReadonlySet<Variable>): void => {
    if ((x.kind === 'var' || x.kind === 'old') && !bound.has(x.variable)) {
      const key = `${x.kind} ${x.variable.id}`;
      if (!found.has(key)) found.set(key, { variable: x.variable, old: x.kind === 'old' });
    }
    const inner = x.kind === 'quantifier' || x.kind === 'lambda' ? new Set([...bound, ...x.variables]) : x.kind === 'let' || x.kind === 'choose' ? new Set([...bound, x.variable]) : bound;
    children(x).forEach((child) => visit(child, inner));
  };
  visit(e, new Set());
  return [...found.values()];
}

/** What makes a sequence of a vector or a slice. */
const VIEWS: ReadonlySet<string> = new Set(['vec.view', 'slice.view']);

/** The view of a variable, where nothing but its view stands in the expression; the present value only. */
function onlyView(e: Exp, variable: Variable): (Exp & { kind: 'op' }) | undefined {
  let view: (Exp & { kind: 'op' }) | undefined;
  const onlySo = (x: Exp): boolean => {
    if (x.kind === 'op' && VIEWS.has(x.name) && x.args[0]?.kind === 'var' && x.args[0].variable === variable) {
      view = x;
      return true;
    }
    return !((x.kind === 'var' || x.kind === 'old') && x.variable === variable) && children(x).every(onlySo);
  };
  return onlySo(e) ? view : undefined;
}

interface Lifting {
  readonly holes: readonly { readonly name: string; readonly sort: string; readonly typed: string }[];
  readonly inside: Scope;
  readonly arguments: readonly string[];
}

/**
 * What an expression captures becomes the parameters of a function outside it; a vector of which it captures the sequence alone
 * becomes that sequence, so that a closure over `v@` is the one over a sequence equal to it.
 */
function lift(v: Vocabulary, e: Exp, scope: Scope): Lifting {
  const free = freeVariables(e).map(({ variable, old }) => ({ variable, old, view: e.kind === 'lambda' && !old ? onlyView(e, variable) : undefined }));
  const values = new Map<Variable, string>();
  const olds = new Map<Variable, string>();
  const views = new Map<Variable, string>();
  free.forEach(({ variable, old, view }, i) => (view ? views : old ? olds : values).set(variable, `h${i}`));
  const holes = free.map(({ variable, view }, i) => {
    const type = scope.type(view ? view.type : variable.type);
    return { name: `h${i}`, sort: v.sort(type), typed: v.typing(type, `h${i}`) };
  });
  return { holes, inside: Scope.of(values, olds, scope.types, views), arguments: free.map(({ variable, old, view }) => (view ? render(v, view, scope) : old ? scope.old(variable) : scope.value(variable))) };
}

function lambda(v: Vocabulary, e: Exp & { kind: 'lambda' }, scope: Scope): string {
  const { holes, inside, arguments: args } = lift(v, e, scope);
  const sort = v.sort(scope.type(e.type));
  const { scope: inner, names } = inside.bind(e.variables);
  const body = render(v, e.body, inner);
  const types = e.variables.map((x) => scope.type(x.type));
  const text = [sort, ...holes.map((h) => h.sort), body].join(' ');
  const symbol = v.liftOnce('lam', text, (name) => {
    v.declareFun(name, holes.map((h) => h.sort), sort);
    const applied = apply(`apply.${sort}`, [apply(name, holes.map((h) => h.name)), ...names]);
    const given = conjunction([...holes.map((h) => h.typed), ...types.map((t, i) => v.typing(t, names[i] ?? ''))]);
    const binders = [...holes.map((h): [string, string] => [h.name, h.sort]), ...names.map((n, i): [string, string] => [n, v.sort(types[i] ?? INT_TYPE)])];
    v.forall(binders, [[applied]], implies(given, `(= ${applied} ${body})`));
  });
  return apply(symbol, args);
}

function choice(v: Vocabulary, e: Exp & { kind: 'choose' }, scope: Scope): string {
  const { holes, inside, arguments: args } = lift(v, e, scope);
  const type = scope.type(e.variable.type);
  const sort = v.sort(type);
  const exists = render(v, e.exists, inside);
  const text = [sort, ...holes.map((h) => h.sort), exists].join(' ');
  const symbol = v.liftOnce('ch', text, (name) => {
    v.declareFun(name, holes.map((h) => h.sort), sort);
    const chosen = apply(name, holes.map((h) => h.name));
    const body = render(v, e.body, inside.with(e.variable, chosen));
    const fact = conjunction([v.typing(type, chosen), implies(exists, body)]);
    v.forall(holes.map((h): [string, string] => [h.name, h.sort]), [[chosen]], implies(conjunction(holes.map((h) => h.typed)), fact));
  });
  return apply(symbol, args);
}

