import { textFile, type Prompt } from '@codewalk/core';
import { ANSWER_FORMAT } from '../answer/index.js';
import { functionsOf } from '../functions.js';
import { mergeFiles, mergePrompt } from '../merge/index.js';
import { startFiles } from '../program.js';
import { renameFiles, renamePrompt } from '../rename/index.js';
import { PATH, type EditsTask, type Files, type Task } from '../task.js';
import { exampleOf } from './examples.js';
import { sayInstruction } from './instruction-words.js';
import { commentWords, GUARDS, INSTRUCTIONS, statementOf } from './statements.js';

/** What a solver sees: the program as a file, and what to do with it. */
export function promptOf(task: Task): Prompt {
  const statement = task.kind === 'edits' ? editsPrompt(task) : task.kind === 'merge' ? mergePrompt(task) : renamePrompt(task);
  return {
    text: `${statement.trimEnd()}\n\n${ANSWER_FORMAT}`,
    files: Object.entries(shownFiles(task)).map(([path, text]) => textFile(path, text)),
    workspace: 'files',
  };
}

/** The files of x_G. */
export const shownFiles = (task: Task): Files => (task.kind === 'edits' ? startFiles(task) : task.kind === 'merge' ? mergeFiles(task) : renameFiles(task));

function editsPrompt(task: EditsTask): string {
  const several = task.edits.length > 1;
  const parts = task.edits.map((_, i) => (several ? `## Change ${i + 1}\n\n${changeOf(task, i)}` : changeOf(task, i)));
  const modules = ['`mylibrary`', ...(task.code === 'string' ? ['`strops` (functions on text)'] : [])].join(' and ');
  return `${several ? `Make these ${task.edits.length} changes to` : 'Change'} the Python program in \`${PATH}\`${several ? '.' : ' as follows.'}

${parts.join('\n\n')}

${several ? '## For all changes' : '## Rules'}

- Keep all names of functions that stay; add no function, class, lambda, import, or variable outside functions.
- \`main\`, the \`__main__\` block${task.checkAt === undefined ? '' : ', \`check\`'} and all functions that ${several ? 'no change' : 'the change'} is not about stay as they are, layout and comments aside.
- Calls go on passing \`val\` as it is, to the same functions and as often, unless a change says otherwise.
- Functions you edit consist of assignments to local names, calls, and one return at the end: no loop, condition or handler of your own.
- Type hints may be left out, but not be wrong.
- ${modules} will be there when it runs; do not define ${task.code === 'string' ? 'them' : 'it'}.
- Every function is tested by itself.`;
}

function changeOf(task: EditsTask, atom: number): string {
  const edit = task.edits[atom]!;
  const guarded = functionsOf(task).some((fn) => fn.atom === atom && fn.guard);
  const parts = [
    statementOf(edit, task.code, guarded),
    ...(guarded && edit.kind !== 'remove-dead-code' ? [GUARDS] : []),
    exampleOf(edit.kind, task.code, edit).trimEnd(),
    ...(edit.instructions.length > 0 ? [`${INSTRUCTIONS}\n\n${edit.instructions.map(sayInstruction).join('\n')}`] : []),
    ...(edit.comment === undefined ? [] : [commentWords(edit.comment)]),
  ];
  return parts.join('\n\n');
}
