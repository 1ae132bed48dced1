import { PATH } from '../task.js';
import type { RenameTask } from './task.js';

/** The statement of a task, without how an answer is written. */
export const renamePrompt = (task: RenameTask): string => `${PATH} holds one function, main(val), that computes a number through many variables. Rename these variables:

${task.renames.map(({ from, to }) => `- \`${from}\` becomes \`${to}\``).join('\n')}

All renames hold at once, for the names as they are now: where one variable gets a name that another one has, that other one is renamed too, and the two must not be mixed up. Rename each variable wherever it is assigned or used. Change nothing else: no other name, no operation, no order.`;
