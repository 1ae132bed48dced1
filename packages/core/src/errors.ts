/** What went wrong, in the terms of the exit code: 1 the result is a no, 2 usage or input, 3 environment, 70 our bug (DESIGN §8). */
export type ErrorKind = 'no' | 'usage' | 'environment' | 'bug';

/** One thing wrong in an input. `at` is `file:line`, a JSON path or a task id; `hint` says what to do. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly at?: string;
  readonly hint?: string;
}

/** The one error class: a world that is not as it must be. A wrong answer is never an error but a value. */
export class CodewalkError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly at: string | undefined;
  readonly hint: string | undefined;
  /** Every problem found, at least one; `message` is the first when there is one only. */
  readonly problems: readonly Problem[];

  constructor(kind: ErrorKind, problems: readonly [Problem, ...Problem[]], options?: { cause?: unknown }) {
    const [first] = problems;
    super(problems.length === 1 ? first.message : `${problems.length} problems, the first: ${first.message}`, options);
    this.name = 'CodewalkError';
    this.kind = kind;
    this.code = first.code;
    this.at = first.at;
    this.hint = first.hint;
    this.problems = problems;
  }
}

type Extra = { at?: string | undefined; hint?: string | undefined; cause?: unknown };

function single(kind: ErrorKind, code: string, message: string, { at, hint, cause }: Extra): CodewalkError {
  return new CodewalkError(
    kind,
    [{ code, message, ...(at === undefined ? {} : { at }), ...(hint === undefined ? {} : { hint }) }],
    cause === undefined ? undefined : { cause },
  );
}

/** Bad input or usage: exit 2, nothing written. */
export const usageError = (code: string, message: string, extra: Extra = {}): CodewalkError => single('usage', code, message, extra);

/** A missing tool, a full disk, a lost worker: exit 3. */
export const environmentError = (code: string, message: string, extra: Extra = {}): CodewalkError =>
  single('environment', code, message, extra);

/** A broken promise of our own code or of a domain: exit 70. */
export const bug = (code: string, message: string, extra: Extra = {}): CodewalkError => single('bug', code, message, extra);

/** Several problems of one input as one usage error; throws nothing when there are none. */
export function throwProblems(problems: readonly Problem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new CodewalkError('usage', [first, ...rest]);
}
