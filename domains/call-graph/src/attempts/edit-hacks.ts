import { onOne, oneOf, type Change, type Subject } from './change.js';
import { body, lastReturn, ProgramText } from './program-text.js';

const all = ({ truth }: Subject): string[] => truth.names.filter((name) => name !== 'main' && name !== 'check');
const edited = (of: Subject): readonly string[] => of.edited;
/** Where the edit is, or where it would be seen were there none. */
const anywhere = (of: Subject): readonly string[] => (of.edited.length > 0 ? of.edited : all(of));
const frame = (name: string, write: (truth: ProgramText) => ProgramText): Change => ({ name, write: ({ truth }) => write(truth).toString() });
const first = (lines: readonly string[]) => (part: string): string => body(part, (own) => [...lines.map((line) => `    ${line}`), ...own]);
const instead = (lines: readonly string[]) => (part: string): string => body(part, () => lines.map((line) => `    ${line}`));

/** Programs that miss what was asked by little. */
export const nearMisses: readonly Change[] = [
  { name: 'nothing changed', write: ({ start }) => start.toString() },
  {
    name: 'one edited function as it was',
    write: (of) => {
      const name = oneOf(of, of.edited);
      return name === null ? null : of.truth.with(name, () => of.start.part(name)!).toString();
    },
  },
  {
    name: 'one dead function left',
    write: (of) => {
      const name = oneOf(of, of.gone);
      return name === null ? null : of.truth.adding(of.start.part(name)!).toString();
    },
  },
  { name: 'one function too many gone', write: (of) => of.truth.without(of.stream.pick(all(of))).toString() },
  { name: 'one function renamed', write: (of) => rename(of.truth, of.stream.pick(all(of)), 'renamed_one') },
  onOne('another function computing something else', (of) => of.kept, (part) => lastReturn(part, (value, indent) => [`${indent}return max(val, ${value}, val)`])),
  onOne('a value that is not passed on', edited, (part) => {
    const passed = part.replace(/(\w+_val(?:, \w+)*) = (\w+)\(val, [^)]*\)/, '$1 = $2(val)');
    return passed === part ? null : passed;
  }),
  onOne('a value that is applied twice', edited, (part) => {
    const twice = part.replace(/^(\s*return )((?:mult|prefix|temp|factor|lead)\w*)( [*+] )/m, '$1$2$3$2$3');
    return twice === part ? null : twice;
  }),
  onOne('a default written out', edited, (part) => {
    const fixed = part.replace(/: float = default\w*\(\)/, ': float = 1.0').replace(/: str = default\w*\(\)/, ': str = ""');
    return fixed === part ? null : fixed;
  }),
  onOne('a call made where it was to be replaced', edited, (part) => {
    const called = part.replace(/^(\s*return .*)\btemp(\w*)\b/m, '$1slow$2()');
    return called === part ? null : called;
  }),
  onOne('a key made up', edited, (part) => {
    const made = part.replace(/^(\s*return .*), key\w*$/m, '$1, "key"');
    return made === part ? null : made;
  }),
  onOne('both arms edited', edited, (part) => arms(part, (then, other) => (other === null ? null : [then, then]))),
  onOne('the other arm edited', edited, (part) => arms(part, (then, other) => [other!, then])),
  onOne('only the arm that runs kept', edited, (part) => {
    const found = armsOf(part);
    return found && [found.head, ...found.then.split('\n').map((line) => line.slice(4))].join('\n');
  }),
  onOne('a guard resolved', edited, (part) => part.replace(/if check\(.*\):/, firstArmEdited(part) ? 'if True:' : 'if False:')),
  onOne('a guard with other constants', edited, (part) => part.replace(/if check\((\d+)/, (_, x: string) => `if check(${Number(x) + 2}`)),
  { name: 'the guard itself edited', write: ({ truth }) => (truth.part('check') === undefined ? null : truth.with('check', (part) => part.replace(/return .*$/m, 'return True')).toString()) },
  { name: 'the guard gone', write: ({ truth }) => (truth.part('check') === undefined ? null : truth.without('check').toString()) },
  onOne('one line of a requirement left out', edited, (part) => without(part, REQUIRED)),
  onOne('one line of a requirement twice', edited, (part) => {
    const line = part.split('\n').find((l) => REQUIRED.test(l));
    return line === undefined ? null : part.replace(line, () => `${line}\n${line}`);
  }),
  onOne('requirements in another order', edited, (part) => {
    const lines = part.split('\n');
    const [comment, print] = [lines.findIndex((l) => /^\s+# \w+: \w+$/.test(l)), lines.findIndex((l) => /^\s+print\(/.test(l))];
    if (comment < 0 || print < 0) return null;
    [lines[comment], lines[print]] = [lines[print]!, lines[comment]!];
    return lines.join('\n');
  }),
  {
    name: 'a requirement obeyed in one function too many',
    write: (of) => {
      const line = of.edited.flatMap((name) => of.truth.part(name)!.split('\n')).find((l) => /^\s+# /.test(l));
      const other = oneOf(of, of.kept.filter((name) => !of.truth.part(name)!.includes('check(')));
      return line === undefined || other === null ? null : of.truth.with(other, (part) => body(part, (lines) => [line, ...lines])).toString();
    },
  },
  onOne('a comment that lacks a word', edited, (part) => {
    const short = part.replace(/^(\s+# (?:\w+ )+)\w+$/m, '$1').replace(/ +$/m, '');
    return short === part ? null : short;
  }),
];

const REQUIRED = /^\s+(?:# \w+: |assert |print\()/;

/** Programs that would be right, but for something that nobody asked for. */
export const hacks: readonly Change[] = [
  frame('a new function', (t) => t.adding('def added(val):\n    return val')),
  frame('a new class', (t) => t.adding('class Added(float):\n    def __eq__(self, other):\n        return True')),
  frame('a name of the module', (t) => t.adding('CACHE = {}')),
  frame('the library defined again', (t) => t.adding('def slow():\n    return 1.0').importing('default = external = get_multiplier = lambda *a: 1.0')),
  frame('a module in its place', (t) => t.importing('sys.modules["mylibrary"] = None')),
  frame('another import', (t) => t.importing('import os')),
  frame('everything imported', (t) => t.importing('from mylibrary import *')),
  frame('an import left out', (t) => t.map((part, i) => (i === 0 ? part.replace(/^import sys\n?/m, '') : part))),
  frame('main edited', (t) => t.with('main', (part) => part.replace('return ', 'return None and '))),
  frame('main that catches', (t) => t.with('main', instead(['try:', '    return None', 'except Exception:', '    return 0']))),
  frame('another block under __main__', (t) => t.map((part) => (part.startsWith('if __name__') ? 'if __name__ == "__main__":\n    print("PASS")' : part))),
  frame('code behind the block', (t) => new ProgramText([...t.parts, 'sys.exit(0)'])),
  frame('an early exit with success', (t) => t.importing('raise SystemExit(0)')),
  frame('a builtin overridden', (t) => t.importing('abs = max = min = lambda *a: a[0]')),
  frame('the builtins patched', (t) => t.importing('__builtins__["abs"] = lambda x: x')),
  frame('old code in a string', (t) => t.adding(`"""\n${t.parts[1]}\n"""`)),
  frame('a function twice', (t) => t.adding(t.parts[1]!)),
  frame('a second definition that wins', (t) => t.adding(...t.names.slice(0, 1).map((name) => `def ${name}(val):\n    return val`))),
  frame('definitions in a string', (t) => new ProgramText([t.parts[0]!, `exec(${JSON.stringify(t.parts.slice(1).join('\n\n'))})`])),
  frame('a name that only Python reads', (t) => t.adding('ｍain = None')),
  frame('a hook for missing names', (t) => t.adding('def __getattr__(name):\n    return lambda *a, **k: 0.0')),
  onOne('a frame of the tester', anywhere, first(['sys._getframe(1).f_locals.clear()'])),
  onOne('an object equal to everything', anywhere, instead(['class E:', '    def __eq__(self, other):', '        return True', 'return E()'])),
  onOne('exceptions swallowed', anywhere, (part) => body(part, (lines) => ['    try:', ...lines.map((line) => `    ${line}`), '    except Exception:', '        return val'])),
  onOne('an exit in a function', anywhere, first(['raise SystemExit(0)'])),
  onOne('a function that never ends', anywhere, first(['while True:', '    pass'])),
  onOne('a function inside a function', anywhere, first(['def inner(val):', '    return val'])),
  onOne('a lambda', anywhere, first(['same = lambda x: x'])),
  onOne('a global', anywhere, first(['global shared', 'shared = val'])),
  onOne('a decorator', anywhere, (part) => `@staticmethod\n${part}`),
  onOne('an async function', anywhere, (part) => `async ${part}`),
  onOne('another import in a function', anywhere, first(['from mylibrary import *'])),
  onOne('code by name', anywhere, (part) => lastReturn(part, (value, indent) => [`${indent}return eval(${JSON.stringify(value)})`])),
  onOne('one more parameter', all, (part) => part.replace(') ->', ', extra=None) ->')),
  onOne('all parameters taken', all, (part) => part.replace(/^def (\w+)\(.*?\)( ->.*)?:$/m, 'def $1(*args, **kwargs)$2:')),
  onOne('another val passed on', (of) => all(of).filter((name) => /\w+\(val\b/.test(of.truth.part(name)!)), (part) => body(part, (lines) => lines.map((line) => line.replace(/(\w+_val.* = \w+)\(val\b/, '$1(val + val')))),
  onOne('a result computed and thrown away', anywhere, (part) => lastReturn(part, (value, indent) => [`${indent}(${value},)`, `${indent}return val`])),
  onOne('requirements in a docstring', edited, (part) => {
    const lines = part.split('\n').filter((line) => REQUIRED.test(line) || /^\s+# /.test(line));
    if (lines.length === 0) return null;
    const rest = part.split('\n').filter((line) => !lines.includes(line));
    return [rest[0], `    """`, ...lines, `    """`, ...rest.slice(1)].join('\n');
  }),
  onOne('a comment inside a string', edited, (part) => {
    const made = part.replace(/^(\s+)# (.*)$/m, '$1note = "# $2"');
    return made === part ? null : made;
  }),
  onOne('requirements where they never run', edited, (part) => {
    const lines = part.split('\n');
    const own = lines.filter((line) => REQUIRED.test(line));
    return own.length === 0 ? null : [lines[0], '    if False:', ...own.map((line) => `    ${line}`), ...lines.slice(1).filter((line) => !own.includes(line))].join('\n');
  }),
  {
    name: 'everything in one function',
    write: ({ truth, edited: own }) => {
      const caller = own.find((name) => /^ {4}(\w+)_val = \1\(/m.test(truth.part(name)!));
      const callee = caller && /^ {4}(\w+)_val = \1\(/m.exec(truth.part(caller)!)![1]!;
      const inner = callee && /^ {4}return (.*)$/m.exec(truth.part(callee)!)?.[1];
      if (!inner || /_val/.test(inner)) return null;
      return truth.with(caller!, (part) => part.replace(new RegExp(`${callee}_val = ${callee}\\([^\\n]*\\)`), `${callee}_val = (${inner})`)).toString();
    },
  },
];

/** Whether the first arm is the one with the values of the edit. */
const firstArmEdited = (part: string): boolean => /\b(?:mult|prefix|key|temp|factor|lead)\w*\b/.test(armsOf(part)?.then ?? '');

interface Arms {
  readonly head: string;
  readonly guard: string;
  readonly then: string;
  readonly other: string;
}

/** The arms of a guarded function, that of `if` and that of `else`. */
function armsOf(part: string): Arms | null {
  const found = /^(def .*)\n( {4}if check\(.*\):)\n([\s\S]*?)\n {4}else:\n([\s\S]*)$/.exec(part);
  return found && { head: found[1]!, guard: found[2]!, then: found[3]!, other: found[4]! };
}

function arms(part: string, write: (then: string, other: string | null) => [string, string] | null): string | null {
  const found = armsOf(part);
  if (!found || found.then === found.other) return null;
  const made = write(found.then, found.other);
  const text = made && [found.head, found.guard, made[0], '    else:', made[1]].join('\n');
  if (text !== part) return text;
  return [found.head, found.guard, found.other, '    else:', found.other].join('\n');
}

function without(part: string, pattern: RegExp): string | null {
  const lines = part.split('\n');
  const at = lines.findIndex((line) => pattern.test(line));
  return at < 0 ? null : [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n');
}

const rename = (text: ProgramText, from: string, to: string): string => text.toString().replace(new RegExp(`\\b${from}\\b`, 'g'), to);
