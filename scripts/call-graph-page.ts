// npm run docs:pictures: draws docs/call-graph.svg and writes the drawn blocks of docs/call-graph.md anew, from named streams alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeContext, type Runtimes } from '@codewalk/core';
import type { Atom, EditAtom } from '../domains/call-graph/src/atom.js';
import { compose } from '../domains/call-graph/src/compose.js';
import type { EditKind } from '../domains/call-graph/src/kinds.js';
import { functionsOf } from '../domains/call-graph/src/functions.js';
import { functionTexts } from '../domains/call-graph/src/program.js';
import { promptOf, shownFiles } from '../domains/call-graph/src/prompt/prompt.js';
import { PATH, type EditsTask, type Task } from '../domains/call-graph/src/task.js';
import { drawKinds } from './call-graph-picture.js';

/** Composing asks the machine only whether numpy is there. */
const CONTEXT = (name: string): ReturnType<typeof makeContext> => makeContext(`docs/${name}`, { has: () => true } as unknown as Runtimes, new AbortController().signal);

const base = (name: string): Pick<Atom, 'id' | 'provenance' | 'stream'> => ({ id: name, provenance: { source: 'docs', licence: 'Apache-2.0' }, stream: `docs/${name}` });

function made(atom: Atom): { task: Task; truth: string } {
  const composed = compose([atom], CONTEXT(atom.id));
  if (!composed.ok) throw new Error(`${atom.id}: ${composed.detail}`);
  return { task: composed.value.task, truth: composed.value.reference.files[PATH]! };
}

const edit = (kind: EditKind, axis: EditAtom['axis'], size: number, code: EditAtom['code'] = 'math'): EditsTask =>
  made({ ...base(`${kind}-${axis}`), kind, axis, size, code }).task as EditsTask;

/** A function before and after, lines that stay in the middle; where nothing is left, the lines that go. */
function change(before: string, after: string | null): string {
  const [a, b] = [before.split('\n'), after === null ? [] : after.split('\n')];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const mark = (sign: string, lines: readonly string[]): string[] => lines.map((line) => `${sign}${line}`);
  return [...mark(' ', a.slice(0, head)), ...mark('-', a.slice(head, a.length - tail)), ...mark('+', b.slice(head, b.length - tail)), ...mark(' ', a.slice(a.length - tail))].join('\n');
}

function changes(task: EditsTask, most = Infinity): string {
  const [before, after] = [functionTexts(task, false), functionTexts(task, true)];
  const edited = functionsOf(task).filter(({ side }) => side === 'edit').map(({ name }) => name);
  const shown = edited.slice(0, most).map((name) => change(before.get(name)!, after.get(name)!)).join('\n\n');
  return edited.length > most ? `${shown}\n\n… and ${edited.length - most} more` : shown;
}

/** The guarded function of a task, before and after. */
const guarded = (): string => changes(edit('add-parameter', 'runtime-resolution', 25), 1);

function instructed(): string {
  const text = promptOf(edit('cache-function', 'instruction-following', 5)).text;
  return /^1\. For [^]*?(?=\n\n)/m.exec(text)![0];
}

/** Classes of five lines and what is left of them, one difference apart. */
function merged(): { start: string; truth: string } {
  const { task, truth } = made({ ...base('merge'), kind: 'merge', lines: 5, differences: 1, transforms: ['rename', 'swap-order'] });
  return { start: shownFiles(task)[PATH]!.trimEnd(), truth: truth.trimEnd() };
}

function renamed(): string {
  const { task, truth } = made({ ...base('rename'), kind: 'rename', renames: 50 });
  const [a, b] = [shownFiles(task)[PATH]!.split('\n'), truth.split('\n')];
  return [...a.slice(0, 16).flatMap((line, i) => (line === b[i] ? [` ${line}`] : [`-${line}`, `+${b[i]!}`])), '… and 190 more lines'].join('\n');
}

/** Every drawn block of the page, by name. */
export function drawnBlocks(): Record<string, string> {
  const { start, truth } = merged();
  return {
    'remove-dead-code': changes(edit('remove-dead-code', 'function-traversal', 5)),
    'add-parameter': changes(edit('add-parameter', 'function-traversal', 5)),
    'add-return': changes(edit('add-return', 'function-traversal', 5)),
    'cache-function': changes(edit('cache-function', 'function-traversal', 5)),
    'dont-repeat': changes(edit('dont-repeat', 'function-traversal', 5)),
    string: changes(edit('add-parameter', 'function-traversal', 5, 'string'), 3),
    array: changes(edit('add-parameter', 'function-traversal', 5, 'array'), 3),
    guarded: guarded(),
    instructed: instructed(),
    'merge start': start,
    'merge reference': truth,
    rename: renamed(),
  };
}

const PAGE = new URL('../docs/call-graph.md', import.meta.url);

/** The page with its drawn blocks as they are now. */
export function writePage(page: string, blocks = drawnBlocks()): string {
  return page.replace(/(<!-- drawn: (.+) -->\n```\w+\n)(?:(?!```).*\n)*```/g, (_all, before: string, name: string) => `${before}${blocks[name] ?? `there is no block ${name}`}\n\`\`\``);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, writePage(readFileSync(PAGE, 'utf8')));
  writeFileSync(new URL('../docs/call-graph.svg', import.meta.url), drawKinds());
}
