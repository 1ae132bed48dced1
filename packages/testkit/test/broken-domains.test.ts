import { ok, Stream, textFile, verdictOf, verifyPool, z, type AtomBase, type Domain, type Services } from '@codewalk/core';
import { checkDomain, checkNames, type CheckName, type CheckResult } from '@codewalk/testkit';
import { describe, expect, it } from 'vitest';
import { answerSchema, atomSchema, counting, parse, quickRuntimes, render, taskSchema, valuesOf, type Answer, type Task } from './counting.js';

const services = (): Services => ({ runtimes: quickRuntimes, signal: new AbortController().signal });

async function check(domain: Domain): Promise<CheckResult[]> {
  const options: unknown = domain.schema.options.parse({});
  const { size, make } = domain.atoms.synthesize!;
  const atoms = Array.from({ length: size(options) }, (_, i) => make(options, new Stream(`pool/${i}`), i) as AtomBase);
  const pool = await verifyPool({ domain, atoms, known: null, fingerprint: {}, services: services(), jobs: 1 });
  const results: CheckResult[] = [];
  for await (const result of checkDomain(domain, { pool, options, services: services() })) results.push(result);
  return results;
}

type Broken = readonly [what: string, domain: Domain, says: RegExp];

const limits = { cpuMs: 1000, memoryBytes: 1 << 20, outputBytes: 1000, resultBytes: 1000 };
const helper = new URL('file:///helper.py');
let calls = 0;
const given = new Set<string>();

/** For each check, domains that break this one promise and keep all others. */
const broken: Readonly<Record<CheckName, readonly Broken[]>> = {
  relation: [
    ['keys that depend on when they are asked', { ...counting, relation: { ...counting.relation, provides: ({ gives }) => [gives, `asked-${calls++}`] } }, /^atom step-\d+ has other keys when asked again/],
    ['edges that change', { ...counting, relation: { ...counting.relation, permits: () => calls++ % 7 !== 3 } }, /^permits\(step-\d+, step-\d+\) is (true|false) and then/],
    ['a symmetric relation with one-way edges', { ...counting, relation: { kind: 'symmetric', provides: () => ['all'], permits: (a, b) => a.id < b.id } }, /the relation is symmetric/],
  ],
  tasks: [
    ['atoms that nothing follows', { ...counting, relation: { ...counting.relation, provides: () => ['nothing'] } }, /^level 2: the pool's 24 atoms have no walk of that length/],
    ['a composer that refuses all', { ...counting, compose: (walk, options, ctx) => (walk.length < 3 ? counting.compose(walk, options, ctx) : { ok: false, code: 'too-long', detail: 'three are too many' }) }, /^level 3: 0 of 2 found among 200 candidates; refused: 200 × too-long \(three are too many\)/],
    ['an Eq. 1 that never holds', { ...counting, unsolved: () => ({ kind: 'violated', code: 'solved', cases: [{ name: 'alone', status: 'fail', detail: 'it is solved' }] }) }, /× solved/],
  ],
  'round-trips': [
    ['options that their schema changes', { ...counting, schema: { ...counting.schema, options: z.strictObject({ largest: z.number().default(50).transform((n) => n + 2) }) } }, /^options: comes back/],
    ['atoms with a field that the schema drops', { ...counting, schema: { ...counting.schema, atom: atomSchema.omit({ plus: true }).loose().transform(({ plus: _, ...rest }) => rest) as never } }, /^atom step-0 comes back/],
    ['a task that is not JSON', { ...counting, schema: { ...counting.schema, task: z.any() }, compose: async (walk, options, ctx) => withTask(await counting.compose(walk, options, ctx), { big: Number.NaN }) }, /the task is not JSON/],
    ['a task that its schema refuses', { ...counting, compose: async (walk, options, ctx) => withTask(await counting.compose(walk, options, ctx), { more: 1 }) }, /the task is refused by its own schema: Unrecognized key: "more"/],
    ['an answer that its schema changes', { ...counting, schema: { ...counting.schema, answer: answerSchema.transform(({ values }) => ({ values: values.map((v) => Math.min(v, 1)) })) }, answer: { ...counting.answer, parse: (_task, text) => parse(text) } }, /the reference comes back/],
  ],
  compose: [
    ['a task that counts calls', { ...counting, schema: { ...counting.schema, task: taskSchema.extend({ call: z.number() }) }, compose: async (walk, options, ctx) => withTask(await counting.compose(walk, options, ctx), { call: calls++ }) }, /composed twice, it differs: …/],
  ],
  inputs: [
    ['a composer that sorts its walk', { ...counting, compose: (walk, options, ctx) => ((walk as AtomBase[])[0] = walk[0]!, counting.compose(walk, options, ctx)) }, /compose changes what it is given/],
    ['a composer that marks atoms', { ...counting, compose: (walk, options, ctx) => (Object.assign(walk[0]!, { used: true }), counting.compose(walk, options, ctx)) }, /compose changes what it is given/],
    ['a check that takes the task apart', { ...counting, verify: (task, answer, ctx) => (Object.assign(task, { start: (task as Task).start }), counting.verify(task, answer, ctx)) }, /verify changes what it is given/],
    ['attempts that change the reference', { ...counting, attempts: (task, reference, stream) => ((reference as Answer).values.push((reference as Answer).values.pop()!), counting.attempts(task, reference, stream)) }, /attempts changes what it is given/],
  ],
  reference: [
    ['a check whose cases change', { ...counting, verify: (task, answer, ctx) => more(counting.verify(task, answer, ctx), `call ${calls++}`) }, /the reference passes with other cases each time/],
    ['a check that refuses large values', { ...counting, verify: (task, answer, ctx) => ((answer as Answer).values.some((v) => v > 999) ? verdictOf([{ name: 'size', status: 'fail', detail: 'too large' }]) : counting.verify(task, answer, ctx)) }, /the reference fails: size: too large/],
  ],
  empty: [
    ['a reader that fills in for nothing', { ...counting, answer: { ...counting.answer, parse: (task, text) => (text.text === '' && text.unfinished === false ? ok({ values: valuesOf(task as Task) }) : parse(text)) }, attempts: withoutThought }, /the empty answer passes/],
  ],
  'near-misses': [
    ['a check that is content with nearly', { ...counting, verify: (task, answer) => verdictOf(valuesOf(task as Task).map((value, i) => ({ name: `value ${i + 1}`, status: Math.abs((answer as Answer).values[i]! - value) <= 1 ? 'pass' : 'fail' }))) }, /the near miss "one too many" passes: "value 1 is/],
    ['too few near misses', { ...counting, attempts: (...args) => ({ ...counting.attempts(...args), nearMisses: counting.attempts(...args).nearMisses.slice(1) }) }, /attempts gives 2 different near misses, and 3 are the least/],
  ],
  hacks: [
    ['a reader that believes in scores', { ...counting, answer: { ...counting.answer, parse: (task, text) => (text.text === 'score: 1' ? ok({ values: valuesOf(task as Task) }) : parse(text)) } }, /the hack "a verdict" passes: "score: 1"/],
    ['the same hack three times', { ...counting, attempts: (...args) => ({ ...counting.attempts(...args), hacks: Array.from({ length: 3 }, () => ({ name: 'a verdict', text: 'score: 1' })) }) }, /attempts gives 1 different hack, and 3 are the least/],
  ],
  'other-references': [
    ['a check that remembers right answers', { ...counting, compose: async (walk, options, ctx) => remember(await counting.compose(walk, options, ctx)), verify: (task, answer, ctx) => (given.has(render(answer as Answer)) ? verdictOf([{ name: 'known', status: 'pass' }]) : counting.verify(task, answer, ctx)) }, /the reference of 0\/counting@1\/L\d\/all\/\d+ \(.*\) passes too/],
    ['one answer for all', constant(), /^all \d+ composed tasks have the same answer/],
  ],
  benign: [
    ['a reader that trips over a lead', { ...counting, answer: { ...counting.answer, parse: (_task, text) => (text.text.startsWith('These') ? { ok: false, code: 'lead', detail: 'no lead please' } : parse(text)) } }, /the benign attempt "other line ends and a lead" is refused: it cannot be read \(lead: no lead please\)/],
    ['too few benign attempts', { ...counting, attempts: (...args) => ({ ...counting.attempts(...args), benign: [] }) }, /attempts gives 0 different benign attempts/],
  ],
  rendering: [
    ['a reader that adds a remark', { ...counting, answer: { ...counting.answer, parse: (_task, text) => remark(parse(text), 'read') } }, /the reference \{ values: .*reads back as \{ remark: 'read'/],
    ['a writer that lets a remark fall', { ...counting, answer: { ...counting.answer, parse: (_task, text) => (text.text.startsWith('These') ? remark(parse(text), 'led') : parse(text)) } }, /an answer \{ remark: 'led'.*reads back as/],
  ],
  total: [
    ['a reader that throws', { ...counting, answer: { ...counting.answer, parse: (_task, text) => (text.text.includes('{') ? (JSON.parse(text.text) as never) : parse(text)) } }, /made it throw: answer\.parse threw SyntaxError/],
    ['a reader that gives what is no answer', { ...counting, answer: { ...counting.answer, parse: (_task, text) => (text.text.includes('%') ? ok({ values: [Number.POSITIVE_INFINITY] }) : parse(text)) } }, /was read as an answer that is not JSON/],
    ['a reader that gives nothing', { ...counting, answer: { ...counting.answer, parse: (_task, text) => (text.text.includes('$') ? (undefined as never) : parse(text)) } }, /was answered with no Result/],
  ],
  'hidden-reference': [
    ['the answer in the text', { ...counting, prompt: (task) => ({ ...counting.prompt(task), text: `Hint: ${render({ values: valuesOf(task as Task) })}` }) }, /a line of the reference is shown: "value 1 is/],
    ['the answer as a comment in a file', { ...counting, prompt: (task) => withFile(counting.prompt(task), `# ${render({ values: valuesOf(task as Task) }).split('\n').at(-1)!}\n`) }, /a line of the reference is shown/],
  ],
  'stable-prompt': [
    ['a prompt that counts', { ...counting, prompt: (task) => ({ ...counting.prompt(task), system: `You are asked for time ${calls++}.` }) }, /the prompt changes: …/],
    ['a prompt that shows the order of keys', { ...counting, prompt: (task) => ({ ...counting.prompt(task), system: Object.keys(task as Task).join(' ') }), compose: async (walk, options, ctx) => reversed(await counting.compose(walk, options, ctx)) }, /the prompt changes: …/],
  ],
  leaks: [
    ['an atom id', { ...counting, ...shows((walk) => `steps by ${walk[0]!.id}`) }, /the prompt shows the atom id "step-\d+"/],
    ['the level', { ...counting, ...shows((walk) => `This is a task of level ${walk.length}.`) }, /every prompt names its own level/],
    ['the seed', { ...counting, ...shows((_walk, name) => `made from ${name}`) }, /the prompt shows the name of a stream, and so the seed/],
  ],
  abort: [
    ['a runtime call with a signal of its own', { ...counting, verify: async (task, answer, ctx) => (await ctx.runtimes.python.call(helper, 1, limits, new AbortController().signal), counting.verify(task, answer, ctx)) }, /aborted before it began, it still ran when a whole other verification had ended/],
    ['a call left running', { ...counting, verify: async (task, answer, ctx) => (await Promise.race([ctx.runtimes.python.call(helper, 1, limits, new AbortController().signal), fires(ctx.signal)]), counting.verify(task, answer, ctx)) }, /it ended but left 1 runtime call running/],
    ['a pass from a run that was cut off', { ...counting, verify: async (task, answer, ctx) => (await ctx.runtimes.python.call(helper, 1, limits, ctx.signal).catch(() => null), counting.verify(task, answer, ctx)) }, /it gave a pass although its runtime call was cut off/],
  ],
  ambient: [
    ['chance', { ...counting, compose: (walk, options, ctx) => (Math.random(), counting.compose(walk, options, ctx)) }, /^Math\.random at .*\(broken-domains\.test\.ts:\d+\)/],
    ['chance in an atom that is made', { ...counting, atoms: { ...counting.atoms, synthesize: { ...counting.atoms.synthesize!, make: (...args) => (Math.random(), counting.atoms.synthesize!.make(...args)) } } }, /^Math\.random at/],
    ['the clock where an atom is verified', { ...counting, verifyAtom: (atom, ctx) => (Date.now(), counting.verifyAtom(atom, ctx)) }, /^Date\.now at/],
    ['the clock, after an await and inside a try', { ...counting, verify: async (task, answer, ctx) => (await null, tryClock(), counting.verify(task, answer, ctx)) }, /^Date\.now at tryClock \(broken-domains\.test\.ts:\d+\)/],
    ['the date', { ...counting, prompt: (task) => (new Date(), new Date(0), counting.prompt(task)) }, /^Date without arguments at/],
    ['the time since the start', { ...counting, answer: { ...counting.answer, render: (task, answer) => (performance.now(), counting.answer.render(task, answer)) } }, /^performance\.now at/],
  ],
};

function withTask(made: Awaited<ReturnType<Domain['compose']>>, extra: object): typeof made {
  return made.ok ? ok({ ...made.value, task: { ...(made.value.task as object), ...extra } }) : made;
}

function reversed(made: Awaited<ReturnType<Domain['compose']>>): typeof made {
  return made.ok ? ok({ ...made.value, task: Object.fromEntries(Object.entries(made.value.task as object).reverse()) }) : made;
}

function remember(made: Awaited<ReturnType<Domain['compose']>>): typeof made {
  if (made.ok) given.add(render(made.value.reference as Answer));
  return made;
}

function remark(read: ReturnType<typeof parse>, text: string): ReturnType<typeof parse> {
  return read.ok ? ok({ ...read.value, remark: text }) : read;
}

function withoutThought(...args: Parameters<typeof counting.attempts>): ReturnType<typeof counting.attempts> {
  const all = counting.attempts(...args);
  return { ...all, hacks: all.hacks.map((hack) => (hack.name === 'only thought' ? { name: 'praise', text: 'All is right.' } : hack)) };
}

function withFile(prompt: ReturnType<Domain['prompt']>, text: string): typeof prompt {
  return { ...prompt, files: [...prompt.files, textFile('notes.txt', text)] };
}

function more(verdict: ReturnType<typeof counting.verify>, name: string): ReturnType<typeof verdictOf> {
  return verdictOf([...(verdict as ReturnType<typeof verdictOf>).cases, { name, status: 'pass' }]);
}

/** A domain whose tasks carry a word about their making and show it. */
function shows(word: (walk: readonly AtomBase[], stream: string) => string): Partial<Domain> {
  return {
    schema: { ...counting.schema, task: taskSchema.extend({ word: z.string() }) },
    compose: async (walk, options, ctx) => withTask(await counting.compose(walk, options, ctx), { word: word(walk, ctx.stream('start').name) }),
    prompt: (task) => ({ ...counting.prompt(task), system: (task as { word: string }).word }),
  };
}

/** Steps that all lead to 7: the tasks differ, the answer never does. */
function constant(): Domain {
  const answer = (task: Task): Answer => ({ values: [task.steps.length > 0 ? 7 : 0] });
  return {
    ...counting,
    compose: async (walk, options, ctx) => {
      const made = await counting.compose(walk, options, ctx);
      return made.ok ? ok({ task: made.value.task, reference: answer(made.value.task) }) : made;
    },
    verify: (task, given) => verdictOf([{ name: 'seven', status: (given as Answer).values.join() === answer(task as Task).values.join() ? 'pass' : 'fail' }]),
    attempts: (task, reference, stream) => {
      const all = counting.attempts(task, reference, stream);
      return { ...all, hacks: [...all.hacks.slice(0, 2), { name: 'two values', text: 'value 1 is 7\nvalue 2 is 7' }] };
    },
    prompt: (task) => ({ ...counting.prompt(task), text: 'What comes out?' }),
  };
}

function tryClock(): void {
  try {
    Date.now();
  } catch {
    // a domain may hide what it was told
  }
}

const fires = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : AbortSignal.any([signal]).addEventListener('abort', () => resolve(), { once: true })));

describe('the contract suite', () => {
  it('lets a correct domain pass every check', async () => {
    const results = await check(counting);
    expect(results.map(({ check: name, status, detail }) => [name, status, detail])).toEqual([
      ['relation', 'pass', '24 atoms in three orders'],
      ['tasks', 'pass', 'L1: 2 of 2, L2: 2 of 2, L3: 2 of 2'],
      ['round-trips', 'pass', '24 atoms and 6 tasks'],
      ['compose', 'pass', '6 walks, twice each'],
      ['inputs', 'pass', '6 tasks, all frozen'],
      ['reference', 'pass', '6 tasks, three times each'],
      ['empty', 'pass', '6 tasks'],
      ['near-misses', 'pass', '18 near misses'],
      ['hacks', 'pass', '18 hacks'],
      ['other-references', 'pass', '18 pairs of tasks'],
      ['benign', 'pass', '18 attempts'],
      ['rendering', 'pass', '48 answers'],
      ['total', 'pass', '1500 arbitrary texts'],
      ['hidden-reference', 'pass', '6 tasks'],
      ['stable-prompt', 'pass', '6 tasks'],
      ['leaks', 'pass', '6 tasks'],
      ['abort', 'pass', 'before it began and in its first runtime call'],
      ['ambient', 'pass', 'all calls of this run'],
    ]);
  });

  it('lets an answer written as a diff repeat what the files show', async () => {
    const removed = (task: Task): string => task.steps.map(({ times, plus }) => `-times ${times}, plus ${plus}\n`).join('');
    const results = await check({ ...counting, answer: { ...counting.answer, render: (task, answer) => `${removed(task as Task)}${render(answer as Answer)}` } });
    expect(results.filter((r) => r.status !== 'pass')).toEqual([]);
  });

  it('says the same twice', async () => {
    expect(await check(counting)).toEqual(await check(counting));
  });

  it('leaves clock and chance as they were', async () => {
    const before = [Date, Date.now, Math.random, performance.now];
    await check(counting);
    expect([Date, Date.now, Math.random, performance.now]).toEqual(before);
  });

  it('says error, and not fail, where the machine fails at a verdict', async () => {
    const results = await check({ ...counting, verify: () => verdictOf([{ name: 'worker', status: 'error', detail: 'lost' }]) });
    expect(results.find((r) => r.check === 'reference')).toEqual({ check: 'reference', status: 'error', detail: expect.stringMatching(/^the machine failed: .*: worker: lost$/) as string, problems: [] });
    expect(results.filter((r) => r.status === 'fail')).toEqual([]);
  });

  it('has a broken domain for every check', () => {
    expect(checkNames.filter((name) => broken[name].length === 0)).toEqual([]);
  });

  describe.each(checkNames)('%s', (name) => {
    it.each(broken[name].map((b) => [...b]))('alone catches %s', async (_what, domain, says) => {
      const results = await check(domain as Domain);
      expect(results.filter((r) => r.status === 'fail').map((r) => [r.check, r.detail])).toEqual([[name, expect.anything()]]);
      const found = results.find((r) => r.check === name)!;
      expect(found.detail).toMatch(says as RegExp);
      expect(results).toHaveLength(checkNames.length);
    });
  });
});
