import { appendFileSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, remove, resign, type Row } from './row.js';

const GRADE = 'grade DIR/bank --domain SUMS --answers DIR/bank/none.jsonl';
const GENERATE = 'generate --domain SUMS --levels 1,2 --count 3 --seed 7 --out DIR/bank';
const tasks = (root: string): string => join(root, 'sums/L1/tasks.jsonl');
const unfinished = (change: (root: string) => void) => (root: string): void => {
  remove(join(root, 'manifest.json'));
  change(root);
};

export const banks: readonly Row[] = [
  { name: 'a bank that is not there', argv: 'admit DIR/none', says: 'error there is no DIR/none [no-bank]' },
  { name: 'a bank that is a file', files: { bank: 'x' }, argv: 'admit DIR/bank', says: 'error DIR/bank is a file; a bank is a folder [no-bank]' },
  { name: 'an empty folder in place of a bank', files: { bank: null }, argv: 'show DIR/bank', says: 'error there is no bank in DIR/bank: it has neither config.json nor manifest.json [no-bank]' },
  { name: 'an unfinished bank', bank: (root) => remove(join(root, 'manifest.json')), argv: GRADE, says: `error DIR/bank has no manifest.json: the bank is not finished [unfinished-bank]
  → run the same \`codewalk generate\` again: it resumes` },
  { name: 'a manifest that is empty', bank: (root) => truncateSync(join(root, 'manifest.json')), argv: GRADE, says: 'error DIR/bank/manifest.json is empty [not-json]' },
  { name: 'a manifest that is truncated', bank: (root) => truncateSync(join(root, 'manifest.json'), 100), argv: GRADE, says: 'error DIR/bank/manifest.json:1: not JSON: a string that does not end at column 97 [not-json]' },
  { name: 'a manifest that is a folder', bank: (root) => (remove(join(root, 'manifest.json')), mkdirSync(join(root, 'manifest.json'))), argv: GRADE, says: 'error DIR/bank/manifest.json is a folder, not a file [unreadable]' },
  { name: 'a manifest of an unknown format', bank: (root) => edit(join(root, 'manifest.json'), (m) => ({ ...m, format: 2 })), argv: GRADE, says: `error DIR/bank/manifest.json has format 2; this version reads format 1 [unknown-format]
  → use the codewalk that wrote it` },
  { name: 'a manifest without a format', bank: (root) => edit(join(root, 'manifest.json'), ({ format: _f, ...m }) => m), argv: GRADE, says: `error DIR/bank/manifest.json has no format; this version reads format 1 [unknown-format]
  → use the codewalk that wrote it` },
  { name: 'a manifest with wrong types', bank: (root) => edit(join(root, 'manifest.json'), (m) => ({ ...m, seed: 7, cells: 'two', extra: 1, toolchains: [] })), argv: GRADE, says: `error DIR/bank/manifest.json:1: seed: expected text, got a number [bad-document]
error DIR/bank/manifest.json:1: toolchains: must not be empty [bad-document]
error DIR/bank/manifest.json:1: cells: expected a list, got text [bad-document]
error DIR/bank/manifest.json:1: unknown field "extra" [bad-document]` },
  { name: 'a manifest whose seed was changed', bank: (root) => edit(join(root, 'manifest.json'), (m) => ({ ...m, seed: '8' })), argv: GRADE, says: 'error DIR/bank/manifest.json: manifest.json does not have the digest that it states [changed-file]' },
  { name: 'a bank with a changed, a missing, an unlisted and a linked file', bank: (root) => {
    appendFileSync(tasks(root), ' ');
    remove(join(root, 'sums/L1/candidates.jsonl'));
    writeFileSync(join(root, 'notes.txt'), 'x');
    remove(join(root, 'config.json'));
    symlinkSync('/etc/hostname', join(root, 'config.json'));
  }, argv: GRADE, says: `error DIR/bank/config.json: config.json is not a plain file [changed-file]
error DIR/bank/sums/L1/candidates.jsonl: sums/L1/candidates.jsonl is listed in manifest.json and is not there [missing-file]
error DIR/bank/sums/L1/tasks.jsonl: sums/L1/tasks.jsonl was changed after the bank was finished [changed-file]
error DIR/bank/notes.txt: notes.txt is not listed in manifest.json [unlisted-file]` },
  { name: 'a bank whose config has an unknown format', bank: (root) => (edit(join(root, 'config.json'), (c) => ({ ...c, format: 'one' })), resign(root)), argv: GRADE, says: `error DIR/bank/config.json has format "one"; this version reads format 1 [unknown-format]
  → use the codewalk that wrote it` },
  { name: 'a bank with a malformed line, hashed anew', bank: (root) => (writeFileSync(tasks(root), `${readFileSync(tasks(root), 'utf8').split('\n')[0]}\n{"id": 3}\nnot json\n`), resign(root)), argv: GRADE, says: `error DIR/bank/sums/L1/tasks.jsonl:2: id: expected text, got a number [bad-line]
error DIR/bank/sums/L1/tasks.jsonl:2: domain: missing; expected text [bad-line]
error DIR/bank/sums/L1/tasks.jsonl:2: level: missing; expected a number [bad-line]
error DIR/bank/sums/L1/tasks.jsonl:2: prompt: missing; expected an object [bad-line]
error DIR/bank/sums/L1/tasks.jsonl:2: files: missing; expected a list [bad-line]
error DIR/bank/sums/L1/tasks.jsonl:3: not JSON: a word that is not JSON at column 1 [not-json]` },
  { name: 'a bank with a task less than it has references', bank: (root) => (writeFileSync(tasks(root), readFileSync(tasks(root), 'utf8').split('\n').slice(0, 2).join('\n') + '\n'), resign(root)), argv: GRADE, says: 'error DIR/bank/sums/L1/private.jsonl has 3 lines for 2 tasks [torn-bank]' },
  { name: 'a bank with tasks in another order than its references', bank: (root) => (writeFileSync(tasks(root), `${readFileSync(tasks(root), 'utf8').trim().split('\n').reverse().join('\n')}\n`), resign(root)), argv: GRADE, says: 'error DIR/bank/sums/L1/private.jsonl:1 is task sums-5497c85e8a7f, not sums-b3d34080f708 [torn-bank]' },
  { name: 'a bank with a path out of it', bank: (root) => (edit(join(root, 'manifest.json'), (m) => ({ ...m, files: { ...m.files, '../../etc/passwd': '0'.repeat(64) } }))), argv: GRADE, says: 'error DIR/bank/manifest.json:1: files["../../etc/passwd"]: must be a relative path without empty, "." or ".." parts [bad-document]' },
  { name: 'a bank of a domain that does not come along', argv: 'admit BANK', says: `error the domain sums, which made these tasks, does not come with codewalk [no-domain]
  → say where it is, like --domain ./sums.ts` },
  { name: 'a domain that the bank does not have', argv: 'admit BANK --domain complexity', says: 'error the bank has no tasks of complexity; it has sums [no-domain]' },
  { name: 'a bank that another config began', argv: 'generate --domain SUMS --levels 1,2 --count 4 --seed 7 --out BANK', says: `error BANK/config.json: the bank was begun with another config: domains[0].cells[0].wanted is 3 in it and 4 in this run; domains[0].cells[1].wanted is 3 in it and 4 in this run [other-config]
  → choose another --out, or ask for the same config to resume` },
  { name: 'a bank that another seed began', bank: unfinished(() => undefined), argv: GENERATE.replace('--seed 7', '--seed 8'), says: `error DIR/bank/config.json: the bank was begun with another config: seed is "7" in it and "8" in this run [other-config]
  → choose another --out, or ask for the same config to resume` },
  { name: 'a config that is torn, to resume', bank: unfinished((root) => truncateSync(join(root, 'config.json'), 30)), argv: GENERATE, says: 'error DIR/bank/config.json:1: not JSON: a value is expected at column 31 [not-json]' },
  { name: 'a journal with a line that is none, to resume', bank: unfinished((root) => writeFileSync(join(root, 'sums/L1/candidates.jsonl'), 'x\n{"k": "one"}\n')), argv: GENERATE, says: `error DIR/bank/sums/L1/candidates.jsonl:1: not JSON: a word that is not JSON at column 1 [not-json]
error DIR/bank/sums/L1/candidates.jsonl:2: stratum: missing; expected text [bad-line]
error DIR/bank/sums/L1/candidates.jsonl:2: k: expected a number, got text [bad-line]
error DIR/bank/sums/L1/candidates.jsonl:2: draw: missing; expected a number [bad-line]
error DIR/bank/sums/L1/candidates.jsonl:2: atoms: missing; expected a list [bad-line]
error DIR/bank/sums/L1/candidates.jsonl:2: outcome: must be one of "admitted", "rejected" [bad-line]` },
  { name: 'a journal that speaks of another task, to resume', bank: unfinished((root) => writeFileSync(tasks(root), readFileSync(tasks(root), 'utf8').replace(/"id":"sums-[0-9a-f]+"/, '"id":"sums-000000000000"'))), argv: GENERATE, says: `error DIR/bank/sums/L1/tasks.jsonl:1: line 1 is task sums-000000000000, but the journal has sums-5497c85e8a7f there [torn-bank]
  → this bank cannot be resumed; choose another --out` },
  { name: 'a bank that a live process writes', bank: unfinished((root) => writeFileSync(join(root, '.lock'), JSON.stringify({ pid: process.ppid, started: startOf(process.ppid) }))), argv: GENERATE, says: `error DIR/bank/.lock: DIR/bank is being written by process ${process.ppid} [bank-locked]
  → wait for it to end, or choose another --out` },
];

const startOf = (pid: number): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!;
};
