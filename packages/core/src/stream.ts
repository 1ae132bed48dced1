import seedrandom from 'seedrandom';

/**
 * A named stream of random numbers: the same name gives the same numbers everywhere. Names are paths such as
 * `42/complexity@1/L3/all/draw/7`, so streams of neighbouring seeds and draws share nothing.
 */
export class Stream {
  readonly name: string;
  readonly #next: () => number;

  constructor(name: string) {
    this.name = name;
    this.#next = seedrandom(name);
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.#next();
  }

  /** An integer in [0, bound), bound ≤ 2^31. */
  int(bound: number): number {
    return Math.floor(this.#next() * bound);
  }

  /** A uniform element. Throws on an empty array. */
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError(`stream ${this.name}: pick from an empty array`);
    return from[this.int(from.length)]!;
  }

  /** A uniformly shuffled copy. */
  shuffle<T>(from: readonly T[]): T[] {
    const out = [...from];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  }

  /** The stream named below this one; independent of how many numbers were taken from this one. */
  fork(name: string): Stream {
    return new Stream(`${this.name}/${name}`);
  }
}
