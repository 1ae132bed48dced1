import { CodewalkError, type Problem } from '@codewalk/core';
import pc from 'picocolors';

/** Where a command speaks: results to stdout, all else to stderr; with --json, one document on stdout and nothing else. */
export interface Output {
  readonly json: boolean;
  readonly quiet: boolean;
  /** A result for people; silent under --json. */
  result(text: string): void;
  /** Progress and remarks; silent under --quiet and --json. */
  note(text: string): void;
  /** Something that must be seen; never silent. */
  warn(text: string): void;
  /** The one document of --json. */
  document(value: Readonly<Record<string, unknown>>): void;
}

export function makeOutput({ json = false, quiet = false }: { json?: boolean | undefined; quiet?: boolean | undefined }): Output {
  return {
    json,
    quiet,
    result: (text) => void (json || process.stdout.write(`${text}\n`)),
    note: (text) => void (json || quiet || process.stderr.write(`${text}\n`)),
    warn: (text) => void process.stderr.write(`${pc.yellow(text)}\n`),
    document: (value) => void (json && process.stdout.write(`${JSON.stringify({ format: 1, ...value })}\n`)),
  };
}

/** Exit codes by kind (DESIGN §8). */
export const exitCodes = { no: 1, usage: 2, environment: 3, bug: 70 } as const;

/** More problems than this are a matter for programs. */
const MOST_SHOWN = 50;

/** Says what went wrong, every problem of it, and gives the exit code. A stack trace only for a bug of ours. */
export function report(error: unknown, json: boolean): number {
  if (!(error instanceof CodewalkError)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (json) process.stdout.write(`${JSON.stringify({ format: 1, error: { kind: 'bug', code: 'unexpected', message: text } })}\n`);
    process.stderr.write(`${pc.red('bug')} ${text}\nThis is a defect of codewalk; please report it with the command that you ran.\n`);
    return exitCodes.bug;
  }
  const { kind, code, message, at, hint, problems } = error;
  if (json) {
    process.stdout.write(`${JSON.stringify({ format: 1, error: { kind, code, message, ...(at ? { at } : {}), ...(hint ? { hint } : {}), problems } })}\n`);
  }
  for (const problem of problems.slice(0, MOST_SHOWN)) process.stderr.write(`${formatProblem(problem)}\n`);
  if (problems.length > MOST_SHOWN) process.stderr.write(`… and ${problems.length - MOST_SHOWN} more; --json lists them all\n`);
  if (kind === 'bug' && error.cause instanceof Error) process.stderr.write(`${error.cause.stack}\n`);
  return exitCodes[kind];
}

function formatProblem({ code, message, at, hint }: Problem): string {
  const place = at && !message.includes(at) ? `${at}: ` : '';
  return `${pc.red('error')} ${place}${message} ${pc.dim(`[${code}]`)}${hint ? `\n  ${pc.cyan('→')} ${hint}` : ''}`;
}
