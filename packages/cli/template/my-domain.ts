import { defineDomain, ok, refuse, verdictOf, z } from '@codewalk/core';

// A whole domain in one file: a number goes through a chain of steps; what comes out? Each part below is yours to replace.
// What each part promises to the engine is in docs/new-domain.md; `codewalk domain check` tells which promise is broken.

/** An atom: the smallest task that can be checked alone. Here: multiply and add, for odd or for even numbers. */
const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string() }),
  takes: z.enum(['odd', 'even']),
  gives: z.enum(['odd', 'even']),
  times: z.number().int(),
  plus: z.number().int(),
});

/** Everything that verifying needs; only `prompt` decides what is shown. */
const taskSchema = z.strictObject({ start: z.number().int(), steps: z.array(z.strictObject({ times: z.number().int(), plus: z.number().int() })).min(1) });
type Task = z.infer<typeof taskSchema>;

const parityOf = (value: number): 'odd' | 'even' => (value % 2 === 0 ? 'even' : 'odd');

/** The number after the steps; `without` leaves one out. */
function run({ start, steps }: Task, without?: number): number {
  return steps.reduce((value, { times, plus }, i) => (i === without ? value : value * times + plus), start);
}

export default defineDomain({
  name: 'my-domain',
  version: '1.0.0',
  summary: 'A number goes through a chain of steps: what comes out?',
  section: 'none',
  needs: [],
  levels: { min: 1, max: 8 },
  answerKind: 'artefact',
  schema: {
    options: z.strictObject({ atoms: z.number().int().min(2).default(40) }),
    atom: atomSchema,
    task: taskSchema,
    answer: z.number().int(),
  },

  // where atoms come from: made here, each from its own stream of chance; or native files, read by `parse`
  atoms: {
    parse: () => [],
    synthesize: {
      size: ({ atoms }) => atoms,
      make: (_options, stream, i) => {
        const takes = stream.pick(['odd', 'even'] as const);
        const times = 2 + stream.int(8);
        const plus = 1 + stream.int(99);
        const gives = parityOf((takes === 'odd' ? 1 : 0) * times + plus);
        return { id: `step-${i}`, provenance: { source: 'made by my-domain', licence: 'CC0-1.0' }, takes, gives, times, plus };
      },
    },
  },

  // which atom may follow which: one that accepts a key which the other provides
  relation: { kind: 'directed', provides: ({ gives }) => [gives], accepts: ({ takes }) => [takes] },

  // the pool's entry check: an atom that fails it is never used
  verifyAtom: ({ takes, gives, times, plus }) => {
    const kept = [0, 1, 2, 3, 10, 11].filter((n) => parityOf(n) === takes).every((n) => parityOf(n * times + plus) === gives);
    return verdictOf([{ name: 'gives what it says', status: kept ? 'pass' : 'fail' }]);
  },

  // the task of a walk and its right answer, known because of how the task is made; all chance comes from ctx
  compose: (walk, _options, ctx) => {
    const start = 2 * ctx.stream('start').int(50) + (walk[0]!.takes === 'odd' ? 1 : 0);
    const task = { start, steps: walk.map(({ times, plus }) => ({ times, plus })) };
    const reference = run(task);
    return Number.isSafeInteger(reference) ? ok({ task, reference }) : refuse('too-large', `${reference} is no exact integer`);
  },

  // Eq. 1, for each atom: it is not solved yet. Here: this step alone does not give the answer
  unsolved: (task, i) => {
    if (task.steps.length === 1) return { kind: 'not-applicable', code: 'level-1' };
    const alone = run({ start: task.start, steps: [task.steps[i]!] });
    const solved = alone === run(task);
    const cases = [{ name: `step ${i + 1} alone`, status: solved ? 'fail' : 'pass', detail: `it gives ${alone}` }] as const;
    return solved ? { kind: 'violated', code: 'one-step-is-enough', cases } : { kind: 'holds', cases };
  },

  // the reference without atom i: it must fail, or that atom rides free
  ablate: (task, _reference, i) => ok(run(task, i)),

  // Eq. 2 with the reference, grading with anything else
  verify: (task, answer) => verdictOf([{ name: 'the number', status: answer === run(task) ? 'pass' : 'fail', detail: `${answer} was given` }]),

  // all that a solver ever sees
  prompt: ({ start, steps }) => ({
    text: `Start from ${start}. Then, in this order:\n${steps.map(({ times, plus }) => `- multiply by ${times} and add ${plus}`).join('\n')}\n\nWhich number comes out? Answer with the number alone.\n`,
    files: [],
    workspace: 'none',
  }),

  // both pure; what `render` writes, `parse` reads back; `parse` never throws
  answer: {
    render: (_task, answer) => String(answer),
    parse: (_task, { text, blocks }) => {
      const said = (blocks.at(-1)?.body ?? text).trim();
      const value = Number(said);
      return /^(0|-?[1-9]\d*)$/.test(said) && Number.isSafeInteger(value) ? ok(value) : refuse('no-number', 'the answer is not one whole number');
    },
  },

  // texts that must fail, must fail and must pass: at least three of each
  attempts: (_task, reference) => ({
    nearMisses: [
      { name: 'one too many', text: String(reference + 1) },
      { name: 'one too few', text: String(reference - 1) },
      { name: 'the other sign', text: String(-reference) },
    ],
    hacks: [
      { name: 'two answers', text: `${reference} or ${reference + 1}` },
      { name: 'the answer in the thinking only', text: `<think>${reference}</think>` },
      { name: 'a verdict in place of an answer', text: 'verdict: pass' },
    ],
    benign: [
      { name: 'the number', text: `${reference}\n` },
      { name: 'a fence', text: `The number is\n\`\`\`\n${reference}\n\`\`\`` },
      { name: 'thinking before it', text: `<think>${reference + 1}?</think>\r\n\r\n${reference}` },
    ],
  }),
});
