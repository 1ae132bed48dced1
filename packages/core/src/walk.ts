import type { AtomBase } from './domain.js';
import type { ProblemGraph } from './graph.js';
import type { Stream } from './stream.js';

/** Which kind of atom may stand at each position of a walk, as positions of `graph.kinds`; null for any. */
export type Pattern = readonly (number | null)[];

/** After this many refused picks in a step the frontier is scanned once, exactly (DESIGN §5). */
const MAX_REFUSALS = 64;

/** A draw that meets this many dead ends gives no walk; where no walk of this level exists, none ever will. */
const MAX_DEAD_ENDS = 100;

/**
 * Draws walks over one graph. Holds scratch memory of one number a key, so that membership of the frontier costs O(1);
 * draws are otherwise independent of each other.
 */
export class Walker<Atom extends AtomBase> {
  readonly graph: ProblemGraph<Atom>;
  readonly #stamp: Int32Array;
  #mark = 0;
  readonly #frontier: number[] = [];

  constructor(graph: ProblemGraph<Atom>) {
    this.graph = graph;
    this.#stamp = new Int32Array(graph.keys.length);
  }

  /**
   * One walk by the process of paper §2.2: a first atom uniformly, then each next one uniformly among the unvisited atoms
   * adjacent to any picked one (symmetric) or to the last (directed), starting over at a dead end.
   * @returns positions in `graph.atoms` in the order drawn, or null after 100 dead ends.
   */
  draw(pattern: Pattern, stream: Stream): number[] | null {
    for (let tries = 0; tries < MAX_DEAD_ENDS; tries++) {
      const walk = this.#attempt(pattern, stream);
      if (walk) return walk;
      if (walk === undefined) return null;
    }
    return null;
  }

  /** All atoms that may stand next after `picked`, ascending; of all atoms when nothing is picked yet. */
  next(picked: readonly number[], kind: number | null): number[] {
    const { graph } = this;
    if (picked.length === 0) {
      if (kind === null) return graph.atoms.map((_, a) => a);
      return [...graph.byKind.data.subarray(graph.byKind.start[kind]!, graph.byKind.start[kind + 1]!)];
    }
    this.#clearFrontier();
    if (graph.directed) this.#addKeys(picked[picked.length - 1]!);
    else for (const a of picked) this.#addKeys(a);
    return this.#scan(picked, kind);
  }

  /** Whether a sequence of atoms could have been drawn: each one unvisited and adjacent to those before. */
  isWalk(walk: readonly number[]): boolean {
    return walk.every((atom, i) => i === 0 || this.next(walk.slice(0, i), null).includes(atom));
  }

  #attempt(pattern: Pattern, stream: Stream): number[] | null | undefined {
    const { graph } = this;
    const first = this.#first(pattern[0]!, stream);
    if (first === undefined) return undefined;
    const picked = [first];
    this.#clearFrontier();
    this.#addKeys(first);
    for (let position = 1; position < pattern.length; position++) {
      const atom = this.#step(picked, pattern[position]!, stream);
      if (atom === undefined) return null;
      picked.push(atom);
      if (graph.directed) this.#clearFrontier();
      this.#addKeys(atom);
    }
    return picked;
  }

  #first(kind: number | null, stream: Stream): number | undefined {
    const { graph } = this;
    if (kind === null) return graph.atoms.length === 0 ? undefined : stream.int(graph.atoms.length);
    const { start, data } = graph.byKind;
    const size = start[kind + 1]! - start[kind]!;
    return size === 0 ? undefined : data[start[kind]! + stream.int(size)];
  }

  /**
   * A frontier key with probability proportional to its bucket, an atom in it, kept with 1 / (frontier keys holding it):
   * every atom of the frontier is then equally likely however many keys overlap.
   */
  #step(picked: readonly number[], kind: number | null, stream: Stream): number | undefined {
    const { start, data } = this.graph.buckets;
    let total = 0;
    for (const key of this.#frontier) total += this.#bucketEnd(key, kind) - start[this.#bucketRow(key, kind)]!;
    if (total === 0) return undefined;
    for (let refusals = 0; refusals < MAX_REFUSALS; refusals++) {
      let at = stream.int(total);
      let atom = -1;
      for (const key of this.#frontier) {
        const from = start[this.#bucketRow(key, kind)]!;
        const size = this.#bucketEnd(key, kind) - from;
        if (at < size) {
          atom = data[from + at]!;
          break;
        }
        at -= size;
      }
      const holders = this.#frontier.length === 1 ? 1 : this.#holders(atom);
      if (holders > 1 && stream.int(holders) !== 0) continue;
      if (!picked.includes(atom) && this.#permitted(picked, atom)) return atom;
    }
    const all = this.#scan(picked, kind);
    return all.length === 0 ? undefined : all[stream.int(all.length)];
  }

  /** A key's buckets of all kinds lie side by side, so "any kind" is one range. */
  #bucketRow(key: number, kind: number | null): number {
    return key * this.#kinds + (kind ?? 0);
  }

  #bucketEnd(key: number, kind: number | null): number {
    return this.graph.buckets.start[key * this.#kinds + (kind === null ? this.#kinds : kind + 1)]!;
  }

  get #kinds(): number {
    return this.graph.kinds.length;
  }

  #scan(picked: readonly number[], kind: number | null): number[] {
    const { start, data } = this.graph.buckets;
    const found = new Set<number>();
    for (const key of this.#frontier) {
      for (let i = start[this.#bucketRow(key, kind)]!; i < this.#bucketEnd(key, kind); i++) {
        const atom = data[i]!;
        if (!found.has(atom) && !picked.includes(atom) && this.#permitted(picked, atom)) found.add(atom);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  #holders(atom: number): number {
    const { start, data } = this.graph.accepts;
    let holders = 0;
    for (let i = start[atom]!; i < start[atom + 1]!; i++) if (this.#stamp[data[i]!] === this.#mark) holders++;
    return holders;
  }

  #permitted(picked: readonly number[], atom: number): boolean {
    const { permits, atoms, directed } = this.graph;
    if (!permits) return true;
    if (directed) return permits(atoms[picked[picked.length - 1]!]!, atoms[atom]!);
    return picked.some((a) => this.#shareKey(a, atom) && permits(atoms[a]!, atoms[atom]!));
  }

  #shareKey(a: number, b: number): boolean {
    const { provides, accepts } = this.graph;
    for (let i = provides.start[a]!; i < provides.start[a + 1]!; i++) {
      for (let j = accepts.start[b]!; j < accepts.start[b + 1]!; j++) if (provides.data[i] === accepts.data[j]) return true;
    }
    return false;
  }

  #clearFrontier(): void {
    this.#mark++;
    this.#frontier.length = 0;
  }

  #addKeys(atom: number): void {
    const { start, data } = this.graph.provides;
    for (let i = start[atom]!; i < start[atom + 1]!; i++) {
      const key = data[i]!;
      if (this.#stamp[key] === this.#mark) continue;
      this.#stamp[key] = this.#mark;
      this.#frontier.push(key);
    }
  }
}
