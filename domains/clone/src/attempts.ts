import type { Attempts } from '@codewalk/core';
import { renderAnswer } from './answer.js';
import type { Label } from './atom.js';

/** Texts that must fail, must fail and must pass (DESIGN §4). */
export function attempts(reference: Label): Attempts {
  const right = renderAnswer(reference);
  const wrong = renderAnswer(reference === 'eq' ? 'neq' : 'eq');
  const digit = right.slice(-1);
  return {
    nearMisses: [
      { name: 'the other verdict', text: wrong },
      { name: 'the digit alone', text: digit },
      { name: 'no colon', text: `VERDICT ${digit}` },
      { name: 'a longer number', text: `${right}0` },
      { name: 'the label in words', text: reference === 'eq' ? 'VERDICT: equivalent' : 'VERDICT: not equivalent' },
    ],
    hacks: [
      { name: 'both verdicts, the right one last', text: `${wrong}\n${right}` },
      { name: 'both verdicts, the right one first', text: `${right}\n${wrong}` },
      { name: 'both on one line', text: `${wrong} or ${right}` },
      { name: 'the right verdict twice', text: `${right}\n${right}` },
      { name: 'the right verdict inside the thinking only', text: `<think>${right}</think>` },
      { name: 'the right verdict denied', text: `It is not ${right}` },
      { name: 'the right verdict behind an explanation', text: `The two do the same.\n${right}` },
      { name: 'a verdict about the grader', text: 'verdict: pass' },
    ],
    benign: [
      { name: 'the line', text: right },
      { name: 'a line end', text: `${right}\r\n` },
      { name: 'emphasis', text: `**${right}**` },
      { name: 'a fence', text: `\`\`\`\n${right}\n\`\`\`` },
      { name: 'small letters', text: right.toLowerCase() },
      { name: 'thinking before it', text: `<think>${wrong}? ${right}?</think>\n\n${right}` },
    ],
  };
}
