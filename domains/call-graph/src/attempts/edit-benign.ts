import type { Change, Subject } from './change.js';
import { body, lastReturn, ProgramText } from './program-text.js';

const everyEdited = (name: string, write: (part: string) => string): Change => ({
  name,
  write: (of) => {
    const text = of.edited.reduce((program, one) => program.with(one, write), of.truth).toString();
    return text === of.truth.toString() ? null : text;
  },
});
const whole = (name: string, write: (text: string, of: Subject) => string): Change => ({ name, write: (of) => write(of.truth.toString(), of) });

/** The same program written in another way: what was asked leaves it open. */
export const benign: readonly Change[] = [
  whole('the reference', (text) => text),
  whole('functions in another order', (_, { truth, stream }) => {
    const [imports, ...rest] = truth.parts;
    return new ProgramText([imports!, ...stream.shuffle(rest.slice(0, -2)), ...rest.slice(-2)]).toString();
  }),
  whole('remarks', (text) => text.replace(/^(def .*)$/gm, '# what follows is short\n$1  # as it was asked')),
  whole('remarks inside', (text) => text.replace(/^(def .*)$/gm, '$1\n    # one step').replace(/^(\s+return .*)$/gm, '$1  # done')),
  whole('empty lines', (text) => text.replace(/^(\s+return )/gm, '\n$1').replace(/\n\n\n/g, '\n\n\n\n')),
  whole('one empty line between functions', (text) => text.replace(/\n\n\n/g, '\n\n')),
  whole('two columns of indentation', (text) => text.replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2))),
  whole('tabs', (text) => text.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))),
  whole('blanks at line ends', (text) => text.replace(/:\n/g, ':  \n')),
  whole('single quotes', (text) => text.replace(/"([^"'\\]*)"/g, "'$1'")),
  whole('no type hints', (text) => text.replace(/^def .*$/gm, (head) => head.replace(/ -> .*:$/, ':').replace(/: (?:float|str|np\.ndarray)\b/g, '').replace(/ = /g, '=')).replace(/^(\s+\w+): (?:float|str) = /gm, '$1 = ')),
  whole('brackets over several lines', (text) => text.replace(/^(\s+)(\w+_val) = (\w+\(val\))$/gm, '$1$2 = (\n$1    $3\n$1)')),
  whole('a signature over several lines', (text) => text.replace(/^def (\w+)\((val.*)\)( ->.*)?:$/gm, 'def $1(\n    $2,\n)$3:')),
  everyEdited('results kept in a local first', (part) => arm(part, (value, indent) => [`${indent}outcome = ${value}`, `${indent}return outcome`])),
  everyEdited('brackets around results', (part) => arm(part, (value, indent) => [`${indent}return (${value})`])),
  everyEdited('values passed by name', (part) => part.replace(/(\w+)_val = \1\(val, ((?:temp\w*(?:, )?)+)\)/g, (_, callee: string, names: string) => `${callee}_val = ${callee}(val, ${names.split(', ').map((n) => `${n}=${n}`).join(', ')})`)),
  everyEdited('values passed by position', (part) => part.replace(/\((val)((?:, (\w+)=\3\b)+)\)/g, (_, val: string, rest: string) => `(${val}${rest.replace(/, (\w+)=\1\b/g, ', $1')})`)),
  everyEdited('val passed by name', (part) => (guarded(part) ? part : part.replace(/(\w+)_val = \1\(val\)/g, '$1_val = $1(val=val)'))),
  everyEdited('a local for what is computed', (part) => part.replace(/^( +)return (mult|temp|factor) \* (.*)$/gm, (line, indent: string, name: string, value: string) => (value.includes('mult') || value.includes(', ') ? line : `${indent}plain = ${value}\n${indent}return ${name} * plain`))),
  everyEdited('factors swapped', (part) => part.replace(/^( +)return (mult|temp|factor) \* ([^,*\n]*\([^*\n]*\))$/gm, '$1return $3 * $2')),
  everyEdited('a value received twice and named once', (part) => received(part, (names, callee, count) => (count === 0 ? null : `${callee}_val, ${names.map(() => '_').join(', ')} = ${callee}(val)`))),
  everyEdited('a tuple taken apart by place', (part) => received(part, (names, callee, count) => (count > 0 || names.length > 1 ? null : `pair = ${callee}(val)\n    ${callee}_val = pair[0]\n    ${names[0]!} = pair[1]`))),
  everyEdited('a tuple in brackets', (part) => received(part, (names, callee) => `(${[`${callee}_val`, ...names].join(', ')}) = ${callee}(val)`)),
  everyEdited('a docstring', (part) => body(part, (lines) => ['    """Gives a value of this program."""', ...lines])),
  everyEdited('other names for results', (part) => (guarded(part) ? part : part.replace(/\b(\w+)_val\b/g, 'of_$1'))),
  everyEdited('calls inside the result', (part) => (guarded(part) ? part : inlined(part))),
  everyEdited('other names for the values passed on', (part) => part.replace(/^( {4}\w+_val = \w+\(val, )((?:temp|mult|prefix)\w*)\)$/m, '    handed = $2\n$1handed)')),
];

/** The lines in which an edited function receives values beside a result, each as `write` has it; null leaves a line. */
function received(part: string, write: (names: string[], callee: string, count: number) => string | null): string {
  let count = 0;
  return part.replace(/^ {4}(\w+)_val, ((?:(?:key|factor|lead)\w*(?:, )?)+) = \1\(val\)$/gm, (line, callee: string, names: string) => {
    const text = write(names.split(', '), callee, count++);
    return text === null ? line : `    ${text}`;
  });
}

/** A result that is used once, where it is used. */
function inlined(part: string): string {
  const found = /^ {4}(\w+_val) = (\w+\(val(?:, [^()]*)?\))\n/m.exec(part);
  if (!found || part.split(found[1]!).length !== 3) return part;
  return part.replace(found[0], '').replace(found[1]!, () => found[2]!);
}

/** Every return of the function that its edit changed; only in functions without arms, where there is just one. */
const arm = (part: string, write: (value: string, indent: string) => string[]): string => (guarded(part) ? part : lastReturn(part, write));

/** The arm that never runs must stay as it is. */
const guarded = (part: string): boolean => part.includes('if check(');

/** Independent requirements in another order. */
export const reordered: Change = everyEdited('requirements of one sort in another order', (part) => body(part, (lines) => {
  const out = [...lines];
  for (let i = 0; i + 1 < out.length; i++) {
    const sort = (line: string): string | undefined => /^\s+(# \w+: |assert |print\()/.exec(line)?.[1]?.[0];
    if (sort(out[i]!) === undefined || sort(out[i]!) !== sort(out[i + 1]!)) continue;
    [out[i], out[i + 1]] = [out[i + 1]!, out[i]!];
    i++;
  }
  return out;
}));
