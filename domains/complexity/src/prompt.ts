import type { Prompt } from '@codewalk/core';
import type { Parameter } from './atom.js';
import { LABELS } from './growth.js';
import type { Argument, Task } from './task.js';
import { boundedElements, type Trait } from './types.js';

/** What a solver sees: the program, what n is, how costs count, and the closed set of labels (paper A.2). */
export function promptOf(task: Task): Prompt {
  const inputs = task.arguments.map((a) => `- \`${a.name}\`: ${describe(parameterOf(task, a))}`);
  const text = `What is the worst-case running time of \`${task.driver}\` in the Python program below, as a function of n?

${inputs.length === 1 ? 'Its input grows' : 'Its inputs grow'} with n:
${inputs.join('\n')}

Count the whole call, from these inputs to its result. Operations on single numbers take constant time; operations on whole sequences (sorting, slicing, copying, searching, summing, joining, comparing) take the time of their usual algorithm, looking up or adding a key in a dict or set takes constant time. The answer is the tight bound over all inputs of that size.

Labels: constant is O(1), logn O(log n), linear O(n), nlogn O(n log n), quadratic O(n^2), cubic O(n^3), np anything exponential or worse.

\`\`\`python
${task.program}\`\`\`

Answer with exactly one of these labels and nothing else:
${LABELS.join(' ')}
`;
  return { text, files: [], workspace: 'none' };
}

function parameterOf({ stages }: Task, { stage, parameter }: Argument): Parameter {
  return stages[stage]!.atom.parameters.find((p) => p.name === parameter)!;
}

const NUMBERS = 'whole numbers from 0 to n';

function describe({ type, requires }: Parameter): string {
  const numbers = requires.includes('binary') ? 'zeros and ones' : requires.includes('positive') ? 'whole numbers from 1 to n' : requires.includes('signed') ? 'whole numbers from -n to n' : NUMBERS;
  const extra = extraWords(requires);
  switch (type) {
    case 'int': return 'a whole number of value n';
    case 'bool': return 'True or False';
    case 'str': return `a string of length n${requires.includes('lower') ? ' of the letters a to z' : requires.includes('digits') ? ' of digits' : requires.includes('binary') ? ' of the characters 0 and 1' : ''}`;
    case 'list[int]': return requires.includes('permutation') ? 'a permutation of 0 to n-1' : `a list of n ${numbers}${extra}`;
    case 'list[bool]': return 'a list of n booleans';
    case 'list[str]': return `a list of strings with n characters in all${extra}`;
    case 'list[list[int]]': return requires.includes('square') ? `n rows of n ${numbers}${extra}` : `a list of lists that hold n ${numbers} in all${extra}`;
    case 'tuple[int, int]': return `a pair of ${boundedElements(requires) ? numbers : NUMBERS}`;
    case 'list[tuple[int, int]]': return `a list of n pairs of ${numbers}${extra}`;
    case 'dict[int, int]': return `a dict with n entries, keys and values being ${numbers}`;
    case 'set[int]': return `a set of n ${numbers}`;
  }
}

function extraWords(requires: readonly Trait[]): string {
  const words = [
    ...(requires.includes('sorted') ? ['in non-decreasing order'] : []),
    ...(requires.includes('distinct') ? ['all different'] : []),
    ...(requires.includes('rows-nonempty') ? ['none of them empty'] : []),
  ];
  return words.length === 0 ? '' : `, ${words.join(', ')}`;
}
