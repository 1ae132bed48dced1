import { Semaphore } from 'async-mutex';

/** How often work that our machine failed at is tried again, alone (DESIGN §4). */
const RETRIES = 2;

/** So many pieces of work at once; one that failed for our machine's fault is tried again with nothing else running. */
export class Lanes {
  readonly jobs: number;
  readonly #slots: Semaphore;

  constructor(jobs: number) {
    this.jobs = jobs;
    this.#slots = new Semaphore(jobs);
  }

  /** Runs `work` in a free lane, and again alone, at most twice, while `failed` says that the machine was at fault. */
  async run<T>(work: () => Promise<T>, failed: (value: T) => boolean): Promise<T> {
    let value = await this.#slots.runExclusive(work);
    for (let retry = 0; retry < RETRIES && failed(value); retry++) value = await this.#slots.runExclusive(work, this.jobs);
    return value;
  }
}
