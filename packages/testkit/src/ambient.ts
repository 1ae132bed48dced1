import { AsyncLocalStorage } from 'node:async_hooks';
import { basename } from 'node:path';

/** One look at the clock or at unnamed chance by a domain's own code. */
export interface Ambient {
  /** What was asked, like `Date.now`. */
  readonly what: string;
  /** The nearest line of the stack: `compose (domain.ts:12)`. */
  readonly where: string;
}

const inDomain = new AsyncLocalStorage<(seen: Ambient) => void>();

/** Runs a domain's code; what it asks of clock and chance, also after an await, goes to `note`. */
export const asDomain = <T>(note: (seen: Ambient) => void, code: () => T): T => inDomain.run(note, code);

/** Runs code that is not the domain's, such as a runtime that it called: this may look at the clock. */
export const asMachine = <T>(code: () => T): T => inDomain.exit(code);

/** Sources of time and chance by the object that holds them. */
const SOURCES: readonly (readonly [string, object, string])[] = [
  ['Math', Math, 'random'],
  ['Date', Date, 'now'],
  ['performance', performance, 'now'],
  ['process', process, 'hrtime'],
  ['process', process, 'uptime'],
  ['crypto', globalThis.crypto, 'getRandomValues'],
  ['crypto', globalThis.crypto, 'randomUUID'],
];

let watchers = 0;
let restore = (): void => undefined;

/** Has the sources of time and chance tell on domain code until the returned function is called. Watches may overlap. */
export function watchAmbient(): () => void {
  if (watchers++ === 0) restore = install();
  let watching = true;
  return () => {
    if (!watching) return;
    watching = false;
    if (--watchers === 0) restore();
  };
}

function install(): () => void {
  const undo = SOURCES.map(([name, holder, key]) => {
    const before = Object.getOwnPropertyDescriptor(holder, key);
    const real = Reflect.get(holder, key) as (...args: unknown[]) => unknown;
    const told = (...args: unknown[]): unknown => {
      tell(`${name}.${key}`);
      return Reflect.apply(real, holder, args);
    };
    Object.defineProperty(holder, key, { value: Object.assign(told, real), configurable: true, writable: true });
    return () => (before ? Object.defineProperty(holder, key, before) : Reflect.deleteProperty(holder, key));
  });
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args, newTarget) {
      if (args.length === 0) tell('Date without arguments');
      return Reflect.construct(target, args, newTarget) as object;
    },
    apply(target) {
      tell('Date without arguments');
      return target();
    },
  });
  return () => {
    globalThis.Date = RealDate;
    for (const back of undo) back();
  };
}

function tell(what: string): void {
  const note = inDomain.getStore();
  if (!note) return;
  // lines 0 to 2: the error's own, this function, the replaced source
  const frame = new Error().stack?.split('\n').slice(3).find((line) => !line.includes('node:')) ?? '';
  const [, fn, file, line] = /at (?:async )?(?:(.*?) \()?(?:file:\/\/)?([^()]*?):(\d+):\d+\)?$/.exec(frame) ?? [];
  note({ what, where: file === undefined ? 'unknown place' : `${fn ?? 'module'} (${basename(file)}:${line})` });
}
