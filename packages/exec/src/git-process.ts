import { environmentError, usageError } from '@codewalk/core';
import { execa } from 'execa';
import PQueue from 'p-queue';

/** The tree without files, which every git knows without keeping it. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const MOST_BYTES = 1024 ** 3;

/** In force in place of whatever a user, the system or a repository has configured. */
const CONFIGURATION: Readonly<Record<string, string>> = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.untrackedCache': 'false',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.autocrlf': 'false',
  'core.symlinks': 'true',
  'core.fileMode': 'true',
  'core.quotePath': 'true',
  'core.protectNTFS': 'true',
  'core.protectHFS': 'true',
  'core.logAllRefUpdates': 'false',
  'core.commitGraph': 'false',
  'core.compression': '6',
  'fastimport.unpackLimit': '1000000',
  'gc.auto': '0',
  'i18n.logOutputEncoding': 'UTF-8',
  'init.defaultBranch': 'main',
  'maintenance.auto': 'false',
  'merge.directoryRenames': 'false',
  'merge.renameLimit': '1000',
  'merge.renormalize': 'false',
  'pack.threads': '1',
  'protocol.allow': 'never',
  'safe.directory': '*',
};

/** All of the environment that git sees. Author and date are the same everywhere, so that equal trees make equal commits. */
export function gitEnvironment(): Record<string, string> {
  const entries = Object.entries(CONFIGURATION);
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_ATTR_SOURCE: EMPTY_TREE,
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    GIT_AUTHOR_NAME: 'codewalk', GIT_AUTHOR_EMAIL: 'codewalk@localhost', GIT_AUTHOR_DATE: '946684800 +0000',
    GIT_COMMITTER_NAME: 'codewalk', GIT_COMMITTER_EMAIL: 'codewalk@localhost', GIT_COMMITTER_DATE: '946684800 +0000',
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(entries.flatMap(([key, value], i) => [[`GIT_CONFIG_KEY_${i}`, key], [`GIT_CONFIG_VALUE_${i}`, value]])),
  };
}

export interface GitCall {
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly input?: Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Starts git, a few at once. */
export class GitProcesses {
  readonly #queue: PQueue;

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency });
  }

  /** Runs one command to its end, whatever its exit code. Throws where git cannot be run, is killed or the call is cancelled. */
  async attempt(args: readonly string[], { cwd, signal, input, env }: GitCall): Promise<GitResult> {
    return this.#queue.add(async () => {
      if (signal.aborted) throw cancelled();
      const result = await execa('git', args, {
        cwd, env: { ...gitEnvironment(), ...env }, extendEnv: false, encoding: 'buffer', maxBuffer: MOST_BYTES, stripFinalNewline: false,
        cancelSignal: signal, reject: false, ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
      });
      if (result.isCanceled) throw cancelled();
      if (result.exitCode === undefined) throw environmentError('git-failed', `git ${args[0]} did not run to its end: ${result.shortMessage}`);
      return { code: result.exitCode, stdout: Buffer.from(result.stdout as Uint8Array), stderr: Buffer.from(result.stderr as Uint8Array).toString().trim() };
    });
  }

  /** Runs one command that has no reason to fail. */
  async run(args: readonly string[], call: GitCall): Promise<Buffer> {
    const { code, stdout, stderr } = await this.attempt(args, call);
    if (code === 0) return stdout;
    if (/No space left on device/.test(stderr)) throw environmentError('disk-full', `git ${args[0]}: ${stderr.split('\n').at(-1)}`);
    throw usageError('git-failed', `git ${args[0]} failed: ${stderr.split('\n').slice(0, 5).join('; ') || `exit ${code}`}`);
  }

  /** Starts a command whose output is read as it comes. */
  stream(args: readonly string[], { cwd, signal }: GitCall) {
    return execa('git', args, { cwd, env: gitEnvironment(), ...STREAM, cancelSignal: signal });
  }
}

const STREAM = { extendEnv: false, encoding: 'buffer', buffer: false, stdin: 'ignore', reject: false } as const;

export const cancelled = (): Error => environmentError('cancelled', 'cancelled');
