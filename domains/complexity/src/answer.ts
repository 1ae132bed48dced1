import { refuse, type AnswerText, type Result } from '@codewalk/core';
import { LABELS, type Label } from './growth.js';

const NAMED = new RegExp(`(?<![A-Za-z0-9_])(${LABELS.join('|')})(?![A-Za-z0-9_])`, 'gi');
/** The last line may dress the label, but holds nothing else that means something. */
const ALONE = new RegExp(`^(?:(?:the )?(?:final )?(?:answer|label)(?: is)?\\s*:?\\s*)?(${LABELS.join('|')})$`, 'i');

/**
 * Reads a label strictly: the whole text names exactly one label, and the last line that says anything is that label alone,
 * at most after "Answer:" and dressed in quotes, emphasis or a full stop. Anything else is unparsable, never guessed.
 */
export function parseAnswer({ text, unfinished }: AnswerText): Result<Label> {
  if (unfinished) return refuse('unfinished', 'the thinking never ends, so there is no answer');
  const lines = text.split('\n').filter((line) => !/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(line) && line.trim() !== '');
  const last = lines.at(-1);
  if (last === undefined) return refuse('empty', 'the answer is empty');
  const named = new Set([...text.matchAll(NAMED)].map(([, label]) => label!.toLowerCase()));
  if (named.size === 0) return refuse('no-label', `no label is named; the labels are ${LABELS.join(', ')}`);
  if (named.size > 1) return refuse('several-labels', `several labels are named: ${[...named].join(', ')}`);
  const plain = last.replace(/[`*_"'“”‘’]/g, '').trim().replace(/\.$/, '').trim();
  const match = ALONE.exec(plain);
  if (!match) return refuse('not-alone', 'the last line is not a label alone');
  return { ok: true, value: match[1]!.toLowerCase() as Label };
}
