import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/** A git repository made for one test, commit by commit, with a date a day later each. */
export class Made {
  readonly path = mkdtempSync(join(tmpdir(), 'codewalk-made-'));
  #day = 0;

  static async make(files: Readonly<Record<string, string | null>>): Promise<Made> {
    const made = new Made();
    await made.git('init', '-q', '-b', 'main');
    await made.commit('Begin', files);
    return made;
  }

  async git(...args: string[]): Promise<string> {
    const date = new Date(Date.UTC(2020, 0, 1 + this.#day)).toISOString();
    const { stdout } = await execa('git', args, {
      cwd: this.path, stdin: 'ignore', extendEnv: false,
      env: { PATH: process.env['PATH']!, HOME: this.path, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b', GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
    return stdout;
  }

  /** Writes files (null removes one) and commits all; gives the commit's id. */
  async commit(subject: string, files: Readonly<Record<string, string | null>>): Promise<string> {
    this.#day++;
    for (const [path, text] of Object.entries(files)) {
      const target = join(this.path, path);
      if (text === null) rmSync(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    }
    await this.git('add', '-A');
    await this.git('commit', '-q', '--allow-empty', '-m', subject);
    return this.git('rev-parse', 'HEAD');
  }

  async merge(branch: string, subject: string): Promise<string> {
    this.#day++;
    await this.git('merge', '-q', '--no-ff', '-m', subject, branch);
    return this.git('rev-parse', 'HEAD');
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
