import { PATH, type Files } from '../task.js';
import { linesOf } from './model.js';
import type { ClassText, Factor, Line, MergeTask } from './task.js';

/** x_G: two classes that say nearly the same, each in its own way. */
export const mergeFiles = (task: MergeTask): Files => ({
  [PATH]: module([`class Calculate:\n    """Makes one number out of its inputs."""`, classOf('CalculateA', task.a), classOf('CalculateB', task.b)], task.parameters),
});

const classOf = (name: string, { parameters, statements }: ClassText): string =>
  [`class ${name}(Calculate):`, `    def compute(self, ${parameters.join(', ')}):`, ...statements.map((s) => `        ${s}`)].join('\n');

/** What a file of this kind ends with; it stays as it is. */
const module = (classes: readonly string[], parameters: number): string => `${[...classes, [
  'if __name__ == "__main__":',
  `    inputs = (${Array.from({ length: parameters }, (_, i) => i + 1).join(', ')})`,
  '    print(CalculateA().compute(*inputs))',
  '    print(CalculateB().compute(*inputs))',
].join('\n')].join('\n\n\n')}\n`;

/** C_true: all shared lines in `Calculate`, and one method with one statement for each difference (paper §5.1). */
export function mergedFiles(task: MergeTask): Files {
  const { a } = task;
  const parameters = a.parameters;
  const variables = task.lines.map((_, i) => `v${i + 1}`);
  const name = (f: Factor): string => ('p' in f ? parameters[f.p]! : variables[f.v]!);
  const sorted = [...task.divergences].sort((x, y) => x.line - y.line);
  const methods = new Map(sorted.map(({ line, becomes }, i) => [line, { name: `custom_compute_${i + 1}`, takes: [...new Set([...task.lines[line]!, ...becomes].flatMap(({ factors }) => factors.map(name)))] }]));
  const shared = task.lines.map((line, i) => {
    const method = methods.get(i);
    return `        ${variables[i]!} = ${method ? `self.${method.name}(${method.takes.join(', ')})` : writeLine(line, name)}`;
  });
  const base = [
    'class Calculate:', '    """Makes one number out of its inputs."""', '',
    `    def compute(self, ${parameters.join(', ')}):`, ...shared, `        return ${task.returns.map((v) => variables[v]!).join(' + ')}`,
  ].join('\n');
  const child = (which: 'a' | 'b'): string => [
    `class Calculate${which.toUpperCase()}(Calculate):`,
    sorted.map(({ line }) => {
      const { name: method, takes } = methods.get(line)!;
      return `    def ${method}(self, ${takes.join(', ')}):\n        return ${writeLine(linesOf(task, which)[line]!, name)}`;
    }).join('\n\n'),
  ].join('\n');
  return { [PATH]: module([base, child('a'), child('b')], task.parameters) };
}

/** A line as it stands in the model: no transform, so no operator more than it has to have. */
function writeLine(line: Line, name: (f: Factor) => string): string {
  return line.map(({ coefficient, factors }, i) => {
    const size = Math.abs(coefficient);
    const product = factors.map(name).join(' * ');
    const text = size === 1 ? product : `${size} * ${factors.length === 2 ? `(${product})` : product}`;
    return i === 0 ? `${coefficient < 0 ? '-' : ''}${text}` : ` ${coefficient < 0 ? '-' : '+'} ${text}`;
  }).join('');
}
