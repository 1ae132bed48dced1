import { PATH, type Files } from '../task.js';
import type { RenameTask } from './task.js';

/** x_G. */
export const renameFiles = (task: RenameTask): Files => write(task, task.names);

/** C_true: every variable under the name it gets. */
export function renamedFiles(task: RenameTask): Files {
  const to = new Map(task.renames.map((rename) => [rename.from, rename.to]));
  return write(task, task.names.map((name) => to.get(name) ?? name));
}

function write({ operations }: RenameTask, names: readonly string[]): Files {
  const operand = (o: RenameTask['operations'][number]['left']): string => ('line' in o ? names[o.line]! : String(o.number));
  const lines = operations.map(({ left, operator, right }, i) => `    ${names[i + 1]!} = ${operand(left)} ${operator} ${operand(right)}`);
  return { [PATH]: ['import sys', '', '', 'def main(val: float):', `    ${names[0]!} = val`, ...lines, `    return ${names.at(-1)!}`, '', '', 'if __name__ == "__main__":', '    print(main(float(sys.argv[1])))', ''].join('\n') };
}
