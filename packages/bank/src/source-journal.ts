import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, rmdirSync, truncateSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, fileSchema, usageError, z, type File, type SourceItem } from '@codewalk/core';
import { inWorld, writeFiles } from './folder.js';
import { parseLines, readLines } from './lines.js';
import { takeLock } from './lock.js';

const FORMAT = 1;
const PASSED_OVER = JSON.stringify({ done: '', of: 0 } satisfies SourceItem);
const headSchema = z.strictObject({ format: z.literal(FORMAT), of: z.string() });
const itemSchema: z.ZodType<SourceItem> = z.union([
  z.strictObject({ file: fileSchema }),
  z.strictObject({ skipped: z.string(), where: z.string(), detail: z.string().optional() }) as z.ZodType<SourceItem>,
  z.strictObject({ done: z.string(), of: z.number().int() }),
]);

/**
 * What a source of atoms gave so far, in a folder beside the one it will become: a head that says of what, then an item a line, flushed
 * at each `done`. A torn end, and what follows the last `done`, is given again. One process at a time.
 */
export class SourceJournal {
  /** What an interrupted run gave, up to its last `done`. */
  readonly earlier: readonly SourceItem[];
  readonly #out: string;
  readonly #folder: string;
  readonly #unlock: () => void;
  readonly #file: number;
  #pending = '';

  /** `of`: all that the items hang on. Throws a usage error on a live writer, what another run left, or a damaged journal. */
  constructor(out: string, of: unknown) {
    this.#out = out;
    this.#folder = `${out}.partial`;
    const path = join(this.#folder, 'journal.jsonl');
    inWorld(this.#folder, () => mkdirSync(this.#folder, { recursive: true }));
    this.#unlock = takeLock(this.#folder);
    try {
      const { lines, ends } = readLines(path);
      const own = { format: FORMAT, of: digestOf(of) } as const;
      const begun = lines.length > 0;
      if (begun && parseLines(path, lines.slice(0, 1), headSchema)[0]!.of !== own.of) {
        throw usageError('other-journal', `${this.#folder} is what an interrupted run with another input or other options left`, { at: this.#folder, hint: 'give the same command to go on, remove the folder to begin anew, or choose another --out' });
      }
      // the head is passed over and not cut off, so that lines are counted right
      const items = parseLines(path, lines.map((line, i) => (i === 0 ? PASSED_OVER : line)), itemSchema).slice(1);
      this.earlier = items.slice(0, items.findLastIndex((item) => 'done' in item) + 1);
      this.#file = inWorld(path, () => {
        if (begun) truncateSync(path, ends[this.earlier.length]!);
        return openSync(path, 'a');
      });
      if (!begun) this.#pending = `${JSON.stringify(own)}\n`;
    } catch (error) {
      this.#unlock();
      throw error;
    }
  }

  add(item: SourceItem): void {
    this.#pending += `${JSON.stringify(item)}\n`;
    if (!('done' in item)) return;
    inWorld(this.#folder, () => {
      for (let data = Buffer.from(this.#pending); data.length > 0; ) data = data.subarray(writeSync(this.#file, data));
      fsyncSync(this.#file);
    });
    this.#pending = '';
  }

  /** Writes the folder whole, in the place of an empty one if need be; with no files nothing is written. The journal goes. */
  finish(files: readonly File[]): void {
    if (files.length > 0) {
      const whole = join(this.#folder, 'atoms');
      rmSync(whole, { recursive: true, force: true });
      writeFiles(whole, files);
      inWorld(this.#out, () => {
        mkdirSync(dirname(this.#out), { recursive: true });
        if (existsSync(this.#out)) rmdirSync(this.#out);
        renameSync(whole, this.#out);
      });
    }
    this.#remove();
  }

  /** Leaves it for the same command to go on from; where no `done` was given, there is nothing to leave. */
  release(): void {
    if (readLines(join(this.#folder, 'journal.jsonl')).lines.length < 2) return this.#remove();
    closeSync(this.#file);
    this.#unlock();
  }

  #remove(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
