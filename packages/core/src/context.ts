import type { Stream } from './stream.js';
import { Stream as NamedStream } from './stream.js';
import type { Runtimes } from './runtime.js';

/** All that a domain may use of the world: named chance, runtimes, and the wish to stop. */
export interface Context {
  /** The stream of that name below this context's own path. */
  stream(name: string): Stream;
  readonly runtimes: Runtimes;
  readonly signal: AbortSignal;
  /** Computes once per context and key: a check that several answers to one task share. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
}

/** A context whose streams live below `path`. `once` remembers inside this context only. */
export function makeContext(path: string, runtimes: Runtimes, signal: AbortSignal): Context {
  const made = new Map<string, Promise<unknown>>();
  return {
    stream: (name) => new NamedStream(`${path}/${name}`),
    runtimes,
    signal,
    once: <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const known = made.get(key);
      if (known) return known as Promise<T>;
      const fresh = make();
      made.set(key, fresh);
      return fresh;
    },
  };
}
