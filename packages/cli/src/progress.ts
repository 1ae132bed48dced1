import { SingleBar } from 'cli-progress';
import type { Output } from './output.js';

export interface Progress {
  /** `extra` stands behind the counts: a yield, a rate. */
  update(done: number, extra?: string): void;
  stop(): void;
}

/** How often a plain line is printed where there is no terminal. */
const LINE_MS = 5_000;

/** A bar on a terminal, plain lines elsewhere, nothing under --quiet and --json. */
export function startProgress(output: Output, name: string, total: number): Progress {
  if (output.json || output.quiet) return { update: () => undefined, stop: () => undefined };
  const started = Date.now();
  const rate = (done: number): string => `${(done / Math.max(0.001, (Date.now() - started) / 1000)).toFixed(1)}/s`;
  if (process.stderr.isTTY) {
    const bar = new SingleBar({ format: `${name} {bar} {value}/{total} {extra} {rate}`, stream: process.stderr, hideCursor: true, clearOnComplete: false, barsize: 24 });
    bar.start(total, 0, { extra: '', rate: '' });
    return {
      update: (done, extra = '') => bar.update(done, { extra, rate: rate(done) }),
      stop: () => bar.stop(),
    };
  }
  let last = started;
  return {
    update: (done, extra = '') => {
      if (Date.now() - last < LINE_MS) return;
      last = Date.now();
      output.note(`${name}: ${done}/${total} ${extra} ${rate(done)}`.replace(/ +/g, ' '));
    },
    stop: () => undefined,
  };
}
