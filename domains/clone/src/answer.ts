import { noAnswer, refuse, type AnswerText, type Result } from '@codewalk/core';
import type { Label } from './atom.js';

const VERDICTS: Readonly<Record<string, Label>> = { '1': 'eq', '0': 'neq' };

/** The answer line of a label. */
export const renderAnswer = (label: Label): string => (label === 'eq' ? 'VERDICT: 1' : 'VERDICT: 0');

/**
 * Reads a verdict strictly: the text, thinking and a fence around it aside, is one line, `VERDICT: 1` or `VERDICT: 0`, at most in
 * emphasis or other capitals. Anything else is unparsable, both verdicts and a verdict behind an explanation too.
 */
export function parseAnswer(answer: AnswerText): Result<Label> {
  const none = noAnswer(answer);
  if (none) return none;
  const lines = answer.text.split('\n').filter((line) => !/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(line) && line.trim() !== '');
  if (lines.length === 0) return refuse('empty', 'the answer is empty');
  const said = [...new Set([...answer.text.matchAll(/VERDICT\s*:\s*(\d+)/gi)].map(([, digit]) => digit!))];
  if (said.length > 1) return refuse('several-verdicts', `several verdicts are given: ${said.join(', ')}`);
  if (lines.length > 1) return refuse('several-lines', `the answer must be one line, it has ${lines.length}`);
  const match = /^VERDICT:\s*([01])$/i.exec(lines[0]!.replace(/[`*_]/g, '').trim());
  return match ? { ok: true, value: VERDICTS[match[1]!]! } : refuse('no-verdict', 'the line is neither VERDICT: 1 nor VERDICT: 0');
}
