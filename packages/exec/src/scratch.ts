import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentError } from '@codewalk/core';
import { execa } from 'execa';

/** One worker's own place: a folder, and a user where the tier can choose one. */
export interface Lane {
  readonly number: number;
  readonly path: string;
  readonly user: number;
}

/** Users that no account has (systemd keeps them for services that bring their own), so that lanes share no budget of processes. */
const FIRST_USER = 61_184;
const USERS = 4_336;
/** Where a process begins to look for free ones. */
const APART = 64;

/** The scratch folder of this process: lanes below it, each one worker's alone; removed as a whole at the end. */
export class Scratch {
  readonly root: string;
  readonly #taken = new Map<number, Server | null>();
  readonly #last: () => void;

  private constructor(root: string, last: () => void) {
    this.root = root;
    this.#last = last;
  }

  static async make(): Promise<Scratch> {
    const root = mkdtempSync(join(tmpdir(), 'codewalk-'));
    const last = (): void => rmSync(root, { recursive: true, force: true });
    process.once('exit', last); // where a second Ctrl-C leaves no time for more
    await chmod(root, 0o711); // other users pass through to their own lane, and list nothing
    return new Scratch(root, last);
  }

  /** A new empty lane, whose user no other lane of this machine has meanwhile. */
  async lane(): Promise<Lane> {
    let number = 0;
    while (this.#taken.has(number)) number++;
    this.#taken.set(number, null);
    const path = join(this.root, `lane-${number}`);
    mkdirSync(path);
    // without root it cannot become one, and other systems than Linux have no abstract sockets
    if (process.getuid?.() !== 0 || process.platform !== 'linux') return { number, path, user: FIRST_USER + (number % USERS) };
    const { user, held } = await claimUser(process.pid * APART + number);
    this.#taken.set(number, held);
    return { number, path, user };
  }

  /** Removes a lane whose worker has ended. */
  async release({ number, path }: Lane): Promise<void> {
    await removeAll(path);
    this.#taken.get(number)?.close();
    this.#taken.delete(number);
  }

  async remove(): Promise<void> {
    await removeAll(this.root);
    for (const held of this.#taken.values()) held?.close();
    process.off('exit', this.#last);
  }
}

/** A user, held by a name among abstract sockets: those are the machine's, not a process's, and the kernel frees them however their process ends. */
async function claimUser(from: number): Promise<{ user: number; held: Server }> {
  for (let i = 0; i < USERS; i++) {
    const user = FIRST_USER + ((from + i) % USERS);
    const held = createServer((socket) => socket.destroy()).unref();
    const free = await new Promise<boolean>((resolve, reject) => {
      held.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      held.listen(`\0codewalk-user-${user}`, () => resolve(true));
    });
    if (free) return { user, held };
  }
  throw environmentError('no-free-user', `all ${USERS} users that sandboxes may have are taken`, { hint: 'run fewer jobs at once' });
}

/** By `rm`, which goes as deep as a job can: paths longer than the system takes, folders closed to their owner. */
async function removeAll(path: string): Promise<void> {
  const options = { reject: false, stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' } as const;
  const { failed } = await execa('rm', ['-rf', '--', path], options);
  if (!failed) return;
  await execa('chmod', ['-R', 'u+rwX', '--', path], options);
  await execa('rm', ['-rf', '--', path], options);
}
