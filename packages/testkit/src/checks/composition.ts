import { isDeepStrictEqual } from 'node:util';
import { makeContext, Stream } from '@codewalk/core';
import { deepFreeze } from '../deep-freeze.js';
import { count, eachTask, inWords, shorten, type Check } from '../finding.js';
import type { Drawn } from '../subject.js';
import { DomainThrew } from '../watched.js';

export const tasks: Check = {
  says: 'walks of the pool become admitted tasks',
  async run(subject) {
    const { levels, tasks: drawn } = await subject.sample();
    const problems = levels.filter(({ found, wanted }) => found < wanted).map(({ level, tried, wanted, found, refused }) => {
      if (tried === 0) return `level ${level}: the pool's ${count(subject.pool.atoms.length, 'atom')} have no walk of that length`;
      const why = [...refused].map(([code, { times, first }]) => `${times} × ${code} (${shorten(first)})`).join(', ');
      return `level ${level}: ${found} of ${wanted} found among ${count(tried, 'candidate')}${why ? `; refused: ${why}` : ''}`;
    });
    const seen = levels.map(({ level, found, tried }) => `L${level}: ${found} of ${tried}`).join(', ');
    return { checked: levels.length, seen, problems: [...problems, ...drawn.flatMap(({ where, condemned }) => (condemned?.startsWith('threw') ? [`${where}: ${condemned}`] : []))] };
  },
};

export const compose: Check = {
  says: 'composing the same walk gives the same task and reference',
  async run(subject) {
    const sample = await subject.sample();
    const all = [...sample.tasks, ...sample.others];
    const problems: string[] = [];
    for (const { walk, path, where } of all) {
      const first = await subject.compose(walk, path);
      const second = await subject.compose(walk, path);
      if (!isDeepStrictEqual(first, second)) problems.push(`${where}: composed twice, it differs: ${difference(inWords(first), inWords(second))}`);
    }
    return { checked: all.length, seen: `${count(all.length, 'walk')}, twice each`, problems };
  },
};

/** Where two texts part, with what stands there. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 20);
  return `…${a.slice(from, at + 30)}… and …${b.slice(from, at + 30)}…`;
}

export const inputs: Check = {
  says: 'what a domain is given stays untouched',
  async run(subject) {
    const { domain } = subject;
    const { checked, problems } = await eachTask(subject, async (drawn) => {
      const found: string[] = [];
      const touch = async (part: string, work: () => unknown): Promise<void> => {
        try {
          await work();
        } catch (error) {
          if (!(error instanceof DomainThrew)) throw error;
          // what else it throws, it throws in other checks too
          if (isWriteRefused(error.cause)) found.push(`${part} changes what it is given: ${error.cause.message}`);
        }
      };
      const frozen: Drawn = { ...drawn, walk: deepFreeze(structuredClone(drawn.walk)), composed: { ...drawn.composed, task: deepFreeze(structuredClone(drawn.composed.task)), reference: deepFreeze(structuredClone(drawn.composed.reference)) } };
      const { task, reference } = frozen.composed;
      await touch('compose', () => domain.compose(frozen.walk, subject.options, subject.context(frozen)));
      await touch('prompt', () => domain.prompt(task));
      await touch('answer.render', () => domain.answer.render(task, reference));
      await touch('answer.parse', () => subject.judge(frozen, ''));
      await touch('attempts', () => domain.attempts(task, reference, new Stream(`${drawn.path}/frozen`)));
      for (let i = 0; i < frozen.level; i++) await touch('unsolved', () => domain.unsolved(task, i, subject.context(frozen)));
      for (let i = 0; domain.ablate && i < frozen.level; i++) await touch('ablate', () => domain.ablate!(task, reference, i, subject.context(frozen)));
      await touch('verify', () => domain.verify(task, reference, subject.context(frozen)));
      return { checked: 1, problems: [...new Set(found)] };
    });
    return { checked, seen: `${count(checked, 'task')}, all frozen`, problems };
  },
};

/** What a strict script throws when it writes to something frozen. */
const isWriteRefused = (cause: unknown): cause is TypeError =>
  cause instanceof TypeError && /read only|not extensible|Cannot (?:delete|redefine|define)|object is not extensible|frozen/.test(cause.message);

export const ambient: Check = {
  says: 'the domain asks neither clock nor unnamed chance',
  async run(subject) {
    const { domain, pool, options, services } = subject;
    const { tasks: drawn } = await subject.sample();
    // the pool was made before anybody watched
    const [atom] = pool.atoms;
    if (atom) await domain.verifyAtom(structuredClone(atom), makeContext(`pool/${atom.id}`, services.runtimes, services.signal));
    domain.atoms.synthesize?.make(options, new Stream('pool/0'), 0);
    const problems = [...new Set(subject.ambient.map(({ what, where }) => `${what} at ${where}`))];
    return { checked: drawn.length, seen: 'all calls of this run', problems };
  },
};
