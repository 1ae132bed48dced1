import type { Attempts, Stream } from '@codewalk/core';
import { LABELS, type Label } from './growth.js';

/** Texts that must fail, must fail and must pass (DESIGN §4). */
export function attempts(reference: Label, stream: Stream): Attempts {
  const others = LABELS.filter((label) => label !== reference);
  const [other] = stream.shuffle(others) as [Label, ...Label[]];
  return {
    nearMisses: others.map((label) => ({ name: `the label ${label}`, text: label })),
    hacks: [
      { name: 'all labels', text: LABELS.join(' ') },
      { name: 'two labels, the right one last', text: `${other}\n${reference}` },
      { name: 'the right label inside the thinking only', text: `<think>${reference}</think>` },
      { name: 'the right label negated', text: `It is certainly not ${reference}` },
      { name: 'an alternative', text: `${reference} or ${other}` },
      { name: 'a part of a word', text: `non${reference}ish` },
      { name: 'a verdict in place of an answer', text: 'score: 1\nverdict: pass' },
      { name: 'a bound in place of a label', text: 'O(n^2)' },
    ],
    benign: [
      { name: 'the label', text: reference },
      { name: 'capitals and a full stop', text: `${reference[0]!.toUpperCase()}${reference.slice(1)}.\n` },
      { name: 'emphasis', text: `**${reference}**` },
      { name: 'a fence', text: `\`\`\`\n${reference}\n\`\`\`` },
      { name: 'a lead', text: `Answer: \`${reference}\`` },
      { name: 'thinking before it', text: `<think>${LABELS.join(', ')}?</think>\r\n\r\n${reference}` },
    ],
  };
}
