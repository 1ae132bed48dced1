import { z } from '@codewalk/core';
import type { Atom, EditAtom } from './atom.js';
import { atomProblem } from './atom-problem.js';
import { axes, codes, editKinds, SIZES, type Axis, type Code, type EditKind } from './kinds.js';
import { transforms, type MergeAtom, type Transform } from './merge/atom.js';

/** Which tasks a synthetic pool is for: see docs/call-graph.md. */
export const pools = ['mixed', 'cabra', 'merge', 'controls', 'rename'] as const;

const size = z.number().int().min(1).max(1000);

/** Options: a named pool, narrowed where wanted, with `spare` atoms of each stratum beside the twenty or fifty of the paper. */
export const optionsSchema = z
  .strictObject({
    pool: z.enum(pools).default('mixed'),
    codes: z.array(z.enum(codes)).min(1).optional(),
    kinds: z.array(z.enum(editKinds)).min(1).optional(),
    axes: z.array(z.enum(axes)).min(1).optional(),
    sizes: z.array(size).min(1).optional(),
    spare: z.number().int().min(0).max(1000).default(4),
  })
  .superRefine((options, ctx) => {
    const plain = options.pool === 'merge' || options.pool === 'rename';
    if (plain && (options.codes ?? options.kinds ?? options.axes)) ctx.addIssue({ code: 'custom', message: `the pool ${options.pool} has no codes, kinds or axes to choose from` });
    const asked = (options.kinds ?? []).flatMap((kind) => (options.axes ?? []).map((axis) => ({ kind, axis })));
    for (const { kind, axis } of asked) {
      const problem = atomProblem({ kind, axis, size: 1000 });
      if (problem) ctx.addIssue({ code: 'custom', path: ['axes'], message: problem.detail });
    }
    for (const kind of options.kinds ?? editKinds) {
      for (const n of options.sizes ?? []) {
        const problem = (options.axes ?? ['function-traversal']).includes('function-traversal') ? atomProblem({ kind, axis: 'function-traversal', size: n }) : null;
        if (problem) ctx.addIssue({ code: 'custom', path: ['sizes'], message: problem.detail });
      }
    }
    if (poolStrata(options).length === 0) ctx.addIssue({ code: 'custom', message: 'no task is of these kinds and axes' });
  });
export type Options = z.infer<typeof optionsSchema>;
type Narrowed = Pick<Options, 'pool' | 'codes' | 'kinds' | 'axes' | 'sizes'>;

/** What the tasks of a stratum have in common, and how many of them the paper has. */
export interface PoolStratum {
  readonly name: string;
  readonly wanted: number;
  readonly recipe: Pick<EditAtom, 'kind' | 'code' | 'axis' | 'size'> | Pick<MergeAtom, 'kind' | 'lines' | 'differences' | 'transforms'> | { readonly kind: 'rename'; readonly renames: number };
}

/** Tasks of a stratum in the paper's grid, in its tasks of merged classes, and in the small mixed pool. */
const GRID = 20;
const MERGED = 50;
const MIXED = 3;
const MIXED_SIZES = [5, 10];
const PAPER_AXES: readonly Axis[] = axes.filter((axis) => axis !== 'comment-copying');

/** The strata of a pool, in the order of the paper's table. */
export function poolStrata(options: Narrowed): PoolStratum[] {
  switch (options.pool) {
    case 'mixed': return editStrata(options, options.axes ?? PAPER_AXES, MIXED_SIZES, MIXED);
    case 'cabra': return editStrata(options, options.axes ?? PAPER_AXES, SIZES, GRID);
    case 'merge': return mergeStrata(options.sizes);
    case 'controls': return [
      ...editStrata(options, options.axes ?? ['comment-copying'], SIZES, GRID),
      ...(options.kinds ?? options.axes ?? options.codes ? [] : renameStrata(options.sizes)),
    ];
    case 'rename': return renameStrata(options.sizes);
  }
}

function editStrata(options: Narrowed, chosen: readonly Axis[], sizes: readonly number[], wanted: number): PoolStratum[] {
  const out: PoolStratum[] = [];
  for (const code of options.codes ?? codes) {
    for (const axis of chosen) {
      for (const kind of options.kinds ?? editKinds) {
        if (atomProblem({ kind, axis, size: 1000 })) continue;
        for (const n of options.sizes ?? sizes) out.push({ name: editStratum({ code, axis, kind, size: n }), wanted, recipe: { kind, code, axis, size: n } });
      }
    }
  }
  return out;
}

const editStratum = ({ code, axis, kind, size: n }: { code: Code; axis: Axis; kind: EditKind; size: number }): string => `${code}/${axis}/${kind}/n${n}`;

const renameStrata = (sizes: readonly number[] = SIZES): PoolStratum[] => sizes.map((renames) => ({ name: `rename/n${renames}`, wanted: GRID, recipe: { kind: 'rename', renames } }));

/** ℓ over the sizes at one difference; one, three and five differences; and at 50 lines each transform alone and each left out (paper §5.2). */
function mergeStrata(sizes: readonly number[] = SIZES): PoolStratum[] {
  const stratum = (lines: number, differences: number, used: readonly Transform[], name: string): PoolStratum => ({ name, wanted: MERGED, recipe: { kind: 'merge', lines, differences, transforms: [...used] } });
  return [
    ...sizes.map((lines) => stratum(lines, 1, transforms, `merge/l${lines}-d1`)),
    ...sizes.filter((lines) => lines >= 25).flatMap((lines) => [3, 5].map((d) => stratum(lines, d, transforms, `merge/l${lines}-d${d}`))),
    ...(sizes.includes(50)
      ? [
          stratum(50, 1, [], 'merge/none'),
          ...transforms.map((one) => stratum(50, 1, [one], `merge/only-${one}`)),
          ...transforms.map((one) => stratum(50, 1, transforms.filter((other) => other !== one), `merge/without-${one}`)),
        ]
      : []),
  ];
}

const perStratum = ({ wanted }: PoolStratum, { spare }: Options): number => wanted + spare;

export const poolSize = (options: Options): number => poolStrata(options).reduce((sum, stratum) => sum + perStratum(stratum, options), 0);

const laidOut = new WeakMap<Options, readonly { readonly stratum: PoolStratum; readonly first: number }[]>();

function layOut(options: Options): readonly { readonly stratum: PoolStratum; readonly first: number }[] {
  let known = laidOut.get(options);
  if (!known) {
    let first = 0;
    known = poolStrata(options).map((stratum) => {
      const at = { stratum, first };
      first += perStratum(stratum, options);
      return at;
    });
    laidOut.set(options, known);
  }
  return known;
}

/** Atom `index` of a pool: a recipe and the name of its own chance, which is the same in every pool that has the stratum. */
export function makeAtom(options: Options, index: number): Atom {
  const strata = layOut(options);
  let low = 0;
  for (let high = strata.length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1;
    if (strata[middle]!.first <= index) low = middle;
    else high = middle - 1;
  }
  const { stratum, first } = strata[low]!;
  const number = String(index - first + 1).padStart(3, '0');
  const id = `${stratum.name.replace(/\//g, '-')}-${number}`;
  return { id, provenance: { source: 'drawn by codewalk', licence: 'Apache-2.0' }, stream: `call-graph/pool/${stratum.name}/${number}`, ...stratum.recipe } as Atom;
}

/** The stratum of an atom by what it is, so that atoms of one's own count as the pool's do. */
export function stratumOf(atom: Atom): string {
  if (atom.kind === 'rename') return `rename/n${atom.renames}`;
  if (atom.kind !== 'merge') return editStratum(atom);
  const { lines, differences, transforms: used } = atom;
  const left = transforms.filter((one) => !used.includes(one));
  if (left.length === 0) return `merge/l${lines}-d${differences}`;
  const where = lines === 50 && differences === 1 ? 'merge' : `merge/l${lines}-d${differences}`;
  if (used.length === 0) return `${where}/none`;
  return used.length === 1 ? `${where}/only-${used[0]!}` : left.length === 1 ? `${where}/without-${left[0]!}` : `${where}/with-${transforms.filter((one) => used.includes(one)).join('+')}`;
}
