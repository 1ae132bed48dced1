import { refuse, type Result } from '@codewalk/core';
import type { Block, Expr, Pattern, Span } from '@codewalk/verus';
import { inside, pieces, textOf } from './pieces.js';

/**
 * The text of a clause with each named vector replaced by its sequence: `v@` becomes `v`; `v.len()` and `v[i]` mean the same of both.
 * Refused where a vector is used in any other way, since a sequence could not stand for it.
 */
export function seqView(clause: Expr, source: string, vectors: ReadonlySet<string>): Result<string> {
  const uses = usesOf(clause, vectors);
  const whole = uses.find((use) => use.kind === 'whole');
  if (whole) return refuse('whole-vector', `a contract uses the vector \`${whole.name}\` as a whole, and not its elements`);
  const views = uses.flatMap(({ kind, span }) => (kind === 'view' ? [span] : []));
  const own = pieces(source).filter(({ span }) => inside(clause.span, span));
  const isView = (i: number): boolean => own[i]!.text === '@' && views.some((view) => view.end === own[i]!.span.end && view.start === own[i - 1]!.span.start);
  return { ok: true, value: textOf(own.filter((_, i) => !isView(i))) };
}

/** The free names of an expression. */
export function namesIn(expr: Expr, wanted: ReadonlySet<string>): Set<string> {
  return new Set(usesOf(expr, wanted).map(({ name }) => name));
}

interface Use {
  readonly name: string;
  /** `view`: as `v@`, whose span this is; `part`: its length or an element; `whole`: anything else. */
  readonly kind: 'view' | 'part' | 'whole';
  readonly span: Span;
}

const nameOf = (e: Expr, wanted: ReadonlySet<string>): string | null =>
  e.kind === 'path' && e.segments.length === 1 && wanted.has(e.segments[0]!) ? e.segments[0]! : null;

function usesOf(e: Expr, wanted: ReadonlySet<string>): Use[] {
  const of = (...parts: (Expr | undefined)[]): Use[] => parts.flatMap((part) => (part ? usesOf(part, wanted) : []));
  const bare = nameOf(e, wanted);
  if (bare !== null) return [{ name: bare, kind: 'whole', span: e.span }];
  switch (e.kind) {
    case 'view': {
      const name = nameOf(e.operand, wanted);
      return name === null ? of(e.operand) : [{ name, kind: 'view', span: e.span }];
    }
    case 'method': {
      const name = nameOf(e.receiver, wanted);
      const part: Use[] | null = name !== null && e.name === 'len' && e.args.length === 0 ? [{ name, kind: 'part', span: e.span }] : null;
      return [...(part ?? of(e.receiver)), ...of(...e.args)];
    }
    case 'index': {
      const name = nameOf(e.receiver, wanted);
      return [...(name === null ? of(e.receiver) : [{ name, kind: 'part' as const, span: e.span }]), ...of(e.index)];
    }
    case 'quantifier': {
      const inner = minus(wanted, e.params.map((p) => p.name));
      return [e.body, ...e.triggers.groups.flat()].flatMap((part) => usesOf(part, inner));
    }
    case 'closure':
      return usesOf(e.body, minus(wanted, e.params.map((p) => p.name)));
    case 'block':
      return inBlock(e.block, wanted);
    case 'if': {
      const bound = e.condition.kind === 'let' ? names(e.condition.pattern) : [];
      return [...of(e.condition.expr), ...inBlock(e.then, minus(wanted, bound)), ...of(e.otherwise)];
    }
    case 'match':
      return [...of(e.subject), ...e.arms.flatMap((arm) => usesOf(arm.body, minus(wanted, names(arm.pattern))))];
    case 'unary': case 'borrow': case 'cast': case 'trigger': case 'is': case 'matches':
      return of(e.operand);
    case 'binary':
      return of(e.left, e.right);
    case 'chain':
      return of(...e.operands);
    case 'call':
      return of(e.callee, ...e.args);
    case 'field':
      return of(e.receiver);
    case 'tuple': case 'vec':
      return of(...e.items);
    case 'range':
      return of(e.low, e.high);
    default:
      return [];
  }
}

function inBlock(block: Block, wanted: ReadonlySet<string>): Use[] {
  let scope = wanted;
  const found: Use[] = [];
  for (const s of block.statements) {
    if (s.kind === 'let') {
      if (s.value) found.push(...usesOf(s.value, scope));
      scope = minus(scope, names(s.pattern));
    } else if (s.kind === 'expr') found.push(...usesOf(s.expr, scope));
  }
  return [...found, ...(block.tail ? usesOf(block.tail, scope) : [])];
}

const minus = (set: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> => (gone.some((name) => set.has(name)) ? new Set([...set].filter((name) => !gone.includes(name))) : set);

function names(pattern: Pattern): string[] {
  if (pattern.kind === 'name') return [pattern.name];
  return pattern.kind === 'tuple' || pattern.kind === 'variant' ? pattern.items.flatMap(names) : [];
}
