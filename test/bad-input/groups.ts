import type { Row } from './row.js';

const groupsOf = (text: string | Uint8Array): Omit<Row, 'name' | 'says'> => ({ files: { 'g.jsonl': text }, argv: 'admit --domain SUMS --groups DIR/g.jsonl --out DIR/out' });

export const groups: readonly Row[] = [
  { name: 'groups that are not there', argv: 'admit --domain SUMS --groups DIR/none.jsonl --out DIR/out', says: 'error there is no file DIR/none.jsonl [unreadable]' },
  { name: 'groups in a folder', files: { 'g.jsonl': null }, argv: 'admit --domain SUMS --groups DIR/g.jsonl --out DIR/out', says: 'error DIR/g.jsonl is a folder, not a file [unreadable]' },
  { name: 'no groups', ...groupsOf('\n\n'), says: `error DIR/g.jsonl holds no group [no-groups]
  → a line is {"atoms": ["id", …]}` },
  { name: 'groups with everything wrong', ...groupsOf('{"atoms": ["n1"]}\n{"atoms": []}\n\n{"atoms": ["n1", 2]}\n["n1"]\n{"atom": ["n1"]}\n{"atoms": ["n1"\n{"atoms": ["n1"], "atoms": ["n2"]}\nn1 n2\n'), says: `error DIR/g.jsonl:2: atoms: must not be empty [bad-line]
error DIR/g.jsonl:3: a blank line [blank-line]
error DIR/g.jsonl:4: atoms[1]: expected text, got a number [bad-line]
error DIR/g.jsonl:5: expected an object, got a list [bad-line]
error DIR/g.jsonl:6: atoms: missing; expected a list [bad-line]
error DIR/g.jsonl:6: unknown field "atom" [bad-line]
  → did you mean atoms?
error DIR/g.jsonl:7: not JSON: a closing bracket is expected at column 16 [not-json]
error DIR/g.jsonl:8: the field "atoms" stands twice [repeated-field]
error DIR/g.jsonl:9: not JSON: a word that is not JSON at column 1 [not-json]` },
  { name: 'groups in Latin-1', ...groupsOf(Buffer.from('{"atoms": ["n1"]}\n{"atoms": ["n\xe9"]}\n', 'latin1')), says: `error DIR/g.jsonl:2: not UTF-8 [not-utf8]
  → save the file as UTF-8` },
  { name: 'groups of atoms that there are not', ...groupsOf('{"atoms": ["n1", "m2"]}\n{"atoms": ["../n1"]}\n{"atoms": ["a/b", "n01"]}\n'), says: `error DIR/g.jsonl:1: there is no atom m2 in sums [unknown-atom]
  → did you mean n2?
error DIR/g.jsonl:2: there is no atom ../n1 in sums [unknown-atom]
error DIR/g.jsonl:3: there is no atom a/b in sums [unknown-atom]
error DIR/g.jsonl:3: there is no atom n01 in sums [unknown-atom]
  → did you mean n0?` },
  { name: 'groups that are no walks', ...groupsOf('{"atoms": ["n1", "n1"]}\n{"atoms": ["n0", "n1"]}\n{"atoms": ["n0","n1","n2","n3","n4","n5","n6","n7","n8","n9"]}\n'), says: `error DIR/g.jsonl:1: the atom n1 stands twice in its group [not-a-walk]
error DIR/g.jsonl:2: the atom n1 is not adjacent to any of n0 [not-a-walk]
error DIR/g.jsonl:3: level 10 is outside what sums has: 1 to 9 [bad-level]` },
];
