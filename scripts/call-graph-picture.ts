// Draws call graphs of tasks, one of each kind, in layers: a call leads downwards.
import { Stream } from '@codewalk/core';
import { callsOf, drawGraph } from '../domains/call-graph/src/graph.js';
import { editKinds, type EditKind } from '../domains/call-graph/src/kinds.js';
import { drawUnit } from '../domains/call-graph/src/unit.js';

const WIDTH = 380;
const HEIGHT = 300;
const COLUMNS = 3;
const MARGIN = 26;
const TOP = 62;

/** A graph with what each vertex is. */
interface Shown {
  readonly title: string;
  readonly words: string;
  readonly calls: readonly (readonly number[])[];
  readonly role: (v: number) => 'init' | 'edit' | 'hub' | 'end';
}

const WORDS: Readonly<Record<EditKind, string>> = {
  'remove-dead-code': 'nothing links the two: blue is dead',
  'add-parameter': 'the red root has it, the dark leaves apply it',
  'add-return': 'the red sink receives it, all callers hand it up',
  'cache-function': 'the dark leaves call slow(), the red root shall',
  'dont-repeat': 'the dark sources call it, the red sink shall',
};

/** Draws in which calls that skip a row pass hardly anybody in it. */
const DRAWS: Readonly<Record<EditKind, number>> = { 'remove-dead-code': 1, 'add-parameter': 12, 'add-return': 6, 'cache-function': 5, 'dont-repeat': 10 };

const COLOURS = { init: '#cbd2d9', edit: '#7cb3e0', hub: '#d64545', end: '#2a5d8f' } as const;

/** The picture as SVG text: Algorithm 1 alone, then a task of each kind. */
export function drawKinds(): string {
  const panels = [algorithm(), ...editKinds.map(taskGraph)];
  const rows = Math.ceil(panels.length / COLUMNS);
  const parts = panels.map((panel, i) => `<g transform="translate(${(i % COLUMNS) * WIDTH} ${Math.floor(i / COLUMNS) * HEIGHT})">${drawPanel(panel)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * WIDTH} ${rows * HEIGHT}" width="${COLUMNS * WIDTH}" height="${rows * HEIGHT}" font-family="DejaVu Sans, Verdana, sans-serif" fill="#1f2933">
<title>Call graphs of one task of each kind</title>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L10 5L0 10z" fill="#52606d"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function algorithm(): Shown {
  const calls = callsOf(drawGraph(25, new Stream('docs/algorithm/1')));
  return { title: 'Algorithm 1, N = 25', words: 'five levels, each vertex below the first has one caller', calls, role: () => 'init' };
}

function taskGraph(kind: EditKind): Shown {
  const unit = drawUnit({ id: kind, provenance: { source: 'docs', licence: 'Apache-2.0' }, stream: `docs/picture/${DRAWS[kind]}/${kind}`, kind, code: 'math', axis: 'instruction-following', size: 1 });
  const { functions, hub, sources } = unit;
  const calls = functions.map((fn) => fn.calls);
  const isLeaf = (v: number): boolean => !calls[v]!.some((w) => functions[w]!.side === 'edit');
  const ends = kind === 'cache-function' || kind === 'add-parameter' ? isLeaf : kind === 'dont-repeat' ? (v: number): boolean => sources.includes(v) : (): boolean => false;
  return {
    title: kind,
    words: WORDS[kind],
    calls,
    role: (v) => (functions[v]!.side === 'init' ? 'init' : v === hub ? 'hub' : ends(v) ? 'end' : 'edit'),
  };
}

function drawPanel({ title, words, calls, role }: Shown): string {
  const at = placesOf(calls);
  const edges = calls.flatMap((list, v) => list.map((w) => {
    const [a, b] = [at[v]!, at[w]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const end = { x: b.x - (8 * (b.x - a.x)) / length, y: b.y - (8 * (b.y - a.y)) / length };
    const crosses = (role(v) === 'init') !== (role(w) === 'init');
    return `<path d="M${a.x} ${a.y}L${end.x.toFixed(1)} ${end.y.toFixed(1)}"${crosses ? ' stroke-dasharray="4 3"' : ''}/>`;
  }));
  const vertices = at.map(({ x, y }, v) => `<circle cx="${x}" cy="${y}" r="6" fill="${COLOURS[role(v)]}"/>`);
  return `<text x="${MARGIN - 8}" y="26" font-size="15" font-weight="bold">${title}</text><text x="${MARGIN - 8}" y="44" font-size="11" fill="#52606d">${words}</text><g stroke="#52606d" stroke-width="0.9">${edges.join('').replaceAll('/>', ' marker-end="url(#tip)"/>')}</g><g stroke="#fff">${vertices.join('')}</g>`;
}

/** Rows by longest chain of callers; within a row, in the order of the callers' places. */
function placesOf(calls: readonly (readonly number[])[]): { x: number; y: number }[] {
  const callers = calls.map((): number[] => []);
  calls.forEach((list, v) => list.forEach((w) => callers[w]!.push(v)));
  const depth = calls.map(() => -1);
  const depthOf = (v: number): number => (depth[v]! >= 0 ? depth[v]! : (depth[v] = Math.max(-1, ...callers[v]!.map(depthOf)) + 1));
  calls.forEach((_, v) => depthOf(v));
  const rows = Array.from({ length: Math.max(...depth) + 1 }, (_, d) => calls.flatMap((_list, v) => (depth[v] === d ? [v] : [])));
  const x = calls.map(() => 0);
  for (const row of rows) {
    const wanted = new Map(row.map((v, i) => [v, callers[v]!.length === 0 ? (i + 1) / (row.length + 1) : callers[v]!.reduce((sum, u) => sum + x[u]!, 0) / callers[v]!.length]));
    const ordered = [...row].sort((a, b) => wanted.get(a)! - wanted.get(b)! || a - b);
    ordered.forEach((v, i) => (x[v] = (i + 1) / (ordered.length + 1)));
  }
  const high = Math.max(1, rows.length - 1);
  return calls.map((_, v) => ({ x: Math.round(MARGIN + x[v]! * (WIDTH - 2 * MARGIN)), y: Math.round(TOP + 12 + (depth[v]! / high) * (HEIGHT - TOP - 2 * MARGIN)) }));
}
