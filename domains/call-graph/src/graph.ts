import type { Stream } from '@codewalk/core';
import { DirectedGraph } from 'graphology';

/** A drawn call graph: vertices are numbered level by level, an edge u → v means that u calls v. */
export type CallGraph = DirectedGraph<{ level: number }>;

/** Chance of an offset of one level; a longer one has a tenth of the chance of the one before (paper, Algorithm 1). */
const NEAR = 0.9;

/**
 * Algorithm 1 of the paper (§A.1): round(N^h) levels with h uniform in [0.45, 0.55), Poisson sizes of at least one vertex, and
 * for each vertex below the first level one edge from an earlier level. Every vertex of level 1 is a root.
 */
export function drawGraph(size: number, stream: Stream): CallGraph {
  const h = 0.45 + 0.1 * stream.unit();
  const count = Math.max(1, Math.round(size ** h));
  const levels = drawLevels(size, count, stream);
  const graph: CallGraph = new DirectedGraph({ allowSelfLoops: false });
  levels.forEach((vertices, level) => vertices.forEach((v) => graph.addNode(v, { level: level + 1 })));
  for (let level = 1; level < count; level++) {
    for (const v of levels[level]!) {
      const offset = Math.min(drawOffset(stream), level);
      graph.addEdge(stream.pick(levels[level - offset]!), v);
    }
  }
  return graph;
}

function drawLevels(size: number, count: number, stream: Stream): number[][] {
  const levels: number[][] = [];
  let next = 0;
  for (let left = count; left >= 1; left--) {
    const vertices = size - next;
    const wanted = left === 1 ? vertices : Math.min(Math.max(1, drawPoisson(vertices / left, stream)), vertices - (left - 1));
    levels.push(Array.from({ length: wanted }, () => next++));
  }
  return levels;
}

/** Knuth's product of uniforms; means stay far below where its exponential vanishes. */
function drawPoisson(mean: number, stream: Stream): number {
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; count++) product *= stream.unit();
  return count;
}

function drawOffset(stream: Stream): number {
  let offset = 1;
  while (stream.unit() >= NEAR) offset++;
  return offset;
}

/** Draws after which a graph that never fits is given up; sizes that cannot fit are refused before. */
const MAX_DRAWS = 1000;

/**
 * One root over n − 1 vertices of Algorithm 1: the root, numbered n − 1, calls each of their roots. Drawn again until it has
 * `children` of them.
 */
export function drawRooted(size: number, children: number, stream: Stream): CallGraph {
  for (let k = 0; k < MAX_DRAWS; k++) {
    const graph = drawGraph(size - 1, stream.fork(String(k)));
    const roots = graph.filterNodes((v) => graph.inDegree(v) === 0);
    if (roots.length < children) continue;
    graph.addNode(size - 1, { level: 0 });
    for (const v of roots) graph.addEdge(size - 1, v);
    return graph;
  }
  throw new RangeError(`stream ${stream.name}: no graph of ${size} vertices has a root with ${children} children`);
}

/** The vertices that each vertex calls, by number, in ascending order; with `reversed`, the ones that call it. */
export const callsOf = (graph: CallGraph, reversed = false): number[][] =>
  Array.from({ length: graph.order }, (_, v) => (reversed ? graph.inNeighbors(v) : graph.outNeighbors(v)).map(Number).sort((a, b) => a - b));
