import { ok, refuse, zodProblems, type File, type Result } from '@codewalk/core';
import { atomSchema, type Atom } from './atom.js';
import { atomProblem } from './atom-problem.js';
import { axes, codes, editKinds } from './kinds.js';

const KINDS = [...editKinds, 'merge', 'rename'];

/** A native file is one recipe in JSON; what it does not say of id, provenance and chance is told by its path. */
export function parseAtomFile({ path, text }: File): Result<Atom>[] {
  if (!path.endsWith('.json')) return [refuse('not-an-atom', 'atoms of this domain are .json files', path)];
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch (error) {
    return [refuse('bad-json', (error as Error).message, path)];
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [refuse('bad-atom', 'an atom is an object', path)];
  const given = raw as Record<string, unknown>;
  const unknown = unknownWord(given);
  if (unknown) return [{ ...unknown, at: path }];
  const id = path.replace(/^.*\//, '').replace(/\.json$/, '');
  const parsed = atomSchema.safeParse({ id, stream: `file/${id}`, provenance: { source: path, licence: 'unstated' }, ...given });
  if (!parsed.success) return zodProblems(parsed.error, 'bad-atom', path).map((problem) => refuse('bad-atom', problem.message, problem.at ?? path));
  const atom = parsed.data;
  const problem = atom.kind === 'merge' || atom.kind === 'rename' ? null : atomProblem(atom);
  return [problem ? { ...problem, at: path } : ok(atom)];
}

/** Words that name nothing, each with what there is. */
function unknownWord({ kind, axis, code }: Record<string, unknown>): ReturnType<typeof refuse> | null {
  const known = (value: unknown, words: readonly string[]): boolean => typeof value === 'string' && words.includes(value);
  if (!known(kind, KINDS)) return refuse('unknown-kind', `there is no kind ${JSON.stringify(kind ?? null)}; there are ${KINDS.join(', ')}`);
  if (kind === 'merge' || kind === 'rename') return null;
  if (!known(axis, axes)) return refuse('unknown-axis', `there is no axis ${JSON.stringify(axis ?? null)}; there are ${axes.join(', ')}`);
  if (!known(code, codes)) return refuse('unknown-code', `there are no programs of ${JSON.stringify(code ?? null)}; there are ${codes.join(', ')}`);
  return null;
}
