import { extname } from 'node:path';
import { write as writeGexf } from 'graphology-gexf';
import { usageError } from '@codewalk/core';
import type { NodeView, ViewGraph } from './view.js';

const writers: Readonly<Record<string, (view: ViewGraph) => string>> = {
  // its name for viz is a mistyped one, which strict readers do not know
  '.gexf': (view) => `${writeGexf(view).replace('http:///www.gexf.net/1.1draft/viz', 'http://www.gexf.net/1.2draft/viz')}\n`,
  '.graphml': graphml,
  '.dot': dot,
  '.json': (view) => `${JSON.stringify(view.export())}\n`,
};

const EXTENSIONS = Object.keys(writers);

/** The writer that a file's name asks for. Throws a usage error on an unknown ending. */
export function writerFor(path: string): (view: ViewGraph) => string {
  const writer = writers[extname(path)];
  if (!writer) throw usageError('bad-format', `--to: ${path} ends in none of ${EXTENSIONS.join(', ')}`, { at: path, hint: 'the ending says the format; .gexf is for Gephi' });
  return writer;
}

const ATTRIBUTES: readonly (keyof NodeView)[] = ['label', 'node', 'kind', 'degree', 'provides', 'accepts', 'source', 'licence'];

const xml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '\ufffd');

const isNumber = (name: keyof NodeView): boolean => name === 'degree';

/** GraphML, with colour, size and place under the names that Gephi and yEd's importers know (graphology only reads it). */
function graphml(view: ViewGraph): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'];
  for (const name of ATTRIBUTES) lines.push(`  <key id="${name}" for="node" attr.name="${name}" attr.type="${isNumber(name) ? 'int' : 'string'}"/>`);
  for (const name of ['r', 'g', 'b']) lines.push(`  <key id="${name}" for="node" attr.name="${name}" attr.type="int"/>`);
  for (const name of ['size', 'x', 'y']) lines.push(`  <key id="${name}" for="node" attr.name="${name}" attr.type="double"/>`);
  lines.push(`  <graph edgedefault="${view.type}">`);
  view.forEachNode((node, attributes) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(attributes.color.slice(at, at + 2), 16));
    const { size, x, y } = attributes;
    const data = [...ATTRIBUTES.map((name) => [name, attributes[name]]), ...Object.entries({ r, g, b, size, x, y })];
    lines.push(`    <node id="${xml(node)}">${data.filter(([, value]) => value !== undefined).map(([name, value]) => `<data key="${name}">${xml(String(value))}</data>`).join('')}</node>`);
  });
  view.forEachEdge((edge, _attributes, source, target) => void lines.push(`    <edge id="${edge}" source="${xml(source)}" target="${xml(target)}"/>`));
  return `${[...lines, '  </graph>', '</graphml>'].join('\n')}\n`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Graphviz: places stand in points, for `neato -n`; other layouts ignore them. */
function dot(view: ViewGraph): string {
  const directed = view.type === 'directed';
  const lines = [`${directed ? 'digraph' : 'graph'} ${quoted(String(view.getAttribute('title')))} {`, '  node [shape=circle style=filled fontsize=6 penwidth=0 fixedsize=true]', '  edge [color="#00000022" arrowsize=0.3]'];
  view.forEachNode((node, { label, color, size, x, y, kind }) => {
    lines.push(`  ${quoted(node)} [tooltip=${quoted(label)} class=${quoted(kind)} fillcolor=${quoted(color)} width=${(size / 36).toFixed(2)} pos="${x},${y}"]`);
  });
  view.forEachEdge((_edge, _attributes, source, target) => void lines.push(`  ${quoted(source)} ${directed ? '->' : '--'} ${quoted(target)}`));
  return `${[...lines, '}'].join('\n')}\n`;
}
