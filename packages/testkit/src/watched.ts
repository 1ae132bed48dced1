import { CodewalkError, type Domain } from '@codewalk/core';
import { asDomain, type Ambient } from './ambient.js';

/** A domain threw where it must return: the suite's own mistakes are not of this class. */
export class DomainThrew extends Error {
  constructor(readonly part: string, cause: unknown) {
    super(`${part} threw ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`, { cause });
    this.name = 'DomainThrew';
  }
}

/**
 * The domain with its functions watched: each runs as domain code for clock and chance, and what it throws is told from what
 * the suite throws. Errors after an abort, and those that speak of the machine, are passed on as they are.
 */
export function watchDomain(domain: Domain, note: (seen: Ambient) => void): Domain {
  const watch = <Args extends unknown[], T>(part: string, fn: (...args: Args) => T): ((...args: Args) => T) => (...args) => {
    const fail = (cause: unknown): never => {
      if (cause instanceof CodewalkError || args.some(isAborted)) throw cause;
      throw new DomainThrew(part, cause);
    };
    try {
      const value = asDomain(note, () => fn(...args));
      return value instanceof Promise ? (value.catch(fail) as T) : value;
    } catch (cause) {
      return fail(cause);
    }
  };
  const { atoms, relation, strata, ablate } = domain;
  return {
    ...domain,
    atoms: {
      ...atoms,
      parse: watch('atoms.parse', atoms.parse),
      ...(atoms.synthesize ? { synthesize: { size: watch('synthesize.size', atoms.synthesize.size), make: watch('synthesize.make', atoms.synthesize.make) } } : {}),
    },
    relation: {
      ...relation,
      provides: watch('relation.provides', relation.provides),
      ...(relation.accepts ? { accepts: watch('relation.accepts', relation.accepts) } : {}),
      ...(relation.permits ? { permits: watch('relation.permits', relation.permits) } : {}),
    },
    ...(strata ? { strata: { kind: watch('strata.kind', strata.kind), of: watch('strata.of', strata.of) } } : {}),
    verifyAtom: watch('verifyAtom', domain.verifyAtom),
    compose: watch('compose', domain.compose),
    unsolved: watch('unsolved', domain.unsolved),
    ...(ablate ? { ablate: watch('ablate', ablate) } : {}),
    verify: watch('verify', domain.verify),
    prompt: watch('prompt', domain.prompt),
    answer: { render: watch('answer.render', domain.answer.render), parse: watch('answer.parse', domain.answer.parse) },
    attempts: watch('attempts', domain.attempts),
  };
}

const isAborted = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'signal' in arg && arg.signal instanceof AbortSignal && arg.signal.aborted;
