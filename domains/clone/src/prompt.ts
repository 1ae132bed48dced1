import type { Prompt } from '@codewalk/core';
import { OUTER, type Task } from './task.js';

const SYSTEM = `You decide whether two Java programs mean the same. Each has a method \`${OUTER}\` that calls other methods in order. They are equivalent if, for all arguments, \`${OUTER}\` of the one and \`${OUTER}\` of the other give equal results or throw exceptions of the same class, leave their arguments in equal states, and print the same. Names and layout do not matter.

Answer with exactly one line and nothing else: VERDICT: 1 if they are equivalent, VERDICT: 0 if they are not.`;

/** What a solver sees: the two composites, and what counts as the same (paper A.3, B.4). */
export function promptOf(task: Task): Prompt {
  const floats = /float|double|Float|Double/.test(task.snippets.join(''));
  const text = `Snippet A:

\`\`\`java
${task.snippets[0]}\`\`\`

Snippet B:

\`\`\`java
${task.snippets[1]}\`\`\`

Both run on Java 17. Arguments are any values of the declared types${task.arguments.some(({ type }) => !PRIMITIVE.test(type)) ? ', null among them' : ''}. Results are compared deeply, by content. ${floats ? `NaN is equal to itself, and 0.0 ${task.strict ? 'differs from' : 'is equal to'} -0.0. ` : ''}Running out of time or memory does not count as a difference.
`;
  return { system: SYSTEM, text, files: [], workspace: 'none' };
}

const PRIMITIVE = /^(?:boolean|byte|short|char|int|long|float|double)$/;
