import { fenced, type Prompt, type Recipe } from '@codewalk/core';
import { testsOf, type Task } from './task.js';

/**
 * What a solver gets: x_G, 𝓕 as one list, and how to run it; the same words at every level. Nothing tells how many bugs there are
 * or which test is of which.
 */
export function promptOf(task: Task): Prompt {
  const { name, about, recipe, editable } = task.repository;
  const tests = testsOf(task);
  const text = `The repository \`${name}\` has failing tests. ${sentence(about)} Its files are given as a git work tree with one commit.

These tests fail now:
${fenced(tests.map(shown).join('\n'))}
Repair the source so that all of them pass. There may be more than one independent bug.

Run the tests with ${commandOf(recipe)}${recipe.image === undefined ? '' : ` in the container image \`${recipe.image}\``}.

- Do not edit tests: ${list(recipe.tests)} and the configuration of the runner are put back as they are now before the repair is judged.
- Only changes to these paths count: ${list(editable)}.
- No network is there when the repair is judged, and nothing is installed.

Answer with one git diff against the given commit in a fenced block, or leave the changed files in the work tree.
`;
  return { text, files: task.files, workspace: 'git' };
}

const sentence = (about: string): string => (/[.!?]$/.test(about) ? about : `${about}.`);

const list = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');

/** An id on one line: as it is, or as a JSON string where it holds control characters. */
const shown = (id: string): string => (/[\u0000-\u001f\u007f\u2028\u2029]/.test(id) ? JSON.stringify(id) : id);

function commandOf({ runner, tests, command, paths, image, environment }: Recipe): string {
  const python = image === undefined ? 'python' : (environment ?? 'python3'); // what a recipe names on this machine is nobody else's
  const prefix = paths && paths.length > 0 && (runner === 'pytest' || runner === 'unittest') ? `PYTHONPATH=${paths.join(':')} ` : '';
  switch (runner) {
    case 'pytest': return `\`${prefix}${python} -m pytest ${tests.join(' ')}\``;
    case 'unittest': return `\`${prefix}${python} -m unittest discover ${tests[0]!}\``;
    case 'node-test': return '`node --test`';
    case 'tape': return '`node` on each test file';
    case 'junit':
    case 'tap': return `\`${command!.join(' ')}\``;
  }
}
