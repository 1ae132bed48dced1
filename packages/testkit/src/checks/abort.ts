import { verifyContext, type Verdict } from '@codewalk/core';
import type { Check } from '../finding.js';
import { signalOf, wrapRuntimes } from '../runtimes.js';
import { failing, type Drawn, type Subject } from '../subject.js';

export const abort: Check = {
  says: 'an aborted verification ends and leaves nothing running',
  async run(subject) {
    const { tasks } = await subject.sample();
    const task = tasks.find(({ condemned }) => condemned === undefined) ?? tasks[0];
    if (!task) return { checked: 0, seen: '', problems: [] };
    const cuts = [await cutShort(subject, task, 'before it began'), await cutShort(subject, task, 'in its first runtime call')];
    // a whole verification is the clock: what was told to stop before it began must have ended when it ends
    const { verdict } = await subject.judge(task, subject.rendered(task));
    await new Promise(setImmediate);
    const problems = cuts.flatMap((cut) => cut.problems());
    if (task.condemned === undefined && verdict.status !== 'pass') problems.push(`after an aborted verification the reference no longer passes: ${failing(verdict)}`);
    return { checked: 1, seen: 'before it began and in its first runtime call', problems: problems.map((problem) => `${task.where}: ${problem}`) };
  },
};

type End = { readonly verdict: Verdict } | { readonly threw: unknown };

/** A verification that was told to stop, on runtimes whose jobs end only when their signal fires. */
async function cutShort(subject: Subject, { composed }: Drawn, when: string): Promise<{ problems: () => string[] }> {
  const stop = new AbortController();
  let started = (): void => undefined;
  const firstCall = new Promise<void>((resolve) => (started = resolve));
  let calls = 0;
  let running = 0;
  const runtimes = wrapRuntimes(subject.services.runtimes, (call, args) => {
    const signal = signalOf(args);
    if (!signal) return call();
    calls++;
    running++;
    started();
    return endsWith(signal).finally(() => running--);
  });
  if (when.startsWith('before')) stop.abort(new Error('the suite aborted this verification'));
  let end: End | undefined;
  const context = verifyContext(composed.id, { runtimes, signal: stop.signal });
  const ended = Promise.resolve()
    .then(() => subject.domain.verify(composed.task, composed.reference, context))
    .then((verdict) => void (end = { verdict }), (threw: unknown) => void (end = { threw }));
  await Promise.race([firstCall, ended]);
  stop.abort(new Error('the suite aborted this verification'));
  return {
    problems: () => {
      if (!end) return [`aborted ${when}, it still ran when a whole other verification had ended: pass ctx.signal to every runtime call`];
      return [
        ...(running > 0 ? [`aborted ${when}, it ended but left ${running} runtime ${running === 1 ? 'call' : 'calls'} running: pass ctx.signal to every runtime call`] : []),
        ...(calls > 0 && 'verdict' in end && end.verdict.status === 'pass' ? [`aborted ${when}, it gave a pass although its runtime call was cut off`] : []),
      ];
    },
  };
}

/** Rejects when the signal fires, and never settles otherwise. */
const endsWith = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fire = (): void => reject(signal.reason);
    if (signal.aborted) fire();
    else signal.addEventListener('abort', fire, { once: true });
  });
