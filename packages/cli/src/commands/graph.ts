import { existsSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { writeWhole } from '@codewalk/bank';
import { graphFor, throwProblems, usageError, zodProblems, type Domain, type Pool, type ProblemGraph } from '@codewalk/core';
import { loadDomain } from '../domains.js';
import { degreesByProfile, degreesOf, listEdges, MAX_LISTED_EDGES, type Successors } from '../graph/edges.js';
import { writerFor } from '../graph/formats.js';
import { countGroups, type LevelCount } from '../graph/levels.js';
import { drawLongWalk, findLongWalk, longestByComponents } from '../graph/longest.js';
import { lookOf, type Look } from '../graph/look.js';
import { atomCounts, componentsOf, isAtom, statisticsOf, type Components, type Spread, type Statistics } from '../graph/statistics.js';
import { layOut, viewAtoms, viewKeys, type ViewGraph } from '../graph/view.js';
import type { Output } from '../output.js';
import { atomFolder, loadPool, readAtoms, withSession } from '../session.js';
import { table } from '../table.js';

export interface GraphOptions {
  readonly domain: string;
  readonly atoms?: string;
  readonly to?: string;
  readonly jobs?: number;
}

/** The problem graph of a pool: what it is like, how many groups each level has, and a file to look at it. */
export async function graphCommand({ domain: spec, atoms: asked, to, jobs }: GraphOptions, output: Output): Promise<number> {
  const write = to === undefined ? undefined : writerFor(to);
  const domain = await loadDomain(spec);
  const folder = atomFolder(domain, asked);
  if (to !== undefined) checkTarget(to, folder);
  const options = domain.schema.options.safeParse({});
  if (!options.success) throwProblems(zodProblems(options.error, 'bad-option', `options of ${domain.name}`));
  return withSession([domain], jobs, async (session) => {
    const pool = await loadPool(domain, await readAtoms(domain, folder, options.data, session), folder, session, output);
    const seen = lookAt(domain, options.data, pool);
    if (to !== undefined) {
      layOut(seen.view, seen.graph);
      writeWhole(to, write!(seen.view));
      output.note(`${seen.listed ? 'the graph' : `the graph of atoms and keys (more than ${MAX_LISTED_EDGES.toLocaleString('en')} edges between atoms)`} is in ${to}`);
    }
    say(domain, seen, output);
    output.document({
      domain: domain.name, version: domain.version, relation: domain.relation.kind, nodes: seen.graph.atoms.length, keys: seen.graph.keys.length,
      refused: pool.refused.length, view: seen.listed ? 'atoms' : 'atoms-and-keys', ...seen.statistics, levels: seen.levels, largest: seen.largest,
      colours: { by: seen.look.by, kinds: seen.look.kinds }, ...(to === undefined ? {} : { to }),
    });
    return 0;
  });
}

/** A file among the atoms would be read as one. */
function checkTarget(to: string, folder: string | null): void {
  const parent = dirname(resolve(to));
  if (folder === null || !existsSync(parent) || !existsSync(folder)) return;
  if (!relative(realpathSync(folder), realpathSync(parent)).startsWith('..')) throw usageError('out-in-atoms', `--to: ${to} is among the atoms, and would be read as one`, { at: to, hint: 'name a file outside of it' });
}

export interface SeenGraph {
  readonly graph: ProblemGraph;
  /** Whether `view` has an edge for each edge; else it is the graph of atoms and keys. */
  readonly listed: boolean;
  readonly view: ViewGraph;
  readonly look: Look;
  readonly statistics: Statistics;
  readonly levels: readonly LevelCount[];
  /** The largest level that a walk of this graph can have, whatever the domain composes: between these two. */
  readonly largest: { readonly atLeast: number; readonly atMost: number };
}

/** All that is said of a pool's graph. It is the one of the domain's largest level, where edges are verified from some level on. */
export function lookAt(domain: Domain, options: unknown, pool: Pool): SeenGraph {
  const { min, max } = domain.levels;
  const graph = graphFor(domain, pool, max);
  const below = domain.relation.verifyEdge ? graphFor(domain, pool, min) : graph;
  const from = domain.relation.verifyEdge?.fromLevel ?? 0;
  const listedEdges = new Map([...new Set([graph, below])].map((g) => [g, listEdges(g)]));
  const successors = listedEdges.get(graph)!;
  const degrees = successors ? degreesOf(graph, successors) : degreesByProfile(graph);
  const total = degrees && (graph.directed ? degrees.out.map((d, a) => d + degrees.in[a]!) : degrees.out);
  const look = lookOf(domain, graph);
  const view = successors ? viewAtoms(domain, graph, successors, total!, look) : viewKeys(domain, graph, total, look);
  const components = componentsOf(graph, view);
  const statistics = statisticsOf(graph, view, components, successors !== null, degrees);
  const levels = countGroups({
    domain, options, graphAt: (level) => (level >= Math.max(2, from) ? graph : below), successorsOf: (g) => listedEdges.get(g)!,
    componentSizes: atomCounts(view, components.weak), edges: statistics.edges,
  });
  return { graph, listed: successors !== null, view, look, statistics, levels, largest: largestOf(graph, view, components, successors, levels, max) };
}

function largestOf(graph: ProblemGraph, view: ViewGraph, { weak, strong }: Components, successors: Successors | null, levels: readonly LevelCount[], max: number): SeenGraph['largest'] {
  const counted = levels.filter((l) => l.exact && l.groups > 0).reduce((most, l) => Math.max(most, l.level), 0);
  if (!strong) {
    const atMost = atomCounts(view, weak).reduce((a, b) => Math.max(a, b), 0);
    return { atLeast: successors || !graph.permits ? atMost : Math.max(counted, drawLongWalk(graph, Math.min(max, atMost))), atMost };
  }
  const nodes = strong.flat(); // keys that join nothing are in no component
  const place = new Map(nodes.map((node, i) => [node, i]));
  const next = nodes.map((node) => view.outNeighbors(node).flatMap((b) => place.get(b) ?? []));
  const reach = longestByComponents(strong.map((c) => c.map((node) => place.get(node)!)), next, (i) => (isAtom(view, nodes[i]!) ? 1 : 0));
  const atMost = reach.reduce((a, b) => Math.max(a, b), 0);
  const atLeast = successors ? findLongWalk(next, reach) : drawLongWalk(graph, Math.min(max, atMost));
  return { atLeast: Math.max(counted, atLeast), atMost };
}

const count = (n: number): string => (n < 1e9 ? n.toLocaleString('en') : n.toExponential(1).replace('e+', 'e'));
const range = ({ min, median, max }: Spread): string => `${count(min)} to ${count(max)}, median ${count(median)}`;

function say(domain: Domain, { graph, listed, look, statistics: s, levels, largest }: SeenGraph, output: Output): void {
  const { directed } = graph;
  const atMost = (exact: boolean, text: string): string => (exact ? text : `at most ${text}`);
  const { weak, strong, exact } = s.components;
  const many = (c: { count: number; largest: number }): string => `${exact ? '' : 'at least '}${count(c.count)}, the largest of ${count(c.largest)} atoms`;
  output.result(table(['graph', domain.name], [
    ['atoms', count(graph.atoms.length)],
    ['keys', count(graph.keys.length)],
    ['edges', `${atMost(s.edges.exact, count(s.edges.count))}, ${directed ? 'directed' : 'symmetric'}${s.density === null ? '' : `; ${atMost(s.edges.exact, `${(100 * s.density).toFixed(1)}%`)} of all pairs`}`],
    ...(s.degrees === null ? [] : 'all' in s.degrees ? [['neighbours of an atom', range(s.degrees.all)]] : [['atoms that may follow one', range(s.degrees.out)], ['atoms that may precede one', range(s.degrees.in)]]),
    ...(s.deadEnds === null ? [] : [['dead ends', count(s.deadEnds)]]),
    ...(s.reach === null || !directed ? [] : [['atoms that a walk can get to', range(s.reach)]]),
    [directed ? 'weak components' : 'components', many(weak)],
    ...(strong ? [['strong components', many(strong)]] : []),
    ['largest level possible', `${largestText(largest)}; ${domain.name} composes ${domain.levels.min} to ${domain.levels.max}`],
    [`atoms by ${look.by}`, look.kinds.slice(0, 12).map((k) => `${k.name} ${k.atoms}`).join(', ') + (look.kinds.length > 12 ? ` and ${look.kinds.length - 12} more` : '')],
  ]));
  output.result(`\n${table(['>level', '>groups'], levels.map((l) => [l.level, atMost(l.exact, count(l.groups))]))}`);
  if (levels.some((l) => !l.exact)) output.note(`\nAt most: ${directed ? 'walks that may meet an atom twice are counted too' : 'all sets inside a component are counted'}, since there are more than 100,000 groups.`);
  if (!listed) output.note(`There are too many edges to list (more than ${MAX_LISTED_EDGES.toLocaleString('en')}): all of this comes from the index of atoms and keys.`);
}

function largestText({ atLeast, atMost }: SeenGraph['largest']): string {
  return atLeast === atMost ? count(atMost) : `${count(atLeast)} or more, at most ${count(atMost)}`;
}
