import { fenced } from '@codewalk/core';
import type { Code, EditKind } from '../kinds.js';
import { TYPES } from '../program.js';
import type { Edit } from '../task.js';

/** What the examples compute: nothing that a drawn program computes. */
const STEPS: Readonly<Record<Code, { readonly twice: (x: string) => string; readonly more: string; readonly join: string; readonly both: (a: string, b: string) => string }>> = {
  math: { twice: (x) => `2.0 * ${x}`, more: '(val + 0.5)', join: ' * ', both: (a, b) => `${a} + ${b}` },
  array: { twice: (x) => `2.0 * ${x}`, more: '(val + 0.5)', join: ' * ', both: (a, b) => `${a} + ${b}` },
  string: { twice: (x) => `${x} + "!"`, more: '(val + "?")', join: ' + ', both: (a, b) => `${a} + "/" + ${b}` },
};

const def = (name: string, type: string, body: readonly string[], more = '', result = type): string => [`def ${name}(val: ${type}${more}) -> ${result}:`, ...body.map((line) => `    ${line}`)].join('\n');

const program = (...functions: string[]): string => fenced(`${functions.join('\n\n')}\n`, 'python');

/** A small program before and after an edit of one value; names and results are none of the task's. */
export function exampleOf(kind: EditKind, code: Code, { values }: Pick<Edit, 'values'>): string {
  const type = TYPES[code];
  const { twice, more, join, both } = STEPS[code];
  const plainLeaf = def('leaf', type, [`return ${more}`]);
  const outer = def('outer', type, ['inner = middle(val)', `return ${twice('inner')}`]);
  const [before, after] = ((): [string, string] => {
    if (kind === 'remove-dead-code') return [program(def('unused', type, ['inner = leaf(val)', `return ${twice('inner')}`]), plainLeaf, def('main', type, ['return leaf(val)'])), program(plainLeaf, def('main', type, ['return leaf(val)']))];
    const { name, type: hint, library } = { ...values[0]!, name: values[0]!.name.replace(/\d+$/, ''), library: values[0]!.library.replace(/\d+$/, '') };
    switch (kind) {
      case 'add-parameter': {
        const parameter = `, ${name}: ${hint} = ${library}()`;
        const middle = (passed: string): string => def('middle', type, [`inner = leaf(val${passed})`, `return ${twice('inner')}`], parameter);
        return [program(outer, middle(''), plainLeaf), program(outer, middle(`, ${name}=${name}`), def('leaf', type, [`return ${name}${join}${more}`], parameter))];
      }
      case 'add-return': {
        const pair = `tuple[${type}, ${hint}]`;
        return [
          program(outer, def('middle', type, [`part = ${library}(val)`, 'other = leaf(val)', `return ${both('part', 'other')}`]), plainLeaf),
          program(
            def('outer', type, [`inner, ${name} = middle(val)`, `return ${twice('inner')}, ${name}`], '', pair),
            def('middle', type, [`part, ${name} = ${library}(val)`, 'other = leaf(val)', `return ${both('part', 'other')}, ${name}`], '', pair),
            plainLeaf,
          ),
        ];
      }
      case 'cache-function': {
        const top = (set: readonly string[], passed: string): string => def('outer', type, [...set, `one = left(val${passed})`, `two = right(val${passed})`, `return ${both('one', 'two')}`]);
        const side = (side: string, factor: string, parameter: string): string => def(side, type, [`return ${factor}${join}${more}`], parameter);
        const parameter = `, ${name}: ${hint}`;
        return [
          program(top([], ''), side('left', `${library}()`, ''), side('right', `${library}()`, '')),
          program(top([`${name} = ${library}()`], `, ${name}`), side('left', name, parameter), side('right', name, parameter)),
        ];
      }
      case 'dont-repeat': {
        const side = (side: string, set: string, factor: string): string => def(side, type, [set, `return ${factor}${join}${twice('inner').replace(/^(.*)$/, '($1)')}`]);
        return [
          program(side('left', 'inner = leaf(val)', `${library}(val)`), side('right', 'inner = leaf(val)', `${library}(val)`), plainLeaf),
          program(
            side('left', `inner, ${name} = leaf(val)`, name),
            side('right', `inner, ${name} = leaf(val)`, name),
            def('leaf', type, [`return ${more}, ${library}(val)`], '', `tuple[${type}, ${hint}]`),
          ),
        ];
      }
    }
  })();
  return `For example, this program\n\n${before}\nbecomes\n\n${after}`;
}
