import type { Services } from './admit.js';
import { makeContext } from './context.js';
import type { AtomBase, Domain } from './domain.js';
import { throwProblems, type Problem } from './errors.js';
import type { File } from './file.js';
import { Stream } from './stream.js';

export interface AtomsRequest {
  readonly domain: Domain;
  /** Native files; null for the atoms that the domain makes itself. */
  readonly files: readonly File[] | null;
  readonly options: unknown;
  readonly services: Services;
  /** The folder of the files, for messages. */
  readonly at?: string;
}

/** A domain's atoms. Throws a usage error listing every file and line that is not an atom, and ids that are not unique. */
export async function makeAtoms({ domain, files, options, services, at = '' }: AtomsRequest): Promise<AtomBase[]> {
  if (files === null) {
    const { size, make } = domain.atoms.synthesize!;
    return Array.from({ length: size(options) }, (_, i) => make(options, new Stream(`pool/${i}`), i) as AtomBase);
  }
  const parsed = await domain.atoms.parse(files, makeContext(`parse/${domain.name}`, services.runtimes, services.signal));
  const problems: Problem[] = [];
  const atoms: AtomBase[] = [];
  const times = new Map<string, number>();
  for (const result of parsed) {
    if (result.ok) {
      const atom = result.value as AtomBase;
      atoms.push(atom);
      times.set(atom.id, (times.get(atom.id) ?? 0) + 1);
    } else problems.push({ code: result.code, message: result.detail, at: [at, result.at ?? ''].filter((part) => part !== '').join('/').replace(/\/+/g, '/') });
  }
  for (const [id, count] of times) if (count > 1) problems.push({ code: 'duplicate-atom', message: `${count} atoms have the id ${id}`, at });
  if (atoms.length === 0 && problems.length === 0) problems.push({ code: 'no-atoms', message: `${at === '' ? 'the folder' : at} holds no atoms`, at });
  throwProblems(problems);
  return atoms;
}
