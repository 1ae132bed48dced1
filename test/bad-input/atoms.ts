import { readFileSync } from 'node:fs';
import type { Row } from './row.js';

const GOOD = readFileSync(new URL('../../atoms/complexity/clock-hands.py', import.meta.url), 'utf8');
const VERIFY = 'atoms verify --domain complexity --atoms DIR/atoms';
const atom = (text: string | Uint8Array, path = 'atoms/a.py'): Omit<Row, 'name' | 'says'> => ({ files: { [path]: text }, argv: VERIFY });
const changed = (from: string | RegExp, to: string): Omit<Row, 'name' | 'says'> => atom(GOOD.replace(from, to));

export const atoms: readonly Row[] = [
  { name: 'no folder of atoms', argv: VERIFY, says: 'error there is no folder DIR/atoms [no-atoms]' },
  { name: 'a file in place of the folder of atoms', files: { atoms: 'x' }, argv: VERIFY, says: 'error DIR/atoms is not a folder of atoms [not-a-folder]' },
  { name: 'an empty folder of atoms', files: { atoms: null }, argv: VERIFY, says: 'error DIR/atoms holds no atoms [no-atoms]' },
  { name: 'an empty atom', ...atom(''), says: `error DIR/atoms/a.py:1: the header key title is missing [bad-header]
error DIR/atoms/a.py:1: the header key field is missing [bad-header]
error DIR/atoms/a.py:1: the header key entry is missing [bad-header]
error DIR/atoms/a.py:1: the header key label is missing [bad-header]
error DIR/atoms/a.py:1: the header key cost is missing [bad-header]
error DIR/atoms/a.py:1: the header key size is missing [bad-header]
error DIR/atoms/a.py:1: the line "# inputs" and the input variants after it are missing [no-inputs]` },
  { name: 'an atom in Latin-1', ...atom(Buffer.from(GOOD.replace('Clock', 'Cl\xf6ck'), 'latin1')), says: 'error DIR/atoms/a.py:1: an atom file must be UTF-8 text without NUL [not-text]' },
  { name: 'an atom with a NUL', ...changed('60', '60\0'), says: 'error DIR/atoms/a.py:10: an atom file must be UTF-8 text without NUL [not-text]' },
  { name: 'a file that is no atom', files: { 'atoms/a.py': GOOD, 'atoms/README.md': '# Atoms\n' }, argv: VERIFY, says: 'error DIR/atoms/README.md: an atom file must end in .py [not-python]' },
  { name: 'an atom whose name has a space', ...atom(GOOD, 'atoms/clock hands.py'), says: 'error DIR/atoms/clock hands.py: an atom file is named by letters, digits, dots, dashes and underscores [bad-id]' },
  { name: 'two atoms of one id', files: { 'atoms/a/b.py': GOOD, 'atoms/a.b.py': GOOD }, argv: VERIFY, says: 'error DIR/atoms: 2 atoms have the id a.b [duplicate-atom]' },
  { name: 'an atom with all of its header wrong', ...atom(GOOD.replace('# field: simulation\n', '# feild: simulation\n').replace('# size: 1\n', '# size:\n# size: 1\n').replace('# bound: 1\n', '# bound: 1\n# bound: 2\n# where:\n')), says: `error DIR/atoms/a.py:2: unknown header key feild; known are title, field, entry, label, cost, size, bound, where, gives, source, licence, note [bad-header]
error DIR/atoms/a.py:6: the header key size has no value [bad-header]
error DIR/atoms/a.py:7: the header key size stands twice [bad-header]
error DIR/atoms/a.py:9: the header key bound stands twice [bad-header]
error DIR/atoms/a.py:10: the header key where has no value [bad-header]
error DIR/atoms/a.py:1: the header key field is missing [bad-header]` },
  { name: 'an atom with a line that is no header', ...changed('# field: simulation\n', '# Written by hand\n# field: simulation\n'), says: 'error DIR/atoms/a.py:2: expected a header line "# key: value", got "# Written by hand" [bad-header]' },
  { name: 'a label that is not one', ...changed('label: constant', 'label: O(1)'), says: 'error DIR/atoms/a.py:4: O(1) is not a label; the labels are constant, logn, linear, nlogn, quadratic, cubic, np [bad-label]' },
  { name: 'a cost that is no expression', ...changed('cost: 1', 'cost: n **'), says: 'error DIR/atoms/a.py:5: cost "n **", column 1: no parameter is called n; there are minutes [bad-expression]' },
  { name: 'a cost of another parameter', ...changed('cost: 1', 'cost: hours'), says: 'error DIR/atoms/a.py:5: cost "hours", column 1: no parameter is called hours; there are minutes [bad-expression]' },
  { name: 'a trait that there is not', ...changed('# bound: 1', '# bound: 1\n# where: minutes postive\n# gives: sortd'), says: `error DIR/atoms/a.py:8: unknown trait postive; the traits are nonempty, sorted, distinct, positive, square, binary, lower, digits, rows-nonempty, permutation, signed [bad-trait]
error DIR/atoms/a.py:9: unknown trait sortd; the traits are nonempty, sorted, distinct, positive, square, binary, lower, digits, rows-nonempty, permutation, signed [bad-trait]` },
  { name: 'where of a parameter that there is not', ...changed('# bound: 1', '# bound: 1\n# where: hours positive'), says: 'error DIR/atoms/a.py:8: where speaks of hours, which is not a parameter [bad-where]' },
  { name: 'Python that does not parse', ...changed('hour = hours % 12', 'hour = hours %'), says: 'error DIR/atoms/a.py:11: this is not Python [not-python]' },
  { name: 'inputs that do not parse', ...changed('def given(rng, minutes):', 'def given(rng, minutes'), says: 'error DIR/atoms/a.py:18: the input variants are not Python [not-python]' },
  { name: 'no inputs', ...changed(/# inputs[\s\S]*/, ''), says: 'error DIR/atoms/a.py:16: the line "# inputs" and the input variants after it are missing [no-inputs]' },
  { name: 'two inputs', ...changed(/def third[\s\S]*/, ''), says: 'error DIR/atoms/a.py:16: at least three input variants are needed, found 2 [few-variants]' },
  { name: 'no such entry', ...changed('entry: clock_hands', 'entry: clockhands'), says: 'error DIR/atoms/a.py:9: there is no top-level function clockhands [no-entry]' },
  { name: 'types that there are not', ...changed('(minutes: int) -> tuple[int, int]', '(minutes: float) -> complex'), says: `error DIR/atoms/a.py:9: parameter minutes has the type float; the types are int, bool, str, list[int], list[bool], list[str], list[list[int]], tuple[int, int], list[tuple[int, int]], dict[int, int], set[int] [bad-type]
error DIR/atoms/a.py:9: the result has the type complex; the types are int, bool, str, list[int], list[bool], list[str], list[list[int]], tuple[int, int], list[tuple[int, int]], dict[int, int], set[int] [bad-type]` },
  { name: 'a parameter without a type', ...changed('minutes: int', 'minutes'), says: 'error DIR/atoms/a.py:9: the parameter minutes is not of the form name: type [bad-parameter]' },
  { name: 'an atom that reaches out', ...changed('hour = hours % 12', 'hour = eval("hours % 12"); print(open)'), says: `error DIR/atoms/a.py:11: eval is not allowed in an atom [reaches-out]
error DIR/atoms/a.py:11: print is not allowed in an atom [reaches-out]
error DIR/atoms/a.py:11: open is not allowed in an atom [reaches-out]` },
  { name: 'several atoms, each wrong', files: { 'atoms/a.py': GOOD.replace('constant', 'const'), 'atoms/b.py': GOOD.replace('% 12', '%'), 'atoms/c/d.py': GOOD.replace('# title: Clock hands\n', '') }, argv: VERIFY, says: `error DIR/atoms/a.py:4: const is not a label; the labels are constant, logn, linear, nlogn, quadratic, cubic, np [bad-label]
error DIR/atoms/b.py:11: this is not Python [not-python]
error DIR/atoms/c/d.py:1: the header key title is missing [bad-header]` },
  { name: 'a lock of an unknown format', files: { 'atoms/a.py': GOOD, 'atoms/pool.lock.json': '{"format": 7}\n' }, argv: VERIFY, says: `error DIR/atoms/pool.lock.json has format 7; this version reads format 1 [unknown-format]
  → use the codewalk that wrote it` },
  { name: 'a lock with conflict marks', files: { 'atoms/a.py': GOOD, 'atoms/pool.lock.json': '<<<<<<< ours\n{"format": 1}\n' }, argv: VERIFY, says: 'error DIR/atoms/pool.lock.json:1: not JSON: a word that is not JSON at column 1 [not-json]' },
  { name: 'a lock that is a folder', files: { 'atoms/a.py': GOOD, 'atoms/pool.lock.json': null }, argv: VERIFY, says: 'error DIR/atoms/pool.lock.json is a folder, not a file [unreadable]' },
];
