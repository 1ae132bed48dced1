// npm start: a small bank of every built-in domain that this machine can run, its table, and one whole task.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMain } from '../packages/cli/bin/load.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const bank = 'bank/quick-start';
const { main } = await loadMain();

const made = await main(['generate', '--levels', '1,2,3', '--count', '4', '--seed', '42', '--out', bank]);
if (made !== 0) process.exit(made);

const { cells } = JSON.parse(readFileSync(`${bank}/manifest.json`, 'utf8'));
const { domain, level } = cells.find((cell) => cell.level === 2);
const [, line] = readFileSync(`${bank}/${domain}/L${level}/tasks.jsonl`, 'utf8').split('\n');
const { id } = JSON.parse(line);
console.log(`\nOne task whole, ${id}, as a solver sees it, and its reference:\n`);
await main(['show', bank, id, '--reference']);
console.log(`
Next:
  npx codewalk answers ${bank} --reference --out references.jsonl    answers that must all pass
  npx codewalk grade ${bank} --answers references.jsonl              judge them
  npx codewalk admit ${bank}                                         check every task again
  npx codewalk doctor                                                        what this machine has`);
