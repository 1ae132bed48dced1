import { fenced, textFile, type Prompt } from '@codewalk/core';
import { FILE } from './answer.js';
import { DRIVER, type Task } from './task.js';

/** What a solver sees: the program without its proof, and what may be added to it (paper A.4). */
export function promptOf(task: Task): Prompt {
  const text = `Complete this Verus program so that it verifies. Functions call one another under the driver \`${DRIVER}\`; what each of them ensures, and all that proves it, has been removed.

Add what is missing:
- to each function, an \`ensures\` list strong enough for the driver's assertions and for the calls that follow;
- to each loop, what every pass maintains and what shows that it ends;
- \`assert\`, \`assert … by\`, \`assert forall … by\`, \`proof { … }\` blocks, \`let ghost\`, \`reveal\`;
- lemmas (\`proof fn\`) and definitions (\`spec fn\`) of your own, under names that the program does not use yet.

Change nothing else. Code, preconditions, specification functions, the \`step\` predicates, \`${DRIVER}\` and \`main\` stay as they are, in any order; predicates and driver are put back as given before your program is verified. Not allowed: \`assume\`, \`admit\`, attributes other than \`#[trigger]\`, \`#![trigger …]\`, \`#![auto]\` and \`#[verifier::loop_isolation(…)]\`, macros other than \`verus!\` and \`vec!\`, more code that runs.

The verifier knows \`exec\`, \`spec\` and \`proof\` functions, machine integers, \`int\`, \`nat\`, \`bool\`, \`char\`, tuples, \`Option\`, \`Vec\`, slices, \`Seq\`, \`Set\`, quantifiers, \`choose\`, and \`by (nonlinear_arith)\`; it has no structs, traits, maps, \`calc!\`, \`by (bit_vector)\` or \`by (compute)\`.

${fenced(task.program, 'rust')}
Answer with the whole completed program in one fenced block.
`;
  return { text, files: [textFile(FILE, task.program)], workspace: 'files' };
}
