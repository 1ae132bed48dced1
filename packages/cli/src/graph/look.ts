import { z, type AtomBase, type Domain, type ProblemGraph } from '@codewalk/core';
import { rowOf } from './edges.js';

/** What atoms are coloured by: each atom's kind, and the kinds in the order of the legend. */
export interface Look {
  /** `label`, `kind` or `key`: where the kinds come from. */
  readonly by: 'label' | 'kind' | 'key';
  readonly kindOf: readonly string[];
  readonly kinds: readonly { readonly name: string; readonly colour: string; readonly atoms: number }[];
}

/** From the cool end to the hot one, for answers that have an order. */
const ORDERED = ['#313695', '#4575b4', '#57a5c8', '#7fc29b', '#f2b447', '#e8703a', '#b2182b'];
/** Colours that can be told apart, for kinds without an order (Okabe and Ito, and a few between). */
const DISTINCT = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#8c6bb1', '#a6761d', '#66a61e', '#c51b7d'];
export const OTHER_COLOUR = '#9a9a9a';

/** Colours by the atoms' labels where answers are labels and atoms have one, else by the domain's kinds, else by the first key. */
export function lookOf(domain: Domain, graph: ProblemGraph): Look {
  const labels = graph.atoms.map((atom) => (atom as AtomBase & { label?: unknown }).label);
  if (domain.answerKind === 'label' && labels.every((label) => typeof label === 'string')) return look('label', labels, labelOrder(domain));
  if (domain.strata) return look('kind', graph.atoms.map(domain.strata.kind), []);
  return look('key', graph.atoms.map((_, a) => graph.keys[rowOf(graph.provides, a)[0] ?? -1] ?? 'no key'), []);
}

/** The labels as the answer's schema lists them. */
const labelOrder = ({ schema: { answer } }: Domain): string[] => (answer instanceof z.ZodEnum ? answer.options.map(String) : []);

function look(by: Look['by'], kindOf: readonly string[], order: readonly string[]): Look {
  const counts = new Map<string, number>();
  for (const kind of kindOf) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const ordered = order.length > 0 && [...counts.keys()].every((kind) => order.includes(kind));
  const names = ordered
    ? order.filter((kind) => counts.has(kind))
    : [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([kind]) => kind);
  const colourAt = (name: string, i: number): string => {
    if (!ordered) return DISTINCT[i] ?? OTHER_COLOUR;
    return ORDERED[order.length === 1 ? 0 : Math.round((order.indexOf(name) * (ORDERED.length - 1)) / (order.length - 1))]!;
  };
  return { by, kindOf, kinds: names.map((name, i) => ({ name, colour: colourAt(name, i), atoms: counts.get(name)! })) };
}
