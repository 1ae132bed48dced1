import { environmentError } from '@codewalk/core';
import { execa } from 'execa';

/** A container engine: its version, or why it does not answer. */
export interface Engine {
  readonly name: 'podman' | 'docker';
  readonly version: string | null;
  readonly why?: string;
}

/** What an engine answers only if it can work: Podman's store can be read, Docker's daemon is there. */
const QUESTIONS = [
  { name: 'podman', args: ['info', '--format', '{{.Version.Version}}'] },
  { name: 'docker', args: ['version', '--format', '{{.Server.Version}}'] },
] as const;

const ASK_MS = 30_000;

/** Asks each engine that is known. */
export function findEngines(): Promise<readonly Engine[]> {
  return Promise.all(QUESTIONS.map(async ({ name, args }): Promise<Engine> => {
    const { stdout, stderr, failed, code, shortMessage } = await execa(name, args, { stdin: 'ignore', timeout: ASK_MS, reject: false });
    const version = stdout?.trim().split('\n')[0] ?? '';
    if (!failed && version !== '') return { name, version };
    return { name, version: null, why: code === 'ENOENT' ? 'it is not installed' : (stderr?.trim().split('\n').at(-1) || shortMessage || 'it tells no version') };
  }));
}

/** The engines in one plain line. */
export function describeEngines(engines: readonly Engine[]): string {
  const found = engines.flatMap(({ name, version }) => (version === null ? [] : [`${name} ${version}`]));
  if (found.length > 0) return `Container images: ${found.join(', ')}.`;
  return `Container images: no engine answers (${engines.map(({ name, why }) => `${name}: ${why}`).join('; ')}). Recipes that name an image run only from those laid out before.`;
}

/** One command of an engine, to its end. Throws where it is cancelled. */
export async function askEngine({ name }: Engine, args: readonly string[], signal: AbortSignal, timeout = ASK_MS): Promise<{ readonly ok: boolean; readonly stdout: string; readonly why: string }> {
  const { stdout, stderr, failed, isCanceled, shortMessage } = await execa(name, args, { stdin: 'ignore', timeout, reject: false, cancelSignal: signal });
  if (isCanceled) throw environmentError('cancelled', 'cancelled');
  return { ok: !failed, stdout: stdout.trim(), why: stderr.trim().split('\n').at(-1) || shortMessage || 'it failed' };
}
