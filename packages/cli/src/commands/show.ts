import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Bank, writeFiles, type BankTask } from '@codewalk/bank';
import { usageError, type File } from '@codewalk/core';
import { openMachine } from '@codewalk/exec';
import { bankDomain, loadDomain, nearest } from '../domains.js';
import type { Output } from '../output.js';
import { percent, table } from '../table.js';

export interface ShowOptions {
  readonly task?: string;
  readonly reference?: boolean;
  readonly to?: string;
  /** Where the task's domain is, if it does not come with codewalk. */
  readonly domain?: string;
}

/** Shows a bank's cells, or one task as a solver would see it; the reference only when asked for. */
export async function show(root: string, { task: id, reference, to, domain: spec }: ShowOptions, output: Output): Promise<number> {
  const bank = Bank.open(root);
  if (id === undefined) {
    if (reference || to !== undefined) throw usageError('no-task', '--reference and --to are about one task: name it', { hint: `codewalk show ${root} lists some` });
    return showCells(bank, output);
  }
  const task = findTask(bank, id);
  const { prompt } = task;
  const answer = reference ? (await (spec === undefined ? bankDomain(task.domain) : loadDomain(spec))).answer.render(task.task, task.reference) : undefined;
  if (to !== undefined) {
    layOut(to, [
      ...(prompt.system === undefined ? [] : [{ path: 'system.md', mode: '644' as const, text: prompt.system }]),
      { path: 'prompt.md', mode: '644', text: prompt.text },
      ...(prompt.workspace === 'git' ? [] : prompt.files.map((file) => ({ ...file, path: `files/${file.path}` }))),
      ...(answer === undefined ? [] : [{ path: 'reference.md', mode: '644' as const, text: `${answer}\n` }]),
    ]);
    if (prompt.workspace === 'git') await layOutCommit(join(to, 'files'), prompt.files);
    output.note(`laid out in ${to}`);
  } else {
    if (prompt.system !== undefined) output.result(`${prompt.system}\n`);
    output.result(prompt.text);
    for (const file of prompt.files) output.result(`--- ${file.path} (${file.mode})\n${file.text ?? `${file.base64!.length} characters of base64`}`);
    if (answer !== undefined) output.result(`Reference: ${answer}`);
  }
  output.document({ task_id: id, domain: task.domain, level: task.level, prompt, ...(reference ? { reference: task.reference, answer, walk: task.walk } : {}), ...(to === undefined ? {} : { to }) });
  return 0;
}

function showCells(bank: Bank, output: Output): number {
  const { cells } = bank.manifest;
  const first = cells.map(({ domain, level }) => bank.shown(domain, level)[0]?.id ?? '–');
  output.result(table(
    ['domain', '>level', '>tasks', '>tried', '>yield', 'ended', 'first task'],
    cells.map((c, i) => [c.domain, c.level, c.admitted, c.tried, percent(c.admitted, c.tried), c.ended, first[i]!]),
  ));
  output.document({ seed: bank.manifest.seed, cells, tasks: cells.flatMap(({ domain, level }) => bank.shown(domain, level).map(({ id }) => ({ task_id: id, domain, level }))) });
  return 0;
}

/** The task of that id. Throws a usage error that names a near one. */
export function findTask(bank: Bank, id: string): BankTask {
  const ids: string[] = [];
  for (const { domain, level } of bank.manifest.cells) {
    if (!bank.shown(domain, level).some((line) => (ids.push(line.id), line.id === id))) continue;
    for (const task of bank.tasks(domain, level)) if (task.id === id) return task;
  }
  const near = nearest(id, ids);
  throw usageError('no-task', `the bank has no task ${id}`, { hint: near ? `did you mean ${near}?` : `codewalk show ${bank.root} lists its cells` });
}

/** Makes a git work tree of one commit and nothing else: what a solver is given where the task asks for git. */
async function layOutCommit(folder: string, files: readonly File[]): Promise<void> {
  const machine = await openMachine({ needs: ['git'], jobs: 1 });
  try {
    const { signal } = new AbortController();
    const { git } = machine.runtimes;
    await git.workspace(await git.store(files, signal), folder, signal);
  } finally {
    await machine.close();
  }
}

/** Writes files below a new or empty folder. */
function layOut(folder: string, files: readonly File[]): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw usageError('not-empty', `${folder} is not empty`, { at: folder, hint: 'name a new folder' });
  writeFiles(folder, files);
}
