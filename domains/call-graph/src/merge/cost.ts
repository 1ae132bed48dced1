import type { ClassShape, MethodShape } from './classes.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const statementsOf = ({ methods }: ClassShape): number => sum(methods.map((m) => m.statements));

/** Operators of a class, its calls counted as such. */
export const operationsOf = ({ methods }: ClassShape): number => sum(methods.map((m) => m.operators + m.calls.length));

/**
 * What a child and its parent compute, in operators: each method once, and every call of a method beyond its first as much again as
 * that method and those it calls take. So nothing gets cheaper by being put behind a name, and a helper that is used once costs
 * nothing. Infinite where methods call each other in a circle.
 */
export function costOf(parent: ClassShape, child: ClassShape): number {
  const methods = [...parent.methods, ...child.methods];
  const resolved = new Map<string, MethodShape>(methods.map((m) => [m.name, m]));
  const inFull = new Map<string, number>();
  const full = (name: string): number => {
    const known = inFull.get(name);
    if (known !== undefined) return known;
    inFull.set(name, Infinity);
    const method = resolved.get(name);
    const cost = method ? method.operators + sum(method.calls.map(full)) : 0;
    inFull.set(name, cost);
    return cost;
  };
  const places = new Map<string, number>();
  for (const name of methods.flatMap(({ calls }) => calls)) places.set(name, (places.get(name) ?? 0) + 1);
  return sum(methods.map((m) => m.operators)) + sum([...places].map(([name, count]) => (count > 1 ? (count - 1) * full(name) : full(name) === Infinity ? Infinity : 0)));
}
