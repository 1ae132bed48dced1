import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { environmentError, usageError } from '@codewalk/core';
import { execa } from 'execa';
import { cancelled, gitEnvironment } from './git-process.js';
import { lives } from './lives.js';

/** What a user has set for all programs that use a network: the way out, who is believed, and who they are. */
const NETWORK = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy', 'NO_PROXY', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK'];

export interface CloneRequest {
  readonly address: string;
  readonly folder: string;
  readonly seconds: number;
}

/** `git clone --bare` beside the folder, and then one rename. No program of the other side's choice runs, and nobody is asked for a password. */
export async function cloneInto({ address, folder, seconds }: CloneRequest, signal: AbortSignal): Promise<void> {
  const protocol = /^(https|ssh|file):\/\/[^\s]+$/.exec(address)?.[1];
  if (protocol === undefined) throw usageError('bad-address', `${address} is no address that begins with https://, ssh:// or file://`, { at: address });
  if (await stat(folder).catch(() => null)) throw usageError('exists', `${folder} is there already`, { at: folder });
  await mkdir(dirname(folder), { recursive: true });
  await removeLeft(folder);
  const made = await mkdtemp(join(dirname(folder), `.${basename(folder)}.${process.pid}.`));
  try {
    const timeout = AbortSignal.timeout(seconds * 1000);
    const fault = await clone(address, protocol, made, AbortSignal.any([signal, timeout])).catch((error: unknown) => {
      if (signal.aborted || !timeout.aborted) throw error;
      return `it took more than ${seconds} seconds`;
    });
    if (fault !== null) throw environmentError('clone-failed', `${address} cannot be cloned: ${fault}`, { at: address });
    await rename(join(made, 'repository'), folder).catch(async (error: unknown) => {
      if (!(await stat(folder).catch(() => null))) throw error; // another process was first
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** Why it failed, or null. Ended as a group: what speaks to the network is a child of git's, and would wait on. */
async function clone(address: string, protocol: string, made: string, signal: AbortSignal): Promise<string | null> {
  const set = NETWORK.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  const git = execa('git', ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=60', 'clone', '--quiet', '--bare', '--no-local', '--template=', '--', address, 'repository'], {
    cwd: made, detached: true, extendEnv: false, stdin: 'ignore', reject: false,
    env: { ...gitEnvironment(), ...Object.fromEntries(set), GIT_ALLOW_PROTOCOL: protocol, GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', GIT_SSH_VARIANT: 'ssh' },
  });
  const end = (): void => {
    try {
      if (git.pid !== undefined) process.kill(-git.pid, 'SIGKILL');
    } catch {
      // it has ended in between
    }
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const { failed, stderr, shortMessage } = await git;
  signal.removeEventListener('abort', end);
  if (signal.aborted) throw cancelled();
  return failed ? stderr.split('\n').filter((line) => line !== '').slice(0, 3).join('; ') || (shortMessage ?? 'it failed') : null;
}

/** What a process that is gone had begun. */
async function removeLeft(folder: string): Promise<void> {
  const begun = `.${basename(folder)}.`;
  for (const name of await readdir(dirname(folder))) {
    const pid = name.startsWith(begun) && /^(\d+)\.[^.]+$/.exec(name.slice(begun.length))?.[1];
    if (pid && !lives(Number(pid))) await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}
