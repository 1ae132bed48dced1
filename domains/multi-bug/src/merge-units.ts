import { ok, refuse, type Result } from '@codewalk/core';
import type { Language } from '@codewalk/syntax';
import { readUnits, type Container, type Unit } from './units.js';

/** Texts of one file: where a patch was made, before and after it, at the start of composing, and now. */
export interface Texts {
  readonly before: string;
  readonly after: string;
  readonly first: string;
  readonly now: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Brings what a patch added or changed to another state of the file, part by part: a part of the same name is replaced
 * unless another patch set it otherwise, a new one goes to the end of what it stands in, an import to the other imports.
 * What the patch removed stays.
 */
export async function mergeUnits(language: Language, texts: Texts): Promise<Result<string>> {
  const [before, after, first, now] = await Promise.all([texts.before, texts.after, texts.first, texts.now].map((text) => readUnits(language, text)));
  if (!before || !after || !first || !now) return refuse('unparsable', 'it does not parse, so its tests cannot be told apart');
  const edits: Edit[] = [];
  const ended = texts.now === '' || texts.now.endsWith('\n');
  const clash = merge({ before, after, first, now }, edits, (text) => `${ended ? '\n\n' : '\n\n\n'}${text}\n`);
  if (clash !== null) return refuse('test-conflict', `two patches set ${JSON.stringify(clash)}`);
  const merged = splice(texts.now, edits);
  return (await readUnits(language, merged)) ? ok(merged) : refuse('unparsable', 'merged by name, it does not parse');
}

const find = (container: Container | undefined, key: string): Unit | undefined => container?.units.find((unit) => unit.key === key);

/** Collects edits to `now`; the name of a part that cannot be settled, or null. */
function merge({ before, after, first, now }: Readonly<Record<keyof Texts, Container | undefined>>, edits: Edit[], added: (text: string) => string): string | null {
  const lastImport = now!.units.filter((unit) => unit.isImport).at(-1);
  for (const unit of after!.units) {
    const { key, text } = unit;
    const [was, began, is] = [find(before, key), find(first, key), find(now, key)];
    if (is?.text === text || was?.text === text) continue;
    if (is && is.text !== was?.text && is.text !== began?.text) {
      if (!unit.inside || !is.inside) return key;
      const clash = merge({ before: was?.inside, after: unit.inside, first: began?.inside, now: is.inside }, edits, (part) => `\n\n${part}`);
      if (clash !== null) return `${key}: ${clash}`;
    } else if (is?.inside && unit.inside && was?.inside) {
      const clash = merge({ before: was.inside, after: unit.inside, first: began?.inside, now: is.inside }, edits, (part) => `\n\n${part}`);
      if (clash !== null) return `${key}: ${clash}`;
    } else if (is) edits.push({ start: is.start, end: is.end, text });
    else if (unit.isImport) edits.push(lastImport ? { start: lastImport.end, end: lastImport.end, text: `\n${text}` } : { start: topOf(now!), end: topOf(now!), text: `${text}\n` });
    else edits.push({ start: now!.end, end: now!.end, text: added(text) });
  }
  return null;
}

/** Where a first import goes: before the first part that is no text such as a docstring. */
const topOf = ({ units, end }: Container): number => units.find(({ key }) => !/^text ["']/.test(key))?.start ?? end;

function splice(source: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    out += source.slice(at, start) + text;
    at = end;
  }
  return out + source.slice(at);
}
