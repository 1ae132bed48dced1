/** The exit code of a run that was interrupted, as shells have it. */
export const INTERRUPTED = 130;

/** Work that ended because somebody asked for it. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted');
    this.name = 'Interrupted';
  }
}

/**
 * A signal that the first Ctrl-C (or a polite kill) fires, so that work can end in order; the second quits at once
 * (what holds scratch folders removes them as the process exits).
 */
export function onInterrupt(): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) {
      process.exit(INTERRUPTED);
    }
    process.stderr.write('stopping; once more to quit at once\n');
    controller.abort(new Interrupted());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
