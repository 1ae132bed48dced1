import { CodewalkError, throwProblems, type Problem } from '@codewalk/core';
import { nearest } from './domains.js';

/** Reads something of a person's; problems with an unknown field get the known one that may be meant as their hint. */
export function suggesting<T>(fields: readonly string[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CodewalkError) throwProblems(error.problems.map((problem) => withSuggestion(problem, fields)));
    throw error;
  }
}

function withSuggestion(problem: Problem, fields: readonly string[]): Problem {
  const unknown = /unknown field "([^"]+)"$/.exec(problem.message)?.[1];
  if (unknown === undefined || problem.hint !== undefined) return problem;
  const near = nearest(unknown, fields);
  return { ...problem, ...(near ? { hint: `did you mean ${near}?` } : fields.length > 0 ? { hint: `known are ${fields.join(', ')}` } : {}) };
}
