import { canonicalJson, makeContext, promptSchema, readAnswer, z, type AtomBase, type Prompt } from '@codewalk/core';
import { count, eachTask, shorten, type Check } from '../finding.js';
import type { Drawn, Subject } from '../subject.js';
import { difference } from './composition.js';
import { throughJson } from './pool.js';

export const stablePrompt: Check = {
  says: 'a task has one prompt, before and after it was stored',
  async run(subject) {
    const { prompt } = subject.domain;
    const { checked, problems } = await eachTask(subject, ({ composed }) => {
      const stored = throughJson(z.unknown(), composed.task);
      const shown = [composed.prompt, prompt(composed.task), ...('value' in stored ? [prompt(stored.value)] : [])];
      const bad = shown.map((one) => promptSchema.safeParse(one)).find((parsed) => !parsed.success);
      if (bad) return { checked: 1, problems: [`the prompt is not one: ${bad.error!.issues[0]!.path.join('.')} ${bad.error!.issues[0]!.message}`] };
      const [first, ...rest] = shown.map((one) => canonicalJson(one));
      const other = rest.find((text) => text !== first);
      return { checked: 1, problems: other === undefined ? [] : [`the prompt changes: ${difference(first!, other)}`] };
    });
    return { checked, seen: count(checked, 'task'), problems };
  },
};

/** Names that no task has by chance, in place of ids and seed. */
const MARK = 'qzx7v';
const SEED_MARK = `${MARK}seed`;
const idMark = (i: number): string => `${MARK}${i}atom`;
const TRIES = 8;

export const leaks: Check = {
  says: 'a prompt tells neither level nor atom ids nor seed',
  async run(subject) {
    const { tasks } = await subject.sample();
    const { checked, problems } = await eachTask(subject, async (task) => ({ checked: 1, problems: await markedLeaks(subject, task) }));
    // a number that happens to stand in one program is no leak: the level is told where every task tells it
    const telling = tasks.filter(({ level, composed }) => levelWords(level).some((words) => words.test(textOf(composed.prompt))));
    const told = tasks.length > 0 && telling.length === tasks.length ? [`every prompt names its own level, as ${tasks[0]!.where} does`] : [];
    return { checked, seen: count(checked, 'task'), problems: [...problems, ...told] };
  },
};

const levelWords = (level: number): RegExp[] => [
  new RegExp(`\\b(?:level|difficulty)\\b[\\s"':=#-]*${level}\\b`, 'i'),
  new RegExp(`\\bL-?${level}\\b`),
  new RegExp(`\\b${level}[\\s-]+atom(?:s|ic)?\\b`, 'i'),
];

/** Composes the walk again under marked ids and seed, and looks for the marks in what is shown. */
async function markedLeaks(subject: Subject, { walk }: Drawn): Promise<string[]> {
  const { domain, options, services } = subject;
  for (let i = 0; i < TRIES; i++) {
    const marked = (structuredClone(walk) as AtomBase[]).map((atom, at) => ({ ...atom, id: idMark(at) }));
    const made = await domain.compose(marked, options, makeContext(`${SEED_MARK}/${i}/compose`, services.runtimes, services.signal));
    if (!made.ok) continue;
    const shown = textOf(domain.prompt((made.value as { task: unknown }).task)).toLowerCase();
    return [
      ...walk.flatMap((atom, at) => (shown.includes(idMark(at)) ? [`the prompt shows the atom id ${JSON.stringify(atom.id)}`] : [])),
      ...(shown.includes(SEED_MARK) ? ['the prompt shows the name of a stream, and so the seed'] : []),
    ];
  }
  return [];
}

/** All that a prompt shows as one text: paths and contents of files too. */
function textOf({ system, text, files }: Prompt): string {
  return [system ?? '', text, ...files.flatMap((f) => [f.path, f.text ?? Buffer.from(f.base64 ?? '', 'base64').toString('latin1')])].join('\n');
}

export const hiddenReference: Check = {
  says: 'no line of the reference that the unsolved files lack is shown',
  async run(subject) {
    if (subject.domain.answerKind === 'label') return { checked: 1, seen: 'nothing to hide: the labels are listed', problems: [] };
    const { checked, problems } = await eachTask(subject, (task) => {
      const { prompt } = task.composed;
      const files = prompt.files.flatMap((file) => (file.text === undefined ? [] : file.text.split('\n')));
      const fences = readAnswer(prompt.text).blocks.flatMap(({ body }) => body.split('\n'));
      // where no files are laid out, what the prompt fences is the unsolved task
      const unsolved = new Set((files.length > 0 ? files : fences).map((line) => line.trim()));
      const isUnsolved = (line: string): boolean => unsolved.has(line.trim()) || unsolved.has(line.replace(/^[-+ ]/, '').trim()); // as a diff has it
      const shown = new Set([...`${prompt.system ?? ''}\n${prompt.text}`.split('\n'), ...files].map(bare));
      const prose = `${prompt.system ?? ''}\n${prompt.text}`.split('\n').filter((line) => !unsolved.has(line.trim()));
      const found = [...new Set(linesOf(subject.rendered(task)))].filter((line) => !isUnsolved(line) && isShown(bare(line), shown, prose));
      return { checked: 1, problems: found.map((line) => `a line of the reference is shown: ${shorten(JSON.stringify(line.trim()))}`) };
    });
    return { checked, seen: count(checked, 'task'), problems };
  },
};

/** The lines of an answer that say something: what its fences hold, or all of it. */
function linesOf(text: string): string[] {
  const { blocks, text: plain } = readAnswer(text);
  return (blocks.length > 0 ? blocks.map(({ body }) => body).join('') : plain).split('\n');
}

/** A line without what comments, diffs, lists and quotes put around it. */
const bare = (line: string): string => line.replace(/^[\s#/*+>"'`;|-]+|[\s*"'`;|,.-]+$/g, '');

/** From so many characters on, a line is looked for inside sentences too. */
const LONG = 8;

function isShown(line: string, shown: ReadonlySet<string>, prose: readonly string[]): boolean {
  if (!/\w.*\w/.test(line)) return false; // brackets and single characters stand anywhere
  return shown.has(line) || (line.length >= LONG && prose.some((sentence) => sentence.includes(line)));
}
