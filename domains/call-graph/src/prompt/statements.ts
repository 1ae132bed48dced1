import type { Code } from '../kinds.js';
import { TYPES } from '../program.js';
import type { Edit } from '../task.js';

const listed = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`);
const code = (text: string): string => `\`${text}\``;

/** What an edit asks for, in general words: which functions it is about is for the solver to find (paper A.11). */
export function statementOf(edit: Edit, type: Code, guarded: boolean): string {
  const one = edit.values.length === 1;
  const names = edit.values.map((v) => code(v.name));
  const applied = (what: string): string => code([...edit.values.map((v) => v.name), what].join(edit.values[0]?.type === 'str' ? ' + ' : ' * '));
  const own = TYPES[type];
  switch (edit.kind) {
    case 'remove-dead-code':
      return guarded
        ? `Remove every function that is never called when the script runs: those that \`main\` does not reach at all, and those that it reaches only through arms of \`if check(…)\` that never run. \`check\` sees nothing but its constants, so of each guard one arm always runs and the other never does. Leave every arm as it is, also one that calls a function you remove: that call never happens. \`check\` stays.`
        : 'Remove every function that is never called when the script runs: those that `main` does not reach, directly or through other functions. Leave all other functions exactly as they are.';
    case 'add-parameter': {
      const parameters = listed(edit.values.map((v) => code(`${v.name}: ${v.type} = ${v.library}()`)));
      return `One function has the ${one ? 'parameter' : 'parameters'} ${listed(names)} and does nothing with ${one ? 'it' : 'them'} yet. Carry ${one ? 'it' : 'them'} down the calls. That function passes ${one ? 'it' : 'them'} on to every function of this file that it calls; each function reached so takes ${one ? 'it' : 'them'} as new ${one ? 'parameter' : 'parameters'} after \`val\`, with ${one ? 'its default' : 'their defaults, in this order'}: ${parameters}; and it passes ${one ? 'it' : 'them'} on in the same way. A function reached so that calls no other function of this file applies ${one ? 'it' : 'them'}: where it returned \`X\`, it returns ${applied('X')}. The functions in between only pass ${one ? 'it' : 'them'} on. All other functions stay as they are, also those that call one of these: they go on calling it without.`;
    }
    case 'add-return': {
      const library = code(`${edit.values[0]!.library}(val)`);
      const result = code(`tuple[${[own, ...edit.values.map((v) => v.type)].join(', ')}]`);
      return `${library} of \`mylibrary\` used to return ${code(own)}. Now it returns ${result}: the same value as before, then ${one ? 'a text' : `${edit.values.length} texts`}. Let every function that uses its result, directly or through other functions, return ${result} too: first what it returned before, computed as before, then the ${one ? 'text' : 'texts in their order'} as received. Give the received ${one ? 'text the local name' : 'texts the local names'} ${listed(names)}. Call nothing more often than before. \`main\` stays as it is and returns what it gets.`;
    }
    case 'cache-function': {
      const calls = listed(edit.values.map((v) => code(`${v.library}()`)));
      return `Several functions call ${calls}. ${one ? 'It is' : 'They are'} slow and always ${one ? 'gives' : 'give'} the same, so ${one ? 'it is' : 'each is'} to be called once: in the lowest function that reaches all of these callers by its calls, their lowest common ancestor. There, keep ${one ? 'the result in the local' : 'the results in the locals'} ${listed(names)}, and hand ${one ? 'it' : 'them'} down from function to function to those that called ${calls}, which use ${one ? 'it in place of the call' : 'them in place of the calls'}. Every function on the way takes ${one ? `the parameter ${code(`${edit.values[0]!.name}: ${edit.values[0]!.type}`)}, without a default,` : `the parameters ${listed(edit.values.map((v) => code(`${v.name}: ${v.type}`)))}, without defaults and in this order,`} after \`val\`.`;
    }
    case 'dont-repeat': {
      const calls = listed(edit.values.map((v) => code(`${v.library}(val)`)));
      const result = code(`tuple[${[own, ...edit.values.map((v) => v.type)].join(', ')}]`);
      return `Several functions call ${calls}, each for itself. Let ${one ? 'it' : 'each'} be called once: in the first function down the calls that all of these callers reach. That function returns ${one ? 'the result' : 'the results'} beside its own, as ${result}${one ? '' : ' in this order'}; the functions between it and the callers hand ${one ? 'it' : 'them'} up in the same form, and the callers use what they receive in place of ${one ? 'the call' : 'the calls'} and go on returning what they returned before. Give ${one ? 'the value the local name' : 'the values the local names'} ${listed(names)} wherever ${one ? 'it is' : 'they are'} received. Do not move the ${one ? 'call' : 'calls'} into a function that calls the callers.`;
    }
  }
}

/** What an edit has to respect where functions are guarded. */
export const GUARDS = 'Functions are guarded: their code stands twice, in both arms of `if check(…)`. `check` sees nothing but its constants, so of each guard one arm always runs and the other never does. Make the change only in the arm that runs, and leave the other arm exactly as it is. Apart from its head, a guarded function stays one `if` with these two arms and nothing beside it. `check` stays as it is.';

/** Where and in which order instructions are obeyed (paper, Prompt A.10). */
export const INSTRUCTIONS = `Each of these values carries requirements, listed below in no particular order. Obey every requirement on a value in every function that has this value after the change, whether as a parameter, from a call, or by computing it; and in no other function, never in \`main\`. In a function, first receive all the values, then write what is required, and only then pass the values on or use them in the result. Write it in this order: comments, then assertions, then prints, then assignments; within one of these, any order. Each stands on a line of its own. A comment is a number sign, a blank, its label, a colon, a blank and the name of the value. A print has two arguments. An assignment does not change the value: go on with the value itself.`;

/** The comment that edited functions get (paper §A.9). */
export const commentWords = (comment: string): string => `In every function that you edit for this change, and in no other, add this comment on a line of its own inside the function, word for word:

# ${comment}`;
