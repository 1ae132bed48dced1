import { noAnswer, refuse, type AnswerText, type Result } from '@codewalk/core';
import { LABELS, type Label } from './growth.js';

const NAMED = new RegExp(`(?<![A-Za-z0-9]_*)(${LABELS.join('|')})(?!_*[A-Za-z0-9])`, 'gi');
/** A label that is denied in its sentence, at most two words before it. */
const DENIED = new RegExp(`(?:(?<![A-Za-z])(?:not|never|neither|nor|except|unlike)|n['’]t)[^A-Za-z0-9.!?]+(?:[A-Za-z]+[^A-Za-z0-9.!?]+){0,2}(?:${LABELS.join('|')})(?!_*[A-Za-z0-9])`, 'i');
/** The last line may dress the label, but holds nothing else that means something. */
const ALONE = new RegExp(`^(?:(?:the )?(?:final )?(?:answer|label)(?: is)?\\s*:?\\s*)?(${LABELS.join('|')})$`, 'i');

/**
 * Reads a label strictly: the whole text names exactly one label and nowhere denies it, and the last line that says anything
 * is that label alone, at most after "Answer:" and dressed in quotes, emphasis, a box or a full stop. Anything else is
 * unparsable, never guessed.
 */
export function parseAnswer(answer: AnswerText): Result<Label> {
  const none = noAnswer(answer);
  if (none) return none;
  const { text } = answer;
  const lines = text.split('\n').filter((line) => !/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(line) && line.trim() !== '');
  const last = lines.at(-1);
  if (last === undefined) return refuse('empty', 'the answer is empty');
  const named = new Set([...text.matchAll(NAMED)].map(([, label]) => label!.toLowerCase()));
  if (named.size === 0) return refuse('no-label', `no label is named; the labels are ${LABELS.join(', ')}`);
  if (named.size > 1) return refuse('several-labels', `several labels are named: ${[...named].join(', ')}`);
  if (DENIED.test(text)) return refuse('denied', `the text denies ${[...named][0]!}`);
  const plain = unboxed(last.replace(/[`*_"'“”‘’]/g, '').trim().replace(/\.$/, '').trim());
  const match = ALONE.exec(plain);
  if (!match) return refuse('not-alone', 'the last line is not a label alone');
  return { ok: true, value: match[1]!.toLowerCase() as Label };
}

/** The content of TeX's `\boxed{…}` and `\text{…}`, with or without dollar signs. */
function unboxed(text: string): string {
  const inner = /^\$*\\(?:boxed|text(?:bf|tt)?)\s*\{(.*)\}\$*$/.exec(text)?.[1];
  return inner === undefined ? text : unboxed(inner.trim());
}
