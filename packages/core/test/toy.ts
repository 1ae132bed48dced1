import { defineDomain, refuse, verdictOf, z, type Domain } from '@codewalk/core';

export interface ToyAtom {
  readonly id: string;
  readonly provenance: { readonly source: string; readonly licence: string };
  readonly value: number;
  readonly links: readonly string[];
}

const atomSchema = z.strictObject({
  id: z.string(),
  provenance: z.strictObject({ source: z.string(), licence: z.string() }),
  value: z.number().int(),
  links: z.array(z.string()),
}) as unknown as z.ZodType<ToyAtom>;

const taskSchema = z.strictObject({ values: z.array(z.number()), note: z.string() });
type ToyTask = z.infer<typeof taskSchema>;

export const toyAtom = (id: string, value: number, links: readonly string[] = ['k']): ToyAtom => ({ id, value, links, provenance: { source: 'test', licence: 'CC0-1.0' } });

export const toyAtoms = (count: number): ToyAtom[] => Array.from({ length: count }, (_, i) => toyAtom(`n${String(i).padStart(3, '0')}`, i, [`k${i % 3}`, `k${i % 5}`]));

/** Sums of numbers: needs no runtime, and can be told to misbehave in one way. */
export function toyDomain(over: Partial<Domain<any, any, any, any>> = {}): Domain {
  return defineDomain<{ readonly most: number }, ToyAtom, ToyTask, number>({
    name: 'toy',
    version: '1.2.3',
    summary: 'Add the numbers.',
    section: 'none',
    needs: [],
    levels: { min: 1, max: 8 },
    answerKind: 'artefact',
    schema: { options: z.strictObject({ most: z.number().default(1e9) }) as unknown as z.ZodType<{ readonly most: number }>, atom: atomSchema, task: taskSchema, answer: z.number() },
    atoms: { parse: () => [], synthesize: { size: () => 40, make: (_options, _stream, index) => toyAtoms(40)[index]! } },
    relation: { kind: 'symmetric', provides: (a) => a.links },
    verifyAtom: (a) => verdictOf([{ name: 'is a number', status: Number.isInteger(a.value) ? 'pass' : 'fail' }]),
    compose: (walk, { most }, ctx) => {
      const sum = walk.reduce((total, a) => total + a.value, 0);
      if (sum % 7 === 0) return refuse('lucky', 'a multiple of seven');
      if (sum > most) return refuse('large', `${sum} is too large`);
      const task = { values: walk.map((a) => a.value), note: String(ctx.stream('note').int(1000)) };
      return { ok: true, value: { task, reference: sum } };
    },
    unsolved: (task, i) => (task.values[i] === 13 ? { kind: 'violated', code: 'thirteen', cases: [{ name: 'unlucky', status: 'fail' }] } : { kind: 'holds', cases: [{ name: 'open', status: 'pass' }] }),
    verify: (task, answer) => verdictOf([{ name: 'sum', status: answer === task.values.reduce((a, b) => a + b, 0) ? 'pass' : 'fail' }]),
    prompt: (task) => ({ text: `Add ${task.values.join(' and ')} (${task.note}).`, files: [], workspace: 'none' }),
    answer: {
      render: (_task, answer) => String(answer),
      parse: (_task, { text }) => (/^-?\d+$/.test(text.trim()) ? { ok: true, value: Number(text.trim()) } : refuse('no-number', 'not a whole number')),
    },
    attempts: (_task, reference) => ({
      nearMisses: [1, 2, 3].map((d) => ({ name: `off by ${d}`, text: String(reference + d) })),
      hacks: ['', 'all', `${reference} or ${reference + 1}`].map((text) => ({ name: text, text })),
      benign: [String(reference), ` ${reference}`, `${reference}\n`].map((text) => ({ name: text, text })),
    }),
    baseline: { independent: true },
    ...over,
  });
}
