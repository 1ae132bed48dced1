import { refuse, type Result } from '@codewalk/core';
import type { Atom } from './atom.js';
import { compare, CONSTANT, format, parseExpression, power, substitute, toLabel, type Expression, type Growth, type Label, type ParameterGrowth } from './growth.js';
import { boundedElements, type Trait, type Type } from './types.js';

type Declared = Pick<Atom, 'id' | 'cost' | 'size' | 'bound' | 'parameters' | 'returns'>;

/** A stage of a chain: an atom and the parameter that takes the result before it. */
export interface Link {
  readonly atom: Declared;
  readonly chained: string | null;
}

/** What a stage does as n grows: the size it receives (null for the first), its cost, its result's size and largest element. */
export interface StageGrowth {
  readonly received: Growth | null;
  readonly cost: Growth;
  readonly size: Growth;
  readonly bound: Growth | null;
}

export interface Derivation {
  readonly stages: readonly StageGrowth[];
  /** The worst stage's cost: the whole program's. */
  readonly cost: Growth;
  readonly label: Label | null;
  /** The cost as people write it. */
  readonly text: string;
}

const LINEAR = power(1);

/** How a driver input grows: size n, elements up to n unless they are digits. */
export function inputGrowth(type: Type, requires: readonly Trait[]): ParameterGrowth {
  const size = type === 'bool' || type === 'tuple[int, int]' ? CONSTANT : LINEAR;
  return { size, max: type.includes('int') ? (boundedElements(requires) ? CONSTANT : LINEAR) : null };
}

const parsed = new Map<string, Expression>();

function expressionOf(atom: Declared, text: string): Result<Expression> {
  const names = atom.parameters.map((p) => p.name);
  const key = `${names.join(' ')}|${text}`;
  const known = parsed.get(key);
  if (known) return { ok: true, value: known };
  const read = parseExpression(text, names);
  if (!read.ok) return refuse('bad-expression', `${JSON.stringify(text)} of ${atom.id}, column ${read.error.at + 1}: ${read.error.message}`);
  parsed.set(key, read.expression);
  return { ok: true, value: read.expression };
}

function grow(atom: Declared, text: string, parameters: Readonly<Record<string, ParameterGrowth>>): Result<Growth> {
  const expression = expressionOf(atom, text);
  if (!expression.ok) return expression;
  const growth = substitute(expression.value, parameters);
  return growth.ok ? { ok: true, value: growth.growth } : refuse(growth.code, `${text} of ${atom.id} is ${growth.what} here`);
}

/** One stage when its parameters grow as told. */
export function deriveStage(atom: Declared, parameters: Readonly<Record<string, ParameterGrowth>>, received: Growth | null = null): Result<StageGrowth> {
  const cost = grow(atom, atom.cost, parameters);
  const size = grow(atom, atom.size, parameters);
  const bound = atom.bound === undefined ? null : grow(atom, atom.bound, parameters);
  if (!cost.ok) return cost;
  if (!size.ok) return size;
  if (bound && !bound.ok) return bound;
  return { ok: true, value: { received, cost: cost.value, size: size.value, bound: bound?.value ?? null } };
}

/** The growth that a result has for the parameter that takes it: a square's size is its side, elsewhere all of its elements. */
function handOver({ size, bound }: StageGrowth, from: Declared, requires: readonly Trait[]): ParameterGrowth {
  const { type, gives } = from.returns;
  const whole = gives.includes('square') && !requires.includes('square') && size.kind === 'power' ? power(size.p * 2, size.q * 2) : size;
  return { size: whole, max: type === 'int' ? whole : type.includes('int') ? (bound ?? CONSTANT) : null };
}

/**
 * Ref of a chain (paper §3.3): stage by stage, the chained parameter takes the growth of the result before it, every other one
 * is a driver input of size n; the worst stage decides.
 */
export function deriveTask(links: readonly Link[]): Result<Derivation> {
  const stages: StageGrowth[] = [];
  for (const [i, { atom, chained }] of links.entries()) {
    const before = i === 0 ? null : { growth: stages[i - 1]!, atom: links[i - 1]!.atom };
    let received: Growth | null = null;
    const parameters = Object.fromEntries(atom.parameters.map(({ name, type, requires }) => {
      if (!before || name !== chained) return [name, inputGrowth(type, requires)];
      const given = handOver(before.growth, before.atom, requires);
      received = given.size;
      return [name, given];
    }));
    const stage = deriveStage(atom, parameters, received);
    if (!stage.ok) return stage;
    stages.push(stage.value);
  }
  const cost = stages.map((s) => s.cost).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return { ok: true, value: { stages, cost, label: toLabel(cost), text: format(cost) } };
}
