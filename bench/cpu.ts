import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const HIERARCHIES = ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'];

/** Runs its first argument's rest inside a control group, itself the first process of it. */
const ENTER = 'echo $$ > "$1/cgroup.procs" && shift && exec "$@"';

/** A control group, which counts the CPU of everything that is started in it: `time` loses what a sandbox with process ids of its own used. */
export class CpuGroup {
  readonly #folder: string;

  /** Throws where control groups (version 2) cannot be made: they need root. */
  constructor(name: string) {
    const root = HIERARCHIES.find((path) => existsSync(join(path, 'cgroup.controllers')));
    if (root === undefined) throw new Error('no control groups of version 2 are mounted; this benchmark measures CPU by them');
    this.#folder = join(root, `codewalk-bench-${process.pid}-${name}`);
    mkdirSync(this.#folder);
  }

  /** A command that runs in the group. */
  wrap(file: string, args: readonly string[]): { readonly file: string; readonly args: readonly string[] } {
    return { file: '/bin/sh', args: ['-c', ENTER, 'sh', this.#folder, file, ...args] };
  }

  /** User and system seconds that the group used so far. */
  seconds(): number {
    return Number(/^usage_usec (\d+)$/m.exec(readFileSync(join(this.#folder, 'cpu.stat'), 'utf8'))![1]) / 1e6;
  }

  /** Once all of its processes have ended. */
  close(): void {
    rmdirSync(this.#folder);
  }
}
