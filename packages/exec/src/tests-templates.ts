import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeId } from '@codewalk/core';

/** Trees that nobody uses are kept up to this many, for the next run of the same. */
const KEPT = 32;

interface Template {
  readonly ready: Promise<string>;
  using: number;
}

/** Trees laid out once, to be copied by each run. */
export class Templates {
  /** The folder they are in, readable for every job's supervisor and for no code under test. */
  readonly folder: string;
  readonly #layOut: (tree: TreeId, folder: string) => Promise<void>;
  readonly #made = new Map<TreeId, Template>();
  #next = 0;

  constructor(scratch: string, layOut: (tree: TreeId, folder: string) => Promise<void>) {
    this.folder = join(scratch, 'trees');
    this.#layOut = layOut;
    mkdirSync(this.folder, { mode: 0o755 });
  }

  /** Calls with the folder of a tree, which stays as long as that takes. */
  async use<T>(tree: TreeId, call: (folder: string) => Promise<T>): Promise<T> {
    const template = this.#made.get(tree) ?? { ready: this.#make(tree), using: 0 };
    this.#made.delete(tree);
    this.#made.set(tree, template); // the last one used is the last one removed
    template.using++;
    try {
      return await call(await template.ready);
    } finally {
      template.using--;
      await this.#trim();
    }
  }

  async #make(tree: TreeId): Promise<string> {
    const made = join(this.folder, `${tree}.${this.#next++}`);
    try {
      await this.#layOut(tree, made);
      const folder = `${made}.whole`;
      await rename(made, folder);
      return folder;
    } catch (error) {
      this.#made.delete(tree);
      await rm(made, { recursive: true, force: true });
      throw error;
    }
  }

  async #trim(): Promise<void> {
    const idle = [...this.#made].filter(([, { using }]) => using === 0);
    for (const [tree, { ready }] of idle.slice(0, Math.max(0, idle.length - KEPT))) {
      this.#made.delete(tree);
      await rm(await ready, { recursive: true, force: true });
    }
  }
}
