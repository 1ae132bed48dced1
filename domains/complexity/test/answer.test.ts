import { readAnswer } from '@codewalk/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../src/answer.js';
import { LABELS } from '../src/growth.js';

const read = (text: string): string => {
  const result = parseAnswer(readAnswer(text));
  return result.ok ? result.value : `refused: ${result.code}`;
};

const F = '```';

const ACCEPTED: readonly (readonly [string, string])[] = [
  ['linear', 'linear'], ['Linear', 'linear'], ['LINEAR\n', 'linear'], ['  nlogn  ', 'nlogn'], ['NP.', 'np'],
  ['**quadratic**', 'quadratic'], ['*cubic*', 'cubic'], ['_cubic_', 'cubic'], ['***np***.', 'np'], ['`logn`', 'logn'],
  ['"constant"', 'constant'], ["'constant'", 'constant'], ['“constant”', 'constant'], ['‘constant’.', 'constant'],
  ['Answer: linear', 'linear'], ['answer is linear', 'linear'], ['The answer is linear.', 'linear'], ['**Answer:** `linear`', 'linear'],
  ['The final answer is: **cubic**', 'cubic'], ['Final answer: cubic', 'cubic'], ['Label: np', 'np'], ['The label is `nlogn`.', 'nlogn'],
  ['Two loops run one after the other.\n\nlinear', 'linear'], ['linear\n\nAnswer: linear', 'linear'], ['Answer:\nlinear', 'linear'],
  [`${F}\nlinear\n${F}`, 'linear'], [`${F}text\nlinear\n${F}\n`, 'linear'], [`~~~\nlinear\n~~~`, 'linear'], [`linear\n${F}`, 'linear'], [`${F}\nlinear`, 'linear'],
  ['\\boxed{linear}', 'linear'], ['$\\boxed{\\text{np}}$', 'np'], ['$$\\boxed{quadratic}$$.', 'quadratic'], ['Answer: "cubic".', 'cubic'],
  ['<think>constant? no, cubic</think>linear', 'linear'], ['constant or cubic\n</think>\n\nlinear', 'linear'], ['<think></think>\r\nlinear\r\n', 'linear'],
  ['\ufefflinear', 'linear'], ['\u001b[1mlinear\u001b[0m', 'linear'], ['lin\u200bear', 'linear'], ['The loop is not nested.\nlinear', 'linear'],
];

const REFUSED: readonly (readonly [string, string])[] = [
  ['', 'empty'], [' \n\t\n', 'empty'], [`${F}\n${F}`, 'empty'], ['<think>linear</think>', 'empty'], ['linear\n</think>', 'empty'],
  ['<think>linear', 'unfinished'], ['linear <think> or cubic', 'unfinished'], [`hm\n${F}\nx\n</think>\n${F}\nlinear`, 'ambiguous'],
  ['O(n)', 'no-label'], ['O(n log n)', 'no-label'], ['n log n', 'no-label'], ['exponential', 'no-label'], ['nonlinear', 'no-label'], ['linearly', 'no-label'], ['quasi_linear', 'no-label'], ['nlog_n', 'no-label'], ['score: 1', 'no-label'], ['I cannot tell.', 'no-label'],
  [LABELS.join(' '), 'several-labels'], ['linear or quadratic', 'several-labels'], ['linear\nquadratic', 'several-labels'], ['not cubic but linear', 'several-labels'], ['Answer: linear, not np', 'several-labels'], ['linear / nlogn', 'several-labels'], ['constant factors aside:\nlinear', 'several-labels'], [`${F}\nlinear\n${F}\n${F}\ncubic\n${F}`, 'several-labels'],
  ['not linear', 'denied'], ['It is certainly not:\nlinear', 'denied'], ["It isn't\nlinear", 'denied'], ['it isn’t linear', 'denied'], ['never linear.\nlinear', 'denied'], ['Not this one:\n\nlinear', 'denied'], ['anything except\nlinear', 'denied'],
  ['linear time', 'not-alone'], ['It is linear', 'not-alone'], ['linear?', 'not-alone'], ['linear!', 'not-alone'], ['linear (O(n))', 'not-alone'], ['non-linear', 'not-alone'], ['np-complete', 'not-alone'], ['linear\nNo.', 'not-alone'], ['linear\nscore: 1', 'not-alone'], ['maybe linear', 'not-alone'], ['label=linear', 'not-alone'], ['éconstant', 'not-alone'], ['<answer>linear</answer>', 'not-alone'], ['{"label": "linear"}', 'not-alone'], ['linear..', 'not-alone'], ['\\boxed{linear', 'not-alone'],
];

describe('a label read from an answer', () => {
  it.each(ACCEPTED)('%j is %s', (text, label) => {
    expect(read(text)).toBe(label);
  });

  it.each(REFUSED)('%j is refused as %s', (text, code) => {
    expect(read(text)).toBe(`refused: ${code}`);
  });

  it('is one of the set or a refusal, for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.array(fc.constantFrom(...LABELS, ' ', '\n', 'not', 'answer:', F, '<think>', '</think>', '.'), { maxLength: 12 }).map((p) => p.join(''))), (text) => {
      const result = parseAnswer(readAnswer(text));
      expect(result.ok ? LABELS : [result.code]).toContain(result.ok ? result.value : result.code);
    }));
  });

  it('is refused wherever another label stands too', () => {
    fc.assert(fc.property(fc.constantFrom(...LABELS), fc.constantFrom(...LABELS), fc.constantFrom(' ', '\n', ', ', ' or ', '\n\n'), (a, b, between) => {
      expect(read(`${a}${between}${b}`)).toBe(a !== b ? 'refused: several-labels' : between.includes('\n') ? a : 'refused: not-alone');
    }));
  });
});
