import { MUTATING, placeOf, type Code, type Step } from '../src/ir/code.js';
import type { Exp, Fn, Variable } from '../src/ir/ir.js';
import { range } from '../src/types/limits.js';
import { instantiate, isUnit, prune, type Type, type TypeMap } from '../src/types/type.js';

/** A number or a character; a truth; a vector, sequence or tuple; an option; a function. */
export type Value = bigint | boolean | readonly Value[] | { readonly some: Value } | null | ((...args: Value[]) => Value);

/** A verified program did what its verification excludes. */
export class Violation extends Error {}
/** What this interpreter cannot decide: not a finding. */
export class Undecided extends Error {}

type Env = Map<Variable, Value>;

interface Frame {
  readonly env: Env;
  readonly olds: Env;
  readonly types: TypeMap;
}

class Return {
  constructor(readonly value: Value) {}
}
class Break {}
class Continue {}

const UNIT: Value = [];
const MAX_STEPS = 20_000;

/** Runs checked functions on values, and decides specifications by trying small domains. */
export class Interpreter {
  private steps = 0;

  /** Calls an exec function; gives its result and the last values of its parameters. */
  call(fn: Fn, args: readonly Value[], types: TypeMap = new Map()): { result: Value; after: Env } {
    const env: Env = new Map(fn.params.map((p, i) => [p, argument(args, i)]));
    const frame: Frame = { env, olds: new Map(env), types };
    let result: Value = UNIT;
    try {
      if (fn.code) result = this.run(fn.code, frame);
    } catch (signal) {
      if (!(signal instanceof Return)) throw signal;
      result = signal.value;
    }
    return { result, after: env };
  }

  /** Whether arguments satisfy what a function requires. */
  admits(fn: Fn, args: readonly Value[]): boolean {
    this.steps = 0;
    const env: Env = new Map(fn.params.map((p, i) => [p, argument(args, i)]));
    return fn.requires.every((e) => this.holds(e, { env, olds: env, types: new Map() }));
  }

  /** Runs a function and checks what it ensures. */
  checkCall(fn: Fn, args: readonly Value[]): void {
    this.steps = 0;
    const { result, after } = this.call(fn, args);
    const olds: Env = new Map(fn.params.map((p, i) => [p, argument(args, i)]));
    const env: Env = new Map(fn.params.map((p, i) => [p, isMutable(p) ? lookup(after, p) : argument(args, i)]));
    if (fn.result) env.set(fn.result, result);
    for (const e of fn.ensures) {
      let held = true;
      try {
        held = this.holds(e, { env, olds, types: new Map() });
      } catch (undecided) {
        if (!(undecided instanceof Undecided)) throw undecided;
      }
      if (!held) throw new Violation(`${fn.name}(${show(args)}) = ${show(result)} violates an ensures clause at ${e.span.start}`);
    }
  }

  private tick(): void {
    if (++this.steps > MAX_STEPS) throw new Undecided('too many steps');
  }

  private run(code: Code, f: Frame): Value {
    this.tick();
    switch (code.kind) {
      case 'value':
        return this.eval(code.exp, f);
      case 'read':
        return lookup(f.env, code.variable);
      case 'borrow':
      case 'deref':
        return this.run(code.of, f);
      case 'arith': {
        const a = int(this.run(code.left, f));
        const b = int(this.run(code.right, f));
        if ((code.op === '/' || code.op === '%') && b === 0n) throw new Violation('division by zero');
        return inType(arith(code.op, a, b), code.type, 'overflow');
      }
      case 'bit':
        return bits(code.op, int(this.run(code.left, f)), int(this.run(code.right, f)), code.type);
      case 'not':
        return !this.run(code.of, f);
      case 'neg':
        return inType(-int(this.run(code.of, f)), code.type, 'overflow');
      case 'compare':
        return compare(code.op, this.run(code.left, f), this.run(code.right, f));
      case 'logic':
        return code.op === 'and' ? this.run(code.left, f) === true && this.run(code.right, f) : this.run(code.left, f) === true || this.run(code.right, f);
      case 'cast':
        return wrap(int(this.run(code.of, f)), code.type);
      case 'index': {
        const base = list(this.run(code.base, f));
        const i = int(this.run(code.index, f));
        return base[Number(i)] ?? violate(`index ${i} of ${base.length}`);
      }
      case 'field':
        return part(this.run(code.of, f), code.index);
      case 'tuple':
        return code.items.map((i) => this.run(i, f));
      case 'some':
        return { some: this.run(code.of, f) };
      case 'call': {
        const args = code.args.map((a) => this.run(a, f));
        const types: TypeMap = new Map(code.fn.generics.map((g, i) => [g, instantiate(code.typeArgs[i] as Type, f.types)]));
        if (code.fn.mode !== 'exec') return UNIT;
        const { result, after } = this.call(code.fn, args, types);
        code.fn.params.forEach((p, i) => {
          const place = placeOf(code.args[i]);
          if (isMutable(p) && place) f.env.set(place, lookup(after, p));
        });
        return result;
      }
      case 'operation':
        return this.operation(code, f);
      case 'if':
        return this.run(this.run(code.test, f) === true ? code.then : code.otherwise, f);
      case 'block':
        for (const s of code.statements) this.step(s, f);
        return code.tail ? this.run(code.tail, f) : UNIT;
      case 'assign':
        f.env.set(code.variable, this.run(code.value, f));
        return UNIT;
      case 'return':
        throw new Return(code.value ? this.run(code.value, f) : UNIT);
      case 'break':
        throw new Break();
      case 'continue':
        throw new Continue();
    }
  }

  private operation(code: Code & { kind: 'operation' }, f: Frame): Value {
    const args = code.args.map((a) => this.run(a, f));
    const [self = [], first = 0n, second = 0n] = args;
    const set = (value: Value): void => void (MUTATING.has(code.name) && f.env.set(placeOf(code.args[0]) ?? fail('place'), value));
    const vec = (): Value[] => [...list(self)];
    switch (code.name) {
      case 'Vec::new':
        return [];
      case 'Vec::clone':
      case 'Vec::as_slice':
        return self;
      case 'Vec::list':
        return args;
      case 'Vec::len':
      case 'Slice::len':
      case 'StrSlice::unicode_len':
        return BigInt(list(self).length);
      case 'Vec::push':
        set([...vec(), first]);
        return UNIT;
      case 'Vec::pop': {
        const v = vec();
        const last = v.pop();
        set(v);
        return last === undefined ? null : { some: last };
      }
      case 'Vec::set': {
        const v = vec();
        if (int(first) >= v.length) throw new Violation('set out of bounds');
        v[Number(first)] = second;
        set(v);
        return UNIT;
      }
      case 'Vec::clear':
        set([]);
        return UNIT;
      case 'Vec::truncate':
        set(vec().slice(0, Number(first)));
        return UNIT;
      case 'Vec::insert': {
        const v = vec();
        if (int(first) > v.length) throw new Violation('insert out of bounds');
        v.splice(Number(first), 0, second);
        set(v);
        return UNIT;
      }
      case 'Vec::remove': {
        const v = vec();
        if (int(first) >= v.length) throw new Violation('remove out of bounds');
        const [gone = 0n] = v.splice(Number(first), 1);
        set(v);
        return gone;
      }
      case 'Option::is_some':
        return self !== null;
      case 'Option::is_none':
        return self === null;
      case 'Option::unwrap':
        return self === null ? violate('unwrap of None') : (self as { some: Value }).some;
      case 'String::as_str':
        return self;
      case 'StrSlice::get_char':
        return list(self)[Number(first)] ?? violate('get_char out of bounds');
    }
  }

  private step(step: Step, f: Frame): void {
    switch (step.kind) {
      case 'let':
        if (step.variable.ghost) return void f.env.set(step.variable, lazily(() => this.run(step.value, f)));
        f.env.set(step.variable, this.run(step.value, f));
        return;
      case 'code':
        if (!isGhost(step.code)) this.run(step.code, f);
        return;
      case 'while':
        while (this.run(step.test, f) === true) if (!this.pass(step.body, f)) return;
        return;
      case 'for': {
        const high = int(this.run(step.high, f));
        for (let i = int(this.run(step.low, f)); i < high; i++) {
          f.env.set(step.variable, i);
          if (!this.pass(step.body, f)) return;
        }
        return;
      }
      default:
        return;
    }
  }

  private pass(body: Code, f: Frame): boolean {
    this.tick();
    try {
      this.run(body, f);
    } catch (signal) {
      if (signal instanceof Break) return false;
      if (!(signal instanceof Continue)) throw signal;
    }
    return true;
  }

  holds(e: Exp, f: Frame): boolean {
    return this.eval(e, f) === true;
  }

  private eval(e: Exp, f: Frame): Value {
    this.tick();
    const ev = (x: Exp): Value => this.eval(x, f);
    switch (e.kind) {
      case 'var':
        return force(lookup(f.env, e.variable));
      case 'old':
        return lookup(f.olds, e.variable);
      case 'int':
      case 'bool':
        return e.value;
      case 'limit': {
        const { low, high } = range(e.of === 'usize' ? 'u64' : e.of === 'isize' ? 'i64' : e.of);
        return (e.which === 'MIN' ? low : high) ?? 0n;
      }
      case 'call': {
        const env: Env = new Map(e.fn.params.map((p, i) => [p, ev(e.args[i] as Exp)]));
        const types: TypeMap = new Map(e.fn.generics.map((g, i) => [g, instantiate(e.typeArgs[i] as Type, f.types)]));
        return this.eval(e.fn.definition ?? fail('definition'), { env, olds: new Map(), types });
      }
      case 'op':
        return this.op(e.name, e.args.map(ev));
      case 'tuple':
        return e.items.map(ev);
      case 'field':
        return part(ev(e.of), e.index);
      case 'some':
        return { some: ev(e.of) };
      case 'none':
        return null;
      case 'is-some':
        return ev(e.of) !== null;
      case 'payload': {
        const of = ev(e.of);
        if (of === null) throw new Undecided('payload of None');
        return (of as { some: Value }).some;
      }
      case 'arith': {
        const b = int(ev(e.right));
        if ((e.op === '/' || e.op === '%') && b === 0n) throw new Undecided('division by zero');
        return arith(e.op, int(ev(e.left)), b);
      }
      case 'bit':
        return bits(e.op, int(ev(e.left)), int(ev(e.right)), e.type);
      case 'neg':
        return -int(ev(e.of));
      case 'clip': {
        const value = int(ev(e.of));
        if (wrap(value, e.type) !== value) throw new Undecided('cast out of range');
        return value;
      }
      case 'order':
        return compare(e.op, ev(e.left), ev(e.right));
      case 'equal':
        return same(ev(e.left), ev(e.right));
      case 'not':
        return !ev(e.of);
      case 'logic':
        return this.logic(e, f);
      case 'if':
        return ev(e.test) === true ? ev(e.then) : ev(e.otherwise);
      case 'let':
        return this.eval(e.body, { ...f, env: new Map(f.env).set(e.variable, ev(e.value)) });
      case 'trigger':
        return ev(e.of);
      case 'quantifier':
        return this.quantifier(e, f);
      case 'lambda':
        return (...args: Value[]) => this.eval(e.body, { ...f, env: new Map([...f.env, ...e.variables.map((v, i): [Variable, Value] => [v, argument(args, i)])]) });
      case 'apply':
        return (ev(e.fn) as (...args: Value[]) => Value)(...e.args.map(ev));
      case 'choose':
        throw new Undecided('choose');
    }
  }

  private logic(e: Exp & { kind: 'logic' }, f: Frame): Value {
    const left = this.holds(e.left, f);
    if (e.op === 'and') return left && this.holds(e.right, f);
    if (e.op === 'or') return left || this.holds(e.right, f);
    if (e.op === 'implies') return !left || this.holds(e.right, f);
    return left === this.holds(e.right, f);
  }

  /** Tries whole numbers around the sizes and values in sight: enough where the body bounds its variables. */
  private quantifier(e: Exp & { kind: 'quantifier' }, f: Frame): boolean {
    const seen = new Set<bigint>();
    let longest = 0;
    const look = (v: Value): void => {
      if (typeof v === 'bigint') {
        if (v > -50n && v < 300n) seen.add(v);
      } else if (isList(v)) {
        longest = Math.max(longest, v.length);
        v.forEach(look);
      } else if (isSome(v)) look(v.some);
    };
    [...f.env.values(), ...f.olds.values()].forEach((v) => look(isLazy(v) ? UNIT : v));
    const largest = Math.max(longest + 2, ...[...seen].filter((x) => x <= 64n).map(Number));
    for (let i = -2; i <= largest; i++) seen.add(BigInt(i));
    const domain = [...seen].sort((a, b) => (a < b ? -1 : 1));
    const extend = (i: number, env: Env): boolean => {
      const variable = e.variables[i];
      if (!variable) return this.holds(e.body, { ...f, env });
      const type = prune(instantiate(variable.type, f.types));
      const values: readonly Value[] = type.kind === 'bool' ? [false, true] : type.kind === 'int' || type.kind === 'char' ? domain.filter((x) => wrap(x, type) === x) : undecide('quantifier over values');
      const test = (x: Value): boolean => extend(i + 1, new Map(env).set(variable, x));
      return e.which === 'forall' ? values.every(test) : values.some(test);
    };
    return extend(0, f.env);
  }

  private op(name: string, args: readonly Value[]): Value {
    const [s = [], a = 0n, b = 0n] = args;
    const at = (seq: Value, i: Value): Value => list(seq)[Number(int(i))] ?? undecide('index out of range');
    switch (name) {
      case 'vec.view':
      case 'slice.view':
      case 'String.view':
      case 'StrSlice.view':
        return s;
      case 'vec.len':
      case 'slice.len':
      case 'seq.len':
        return BigInt(list(s).length);
      case 'seq.index':
        return at(s, a);
      case 'seq.empty':
        return [];
      case 'seq.new':
        return Array.from({ length: Number(s as bigint) }, (_, i) => (a as (i: Value) => Value)(BigInt(i)));
      case 'seq.push':
        return [...list(s), a];
      case 'seq.update':
        return list(s).map((x, i) => (BigInt(i) === a ? b : x));
      case 'seq.subrange':
        if (int(a) < 0n || int(b) < int(a) || int(b) > list(s).length) throw new Undecided('improper subrange');
        return list(s).slice(Number(a), Number(b));
      case 'seq.add':
        return [...list(s), ...list(a)];
      case 'seq.last':
        return at(s, BigInt(list(s).length - 1));
      case 'seq.first':
        return at(s, 0n);
      case 'seq.drop_last':
        return list(s).slice(0, -1);
      case 'seq.drop_first':
        return list(s).slice(1);
      case 'seq.take':
        return list(s).slice(0, Number(a));
      case 'seq.skip':
        return list(s).slice(Number(a));
      case 'seq.contains':
        return list(s).some((x) => same(x, a));
      case 'seq.reverse':
        return [...list(s)].reverse();
      case 'seq.filter':
        return list(s).filter((x) => (a as (x: Value) => Value)(x) === true);
      case 'seq.map_values':
        return list(s).map((x) => (a as (x: Value) => Value)(x));
      case 'math.max':
        return int(s) > int(a) ? s : a;
      case 'math.min':
        return int(s) < int(a) ? s : a;
      case 'math.abs':
        return int(s) < 0n ? -int(s) : s;
      default:
        throw new Undecided(name);
    }
  }
}

/** `null` is a value (`None`), so absence is not told by it. */
function lookup(env: Env, variable: Variable): Value {
  const value = env.get(variable);
  return value === undefined ? fail(variable.name) : value;
}
function argument(args: readonly Value[], i: number): Value {
  const value = args[i];
  return value === undefined ? UNIT : value;
}
function part(tuple: Value, i: number): Value {
  const value = list(tuple)[i];
  return value === undefined ? fail('field') : value;
}
function fail(what: string): never {
  throw new Error(`the interpreter has no ${what}`);
}
function violate(what: string): never {
  throw new Violation(what);
}
function undecide(what: string): never {
  throw new Undecided(what);
}

const LAZY = Symbol('lazy');

/** Ghost values are computed when a specification asks: they may not be computable. */
function lazily(compute: () => Value): Value {
  return Object.assign(() => compute(), { [LAZY]: true });
}
function isLazy(v: Value): v is () => Value {
  return typeof v === 'function' && LAZY in v;
}
function force(v: Value): Value {
  return isLazy(v) ? v() : v;
}

function isList(v: Value): v is readonly Value[] {
  return Array.isArray(v);
}

function isSome(v: Value): v is { readonly some: Value } {
  return v !== null && typeof v === 'object' && !Array.isArray(v);
}

function int(v: Value): bigint {
  return typeof v === 'bigint' ? v : fail('number');
}
function list(v: Value): readonly Value[] {
  return isList(v) ? v : fail('list');
}

function isMutable(p: Variable): boolean {
  const t = prune(p.type);
  return t.kind === 'ref' && t.mutable;
}

function isGhost(code: Code): boolean {
  if (code.kind === 'assign') return code.variable.ghost;
  if (code.kind === 'block') return code.statements.length > 0 && isUnit(code.type) && code.statements.every((s) => (s.kind === 'code' ? isGhost(s.code) : s.kind === 'let' ? s.variable.ghost : s.kind !== 'while' && s.kind !== 'for')) && (!code.tail || isGhost(code.tail));
  if (code.kind === 'call') return code.fn.mode !== 'exec';
  return code.kind === 'if' && code.test.kind === 'value' && isGhost(code.then) && isGhost(code.otherwise);
}

function arith(op: string, a: bigint, b: bigint): bigint {
  if (op === '+') return a + b;
  if (op === '-') return a - b;
  if (op === '*') return a * b;
  const rest = ((a % b) + (b < 0n ? -b : b)) % (b < 0n ? -b : b);
  return op === '%' ? rest : (a - rest) / b;
}

function limits(type: Type): { low: bigint; high: bigint } {
  const t = prune(type);
  if (t.kind === 'char') return { low: 0n, high: 0x10ffffn };
  if (t.kind !== 'int') return fail('integer type');
  const { low, high } = range(t.name === 'usize' ? 'u64' : t.name === 'isize' ? 'i64' : t.name);
  return { low: low ?? -(2n ** 200n), high: high ?? 2n ** 200n };
}

function inType(value: bigint, type: Type, what: string): bigint {
  const { low, high } = limits(type);
  return value < low || value > high ? violate(`${what}: ${value}`) : value;
}

function wrap(value: bigint, type: Type): bigint {
  const { low, high } = limits(type);
  if (value >= low && value <= high) return value;
  const size = high - low + 1n;
  return ((((value - low) % size) + size) % size) + low;
}

function bits(op: string, a: bigint, b: bigint, type: Type): bigint {
  if (op === '&') return a & b;
  if (op === '|') return a | b;
  if (op === '^') return a ^ b;
  if (b < 0n || b > 128n) return violate('shift');
  return op === '<<' ? wrap(a << b, type) : a >> b;
}

function compare(op: string, a: Value, b: Value): boolean {
  if (op === '==') return same(a, b);
  if (op === '!=') return !same(a, b);
  const [x, y] = [int(a), int(b)];
  return op === '<' ? x < y : op === '<=' ? x <= y : op === '>' ? x > y : x >= y;
}

function same(a: Value, b: Value): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((x, i) => same(x, part(b, i)));
  if (isSome(a) && isSome(b)) return same(a.some, b.some);
  if (typeof a === 'function' || typeof b === 'function') throw new Undecided('equality of functions');
  return a === b;
}

export function show(v: Value | readonly Value[]): string {
  return JSON.stringify(v, (_, x: unknown) => (typeof x === 'bigint' ? Number(x) : typeof x === 'function' ? 'fn' : x));
}
