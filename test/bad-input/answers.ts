import type { Row } from './row.js';

const graded = (text: string | Uint8Array): Omit<Row, 'name' | 'says'> => ({ files: { 'a.jsonl': text }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl --out DIR/verdicts.jsonl' });

export const answers: readonly Row[] = [
  { name: 'answers that are not there', argv: 'grade BANK --domain SUMS --answers DIR/none.jsonl', says: 'error there is no file DIR/none.jsonl [unreadable]' },
  { name: 'answers in a folder', files: { 'a.jsonl': null }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl', says: 'error DIR/a.jsonl is a folder, not a file [unreadable]' },
  { name: 'no answers', ...graded(''), says: `error DIR/a.jsonl holds no answer [no-answers]
  → a line is {"task_id": "…", "answer": "…"}` },
  { name: 'answers with everything wrong', ...graded([
    '{"task_id": "sums-1", "answer": "1"}', '{"task_id": "sums-1", "answer": 1}', '{"task_id": "sums-1"}', '{"answer": "1"}', '{"task_id": "sums-1", "answer": "1", "answer_dir": "x"}',
    '{"task_id": "sums-2", "answer": "1", "modle": "m"}', '{"task_id": "sums-3", "answer": "1", "attempt": -1}', '{"task_id": "sums-3", "answer": "1", "attempt": 1.5}', '{"task_id": "sums-3", "answer": "1", "model": 4}',
    '', 'sums-4 12', '{"task_id": "sums-4", "answer": "1"', '"sums-4"', 'null', '{"task_id": "sums-4", "answer": "1", "answer": "2"}', '{"task_id": "sums-1", "answer": "2"}', '{"task_id": "sums-5", "answer": "tab\tinside"}', '',
  ].join('\n')), says: `error DIR/a.jsonl:2: answer: expected text, got a number [bad-line]
error DIR/a.jsonl:3: needs exactly one of answer and answer_dir [bad-line]
error DIR/a.jsonl:4: task_id: missing; expected text [bad-line]
error DIR/a.jsonl:5: needs exactly one of answer and answer_dir [bad-line]
error DIR/a.jsonl:6: unknown field "modle" [bad-line]
  → did you mean model?
error DIR/a.jsonl:7: attempt: must be at least 0 [bad-line]
error DIR/a.jsonl:8: attempt: must be a whole number [bad-line]
error DIR/a.jsonl:9: model: expected text, got a number [bad-line]
error DIR/a.jsonl:10: a blank line [blank-line]
error DIR/a.jsonl:11: not JSON: a word that is not JSON at column 1 [not-json]
error DIR/a.jsonl:12: not JSON: a closing brace is expected at column 36 [not-json]
error DIR/a.jsonl:13: expected an object, got text [bad-line]
error DIR/a.jsonl:14: expected an object, got null [bad-line]
error DIR/a.jsonl:15: the field "answer" stands twice [repeated-field]
error DIR/a.jsonl:16: the same task, model and attempt as line 1 [repeated-answer]
  → give each a model or an attempt of its own
error DIR/a.jsonl:17: not JSON: a control character in a string at column 33 [not-json]` },
  { name: 'the same task, model and attempt twice', ...graded('{"task_id": "sums-1", "answer": "1", "model": "m"}\n{"task_id": "sums-1", "answer": "2"}\n{"task_id": "sums-1", "answer": "3", "model": "m", "attempt": 0}\n{"task_id": "sums-1", "answer": "", "model": null}\n'), says: `error DIR/a.jsonl:3: the same task, model and attempt as line 1 [repeated-answer]
  → give each a model or an attempt of its own
error DIR/a.jsonl:4: the same task, model and attempt as line 2 [repeated-answer]
  → give each a model or an attempt of its own` },
  { name: 'answers in Latin-1', ...graded(Buffer.from('{"task_id": "sums-1", "answer": "1"}\n{"task_id": "sums-2", "answer": "caf\xe9"}\n{"task_id": "sums-3", "answer": "\xff"}\n', 'latin1')), says: `error DIR/a.jsonl:2: not UTF-8 [not-utf8]
  → save the file as UTF-8
error DIR/a.jsonl:3: not UTF-8 [not-utf8]
  → save the file as UTF-8` },
  { name: 'answers in UTF-16', ...graded(Buffer.from('\ufeff{"task_id": "sums-1", "answer": "1"}\n', 'utf16le')), says: `error DIR/a.jsonl:1: not UTF-8 [not-utf8]
  → save the file as UTF-8` },
  { name: 'a line of a hundred megabytes', ...graded(`{"task_id": "sums-1", "answer": "1"}\n{"task_id": "sums-2", "answer": "${'x'.repeat(100_000_000)}"}\n`), says: 'error DIR/a.jsonl:2: a line of 100 MB; one may have 17 MB [long-line]' },
  { name: 'an answer folder that is a file', files: { 'a.jsonl': '{"task_id": "sums-1", "answer_dir": "package.json"}\n' }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl', says: 'error DIR/a.jsonl:1: package.json is not a folder [no-answer-dir]' },
  { name: 'what passed before, in a domain that cannot say it', ...graded('{"task_id": "sums-1", "answer": "1"}\n'), argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl --pass-to-pass', says: `error sums cannot say what passed before [no-pass-to-pass]
  → leave --pass-to-pass out, or name other domains with --domain` },
  { name: 'answers in folders where there are none', ...graded('{"task_id": "sums-1", "answer_dir": "none"}\n'), says: 'error DIR/a.jsonl:1: there is no folder none [no-answer-dir]' },
  { name: 'verdicts over the answers', files: { 'a.jsonl': '{"task_id": "sums-1", "answer": "1"}\n' }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl --out DIR/a.jsonl', says: `error --out: DIR/a.jsonl is what this command reads [out-is-input]
  → name another file` },
  { name: 'verdicts into the bank', files: { 'a.jsonl': '{"task_id": "sums-1", "answer": "1"}\n' }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl --out BANK/verdicts.jsonl', says: `error --out: BANK/verdicts.jsonl is inside the bank, which would then not be what its manifest lists [out-in-bank]
  → name a file outside of it` },
  { name: 'verdicts into a folder that is not there', files: { 'a.jsonl': '{"task_id": "sums-1", "answer": "1"}\n' }, argv: 'grade BANK --domain SUMS --answers DIR/a.jsonl --out DIR/none/verdicts.jsonl', says: 'error DIR/none/verdicts.jsonl: --out: there is no folder DIR/none [no-folder]' },
];
