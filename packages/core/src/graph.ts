import type { AtomBase, Relation } from './domain.js';
import { usageError } from './errors.js';

/** Rows of numbers in two flat arrays: row r is data[start[r] .. start[r + 1]). */
export interface Rows {
  readonly start: Int32Array;
  readonly data: Int32Array;
}

/**
 * The problem graph as an index (paper §2.2): atoms, the keys they provide and accept, and for each key and kind the
 * atoms that accept it. Edges are never listed, so building is linear in the atoms and their keys.
 */
export interface ProblemGraph<Atom extends AtomBase = AtomBase> {
  readonly directed: boolean;
  /** Sorted by id; everything below speaks in positions of this array. */
  readonly atoms: readonly Atom[];
  readonly keys: readonly string[];
  readonly kinds: readonly string[];
  readonly kindOf: Int32Array;
  readonly provides: Rows;
  readonly accepts: Rows;
  /** Row key × kinds.length + kind: the atoms of that kind that accept the key, ascending. */
  readonly buckets: Rows;
  /** Row kind: the atoms of that kind, ascending. */
  readonly byKind: Rows;
  readonly permits: ((a: Atom, b: Atom) => boolean) | undefined;
}

const byId = (a: AtomBase, b: AtomBase): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Rows from (row, value) pairs given twice in the same order: once to count, once to fill. */
function groupRows(rowCount: number, forEach: (visit: (row: number, value: number) => void) => void): Rows {
  const start = new Int32Array(rowCount + 1);
  forEach((row) => start[row + 1]!++);
  for (let r = 0; r < rowCount; r++) start[r + 1]! += start[r]!;
  const data = new Int32Array(start[rowCount]!);
  const next = start.slice(0, rowCount);
  forEach((row, value) => {
    data[next[row]!++] = value;
  });
  return { start, data };
}

/** Collects rows one after the other while they are computed. */
class RowBuilder {
  #data = new Int32Array(1024);
  #length = 0;
  readonly #start: number[] = [0];

  add(row: readonly number[]): void {
    if (this.#length + row.length > this.#data.length) {
      const larger = new Int32Array(Math.max(this.#data.length * 2, this.#length + row.length));
      larger.set(this.#data);
      this.#data = larger;
    }
    for (const value of row) this.#data[this.#length++] = value;
    this.#start.push(this.#length);
  }

  rows(): Rows {
    return { start: Int32Array.from(this.#start), data: this.#data.slice(0, this.#length) };
  }
}

/**
 * Indexes a pool. `kind` names the kind of an atom for strata; without it all are of one kind.
 * Throws a usage error on two atoms of one id.
 */
export function buildGraph<Atom extends AtomBase>(
  relation: Relation<Atom>,
  pool: readonly Atom[],
  kind: (atom: Atom) => string = () => '',
): ProblemGraph<Atom> {
  const atoms = [...pool].sort(byId);
  for (let i = 1; i < atoms.length; i++) {
    if (atoms[i]!.id === atoms[i - 1]!.id) throw usageError('duplicate-atom', `two atoms have the id ${atoms[i]!.id}`);
  }
  const keyNumbers = new Map<string, number>();
  const numbersOf = (keys: readonly string[]): number[] => {
    const numbers: number[] = [];
    for (const key of keys) {
      let number = keyNumbers.get(key);
      if (number === undefined) keyNumbers.set(key, (number = keyNumbers.size));
      if (!numbers.includes(number)) numbers.push(number);
    }
    return numbers;
  };
  const kindNumbers = new Map<string, number>();
  const kindOf = new Int32Array(atoms.length);
  const provides = new RowBuilder();
  const accepts = new RowBuilder();
  const acceptKeys = relation.accepts;
  atoms.forEach((atom, a) => {
    provides.add(numbersOf(relation.provides(atom)));
    if (acceptKeys) accepts.add(numbersOf(acceptKeys(atom)));
    const name = kind(atom);
    let number = kindNumbers.get(name);
    if (number === undefined) kindNumbers.set(name, (number = kindNumbers.size));
    kindOf[a] = number;
  });
  const provided = provides.rows();
  const accepted = acceptKeys ? accepts.rows() : provided;
  const kinds = kindNumbers.size || 1;
  return {
    directed: relation.kind === 'directed',
    atoms,
    keys: [...keyNumbers.keys()],
    kinds: [...kindNumbers.keys()],
    kindOf,
    provides: provided,
    accepts: accepted,
    buckets: groupRows(keyNumbers.size * kinds, (visit) => {
      for (let a = 0; a < atoms.length; a++) {
        for (let i = accepted.start[a]!; i < accepted.start[a + 1]!; i++) visit(accepted.data[i]! * kinds + kindOf[a]!, a);
      }
    }),
    byKind: groupRows(kinds, (visit) => {
      for (let a = 0; a < atoms.length; a++) visit(kindOf[a]!, a);
    }),
    permits: relation.permits,
  };
}
