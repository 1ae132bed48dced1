import { codeChildren, stepCode, type Code, type Step } from '../ir/code.js';
import { children, type Exp, type Fn } from '../ir/ir.js';
import { refuse } from '../report/diagnostic.js';
import type { Span } from '../syntax/span.js';
import { prune, type Type } from './type.js';

/**
 * Marks the functions that call themselves. A specification or proof function that does so needs `decreases`; two or more that call
 * each other in a circle are refused, since nothing here would prove that they end.
 */
export function checkRecursion(functions: readonly Fn[]): void {
  const calls = new Map(functions.map((fn) => [fn, callees(fn)]));
  for (const fn of functions) {
    fn.recursive = calls.get(fn)?.has(fn) ?? false;
    if (fn.mode === 'exec' && fn.decreases.length === 0) continue;
    if (fn.recursive && fn.decreases.length === 0) refuse('proof', fn.item.nameSpan, `the recursive function \`${fn.name}\` must have a \`decreases\` clause`);
    const other = circle(fn, calls);
    if (other) refuse('unsupported', fn.item.nameSpan, `mutual recursion is not supported: \`${fn.name}\` and \`${other.name}\` call each other`);
  }
}

/** Another function of the same mode through which `start` reaches itself. */
function circle(start: Fn, calls: ReadonlyMap<Fn, ReadonlySet<Fn>>): Fn | undefined {
  for (const first of calls.get(start) ?? []) {
    if (first === start) continue;
    const seen = new Set<Fn>();
    const stack = [first];
    for (let fn = stack.pop(); fn; fn = stack.pop()) {
      if (fn === start) return first;
      if (seen.has(fn)) continue;
      seen.add(fn);
      stack.push(...(calls.get(fn) ?? []));
    }
  }
  return undefined;
}

/** The functions that the clauses, the definition and, if asked, the code of this one call. */
export function callees(fn: Fn, withCode = true): Set<Fn> {
  const found = new Set<Fn>();
  const inExp = (e: Exp): void => {
    if (e.kind === 'call') {
      if (e.fn === fn) requireSameTypes(fn, e.typeArgs, e.span);
      found.add(e.fn);
    }
    children(e).forEach(inExp);
  };
  const inStep = (s: Step): void => {
    stepExps(s).forEach(inExp);
    stepCode(s).forEach(inCode);
  };
  const inCode = (c: Code): void => {
    if (c.kind === 'value') inExp(c.exp);
    if (c.kind === 'call') {
      if (c.fn === fn) requireSameTypes(fn, c.typeArgs, c.span);
      found.add(c.fn);
    }
    if (c.kind === 'block') {
      c.statements.forEach(inStep);
      if (c.tail) inCode(c.tail);
    } else codeChildren(c).forEach(inCode);
  };
  [...fn.requires, ...fn.ensures, ...fn.decreases].forEach(inExp);
  if (fn.definition) inExp(fn.definition);
  if (fn.code && withCode) inCode(fn.code);
  return found;
}

/** A function that calls itself at ever other types would never be declared in full. */
function requireSameTypes(fn: Fn, typeArgs: readonly Type[], span: Span): void {
  const same = typeArgs.every((t, i) => {
    const type = prune(t);
    return type.kind === 'param' && type.name === fn.generics[i];
  });
  if (!same) refuse('unsupported', span, `\`${fn.name}\` calls itself at other types: this is not supported`);
}

/** The specifications that stand directly in a statement. */
export function stepExps(s: Step): readonly Exp[] {
  switch (s.kind) {
    case 'assert':
    case 'assume':
      return [s.claim];
    case 'nonlinear':
      return [s.claim, ...s.requires];
    case 'assert-forall':
      return [s.conclusion];
    case 'while':
    case 'for':
      return [...s.contract.invariants, ...s.contract.exceptBreak, ...s.contract.ensures, ...s.contract.decreases];
    default:
      return [];
  }
}
