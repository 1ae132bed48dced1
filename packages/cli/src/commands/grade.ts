import { existsSync, statSync } from 'node:fs';
import { Bank, parseInputLines, readInputLines, writeWhole, type BankTask } from '@codewalk/bank';
import { environmentError, judgeAnswer, judgeFiles, Lanes, scoreCells, throwProblems, unreadable, usageError, verifyContext, z, domainFault, type CellScore, type Context, type Domain, type Graded, type Judged, type Problem } from '@codewalk/core';
import { describeSandbox } from '@codewalk/exec';
import { readAnswerFolder } from '../answer-folder.js';
import { checkOutFile } from '../out-file.js';
import { report, type Output } from '../output.js';
import { startProgress } from '../progress.js';
import { withSession, type Session } from '../session.js';
import { suggesting } from '../suggest.js';
import { table } from '../table.js';
import { bankDomains, noteToolchain } from './admit.js';

export interface GradeOptions {
  readonly answers: string;
  readonly domain?: readonly string[];
  readonly out?: string;
  readonly passToPass?: boolean;
  readonly allowUnsandboxed?: boolean;
  readonly jobs?: number;
}

const answerLine = z.strictObject({
  task_id: z.string(),
  answer: z.string().optional(),
  answer_dir: z.string().optional(),
  model: z.string().nullable().optional(),
  attempt: z.number().int().min(0).optional(),
}).refine((l) => (l.answer === undefined) !== (l.answer_dir === undefined), { message: 'needs exactly one of answer and answer_dir' });

interface AnswerLine {
  readonly task_id: string;
  /** A text, or the folder that a solver worked in. */
  readonly answer: string | { readonly folder: string };
  /** Where the line stands. */
  readonly at: string;
  readonly model: string | null;
  readonly attempt: number;
}

/** Judges answers with the checks that admitted the tasks. Exit 0 whatever they score, 1 when some name no task of the bank. */
export async function grade(root: string, options: GradeOptions, output: Output): Promise<number> {
  const bank = Bank.open(root);
  if (options.out !== undefined) checkOutFile(options.out, { bank: root, inputs: [options.answers] });
  const domains = await bankDomains(bank, options.domain);
  if (options.passToPass) checkRegressions(domains);
  const cells = bank.manifest.cells.filter((c) => domains.has(c.domain)).map(({ domain, level }) => ({ domain: domains.get(domain)!, level, tasks: [...bank.tasks(domain, level)] }));
  const known = new Map<string, BankTask>(cells.flatMap((c) => c.tasks.map((t) => [t.id, t] as const)));
  const lines = readAnswers(options.answers);
  const unknown = lines.filter((l) => !known.has(l.task_id));
  throwProblems(lines.flatMap((line) => folderProblems(line, known.get(line.task_id), domains)));
  return withSession([...domains.values()], options.jobs, async (session) => {
    if (session.machine.sandbox.tier === 'limits' && !options.allowUnsandboxed) {
      throw environmentError('no-sandbox', 'no sandbox works here, so answers are not run', { hint: '`codewalk doctor` says what is missing; --allow-unsandboxed runs them under limits alone' });
    }
    output.note(describeSandbox(session.machine.sandbox));
    noteToolchain(bank, domains, session, output);
    const due = lines.filter((l) => known.has(l.task_id));
    const judged = await judgeAll(due, { tasks: known, domains, passToPass: options.passToPass ?? false }, session, output);
    const graded: Graded[] = judged.map(({ line: { task_id, model, attempt }, judgement: { verdict, unparsable } }) => ({
      task_id, model, attempt, status: verdict.status, ...(unparsable ? { unparsable: unparsable.code } : {}),
    }));
    const scores = scoreCells(
      cells.map(({ domain, level, tasks }) => ({
        domain, level, tasks: tasks.map((t) => ({ id: t.id, label: domain.answerKind === 'label' ? domain.answer.render(t.task, t.reference).trim() : null })),
      })),
      graded,
    );
    if (options.out !== undefined) {
      writeWhole(options.out, judged.map(({ line, judgement }) => `${JSON.stringify(resultLine(line, known.get(line.task_id)!, judgement))}\n`).join(''));
    }
    output.result(scoreTable(scores));
    if (options.out !== undefined) output.note(`\nEach answer's verdict is in ${options.out}.`);
    output.document({ bank: root, machine: { sandbox: session.machine.sandbox }, ...(options.passToPass ? { pass_to_pass: true } : {}), cells: scores, unknown: [...new Set(unknown.map((l) => l.task_id))] });
    for (const { task_id } of unknown.slice(0, 10)) output.warn(`${task_id} is not a task of this bank; its answer was not judged`);
    if (unknown.length > 10) output.warn(`… and ${unknown.length - 10} more`);
    const errors = graded.filter((g) => g.status === 'error');
    if (errors.length > 0) {
      return report(environmentError('machine-error', `${errors.length} answers could not be judged for a reason of this machine, the first to ${errors[0]!.task_id}`, { hint: 'run `codewalk doctor`, then grade again' }), false); // the document was given
    }
    return unknown.length > 0 ? 1 : 0;
  });
}

/** Reads an answer file. Throws a usage error listing every malformed and every repeated line. */
export function readAnswers(path: string): AnswerLine[] {
  const lines = suggesting(Object.keys(answerLine.shape), () => parseInputLines(path, readInputLines(path), answerLine, (values) => answerProblems(path, values)));
  if (lines.length === 0) throw usageError('no-answers', `${path} holds no answer`, { at: path, hint: 'a line is {"task_id": "…", "answer": "…"}' });
  return lines.map(({ task_id, answer, answer_dir, model, attempt }, i) => ({ task_id, answer: answer ?? { folder: answer_dir! }, at: `${path}:${i + 1}`, model: model ?? null, attempt: attempt ?? 0 }));
}

function checkRegressions(domains: ReadonlyMap<string, Domain>): void {
  const without = [...domains.values()].filter(({ regressions }) => !regressions).map(({ name }) => name);
  if (without.length > 0) throw usageError('no-pass-to-pass', `${without.join(', ')} cannot say what passed before`, { hint: 'leave --pass-to-pass out, or name other domains with --domain' });
}

/** A folder is an answer only to a task that was laid out as files, in a domain that reads them. */
function folderProblems({ answer, at }: AnswerLine, task: BankTask | undefined, domains: ReadonlyMap<string, Domain>): Problem[] {
  if (typeof answer === 'string' || !task) return [];
  const readable = task.prompt.workspace !== 'none' && domains.get(task.domain)!.answer.fromFiles !== undefined;
  return readable ? [] : [{ code: 'no-workspace', message: `answer_dir is for tasks that are laid out as files, and ${task.domain} has none`, at, hint: 'give `answer`' }];
}

function answerProblems(path: string, lines: readonly (z.infer<typeof answerLine> | undefined)[]): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    if (!line) continue;
    const { task_id, model, attempt, answer_dir } = line;
    const at = `${path}:${i + 1}`;
    const key = JSON.stringify([task_id, model ?? null, attempt ?? 0]);
    const earlier = first.get(key);
    if (earlier !== undefined) problems.push({ code: 'repeated-answer', message: `the same task, model and attempt as line ${earlier + 1}`, at, hint: 'give each a model or an attempt of its own' });
    else first.set(key, i);
    if (answer_dir !== undefined && !existsSync(answer_dir)) problems.push({ code: 'no-answer-dir', message: `there is no folder ${answer_dir}`, at });
    else if (answer_dir !== undefined && !statSync(answer_dir).isDirectory()) problems.push({ code: 'no-answer-dir', message: `${answer_dir} is not a folder`, at });
  }
  return problems;
}

interface Grading {
  readonly tasks: ReadonlyMap<string, BankTask>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly passToPass: boolean;
}

async function judgeAll(
  lines: readonly AnswerLine[],
  { tasks, domains, passToPass }: Grading,
  session: Session,
  output: Output,
): Promise<{ line: AnswerLine; judgement: Judged }[]> {
  const lanes = new Lanes(session.jobs);
  const progress = startProgress(output, 'grade', lines.length);
  let done = 0;
  // answers to one task are judged together, so that what they share is computed once
  const byTask = new Map<string, AnswerLine[]>();
  for (const line of lines) byTask.set(line.task_id, [...(byTask.get(line.task_id) ?? []), line]);
  const judged = new Map<AnswerLine, Judged>();
  try {
    await Promise.all([...byTask].map(async ([id, own]) => {
      const { domain: name, task } = tasks.get(id)!;
      const domain = domains.get(name)!;
      const parsed = domain.schema.task.safeParse(task);
      if (!parsed.success) throw usageError('bad-task', `task ${id} is not one that ${name} can judge: ${parsed.error.issues[0]!.message}`, { at: id });
      let ctx = verifyContext(id, session);
      for (const line of own) {
        const attempt = async (): Promise<Judged> => {
          session.signal.throwIfAborted();
          try {
            return await judgeLine(line, { domain, task: parsed.data, ctx, passToPass });
          } catch (cause) {
            session.signal.throwIfAborted();
            throw domainFault(domain, `an answer to ${id}`, cause);
          }
        };
        judged.set(line, await lanes.run(attempt, ({ verdict }) => {
          const failed = verdict.status === 'error';
          if (failed) ctx = verifyContext(id, session); // what is shared may be what failed
          return failed;
        }));
        progress.update(++done);
      }
    }));
  } finally {
    progress.stop();
  }
  return lines.map((line) => ({ line, judgement: judged.get(line)! }));
}

interface Judgement {
  readonly domain: Domain;
  readonly task: unknown;
  readonly ctx: Context;
  readonly passToPass: boolean;
}

async function judgeLine({ answer }: AnswerLine, { domain, task, ctx, passToPass }: Judgement): Promise<Judged> {
  if (typeof answer === 'string') return judgeAnswer(domain, task, answer, ctx, { passToPass });
  const files = readAnswerFolder(answer.folder);
  return files.ok ? judgeFiles(domain, task, files.value, ctx, { passToPass }) : unreadable(files);
}

function resultLine({ task_id, model, attempt }: AnswerLine, { domain, level }: BankTask, { verdict, unparsable }: Judged): Record<string, unknown> {
  return { task_id, model, attempt, domain, level, status: verdict.status, ...(unparsable ? { unparsable } : {}), cases: verdict.cases };
}

const share = (value: number | null): string => (value === null ? '–' : `${(100 * value).toFixed(1)}%`);

function scoreTable(scores: readonly CellScore[]): string {
  const withBaseline = scores.some((s) => s.independent !== undefined);
  return table(
    ['model', 'domain', '>level', '>tasks', '>answered', '>unparsable', '>errors', '>accuracy', '95%', '>chance', ...(withBaseline ? ['>p₁ⁿ'] : [])],
    scores.map((s) => [
      s.model ?? '–', s.domain, s.level, s.tasks, s.answered, s.unparsable, s.errors, share(s.accuracy), s.low === null ? '–' : `${share(s.low)}–${share(s.high)}`, share(s.chance),
      ...(withBaseline ? [s.independent === undefined ? '' : share(s.independent)] : []),
    ]),
  );
}

