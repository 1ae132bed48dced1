import { Bank, writeWhole, type BankTask } from '@codewalk/bank';
import { Stream, usageError, type Domain } from '@codewalk/core';
import { checkOutFile } from '../out-file.js';
import type { Output } from '../output.js';
import { DEFAULTS, parseSeed } from '../plan.js';
import { bankDomains } from './admit.js';

export type AnswerKind = 'reference' | 'empty' | 'unchanged' | 'shuffled';

export interface AnswersOptions {
  readonly kind: AnswerKind;
  readonly seed?: string;
  readonly out: string;
  readonly domain?: readonly string[];
}

/** Writes an answer file of which one knows what it must score: references pass, the other kinds are controls. */
export async function answers(root: string, options: AnswersOptions, output: Output): Promise<number> {
  const bank = Bank.open(root);
  checkOutFile(options.out, { bank: root });
  const domains = await bankDomains(bank, options.domain);
  const seed = options.seed === undefined ? DEFAULTS.seed : parseSeed(options.seed);
  const lines = bank.manifest.cells.filter((c) => domains.has(c.domain)).flatMap(({ domain, level }) => {
    const tasks = [...bank.tasks(domain, level)];
    const texts = textsOf(options.kind, domains.get(domain)!, tasks, new Stream(`${seed}/shuffled/${domain}/L${level}`));
    return tasks.map(({ id }, i) => `${JSON.stringify({ task_id: id, answer: texts[i], model: options.kind })}\n`);
  });
  writeWhole(options.out, lines.join(''));
  output.note(`${lines.length} answers written to ${options.out}`);
  output.document({ out: options.out, answers: lines.length });
  return 0;
}

function textsOf(kind: AnswerKind, domain: Domain, tasks: readonly BankTask[], stream: Stream): string[] {
  const references = tasks.map((t) => domain.answer.render(t.task, t.reference));
  switch (kind) {
    case 'reference': return references;
    case 'empty': return tasks.map(() => '');
    case 'unchanged': return tasks.map(({ prompt }) => prompt.files.map((f) => `${f.path}\n\`\`\`\n${f.text ?? ''}\n\`\`\`\n`).join('\n'));
    case 'shuffled': return derange(references, stream);
  }
}

/** Every text at another place, by Sattolo's one-cycle shuffle. Throws a usage error for a single task, which has no other place. */
function derange(texts: readonly string[], stream: Stream): string[] {
  if (texts.length === 1) throw usageError('one-task', 'a cell of one task has no other reference to take', { hint: 'shuffled answers need at least two tasks in every cell' });
  const out = [...texts];
  for (let i = out.length - 1; i > 0; i--) {
    const j = stream.int(i);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
