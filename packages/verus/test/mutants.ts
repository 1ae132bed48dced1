import { parseProgram, tokenize, type Block, type Expr, type FunctionItem, type Span, type Statement, type Token } from '../src/index.js';

export interface Mutant {
  readonly kind: 'invariant dropped' | 'ensures negated' | 'ensures weakened' | 'constant changed' | 'operator changed';
  /** What was done, for a person. */
  readonly name: string;
  readonly source: string;
}

const OPERATORS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '+': '-', '-': '+', '==': '!=', '!=': '==', '&&': '||', '+=': '-=' };

/** Small changes to a program, one at a time: each takes something away from its proof, asks for more, or makes it do another thing. */
export function mutants(source: string): Mutant[] {
  const { functions } = parseProgram(source);
  const tokens = tokenize(source);
  return functions.flatMap((fn) => [...clauseMutants(source, fn), ...tokenMutants(source, fn, tokens)]);
}

/** The program with `assert(false)` before the end of one function; undefined where the body has no end to reach. */
export function withAbsurdEnd(source: string, fn: FunctionItem): string | undefined {
  const last = fn.body.statements[fn.body.statements.length - 1];
  if (!fn.body.tail && last?.kind === 'while' && last.condition.kind === 'bool') return undefined;
  const at = fn.body.tail?.span.start ?? fn.body.span.end - 1;
  return `${source.slice(0, at)} assert(false); ${source.slice(at)}`;
}

function replace(source: string, span: Span, text: string): string {
  return source.slice(0, span.start) + text + source.slice(span.end);
}

function clauseMutants(source: string, fn: FunctionItem): Mutant[] {
  const text = (span: Span): string => source.slice(span.start, span.end);
  const ensures = fn.clauses.filter((c) => c.kind === 'ensures').flatMap((c) => c.exprs);
  const invariants = loops(fn.body).flatMap((l) => l.clauses.filter((c) => c.kind === 'invariant').flatMap((c) => c.exprs));
  return [
    ...invariants.map((e): Mutant => ({ kind: 'invariant dropped', name: `${fn.name}: without \`${text(e.span)}\``, source: replace(source, e.span, 'true') })),
    ...ensures.map((e): Mutant => ({ kind: 'ensures negated', name: `${fn.name}: not \`${text(e.span)}\``, source: replace(source, e.span, `!(${text(e.span)})`) })),
    ...ensures.map((e): Mutant => ({ kind: 'ensures weakened', name: `${fn.name}: no longer \`${text(e.span)}\``, source: replace(source, e.span, 'true') })),
  ];
}

function tokenMutants(source: string, fn: FunctionItem, tokens: readonly Token[]): Mutant[] {
  const clauses = fn.clauses.filter((c) => c.kind === 'ensures').map((c) => c.span);
  const places = [fn.body.span, ...clauses];
  const found: Mutant[] = [];
  tokens.forEach((token, i) => {
    if (!places.some((p) => token.span.start >= p.start && token.span.end <= p.end)) return;
    if (token.type === 'int' && /^\d+$/.test(token.text)) found.push({ kind: 'constant changed', name: `${fn.name}: ${token.text} plus one at ${token.span.start}`, source: replace(source, token.span, String(BigInt(token.text) + 1n)) });
    const other = token.type === 'punct' ? OPERATORS[token.text] : undefined;
    const previous = tokens[i - 1];
    const isGeneric = /^(Vec|Seq|Option|Set|fn|::)$/.test(previous?.text ?? '');
    if (other !== undefined && !isGeneric && previous && previous.type !== 'punct') found.push({ kind: 'operator changed', name: `${fn.name}: ${token.text} becomes ${other} at ${token.span.start}`, source: replace(source, token.span, other) });
  });
  return found;
}

type Loop = Extract<Statement, { kind: 'while' | 'for' }>;

function loops(block: Block): Loop[] {
  const inExpr = (e: Expr | undefined): Loop[] => {
    if (!e) return [];
    if (e.kind === 'block') return loops(e.block);
    if (e.kind === 'if') return [...loops(e.then), ...inExpr(e.otherwise)];
    return [];
  };
  return [...block.statements.flatMap((s): Loop[] => (s.kind === 'while' || s.kind === 'for' ? [s, ...loops(s.body)] : s.kind === 'expr' ? inExpr(s.expr) : [])), ...inExpr(block.tail)];
}
