import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contents, run, scratch, start, SUMS, type Ran } from './cli.js';

const folder = scratch();
const tmp = join(folder, 'tmp');
mkdirSync(tmp);
const env = { TMPDIR: tmp, XDG_CACHE_HOME: join(folder, 'cache') };
const generate = (out: string, delayMs: number): string[] => ['generate', '--domain', SUMS, '--levels', '1,2', '--count', '20', '--seed', '7', '--set', `sums.delayMs=${delayMs}`, '--quiet', '-j', '2', '--out', join(folder, out)];
/** What is left in the folder of temporary files; the cache of tsx, which loads TypeScript, is no scratch of ours. */
const scratchLeft = (): string[] => readdirSync(tmp).filter((name) => !name.startsWith('tsx-'));
/** Processes whose command line speaks of a folder. */
const processesIn = (path: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid).flatMap((pid) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return line.includes(path) ? [line] : [];
    } catch {
      return []; // it has ended
    }
  });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a command, waits until `ready`, signals it, again once it says that it stops if `twice`, and waits for its end. */
async function interrupt(args: readonly string[], ready: () => boolean, { twice = false, signal = 'SIGINT' as NodeJS.Signals } = {}): Promise<Ran> {
  const { child, ended } = start(args, { env });
  let over = false;
  let said = '';
  void ended.then(() => (over = true));
  child.stderr!.on('data', (data: Buffer) => (said += data.toString()));
  while (!over && !ready()) await pause(2);
  child.kill(signal);
  if (twice) {
    while (!over && !said.includes('once more')) await pause(2);
    child.kill(signal);
  }
  return ended;
}

let whole: Record<string, string>;
beforeAll(async () => {
  expect((await run(generate('whole', 10), { env })).code).toBe(0);
  whole = contents(join(folder, 'whole'));
});

describe('Ctrl-C while a bank is made', () => {
  it('ends in order at any moment, leaves no scratch, and the same command goes on to the same bytes', async () => {
    const seen = new Set<number | null>();
    const journal = (): number => ['L1', 'L2'].map((l) => join(folder, 'stopped/sums', l, 'candidates.jsonl')).filter(existsSync).reduce((n, path) => n + readFileSync(path, 'utf8').split('\n').length - 1, 0);
    // before anything is loaded, while it is, while the machine opens, then after each few candidates
    const moments = [...[0, 60, 120, 200, 300, 400, 500, 600, 700].map((ms) => ({ ms, lines: 0 })), ...[1, 4, 9, 15, 22, 30, 36].map((lines) => ({ ms: 0, lines }))];
    for (const { ms, lines } of moments) {
      const from = Date.now();
      const { code, stderr } = await interrupt(generate('stopped', 10), () => Date.now() - from >= ms && journal() >= lines);
      seen.add(code);
      if (code === 130) expect(stderr).toMatch(/^stopping; once more to quit at once\n(.*\n)?.*interrupted.*\n$/);
      else expect([0, null]).toContain(code); // over already, or not yet begun
      expect(scratchLeft()).toEqual([]);
      expect(existsSync(join(folder, 'stopped/.lock'))).toBe(false);
    }
    expect(seen).toContain(130);
    expect((await run(generate('stopped', 10), { env })).code).toBe(0);
    expect(contents(join(folder, 'stopped'))).toEqual(whole);
  });

  it('leaves no scratch and no worker either where code runs in a sandbox', async () => {
    for (const ms of [500, 900, 1300, 1700, 2500]) {
      const from = Date.now();
      const { code } = await interrupt(['generate', '--domain', 'complexity', '--levels', '1', '--count', '40', '--quiet', '--out', join(folder, 'code')], () => Date.now() - from >= ms, { twice: ms % 2 === 1 });
      expect([130, null]).toContain(code);
      expect(scratchLeft()).toEqual([]);
      expect(processesIn(tmp)).toEqual([]);
    }
  });

  it('a second time quits at once, and leaves no scratch', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const out = `quit-${signal}`;
      const ran = await interrupt(generate(out, 600_000), () => existsSync(join(folder, out, '.lock')), { twice: true, signal });
      expect(ran).toMatchObject({ code: 130, stdout: '' });
      expect(scratchLeft()).toEqual([]);
    }
  });
});

describe('Ctrl-C while a bank is checked', () => {
  const slow = join(folder, 'slow.ts');
  beforeAll(() => writeFileSync(slow, `import sums from ${JSON.stringify(SUMS)};
import { writeFileSync } from 'node:fs';
const wait = (ctx) => new Promise((_resolve, reject) => {
  writeFileSync(${JSON.stringify(join(folder, 'begun'))}, '');
  const alive = setInterval(() => undefined, 1000);
  ctx.signal.addEventListener('abort', () => { clearInterval(alive); reject(ctx.signal.reason); });
});
export default { ...sums, verify: (_task, _answer, ctx) => wait(ctx) };
`));

  it.each([['admit', []], ['grade', ['--answers', join(folder, 'answers.jsonl'), '--out', join(folder, 'verdicts.jsonl')]]])('ends %s with a word and no half of a result', async (command, more) => {
    rmSync(join(folder, 'begun'), { force: true });
    await run(['answers', join(folder, 'whole'), '--domain', SUMS, '--reference', '--out', join(folder, 'answers.jsonl')], { env });
    const ran = await interrupt([command, join(folder, 'whole'), '--domain', slow, '--quiet', ...more], () => existsSync(join(folder, 'begun')));
    expect(ran).toEqual({ code: 130, stdout: '', stderr: 'stopping; once more to quit at once\ninterrupted\n' });
    expect(existsSync(join(folder, 'verdicts.jsonl'))).toBe(false);
    expect(scratchLeft()).toEqual([]);
    expect(contents(join(folder, 'whole'))).toEqual(whole);
  });
});

describe('a reader that goes away', () => {
  it('ends a command without a word', async () => {
    const { child, ended } = start(['show', join(folder, 'whole'), '--json'], { env });
    child.stdout!.destroy();
    expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
