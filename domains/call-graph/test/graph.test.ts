import { Stream } from '@codewalk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { golden } from '../../../test/golden.js';
import { callsOf, drawGraph, drawRooted, type CallGraph } from '../src/graph.js';

const levelOf = (graph: CallGraph, v: string): number => graph.getNodeAttribute(v, 'level');
const drawn = fc.record({ size: fc.integer({ min: 1, max: 300 }), name: fc.string() });

describe('Algorithm 1', () => {
  it('gives every vertex below the first level one edge, from an earlier level, and the others none', () => {
    fc.assert(fc.property(drawn, ({ size, name }) => {
      const graph = drawGraph(size, new Stream(name));
      expect(graph.order).toBe(size);
      graph.forEachNode((v) => {
        const parents = graph.inNeighbors(v);
        expect(parents).toHaveLength(levelOf(graph, v) === 1 ? 0 : 1);
        for (const u of parents) expect(levelOf(graph, u)).toBeLessThan(levelOf(graph, v));
      });
    }), { numRuns: 50 });
  });

  it('has round(N^h) levels for an h between 0.45 and 0.55, each with a vertex', () => {
    fc.assert(fc.property(drawn, ({ size, name }) => {
      const graph = drawGraph(size, new Stream(name));
      const levels = new Set(graph.mapNodes((v) => levelOf(graph, v)));
      const count = Math.max(...levels);
      expect(levels.size).toBe(count);
      expect(count).toBeGreaterThanOrEqual(Math.max(1, Math.round(size ** 0.45)));
      expect(count).toBeLessThanOrEqual(Math.max(1, Math.round(size ** 0.55)));
    }));
  });

  it('takes nine edges in ten from the level just above, where there is a choice', () => {
    const offsets = Array.from({ length: 200 }, (_, i) => drawGraph(100, new Stream(`offsets/${i}`))).flatMap((graph) =>
      graph.filterNodes((v) => levelOf(graph, v) > 3).map((v) => levelOf(graph, v) - levelOf(graph, graph.inNeighbors(v)[0]!)));
    const near = offsets.filter((offset) => offset === 1).length / offsets.length;
    const next = offsets.filter((offset) => offset === 2).length / offsets.length;
    expect(near).toBeCloseTo(0.9, 1);
    expect(next).toBeCloseTo(0.09, 1);
  });

  it('has about five roots at N = 25', () => {
    const roots = Array.from({ length: 400 }, (_, i) => drawGraph(25, new Stream(`roots/${i}`))).map((graph) => graph.filterNodes((v) => graph.inDegree(v) === 0).length);
    const mean = roots.reduce((a, b) => a + b, 0) / roots.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(6);
  });
});

describe('a graph under one root', () => {
  it('is a tree of n vertices whose root has the children that are asked for', () => {
    fc.assert(fc.property(fc.record({ size: fc.integer({ min: 3, max: 200 }), name: fc.string(), children: fc.integer({ min: 1, max: 2 }) }), ({ size, name, children }) => {
      const graph = drawRooted(size, children, new Stream(name));
      expect(graph.order).toBe(size);
      expect(graph.size).toBe(size - 1);
      expect(graph.filterNodes((v) => graph.inDegree(v) === 0)).toEqual([String(size - 1)]);
      expect(graph.outDegree(size - 1)).toBeGreaterThanOrEqual(children);
    }));
  });
});

describe('drawn graphs stay as they are', () => {
  golden(new URL('golden/graphs/', import.meta.url), (input) => {
    const [size, name] = input.split(' ');
    return callsOf(drawGraph(Number(size), new Stream(name!)));
  });
});
