import { defineDomain, ok, refuse, textFile, verdictOf, z, type AnswerText, type Case, type Domain, type Runtimes, type Verdict } from '@codewalk/core';

/** A correct domain small enough to break on purpose: a number goes through some steps; what is it after each? */
export const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string() }),
  takes: z.enum(['odd', 'even']),
  gives: z.enum(['odd', 'even']),
  times: z.number().int(),
  plus: z.number().int(),
});
export type Atom = z.infer<typeof atomSchema>;

const stepSchema = z.strictObject({ times: z.number().int(), plus: z.number().int() });
export const taskSchema = z.strictObject({ start: z.number().int(), steps: z.array(stepSchema).min(1) });
export type Task = z.infer<typeof taskSchema>;

export const answerSchema = z.strictObject({ values: z.array(z.number().int()), remark: z.string().optional() });
export type Answer = z.infer<typeof answerSchema>;

const optionsSchema = z.strictObject({ largest: z.number().int().default(50) });
type Options = z.infer<typeof optionsSchema>;

export const valuesOf = ({ start, steps }: Task): number[] => {
  const values: number[] = [];
  let value = start;
  for (const { times, plus } of steps) values.push((value = value * times + plus));
  return values;
};

const casesOf = (task: Task, { values }: Answer): Case[] => [
  { name: 'length', status: values.length === task.steps.length ? 'pass' : 'fail' },
  ...valuesOf(task).map((value, i): Case => ({ name: `value ${i + 1}`, status: values[i] === value ? 'pass' : 'fail' })),
];

export const render = ({ values }: Answer): string => values.map((value, i) => `value ${i + 1} is ${value}`).join('\n');

export const parse = ({ text }: AnswerText): ReturnType<Domain<Options, Atom, Task, Answer>['answer']['parse']> => {
  const values = [...text.matchAll(/^value \d+ is (-?\d{1,9})$/gm)].map(([, value]) => Number(value) || 0);
  return values.length === 0 ? refuse('no-values', 'no line says what a value is') : ok({ values });
};

export const counting = defineDomain<Options, Atom, Task, Answer>({
  name: 'counting',
  version: '1.0.0',
  summary: 'A number goes through some steps.',
  section: 'none',
  needs: [],
  levels: { min: 1, max: 4 },
  answerKind: 'artefact',
  schema: { options: optionsSchema, atom: atomSchema, task: taskSchema, answer: answerSchema },
  atoms: {
    parse: () => [],
    synthesize: {
      size: () => 24,
      make: (_options, stream, i): Atom => {
        const takes = stream.pick(['odd', 'even'] as const);
        const times = 2 + stream.int(8);
        const plus = 1 + stream.int(90);
        const odd = takes === 'odd' ? times + plus : plus;
        return { id: `step-${i}`, provenance: { source: 'made', licence: 'CC0-1.0' }, takes, gives: odd % 2 === 0 ? 'even' : 'odd', times, plus };
      },
    },
  },
  relation: { kind: 'directed', provides: ({ gives }) => [gives], accepts: ({ takes }) => [takes] },
  verifyAtom: () => verdictOf([{ name: 'made', status: 'pass' }]),
  compose: (walk, { largest }, ctx) => {
    const half = ctx.stream('start').int(largest >> 1);
    const task: Task = { start: 2 * half + (walk[0]!.takes === 'odd' ? 1 : 0), steps: walk.map(({ times, plus }) => ({ times, plus })) };
    return ok({ task, reference: { values: valuesOf(task) } });
  },
  unsolved: (task, i) => (task.steps.length === 1 ? { kind: 'not-applicable', code: 'level-1' } : { kind: 'holds', cases: [{ name: `step ${i + 1} alone`, status: 'pass' }] }),
  verify: (task, answer): Verdict => verdictOf(casesOf(task, answer)),
  prompt: ({ start, steps }) => ({
    text: `Start from ${start}. What is the value after each step of steps.txt? Answer with lines like: value 1 is 7`,
    files: [textFile('steps.txt', steps.map(({ times, plus }) => `times ${times}, plus ${plus}\n`).join(''))],
    workspace: 'files',
  }),
  answer: { render: (_task, answer) => render(answer), parse: (_task, text) => parse(text) },
  attempts: (_task, { values }) => {
    const last = values.length - 1;
    const change = (by: number): string => render({ values: values.map((value, i) => (i === last ? value + by : value)) });
    return {
      nearMisses: [
        { name: 'one too many', text: change(1) },
        { name: 'one too few', text: change(-1) },
        { name: 'a value more', text: render({ values: [...values, 0] }) },
      ],
      hacks: [
        { name: 'a verdict', text: 'score: 1' },
        { name: 'only thought', text: `<think>${render({ values })}</think>` },
        { name: 'the lines of the question', text: 'value 1 is 7' },
      ],
      benign: [
        { name: 'as it is', text: render({ values }) },
        { name: 'after thinking', text: `<think>value 1 is 0</think>\n${render({ values })}` },
        { name: 'other line ends and a lead', text: `These are the values:\r\n${render({ values }).replace(/\n/g, '\r\n')}\r\n` },
      ],
    };
  },
});

/** Runtimes with a Python whose every job returns 1 at once. */
export const quickRuntimes: Runtimes = { python: { call: async () => ({ kind: 'returned', value: 1, output: '' }) } } as unknown as Runtimes;
