import type { Row } from './row.js';

const GENERATE = 'generate --domain SUMS --out DIR/out';

export const commandLines: readonly Row[] = [
  { name: 'an unknown command', argv: 'genrate --out DIR/out', says: `error unknown command 'genrate' [usage]
  → did you mean generate?` },
  { name: 'an unknown subcommand', argv: 'atoms lst --domain complexity', says: `error unknown command 'lst' [usage]
  → did you mean list?` },
  { name: 'an unknown flag', argv: `${GENERATE} --levles 1`, says: `error unknown option '--levles' [usage]
  → did you mean --levels?` },
  { name: 'a word too many', argv: `${GENERATE} more`, says: `error too many arguments for 'generate'. Expected 0 arguments but got 1. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'no --out', argv: 'generate --domain SUMS', says: `error required option '--out <dir>' not specified [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'an empty --out', argv: `generate --domain SUMS --out ''`, says: `error --out is empty [empty-word]
  → a shell variable may be unset` },
  { name: 'a flag without its value', argv: `${GENERATE} --seed`, says: `error option '--seed <seed>' argument missing [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a flag in place of a value', argv: 'generate --domain SUMS --seed --out DIR/out', says: `error --seed is followed by --out in place of its value [no-value]
  → write --seed=… where a value begins with dashes` },
  { name: 'a flag twice', argv: `${GENERATE} --seed 1 --seed 2`, says: 'error --seed is given twice [flag-twice]' },
  { name: 'a flag twice, once with =', argv: `${GENERATE} --out=DIR/other`, says: 'error --out is given twice [flag-twice]' },
  { name: 'a short and a long form of one flag', argv: `${GENERATE} -j 1 --jobs 2`, says: 'error --jobs is given twice [flag-twice]' },
  { name: 'a short form glued to its value, twice', argv: `${GENERATE} -j1 -j2`, says: 'error -j is given twice [flag-twice]' },
  { name: 'count 0', argv: `${GENERATE} --count 0`, says: `error option '--count <n>' argument '0' is invalid. It must be a whole number of 1 or more. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a count that is not whole', argv: `${GENERATE} --count 1.5`, says: `error option '--count <n>' argument '1.5' is invalid. It must be a whole number of 1 or more. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a negative count', argv: `${GENERATE} --count -3`, says: `error option '--count <n>' argument '-3' is invalid. It must be a whole number of 1 or more. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a count in words', argv: `${GENERATE} --count ten`, says: `error option '--count <n>' argument 'ten' is invalid. It must be a whole number of 1 or more. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'no jobs', argv: `${GENERATE} -j 0`, says: `error option '-j, --jobs <n>' argument '0' is invalid. It must be a whole number of 1 or more. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'level 0', argv: `${GENERATE} --levels 0,1`, says: `error option '--levels <list>' argument '0,1' is invalid. Levels start at 1. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a range of levels', argv: `${GENERATE} --levels 1-3`, says: `error option '--levels <list>' argument '1-3' is invalid. It must be whole numbers with commas between, like 1,2,3. [usage]
  → codewalk generate --help lists what it takes` },
  { name: 'a level twice', argv: `${GENERATE} --levels 1,2,1`, says: 'error level 1 stands twice [level-twice]' },
  { name: 'levels above the range', argv: `${GENERATE} --levels 1,10,12`, says: `error level 10 is outside what sums has: 1 to 9 [bad-level]
error level 12 is outside what sums has: 1 to 9 [bad-level]` },
  { name: 'an empty seed', argv: `${GENERATE} --seed ''`, says: `error --seed is empty [empty-word]
  → a shell variable may be unset` },
  { name: 'a seed with a slash', argv: `${GENERATE} --seed a/b`, says: 'error --seed "a/b": must be an integer or 1 to 64 letters, digits, dots, dashes or underscores [bad-seed]' },
  { name: 'a seed of 65 letters', argv: `${GENERATE} --seed ${'s'.repeat(65)}`, says: 'error --seed "sssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss": must be an integer or 1 to 64 letters, digits, dots, dashes or underscores [bad-seed]' },
  { name: 'a domain with a typo', argv: 'generate --domain complxity --out DIR/out', says: `error there is no domain "complxity", and no package of that name can be found from here [no-domain]
  → did you mean complexity? The built-in domains are complexity, call-graph, clone, multi-bug, proof` },
  { name: 'a domain that nobody knows', argv: 'generate --domain zzz-unheard-of --out DIR/out', says: `error there is no domain "zzz-unheard-of", and no package of that name can be found from here [no-domain]
  → the built-in domains are complexity, call-graph, clone, multi-bug, proof; a path starts with ./` },
  { name: 'an empty domain', argv: "generate --domain '' --out DIR/out", says: `error --domain is empty [empty-word]
  → a shell variable may be unset` },
  { name: 'a domain file that is not there', argv: 'generate --domain DIR/none.ts --out DIR/out', says: 'error there is no domain file DIR/none.ts [no-domain]' },
  { name: 'a domain that is a folder', argv: 'generate --domain DIR/ --out DIR/out', says: `error DIR is a folder, not a domain file [no-domain]
  → name the file in it that exports the domain` },
  { name: 'a domain file without a domain', files: { 'd.mjs': 'export const x = 1;\n' }, argv: 'generate --domain DIR/d.mjs --out DIR/out', says: `error DIR/d.mjs has no domain as its default export [broken-domain]
  → end the file with \`export default defineDomain({ … })\`` },
  { name: 'a domain file that throws', files: { 'd.mjs': 'throw new Error("no such luck");\n' }, argv: 'generate --domain DIR/d.mjs --out DIR/out', says: 'error the domain DIR/d.mjs cannot be loaded: no such luck [broken-domain]' },
  { name: 'a domain twice', argv: `${GENERATE} --domain SUMS`, says: 'error the domain sums stands twice in this run [domain-twice]' },
  { name: 'a preset that is none', argv: `${GENERATE} --preset paper`, says: `error sums has no preset paper [no-preset]
  → it has no presets` },
  { name: 'an option that is not domain.option=value', argv: `${GENERATE} --set delayMs=1`, says: 'error --set "delayMs=1" is not of the form domain.option=value [bad-set]' },
  { name: 'an option with a typo', argv: `${GENERATE} --set sums.delyMs=1`, says: `error options of sums: unknown field "delyMs" [bad-option]
  → did you mean delayMs?` },
  { name: 'options with wrong types', argv: `${GENERATE} --set sums.delayMs=soon --set sums.noun=3`, says: `error options of sums: delayMs: expected a number, got text [bad-option]
error options of sums: noun: expected text, got a number [bad-option]` },
  { name: 'an option twice', argv: `${GENERATE} --set sums.delayMs=1 --set sums.delayMs=2`, says: 'error --set sums.delayMs is given twice [bad-set]' },
  { name: 'an option of another domain', argv: `${GENERATE} --set complexity.x=1`, says: `error --set speaks of complexity, which is not a domain of this run [bad-set]
  → its domains are sums` },
  { name: 'a folder of atoms for several domains', files: { 'a/x.py': '' }, argv: `${GENERATE} --domain complexity --atoms DIR/a`, says: `error --atoms is for one domain; this run has several [bad-atoms]
  → add --domain, or name the folders in a config file` },
  { name: 'an --out that is a file', files: { out: 'x' }, argv: GENERATE, says: 'error DIR/out is not a folder [not-a-folder]' },
  { name: 'an --out below a file', files: { 'out': 'x' }, argv: 'generate --domain SUMS --out DIR/out/bank', says: 'error DIR/out/bank is not a folder [not-a-folder]' },
  { name: 'an --out that holds something else', files: { 'out/thesis.tex': 'x', 'out/notes.md': 'y' }, argv: GENERATE, says: `error DIR/out is not empty and not a bank: it holds notes.md, thesis.tex [not-a-bank]
  → choose another --out` },
  { name: 'nothing to admit', argv: 'admit', says: `error name a bank to check, or --groups to admit [no-bank]
  → codewalk admit --help` },
  { name: 'a bank and groups to admit', files: { 'g.jsonl': '' }, argv: 'admit BANK --groups DIR/g.jsonl --domain SUMS --out DIR/out', says: 'error a bank and --groups are two different things to admit: give one [bad-flag]' },
  { name: '--out with a bank to admit', argv: 'admit BANK --out DIR/out', says: 'error --out goes with --groups [bad-flag]' },
  { name: '--limit with groups', files: { 'g.jsonl': '' }, argv: 'admit --groups DIR/g.jsonl --domain SUMS --out DIR/out --limit 3', says: 'error --limit goes with a bank [bad-flag]' },
  { name: 'groups without --out', files: { 'g.jsonl': '' }, argv: 'admit --groups DIR/g.jsonl --domain SUMS', says: 'error --groups needs --out, the bank that they make [no-out]' },
  { name: 'groups without a domain', files: { 'g.jsonl': '' }, argv: 'admit --groups DIR/g.jsonl --out DIR/out', says: 'error --groups needs exactly one --domain [no-domain]' },
  { name: 'no --answers', argv: 'grade BANK', says: `error required option '--answers <file>' not specified [usage]
  → codewalk grade --help lists what it takes` },
  { name: 'no kind of answers', argv: 'answers BANK --domain SUMS --out DIR/a.jsonl', says: 'error give exactly one of --reference, --empty, --unchanged, --shuffled [no-kind]' },
  { name: 'two kinds of answers', argv: 'answers BANK --domain SUMS --empty --reference --out DIR/a.jsonl', says: 'error give exactly one of --reference, --empty, --unchanged, --shuffled [no-kind]' },
  { name: 'answers into a folder that is not there', argv: 'answers BANK --domain SUMS --empty --out DIR/none/a.jsonl', says: 'error DIR/none/a.jsonl: --out: there is no folder DIR/none [no-folder]' },
  { name: 'answers into a folder', files: { a: null }, argv: 'answers BANK --domain SUMS --empty --out DIR/a', says: 'error --out: DIR/a is a folder, not a file [not-a-file]' },
  { name: 'answers into the bank', argv: 'answers BANK --domain SUMS --empty --out BANK/a.jsonl', says: `error --out: BANK/a.jsonl is inside the bank, which would then not be what its manifest lists [out-in-bank]
  → name a file outside of it` },
  { name: 'a reference of no task', argv: 'show BANK --reference', says: `error --reference and --to are about one task: name it [no-task]
  → codewalk show BANK lists some` },
  { name: 'a task with a typo', argv: 'show BANK sums-0123456789ab', says: `error the bank has no task sums-0123456789ab [no-task]
  → codewalk show BANK lists its cells` },
  { name: 'a task laid out over something', files: { 'to/x': '1' }, argv: 'show BANK TASK --to DIR/to', says: `error DIR/to is not empty [not-empty]
  → name a new folder` },
];
