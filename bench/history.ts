import { makeContext } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import domain from '@codewalk/multi-bug';
import { longHistory } from '../domains/multi-bug/test/mine/long-history.js';

const COMMITS = 50_000;

/** Mining a few of very many commits: what listing them costs. */
export async function bench(): Promise<string> {
  const machine = await openMachine({ needs: ['git'], uses: ['python', 'pytest'], jobs: 1 });
  const rows = ['| commits | options | seconds to the first commit done | seconds in all | peak MiB of the process |', '| --- | --- | --- | --- | --- |'];
  for (const commits of [500, COMMITS]) {
    const made = await longHistory(commits);
    for (const options of [{ limit: 50 }, { since: '2007-05-22' }].slice(0, commits === COMMITS ? 2 : 1)) {
      const source = domain.atoms.sources!['mine']!;
      const begun = performance.now();
      let first = 0;
      for await (const item of source.run(made.path, source.options.parse({ name: 'pkg', ...options }), makeContext('bench', machine.runtimes, new AbortController().signal), [])) {
        if (first === 0 && 'done' in item) first = performance.now();
      }
      const seconds = (to: number): string => ((to - begun) / 1000).toFixed(2);
      rows.push(`| ${commits} | ${JSON.stringify(options)} | ${seconds(first)} | ${seconds(performance.now())} | ${Math.round(process.resourceUsage().maxRSS / 1024)} |`);
    }
    made.remove();
  }
  await machine.close();
  return rows.join('\n');
}
