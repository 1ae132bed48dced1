import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const LANES_PER_PROCESS = 64;

/** The scratch folder of this process: lanes below it, each one worker's alone; removed as a whole at the end. */
export class Scratch {
  readonly root: string;
  readonly #taken = new Set<number>();
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

  /** A new empty lane. */
  lane(): Lane {
    let number = 0;
    while (this.#taken.has(number)) number++;
    this.#taken.add(number);
    const path = join(this.root, `lane-${number}`);
    mkdirSync(path);
    return { number, path, user: FIRST_USER + ((process.pid * LANES_PER_PROCESS + number) % USERS) };
  }

  /** Removes a lane whose worker has ended. */
  async release({ number, path }: Lane): Promise<void> {
    await removeAll(path);
    this.#taken.delete(number);
  }

  async remove(): Promise<void> {
    await removeAll(this.root);
    process.off('exit', this.#last);
  }
}

/** By `rm`, which goes as deep as a job can: paths longer than the system takes, folders closed to their owner. */
async function removeAll(path: string): Promise<void> {
  const options = { reject: false, stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' } as const;
  const { failed } = await execa('rm', ['-rf', '--', path], options);
  if (!failed) return;
  await execa('chmod', ['-R', 'u+rwX', '--', path], options);
  await execa('rm', ['-rf', '--', path], options);
}
