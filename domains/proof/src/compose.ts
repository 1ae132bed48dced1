import { refuse, type Result } from '@codewalk/core';
import type { Atom, Item, Parameter } from './atom.js';
import { rename } from './pieces.js';
import { DRIVER, type Answer, type Task } from './task.js';
import { acceptors, isScalar, passed, type Passing } from './types.js';

/** Up to this level a source program stands in a chain once, beyond it twice (paper B.2). */
const ONCE_UP_TO = 3;

/** One call of the driver. */
interface Link {
  readonly atom: Atom;
  /** The parameter that takes what came before, and how; null for the first. */
  readonly chained: { readonly name: string; readonly how: Passing } | null;
}

/**
 * Cmp and Ref (paper §3.2, B.2): the atoms renamed apart, a predicate for what each ensures, and a driver that calls them in order
 * and ensures that the whole chain kept every predicate. The task lacks what proves it; the reference has it.
 */
export function compose(walk: readonly Atom[]): Result<{ task: Task; reference: Answer }> {
  const links: Link[] = [];
  for (const [i, atom] of walk.entries()) {
    const chained = i === 0 ? null : chainedParameter(walk[i - 1]!, atom);
    if (i > 0 && !chained) return refuse('types-differ', `${atom.id} takes nothing that ${walk[i - 1]!.id} returns`);
    links.push({ atom, chained });
  }
  const most = walk.length <= ONCE_UP_TO ? 1 : 2;
  const crowded = walk.find((atom) => walk.filter((other) => other.program === atom.program).length > most);
  if (crowded) return refuse('program-repeated', `more than ${most === 1 ? 'one function' : 'two functions'} of ${crowded.program}`);
  const parts = links.map((link, i) => renamed(link, i + 1));
  const driver = driverOf(parts);
  const program = (text: (item: Item) => string | null): string => {
    const functions = parts.flatMap(({ atom }) => atom.items.flatMap((item) => text(item) ?? []));
    return wholeProgram(walk, [...functions, ...parts.map(stepOf), driver]);
  };
  return {
    ok: true,
    value: {
      task: {
        program: program(({ mode, bare }) => (mode === 'proof' ? null : bare)),
        components: parts.map(({ atom, n }) => ({ prefix: `f${n}_`, entry: atom.entry, step: `step${n}` })),
      },
      reference: { program: program(({ text }) => text) },
    },
  };
}

/**
 * The parameter of `b` that takes the result of `a`: all others are scalars. Where several could, the one that the fewest
 * preconditions speak of, the first of those.
 */
export function chainedParameter(a: Atom, b: Atom): Link['chained'] {
  const ways = acceptors(a.result.type);
  const burden = ({ name }: Parameter): number => b.requires.filter((r) => r.names.includes(name)).length;
  const [best] = b.parameters
    .filter((p) => ways.has(p.type) && b.parameters.every((other) => other === p || isScalar(other.type)))
    .map((p, i) => ({ p, i, burden: burden(p) }))
    .sort((x, y) => x.burden - y.burden || x.i - y.i);
  return best ? { name: best.p.name, how: ways.get(best.p.type)! } : null;
}

interface Part extends Link {
  readonly n: number;
}

/** The atom with every name of a function, and every parameter in its own clauses, made its own. */
function renamed({ atom, chained }: Link, n: number): Part {
  const names = new Map(atom.items.map(({ name }) => [name, `f${n}_${name}`]));
  const change = (text: string): string => rename(text, names);
  const parameter = (p: Parameter): Parameter => ({ ...p, name: names.get(p.name) ?? p.name });
  return {
    n,
    chained: chained && { ...chained, name: names.get(chained.name) ?? chained.name },
    atom: {
      ...atom,
      entry: names.get(atom.entry)!,
      parameters: atom.parameters.map(parameter),
      result: parameter(atom.result),
      requires: atom.requires.map((r) => ({ text: change(r.text), names: r.names.map((name) => names.get(name) ?? name) })),
      step: atom.step.map(change),
      items: atom.items.map((item) => ({ ...item, name: names.get(item.name)!, text: change(item.text), bare: change(item.bare) })),
    },
  };
}

const isVector = ({ view }: Parameter): boolean => view.startsWith('Seq<');
const viewed = (variable: string, like: Parameter): string => (isVector(like) ? `${variable}@` : variable);

function stepOf({ atom, n }: Part): string {
  const parameters = [...atom.parameters, atom.result].map((p) => `${p.name}: ${p.view}`).join(', ');
  const body = atom.step.length === 1 ? `    ${atom.step[0]!}` : atom.step.map((clause) => `    &&& (${clause})`).join('\n');
  return `spec fn step${n}(${parameters}) -> bool {\n${body}\n}`;
}

/** The driver's parameter for a parameter of part n. */
const input = (n: number, { name }: Parameter): string => `a${n}_${name}`;

function driverOf(parts: readonly Part[]): string {
  const last = parts.at(-1)!;
  const inputs = parts.flatMap(({ atom, n, chained }) => atom.parameters.filter((p) => p.name !== chained?.name).map((p) => `${input(n, p)}: ${p.type}`));
  const requires = parts.flatMap(({ atom, n, chained }) => {
    const own = new Map(atom.parameters.map((p) => [p.name, input(n, p)]));
    return atom.requires.filter((r) => chained === null || !r.names.includes(chained.name)).map((r) => rename(r.text, own));
  });
  const calls = parts.map(({ atom, n, chained }) => {
    const given = atom.parameters.map((p) => (p.name === chained?.name ? passed(`x${n - 1}`, chained.how) : input(n, p)));
    return `    let x${n} = ${atom.entry}(${given.join(', ')});`;
  });
  const step = ({ atom, n, chained }: Part, before: string, after: string): string =>
    `step${n}(${[...atom.parameters.map((p) => (p.name === chained?.name ? before : viewed(input(n, p), p))), after].join(', ')})`;
  const seen = ({ atom, n }: Part): string => viewed(`x${n}`, atom.result);
  const asserts = parts.map((part, i) => `        assert(${step(part, i === 0 ? '' : seen(parts[i - 1]!), seen(part))});`);
  const end = viewed('r_final', last.atom.result);
  const steps = parts.map((part) => step(part, `v${part.n - 1}`, part === last ? end : `v${part.n}`));
  const between = parts.slice(0, -1).map(({ atom, n }) => `v${n}: ${atom.result.view}`);
  const promise = between.length === 0
    ? `        ${steps[0]!},`
    : [`        exists|${between.join(', ')}|`, ...steps.map((s, i) => `            ${i === 0 ? '' : '&& '}${i < between.length ? '#[trigger] ' : ''}${s}${i < between.length ? '' : ','}`)].join('\n');
  return [
    `fn ${DRIVER}(${inputs.join(', ')}) -> (r_final: ${last.atom.result.type})`,
    ...(requires.length > 0 ? ['    requires', ...requires.map((r) => `        ${r},`)] : []),
    '    ensures',
    promise,
    '{',
    ...calls,
    '    proof {',
    ...asserts,
    '    }',
    `    x${last.n}`,
    '}',
  ].join('\n');
}

function wholeProgram(walk: readonly Atom[], functions: readonly string[]): string {
  const imports = [...new Set(walk.flatMap((a) => a.imports))].sort();
  return [
    ['use vstd::prelude::*;', ...imports.map((i) => `use ${i};`)].join('\n'),
    'verus! {',
    ...functions,
    '} // verus!',
    'fn main() {}\n',
  ].join('\n\n');
}
