// npm run docs:pictures: draws docs/complexity-graph.svg, the complexity pool as a graph with one admitted walk through it.
// Layout begins at fixed places and uses no chance, so the same pool gives the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAtomFiles, readPoolLock } from '@codewalk/bank';
import domain from '@codewalk/complexity';
import { makeContext, type AtomBase, type Pool } from '@codewalk/core';
import { lookAt, type SeenGraph } from '../packages/cli/src/commands/graph.js';
import { layOut } from '../packages/cli/src/graph/view.js';

/** A walk that is admitted at level 5, and the stream that it is composed from: none of its atoms is cubic, and the whole is. */
const STREAM = '11/complexity@1/L5/all/85/compose';
const WALK = ['smallest-prime-factors', 'league-fixture-count', 'counting-out-order', 'merge-sort', 'weights-of-optimal-merges'];

const WIDTH = 1200;
const HEIGHT = 860;
const MARGIN = 46;
/** What the legend and the heading take. */
const LEFT = 250;
const TOP = 64;

interface Place {
  readonly x: number;
  readonly y: number;
}

type Shown = AtomBase & { readonly title: string; readonly label: string; readonly returns: { readonly type: string } };

/** The picture as SVG text. */
export async function drawPool(): Promise<string> {
  const ctx = makeContext('pictures', {} as never, new AbortController().signal);
  const folder = fileURLToPath(domain.atoms.folder!);
  const lock = readPoolLock(folder)!;
  const atoms = (await domain.atoms.parse(readAtomFiles(folder), ctx)).flatMap((atom) => (atom.ok && lock.atoms[atom.value.id]?.verdict === 'pass' ? [atom.value] : []));
  const pool: Pool = { atoms, refused: [], lock, digest: '' };
  const seen = lookAt(domain, {}, pool);
  layOut(seen.view, seen.graph);
  const composed = await domain.compose(WALK.map((id) => atoms.find((atom) => atom.id === id)!), {}, makeContext(STREAM, {} as never, ctx.signal));
  if (!composed.ok) throw new Error(`the walk does not compose any more: ${composed.detail}`);
  const label = composed.value.reference;
  if (atoms.some((atom) => WALK.includes(atom.id) && atom.label === label)) throw new Error(`one atom of the walk is ${label} alone`);
  return draw(seen, label);
}

function draw(seen: SeenGraph, label: string): string {
  const { graph, view, look, statistics } = seen;
  const atoms = graph.atoms as readonly Shown[];
  const colours = new Map(look.kinds.map((kind) => [kind.name, kind.colour]));
  const at = placesOf(seen);
  const radius = (id: string): number => 0.55 * view.getNodeAttribute(id, 'size');
  const parts: string[] = [];
  // one path for the edges from an atom: where many run together they darken, and the file stays small
  const whole = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;
  parts.push(`<g fill="none" stroke="#486581" stroke-opacity="0.07" stroke-width="0.7">${atoms.map(({ id }) => `<path d="${view.outNeighbors(id).map((b) => `M${whole(at(id))}L${whole(at(b))}`).join('')}"/>`).join('')}</g>`);
  parts.push(`<g stroke="#fff" stroke-width="0.8">${atoms.map(({ id, title, label: own }) => `<circle cx="${at(id).x}" cy="${at(id).y}" r="${radius(id).toFixed(1)}" fill="${colours.get(own)!}"><title>${escape(title)}: ${own}</title></circle>`).join('')}</g>`);
  parts.push(regions(atoms, at));
  parts.push(walk(atoms, at, radius, colours));
  parts.push(legend(seen));
  const count = (n: number): string => n.toLocaleString('en');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans, Verdana, sans-serif" fill="#1f2933">
<title>The problem graph of the complexity pool</title>
<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5.5" markerHeight="5.5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#111"/></marker></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="28" y="38" font-size="21" font-weight="bold">${count(atoms.length)} atoms, ${count(statistics.edges.count)} edges, ${count(seen.levels[2]!.groups)} groups of three</text>
<text x="28" y="60" font-size="13" fill="#52606d">An edge leads from a function to one that takes what it returns. Chained, the five on this walk are ${label}; none of them is alone.</text>
${parts.join('\n')}
</svg>
`;
}

/** Places of the view, turned and scaled into the picture. */
function placesOf({ view }: SeenGraph): (id: string) => Place {
  const nodes = view.nodes().map((id) => ({ id, ...view.getNodeAttributes(id) }));
  const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
  const [left, right] = range(nodes.map((n) => n.x));
  const [top, bottom] = range(nodes.map((n) => n.y));
  const places = new Map(nodes.map(({ id, x, y }) => [id, {
    x: Math.round(10 * (LEFT + ((x - left) / (right - left)) * (WIDTH - LEFT - MARGIN))) / 10,
    y: Math.round(10 * (TOP + MARGIN + ((y - top) / (bottom - top)) * (HEIGHT - TOP - 2 * MARGIN))) / 10,
  }]));
  return (id) => places.get(id)!;
}

/** The name of a type where the atoms that return it lie. */
function regions(atoms: readonly Shown[], at: (id: string) => Place): string {
  const types = [...new Set(atoms.map((a) => a.returns.type))];
  return `<g font-size="15" font-weight="bold" text-anchor="middle" stroke="#fff" stroke-width="4" stroke-opacity="0.85" paint-order="stroke" fill="#3e4c59">${types.flatMap((type) => {
    const own = atoms.filter((a) => a.returns.type === type).map((a) => at(a.id));
    if (own.length < 6) return [];
    return [`<text x="${quantile(own.map((p) => p.x), 0.5)}" y="${round(quantile(own.map((p) => p.y), 0.15) - 14)}">→ ${escape(type)}</text>`];
  }).join('')}</g>`;
}

function walk(atoms: readonly Shown[], at: (id: string) => Place, radius: (id: string) => number, colours: ReadonlyMap<string, string>): string {
  const steps = WALK.map((id) => atoms.find((atom) => atom.id === id)!);
  const arrows = steps.slice(1).map(({ id }, i) => {
    const from = at(steps[i]!.id);
    const to = at(id);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const short = (radius(id) + 4) / length;
    const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.14, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.14 };
    const end = { x: round(to.x - (to.x - bend.x) * 2 * short), y: round(to.y - (to.y - bend.y) * 2 * short) };
    return `<path d="M${point(from)}Q${round(bend.x)} ${round(bend.y)} ${point(end)}" marker-end="url(#tip)"/>`;
  });
  const marks = steps.map(({ id, label }, i) => {
    const { x, y } = at(id);
    return `<circle cx="${x}" cy="${y}" r="${(radius(id) + 3).toFixed(1)}" fill="${colours.get(label)!}" stroke="#111" stroke-width="2.2"/><text x="${x}" y="${round(y + 4)}" font-size="11" font-weight="bold" text-anchor="middle" fill="#fff">${i + 1}</text>`;
  });
  return `<g fill="none" stroke="#111" stroke-width="2.4">${arrows.join('')}</g>\n${marks.join('')}`;
}

function legend({ look, graph }: SeenGraph): string {
  const rows = look.kinds.map(({ name, colour, atoms }, i) => `<circle cx="38" cy="${112 + 24 * i}" r="8" fill="${colour}"/><text x="56" y="${117 + 24 * i}">${name}</text><text x="190" y="${117 + 24 * i}" text-anchor="end" fill="#7b8794">${atoms}</text>`);
  const below = 112 + 24 * look.kinds.length;
  const steps = WALK.map((id, i) => {
    const { title, label } = graph.atoms.find((atom) => atom.id === id) as Shown;
    const y = below + 62 + 40 * i;
    return `<circle cx="38" cy="${y}" r="9" fill="${look.kinds.find((k) => k.name === label)!.colour}" stroke="#111" stroke-width="1.8"/><text x="38" y="${y + 4}" font-size="11" font-weight="bold" text-anchor="middle" fill="#fff">${i + 1}</text><text x="56" y="${y - 2}" font-size="12">${escape(title)}</text><text x="56" y="${y + 13}" font-size="11" fill="#7b8794">${label}</text>`;
  });
  return `<g font-size="13">${rows.join('')}<text x="28" y="${below + 32}" font-weight="bold">A walk of five</text>${steps.join('')}</g>`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const point = ({ x, y }: Place): string => `${x} ${y}`;
const quantile = (values: readonly number[], part: number): number => [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))]!;
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('../docs/complexity-graph.svg', import.meta.url), await drawPool());
