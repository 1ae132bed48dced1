/** What stands between a domain and a runtime: gets each call as a thunk with its arguments. */
export type Around = (call: () => unknown, args: readonly unknown[]) => unknown;

/** The same runtimes, every method of theirs called through `around`. */
export function wrapRuntimes<T extends object>(runtimes: T, around: Around): T {
  return new Proxy(runtimes, {
    get(target, name) {
      // the real object as `this`: private fields do not go through a proxy
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function') return (...args: unknown[]) => around(() => Reflect.apply(value, target, args), args);
      return typeof value === 'object' && value !== null ? wrapRuntimes(value, around) : value;
    },
  });
}

/** The abort signal among the arguments of a call, alone or as the field `signal`. */
export function signalOf(args: readonly unknown[]): AbortSignal | undefined {
  for (const arg of args) {
    if (arg instanceof AbortSignal) return arg;
    if (typeof arg === 'object' && arg !== null && 'signal' in arg && arg.signal instanceof AbortSignal) return arg.signal;
  }
  return undefined;
}
