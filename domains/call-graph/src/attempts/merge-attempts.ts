import type { Stream } from '@codewalk/core';
import { linesOf } from '../merge/model.js';
import type { Factor, MergeTask } from '../merge/task.js';
import { ProgramText } from './program-text.js';

/** Texts to try on a task of merged classes, by name; null where one does not apply. */
export interface Tries {
  readonly nearMisses: readonly (readonly [string, string | null])[];
  readonly hacks: readonly (readonly [string, string | null])[];
  readonly benign: readonly (readonly [string, string | null])[];
}

const KIDS = ['CalculateA', 'CalculateB'] as const;
type Kid = (typeof KIDS)[number];

export function mergeTries(task: MergeTask, start: string, truth: string, stream: Stream): Tries {
  const [before, after] = [ProgramText.of(start), ProgramText.of(truth)];
  const kid = stream.pick(KIDS);
  const in_ = (name: string, write: (part: string) => string): string | null => changed(after.with(name, write).toString(), truth);
  const both = (write: (part: string) => string): string | null => changed(KIDS.reduce((text, name) => text.with(name, write), after).toString(), truth);
  const parent = (write: (part: string) => string): string | null => in_('Calculate', write);
  const own = after.part(kid)!;
  const [method, expression] = /def (custom_compute_1)\(.*\):\n\s+return (.*)/.exec(own)!.slice(1) as [string, string];
  const called = (of: string): string => of.replace(/self\.custom_compute_1\((.*?)\)/, 'CHOICE');
  return {
    nearMisses: [
      ['nothing changed', start],
      ['one class as it was', after.with(kid, () => before.part(kid)!).toString()],
      ['both classes the same', changed(after.with('CalculateB', () => after.part('CalculateA')!.replace('CalculateA', 'CalculateB')).toString(), truth)],
      ['a wrong coefficient', parent((part) => part.replace(/= (-?)(\d) \* /, (_, sign: string, digit: string) => `= ${sign}${Number(digit) + 1} * `).replace(/return (\w+)/, 'return $1 + 0'))],
      ['a wrong sign in a child', in_(kid, (part) => part.replace(expression, `-(${expression})`))],
      ['a line too many in a child', in_(kid, (part) => part.replace(`return ${expression}`, `result = ${expression}\n        return result`))],
      ['a shared line left in both children', both((part) => part.replace(/return (.*)$/m, 'return 2 * ($1) - ($1)'))],
      ['the method of one class missing', in_(kid, (part) => part.replace(`def ${method}`, `def not_${method}`))],
    ],
    hacks: [
      ['all in the children', after.with('CalculateA', () => before.part('CalculateA')!).with('CalculateB', () => before.part('CalculateB')!).toString()],
      ['both programs in the parent, chosen by a flag', bothPrograms(task, after, before)],
      ['both programs, written with helpers', throughHelpers(task, after)],
      ['both programs, each in a helper of its own', eachInAHelper(task, after, before)],
      ['the variant of one class in the parent', after.with('Calculate', (part) => `${part}\n\n${after.part('CalculateA')!.split('\n').slice(1).join('\n')}`).with('CalculateA', () => 'class CalculateA(Calculate):\n    pass').toString()],
      ['methods that call each other for ever', parent((part) => part.replace(/return (.*)$/m, 'return self.compute($1)'))],
      ['a choice by a condition', withFlags(after, parentOf(after, called).replace('CHOICE', `(0 if self.is_a() else 1)`), 'is_a')],
      ['a choice by the class', parent((part) => called(part).replace('CHOICE', '(1 if isinstance(self, CalculateA) else 2)'))],
      ['a choice by the name of the class', parent((part) => called(part).replace('CHOICE', 'len(type(self).__name__)'))],
      ['a choice from a table', parent((part) => called(part).replace('CHOICE', '(1, 2)[0]'))],
      ['work hidden in calls', both((part) => part.replace(/return (.*)$/m, 'return self.same($1)'))],
      ['work hidden in a default value', in_(kid, (part) => part.replace(/(def custom_compute_1\(.*)\)/, '$1, more=1 + 1)'))],
      ['work hidden in a lambda', in_(kid, (part) => part.replace(`return ${expression}`, `return (lambda: ${expression})()`))],
      ['work hidden in a loop', in_(kid, (part) => part.replace(`return ${expression}`, `return sum(x for x in (${expression},))`))],
      ['work hidden in an attribute of the class', in_(kid, (part) => part.replace(/^(class .*)$/m, '$1\n    more = 1 + 1\n'))],
      ['state kept in the object', in_(kid, (part) => part.replace(`return ${expression}`, `self.kept = ${expression}\n        return self.kept`))],
      ['a method that stands for a lookup', in_(kid, (part) => `${part}\n\n    def __getattr__(self, name):\n        return lambda *a: 0`)],
      ['an object equal to everything', in_(kid, (part) => part.replace(`return ${expression}`, 'return type("E", (int,), {"__eq__": lambda *a: True})()'))],
      ['code in a string', in_(kid, (part) => part.replace(`return ${expression}`, `return eval(${JSON.stringify(expression)})`))],
      ['a frame of the tester', parent((part) => `import sys\n\n\n${part}`)],
      ['a further class', after.adding('class Shared:\n    def compute(self):\n        return 0').toString()],
      ['a function beside the classes', after.adding('def shared(a):\n    return a').toString()],
      ['an import', `import math\n\n\n${truth}`],
      ['another block under __main__', truth.replace('print(CalculateA()', 'print("A", CalculateA()')],
      ['an early exit with success', truth.replace('if __name__', 'raise SystemExit(0)\n\n\nif __name__')],
      ['a child that is none', truth.replace(`class ${kid}(Calculate)`, `class ${kid}`)],
      ['a child of the other child', truth.replace('class CalculateB(Calculate)', 'class CalculateB(CalculateA)')],
      ['a metaclass', truth.replace(/^class Calculate:/m, 'class Calculate(metaclass=type):')],
      ['a decorator', in_(kid, (part) => part.replace(/^( {4}def)/m, '    @staticmethod\n$1'))],
      ['a class twice', after.adding(own).toString()],
    ],
    benign: [
      ['the reference', truth],
      ['remarks and docstrings', truth.replace(/^( {4}def .*)$/gm, '$1\n        """What is computed here."""\n        # one step')],
      ['other names', truth.replace(/\bv(\d+)\b/g, 'value_$1').replace(/custom_compute_/g, 'custom_part_')],
      ['type hints', truth.replace(/(def \w+\(self, )(.*)\):/g, (_, head: string, names: string) => `${head}${names.split(', ').map((n) => `${n}: int`).join(', ')}) -> int:`)],
      ['classes in another order', new ProgramText([after.parts[0]!, after.parts[2]!, after.parts[1]!, after.parts[3]!]).toString()],
      ['stubs in the parent', parent((part) => `${part}\n\n    def custom_compute_1(self, *ignored)`.replace('*ignored)', `${takes(own)}):\n        raise NotImplementedError`))],
      ['sums over several lines', truth.replace(/return (.* \+ .*)$/gm, 'return (\n            $1\n        )')],
      ['values passed by name', parent((part) => part.replace(/self\.custom_compute_1\((.*?)\)/, (_, names: string) => `self.custom_compute_1(${names.split(', ').map((n) => `${n}=${n}`).join(', ')})`))],
      ['lines joined in the parent', joined(after)],
      ['a helper in the parent', parent((part) => `${part.replace(/return (.*)$/m, 'return self.finish($1)')}\n\n    def finish(self, result):\n        return result`)],
      ['a base that is named', truth.replace(/^class Calculate:/m, 'class Calculate(object):')],
      ['other indentation', truth.replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))],
    ],
  };
}

const changed = (text: string, from: string): string | null => (text === from ? null : text);
const takes = (part: string): string => /def custom_compute_1\(self, (.*)\):/.exec(part)![1]!;
const parentOf = (text: ProgramText, write: (part: string) => string): string => write(text.part('Calculate')!);

function withFlags(text: ProgramText, parent: string, flag: string): string {
  const kid = (name: Kid, value: string): string => `class ${name}(Calculate):\n    def ${flag}(self):\n        return ${value}`;
  return text.with('Calculate', () => parent).with('CalculateA', () => kid('CalculateA', '1')).with('CalculateB', () => kid('CalculateB', '0')).toString();
}

/** The parent computes both results and takes one of them by arithmetic: no difference was found. */
function bothPrograms(task: MergeTask, after: ProgramText, before: ProgramText): string {
  const lines = (name: Kid): string => before.part(name)!.replace(/^class .*\n/, '').replace('def compute', `def compute_${name.at(-1)!.toLowerCase()}`);
  const names = task.a.parameters.join(', ');
  const parent = [
    'class Calculate:', `    def compute(self, ${names}):`,
    `        return self.flag() * self.compute_a(${names}) + (1 - self.flag()) * self.compute_b(${names})`, '', lines('CalculateA'), '', lines('CalculateB'),
  ].join('\n');
  return withFlags(after, parent, 'flag');
}

/** The same with each product and sum as a call: no operator stands in it but in the two helpers. */
function throughHelpers(task: MergeTask, after: ProgramText): string {
  const parameters = task.a.parameters.join(', ');
  const name = (f: Factor): string => ('p' in f ? task.a.parameters[f.p]! : `v${f.v + 1}`);
  const times = (a: string, b: string): string => `self.times(${a}, ${b})`;
  const plus = (a: string, b: string): string => `self.plus(${a}, ${b})`;
  const program = (which: 'a' | 'b'): string => [
    `    def compute_${which}(self, ${parameters}):`,
    ...linesOf(task, which).map((line, i) => `        v${i + 1} = ${line.map(({ coefficient, factors }) => factors.map(name).reduce(times, String(coefficient))).reduce(plus)}`),
    `        return ${task.returns.map((v) => `v${v + 1}`).reduce(plus)}`,
  ].join('\n');
  const result = plus(times('self.flag()', `self.compute_a(${parameters})`), times(plus('1', times('-1', 'self.flag()')), `self.compute_b(${parameters})`));
  const parent = [
    'class Calculate:', '    def times(self, a, b):', '        return a * b', '', '    def plus(self, a, b):', '        return a + b', '',
    program('a'), '', program('b'), '', `    def compute(self, ${parameters}):`, `        return ${result}`,
  ].join('\n');
  return withFlags(after, parent, 'flag');
}

/** The parent holds each program in a method, and each child calls its own. */
function eachInAHelper(task: MergeTask, after: ProgramText, before: ProgramText): string {
  const names = task.a.parameters.join(', ');
  const lines = (name: Kid): string => before.part(name)!.replace(/^class .*\n/, '').replace('def compute', `def compute_${name.at(-1)!.toLowerCase()}`);
  const kid = (name: Kid): string => `class ${name}(Calculate):\n    def custom_compute_1(self, ${names}):\n        return self.compute_${name.at(-1)!.toLowerCase()}(${names})`;
  const parent = ['class Calculate:', `    def compute(self, ${names}):`, `        return self.custom_compute_1(${names})`, '', lines('CalculateA'), '', lines('CalculateB')].join('\n');
  return after.with('Calculate', () => parent).with('CalculateA', () => kid('CalculateA')).with('CalculateB', () => kid('CalculateB')).toString();
}

/** Two lines of the parent as one assignment. */
function joined(after: ProgramText): string | null {
  const part = after.part('Calculate')!;
  const lines = part.split('\n');
  const at = lines.findIndex((line, i) => {
    const [target, next] = [/^ {8}(\w+) = /.exec(line)?.[1], /^ {8}\w+ = (.*)$/.exec(lines[i + 1] ?? '')?.[1]];
    return target !== undefined && next !== undefined && !new RegExp(`\\b${target}\\b`).test(next);
  });
  if (at < 0) return null;
  const [a, b] = [lines[at]!, lines[at + 1]!].map((line) => /^ {8}(\w+) = (.*)$/.exec(line)!) as [RegExpExecArray, RegExpExecArray];
  return after.with('Calculate', () => [...lines.slice(0, at), `        ${a[1]}, ${b[1]} = ${a[2]}, ${b[2]}`, ...lines.slice(at + 2)].join('\n')).toString();
}
