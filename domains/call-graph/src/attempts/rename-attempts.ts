import type { Stream } from '@codewalk/core';
import type { RenameTask } from '../rename/task.js';
import type { Tries } from './merge-attempts.js';

const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`, 'g');

export function renameTries(task: RenameTask, start: string, truth: string, stream: Stream): Tries {
  const one = stream.pick(task.renames);
  const chained = task.renames.find(({ to }) => task.renames.some(({ from }) => from === to));
  const inOrder = (renames: RenameTask['renames']): string => renames.reduce((text, { from, to }) => text.replace(word(from), to), start);
  const line = truth.split('\n').find((l) => / = \w+ [+-] \w+$/.test(l))!;
  const differs = (text: string): string | null => (text === truth ? null : text);
  return {
    nearMisses: [
      ['nothing changed', start],
      ['one rename left out', truth.replace(word(one.to), 'xx_0').replace(word('xx_0'), one.from)],
      ['one rename only where it is assigned', differs(truth.replace(new RegExp(`([=+-] )${one.to}\\b`, 'g'), `$1${one.from}`).replace(new RegExp(`(return )${one.to}$`, 'm'), `$1${one.from}`))],
      ['renames one after the other', chained ? differs(inOrder([chained, ...task.renames.filter((r) => r !== chained)])) : null],
      ['another name renamed too', truth.replace(word('main'), 'main_2')],
      ['another number', differs(truth.replace(/ ([+-]) (\d)$/m, (_, sign: string, digit: string) => ` ${sign} ${digit}.0`))],
      ['another operator', truth.replace(line, line.replace(/ ([+-]) /, (_, sign: string) => (sign === '+' ? ' - ' : ' + ')))],
      ['one line lost', truth.replace(`${line}\n`, '')],
    ],
    hacks: [
      ['a line added', truth.replace('    return', '    done = True\n    return')],
      ['a docstring added', truth.replace(/^(def main.*)$/m, '$1\n    """Renamed."""')],
      ['the old program in a string', truth.replace('import sys', `import sys\n\nOLD = ${JSON.stringify(start)}`)],
      ['aliases in place of renames', start.replace('    return', `    ${one.to} = ${one.from}\n    return`)],
      ['names rewritten at run time', start.replace('import sys', 'import sys, re').replace(/^(def main.*)$/m, '$1\n    exec("")')],
      ['a hint left out', truth.replace('val: float', 'val')],
      ['the block left out', truth.slice(0, truth.indexOf('\n\nif __name__'))],
      ['operands swapped', differs(truth.replace(/= (\w+) \+ (\w+)$/m, '= $2 + $1'))],
      ['lines swapped', swapped(truth)],
      ['an indentation that only a grammar takes', truth.replace(/^ {4}(\w+ = \w+ [+-] \d)$/m, '     $1')],
      ['an assignment in place', differs(truth.replace(line, line.replace(/^(\s+)(\w+) = /, '$1$2 = $2 = ')))],
      ['only the names in a remark', start.replace(/^(def main.*)$/m, `$1\n    # ${task.renames.map(({ from, to }) => `${from} is ${to}`).join(', ')}`)],
      ['an early exit with success', truth.replace('import sys', 'import sys\n\nsys.exit(0)')],
    ],
    benign: [
      ['the reference', truth],
      ['remarks', truth.replace(/^(\s+\w+ = .*)$/gm, '$1  # renamed')],
      ['empty lines', truth.replace(/^(\s+return)/m, '\n$1')],
      ['two statements on a line', truth.replace(/^( {4}\w+ = \w+)\n {4}/m, '$1; ')],
      ['brackets', truth.replace(/= (\w+ [+-] \w+)$/gm, '= ($1)')],
      ['other indentation', truth.replace(/^ {4}/gm, '  ')],
    ],
  };
}

/** Two lines that do not depend on each other, the other way round. */
function swapped(text: string): string | null {
  const lines = text.split('\n');
  const parts = lines.map((line) => /^ {4}(\w+) = (.*)$/.exec(line));
  const at = parts.findIndex((part, i) => part && parts[i + 1] && !new RegExp(`\\b${part[1]}\\b`).test(parts[i + 1]![2]!) && part[1] !== parts[i + 1]![1]);
  return at < 0 ? null : [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)].join('\n');
}
