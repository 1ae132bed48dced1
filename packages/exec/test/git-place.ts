import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitStore, Scratch } from '@codewalk/exec';

/** A store, and a folder for a test's own repositories; both gone in the end. */
export class GitPlace {
  readonly folder = mkdtempSync(join(tmpdir(), 'codewalk-git-'));
  readonly #scratch: Scratch;
  readonly git: GitStore;
  #made = 0;

  private constructor(scratch: Scratch) {
    this.#scratch = scratch;
    this.git = new GitStore(scratch.root, 2);
  }

  static async make(): Promise<GitPlace> {
    return new GitPlace(await Scratch.make());
  }

  /** A new path in the folder, and one that is a folder. */
  path(): string {
    return join(this.folder, String(this.#made++));
  }

  fresh(): string {
    const path = this.path();
    mkdirSync(path);
    return path;
  }

  /** A store that knows nothing of the other one's. */
  other(): GitStore {
    return new GitStore(this.fresh(), 1);
  }

  /** Plain git as a user runs it. */
  run(cwd: string, ...args: string[]): string {
    const who = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@a', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@a' };
    return execFileSync('git', args, { cwd, env: { PATH: process.env['PATH'], HOME: this.folder, GIT_CONFIG_NOSYSTEM: '1', ...who }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async remove(): Promise<void> {
    await this.#scratch.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
