import { defineDomain, ok, refuse, verdictOf, z, type AnswerText, type Attempts, type Case, type Context, type File, type Prompt, type Relation, type Result, type Unsolved, type Verdict } from '@codewalk/core';

const kindSchema = z.enum(['words', 'numbers']);

const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string() }),
  takes: kindSchema,
  gives: kindSchema,
  command: z.string(),
  /** A worked example: the lines it was tried on, and the lines it must print. */
  triedOn: z.array(z.string()),
  prints: z.array(z.string()),
});
type Atom = z.infer<typeof atomSchema>;

const relation: Relation<Atom> = {
  kind: 'directed',
  provides: (atom) => [atom.gives],
  accepts: (atom) => [atom.takes],
};

const LINE = /^(\S+) +(words|numbers) +(words|numbers) +(\S.*?) {2,}(\S.*?) +→ +(\S.*)$/;

function parseAtoms(files: readonly File[]): Result<Atom>[] {
  return files.flatMap(({ path, text = '' }) =>
    text.split('\n').flatMap((line, i): Result<Atom>[] => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [, id, takes, gives, command, triedOn, prints] = LINE.exec(line) ?? [];
      if (id === undefined) return [refuse('bad-filter', 'a filter is: name, takes, gives, command, lines → lines', `${path}:${i + 1}`)];
      if (!filterOf(command!)) return [refuse('unknown-command', `what ${command} does is not known here`, `${path}:${i + 1}`)];
      const provenance = { source: 'written for this example', licence: 'CC0-1.0' };
      return [ok({ id, provenance, takes: kindSchema.parse(takes), gives: kindSchema.parse(gives), command: command!, triedOn: triedOn!.split(' '), prints: prints!.split(' ') })];
    }),
  );
}

type Filter = (lines: readonly string[]) => string[];
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const reversed = (word: string): string => [...word].reverse().join('');
const shifted = (word: string): string => word.replace(/[a-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));

/** What each command prints, for lines of letters or of digits. */
const FILTERS: readonly (readonly [RegExp, (argument: string) => Filter])[] = [
  [/^sort$/, () => (lines) => [...lines].sort()],
  [/^sort -r$/, () => (lines) => [...lines].sort().reverse()],
  [/^sort -n$/, () => (lines) => [...lines].sort(byNumber)],
  [/^uniq$/, () => (lines) => lines.filter((line, i) => line !== lines[i - 1])],
  [/^tac$/, () => (lines) => [...lines].reverse()],
  [/^rev$/, () => (lines) => lines.map(reversed)],
  [/^tr a-y b-z$/, () => (lines) => lines.map(shifted)],
  [/^cut -c(\d)-$/, (from) => (lines) => lines.map((line) => line.slice(Number(from) - 1))],
  [/^head -n (\d+)$/, (count) => (lines) => lines.slice(0, Number(count))],
  [/^tail -n (\d+)$/, (count) => (lines) => lines.slice(-Number(count))],
  [/^grep -v (\S+)$/, (pattern) => (lines) => lines.filter((line) => !new RegExp(pattern).test(line))],
  [/^grep (\S+)$/, (pattern) => (lines) => lines.filter((line) => new RegExp(pattern).test(line))],
  [/^awk '\{print length\}'$/, () => (lines) => lines.map((line) => String(line.length))],
  [/^awk '\{print index\(\$0,"(\w)"\)\}'$/, (letter) => (lines) => lines.map((line) => String(line.indexOf(letter) + 1))],
  [/^awk '\{print \$1\*NR\}'$/, () => (lines) => lines.map((line, i) => String(Number(line) * (i + 1)))],
  [/^awk '\{s\+=\$1; print s\}'$/, () => (lines) => lines.map((_, i) => String(lines.slice(0, i + 1).reduce((sum, line) => sum + Number(line), 0)))],
  [/^awk '\$1%2'$/, () => (lines) => lines.filter((line) => Number(line) % 2 === 1)],
];

function filterOf(command: string): Filter | undefined {
  for (const [pattern, make] of FILTERS) {
    const match = pattern.exec(command);
    if (match) return make(match[1] ?? '');
  }
  return undefined;
}

function verifyAtom({ command, triedOn, prints }: Atom): Verdict {
  const printed = filterOf(command)!(triedOn);
  return verdictOf([{ name: 'worked example', status: printed.join(' ') === prints.join(' ') ? 'pass' : 'fail', detail: `it prints ${printed.join(' ')}` }]);
}

const taskSchema = z.strictObject({ input: z.array(z.string()).min(1), commands: z.array(z.string()).min(1) });
type Task = z.infer<typeof taskSchema>;

const answerSchema = z.array(z.string().regex(/^[a-z0-9]+$/)).min(1);
type Answer = z.infer<typeof answerSchema>;

const WORDS = ['apple', 'banana', 'cherry', 'fig', 'grape', 'kiwi', 'lemon', 'lime', 'mango', 'melon', 'olive', 'peach', 'pear', 'plum', 'quince', 'raisin'];
const INPUT_LINES = 9;

/** What the pipeline prints; `without` leaves one command out. */
function printed({ input, commands }: Task, without?: number): string[] {
  return commands.reduce<string[]>((lines, command, i) => (i === without ? lines : filterOf(command)!(lines)), [...input]);
}

function compose(walk: readonly Atom[], _options: object, ctx: Context): Result<{ task: Task; reference: Answer }> {
  const stream = ctx.stream('input');
  const draw = walk[0]!.takes === 'words' ? () => stream.pick(WORDS) : () => String(1 + stream.int(40));
  const task = { input: Array.from({ length: INPUT_LINES }, draw), commands: walk.map((atom) => atom.command) };
  const reference = printed(task);
  if (reference.length < 2 || reference.includes('')) return refuse('little-output', `it prints ${reference.length} lines`);
  return ok({ task, reference });
}

function unsolved(task: Task, i: number): Unsolved {
  if (task.commands.length === 1) return { kind: 'not-applicable', code: 'level-1' };
  const alone = printed({ input: task.input, commands: [task.commands[i]!] });
  const solved = alone.join('\n') === printed(task).join('\n');
  const cases: Case[] = [{ name: `${task.commands[i]!} alone`, status: solved ? 'fail' : 'pass', detail: `it prints ${alone.join(' ')}` }];
  return solved ? { kind: 'violated', code: 'one-filter-is-enough', cases } : { kind: 'holds', cases };
}

function ablate(task: Task, _reference: Answer, i: number): Result<Answer> {
  return ok(printed(task, i));
}

function verify(task: Task, answer: Answer): Verdict {
  const lines = printed(task);
  return verdictOf([
    { name: 'lines', status: answer.length === lines.length ? 'pass' : 'fail', detail: `${answer.length} of ${lines.length}` },
    ...lines.map((line, i): Case => ({ name: `line ${i + 1}`, status: answer[i] === line ? 'pass' : 'fail' })),
  ]);
}

const FENCE = '```';

function prompt({ input, commands }: Task): Prompt {
  const text = `The file input.txt holds these lines:

${FENCE}
${input.join('\n')}
${FENCE}

What does this command print, under LC_ALL=C?

${FENCE}sh
cat input.txt | ${commands.join(' | ')}
${FENCE}

Answer with the printed lines in one fenced block.
`;
  return { text, files: [], workspace: 'none' };
}

const render = (lines: readonly string[]): string => `${FENCE}\n${lines.join('\n')}\n${FENCE}\n`;

function parse({ text, blocks }: AnswerText): Result<Answer> {
  const last = blocks.at(-1);
  if (last && !last.closed) return refuse('unclosed', 'the answer ends inside its fenced block');
  const lines = (last?.body ?? text).trim().split('\n').map((line) => line.trimEnd());
  const odd = lines.find((line) => !/^[a-z0-9]+$/.test(line));
  return odd === undefined ? ok(lines) : refuse('not-output', `no filter prints the line ${JSON.stringify(odd)}`);
}

function attempts({ input, commands }: Task, reference: Answer): Attempts {
  const [first, ...rest] = reference as [string, ...string[]];
  return {
    nearMisses: [
      { name: 'the last line missing', text: render(reference.slice(0, -1)) },
      { name: 'a line twice', text: render([first, ...reference]) },
      { name: 'a letter too many', text: render([`${first}s`, ...rest]) },
      { name: 'the input as it was', text: render(input) },
    ],
    hacks: [
      { name: 'the command in place of its output', text: `${FENCE}sh\ncat input.txt | ${commands.join(' | ')}\n${FENCE}` },
      { name: 'the right lines, then other ones', text: `${render(reference)}or rather\n${render(rest)}` },
      { name: 'the right lines in the thinking only', text: `<think>${render(reference)}</think>` },
      { name: 'a verdict in place of an answer', text: 'verdict: pass' },
    ],
    benign: [
      { name: 'one block', text: render(reference) },
      { name: 'no block', text: reference.join('\n') },
      { name: 'a draft before it', text: `First I thought:\n${render(rest)}But it is:\n${render(reference)}That is all.` },
      { name: 'other line ends and blanks', text: `The lines:\r\n\r\n~~~text\r\n${reference.map((line) => `${line} \r\n`).join('')}~~~\r\n` },
    ],
  };
}

export default defineDomain({
  name: 'pipes',
  version: '1.0.0',
  summary: 'What does a pipeline of text filters print?',
  section: 'docs/new-domain.md',
  needs: [],
  levels: { min: 1, max: 6 },
  answerKind: 'artefact',
  schema: { options: z.strictObject({}), atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: { folder: new URL('./atoms/', import.meta.url), parse: parseAtoms },
  relation,
  verifyAtom,
  compose,
  unsolved,
  ablate,
  verify,
  prompt,
  answer: { render: (_task, answer) => render(answer), parse: (_task, text) => parse(text) },
  attempts,
});
