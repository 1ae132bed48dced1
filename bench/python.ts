import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { execa } from 'execa';
import { confineForkServer, findPython, type Python } from '@codewalk/exec';

const SERVER = new URL('../packages/exec/runtime/forkserver.py', import.meta.url).pathname;

const HELPER = `
import json, sys
def run(job):
    space = {}
    exec(job["code"], space)
    return [space["f"](x) for x in job["inputs"]]
if __name__ == "__main__":
    print(json.dumps(run(json.load(sys.stdin))))
`;

const TINY = { code: 'def f(x): return x + 1', inputs: [1] };
const WHOLE = {
  code: Array.from({ length: 25 }, (_, i) => `def g${i}(x):\n    out = 0\n    for k in range(30):\n        out = (out * 31 + x * k + ${i}) % 1000003\n    return out\n`).join('\n') + `\ndef f(x): return [${Array.from({ length: 25 }, (_, i) => `g${i}(x)`).join(', ')}]\n`,
  inputs: Array.from({ length: 50 }, (_, i) => i),
};

/** User and system seconds of a command and all that it waited for. Lines go in one by one, each after the answer to the last. */
async function cpu(file: string, args: readonly string[], lines: readonly string[], env: Record<string, string>): Promise<number> {
  const child = execa('/usr/bin/time', ['-f', '%U %S', file, ...args], { env, extendEnv: false, stdin: 'pipe' });
  let text = '';
  let sent = 0;
  const next = (): void => void (sent < lines.length ? child.stdin.write(lines[sent++]!) : child.stdin.end());
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
    if (text.split('"kind"').length - 1 > sent) next(); // the first line only says that the server is ready
  });
  if (lines.length === 0) child.stdin.end();
  const { stderr } = await child;
  return stderr.trim().split('\n').at(-1)!.split(' ').map(Number).reduce((a, b) => a + b, 0);
}

async function row(python: Python, name: string, job: unknown, count: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'codewalk-bench-'));
  try {
    chmodSync(folder, 0o755);
    const helper = join(folder, 'helper.py');
    writeFileSync(helper, HELPER);
    const limits = { cpuMs: 10_000, memoryBytes: 1 << 30, outputBytes: 65_536, resultBytes: 1 << 22, wallMs: 100_000 };
    const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => `${JSON.stringify({ id: i + 1, job, limits })}\n`);
    const tier = process.getuid?.() === 0 ? 'uid' : 'limits';
    const lane = join(folder, 'lane');
    mkdirSync(lane);
    const { file, args, env } = confineForkServer(tier, { python: python.binary, readable: python.readable, modules: python.modules, server: SERVER, helper, lane: { path: lane, user: 65534 } });
    const idle = await cpu(file, args, [], env);
    const warm = ((await cpu(file, args, lines(count), env)) - idle) / count;
    const spawns = Math.ceil(count / 5);
    const jobFile = join(folder, 'job.json');
    writeFileSync(jobFile, JSON.stringify(job));
    const loop = `i=0; while [ $i -lt ${spawns} ]; do "$1" -s -S "$2" < "$3" > /dev/null; i=$((i+1)); done`;
    const spawned = (await cpu('/bin/sh', ['-c', loop, 'sh', python.binary, helper, jobFile], [], env)) / spawns;
    return [name, tier, (1000 * warm).toFixed(2), (1000 * spawned).toFixed(2), (spawned / warm).toFixed(1)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CPU a job through the fork server, confined, against one plain interpreter a job (the real binary, no site). */
export async function bench(): Promise<string> {
  const python = await findPython();
  if (typeof python === 'string') return python;
  const table = new Table({ head: ['job', 'confined by', 'warm, CPU ms', 'one interpreter each, CPU ms', 'ratio'], style: { head: [], border: [] } });
  table.push(await row(python, 'tiny', TINY, 400));
  table.push(await row(python, 'whole program, 1,250 checks', WHOLE, 100));
  return `${python.version}\n${table.toString()}`;
}
