import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The scratch folder of this process: lanes below it, each one worker's alone; removed as a whole at the end. */
export class Scratch {
  readonly root: string;
  #lanes = 0;

  private constructor(root: string) {
    this.root = root;
  }

  static async make(): Promise<Scratch> {
    return new Scratch(await mkdtemp(join(tmpdir(), 'codewalk-')));
  }

  /** A new empty lane. */
  async lane(): Promise<string> {
    const path = join(this.root, `lane-${this.#lanes++}`);
    await mkdir(path);
    return path;
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }
}
