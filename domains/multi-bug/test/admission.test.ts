import { readdirSync, readFileSync } from 'node:fs';
import { checkAdmission, promptOf, taskId, textFile, type Admission, type File } from '@codewalk/core';
import domain from '@codewalk/multi-bug';
import { describe, expect, it } from 'vitest';
import { atomsOf, poolFiles, withMachine } from './machine.js';
import { composeWith, mutation, smallPool, type SmallHistory } from './small-pool.js';

const context = withMachine();

const SPACE = '\n\n\n\n\n\n';
/** Two functions apart, each wrong or right, and how their tests see them. */
const source = (one: string, two: string, start = ''): string => `${start}def one():\n    ${one}\n${SPACE}def two():\n    ${two}\n`;
const ONE = 'import x\n\n\ndef test_one():\n    assert x.one() == 1\n';
const TWO = '\n\ndef test_two():\n    assert x.two() == 2\n';
const plain: SmallHistory = [
  [source('return 0', 'return 0'), 'import x\n'], [source('return 1', 'return 0'), ONE], [source('return 1', 'return 0', '# between\n'), ONE], [source('return 1', 'return 2', '# between\n'), ONE + TWO],
];
/** The same with other sources and tests. */
const changed = (sources: Partial<Record<0 | 1 | 2 | 3, string>>, tests: Partial<Record<0 | 1 | 2 | 3, string>> = {}): SmallHistory =>
  plain.map(([s, t], i) => [sources[i as 0] ?? s, tests[i as 0] ?? t]) as unknown as SmallHistory;

const withTests = (files: readonly File[], bug: string, tests: readonly string[]): File[] =>
  files.map((f) => (f.path === `small/bugs/${bug}.toml` ? { ...f, text: f.text!.replace(/fail_to_pass.*/, `fail_to_pass = ${JSON.stringify(tests)}`) } : f));

async function admission(files: readonly File[], ids: readonly string[], options = {}): Promise<Admission> {
  const ctx = context();
  const atoms = await atomsOf(files, ctx);
  const { task, reference } = await composeWith(ids.map((id) => atoms.get(id)!), ctx, options);
  const prompt = promptOf(domain, task);
  return checkAdmission(domain, { id: taskId(domain, prompt), prompt, task, reference }, ids.length, { runtimes: ctx.runtimes, signal: ctx.signal });
}

const outcome = (seen: Admission): string => (seen.outcome === 'rejected' ? seen.code : seen.outcome);
const both = (history: SmallHistory, options = {}): Promise<Admission> => admission(smallPool(history), ['small.one', 'small.two'], options);

describe('admission', () => {
  it('admits two bugs that stand side by side, with what was seen of each', async () => {
    const seen = await both(plain);
    expect(seen).toMatchObject({ outcome: 'admitted', evidence: { unsolved: [{ kind: 'holds' }, { kind: 'holds' }] } });
    expect(seen.outcome === 'admitted' && seen.evidence.unsolved[1]!.cases).toEqual([
      { name: 'patches applied', status: 'pass', detail: 'tests strict, gold strict' },
      { name: 'tests/test_x.py::test_two', status: 'fail', detail: expect.stringMatching(/^failed: /) },
    ]);
  });

  it('rejects a bug that is not there yet at the earliest commit', async () => {
    expect(outcome(await both(changed({ 0: source('return 0', 'return 2'), 1: source('return 1', 'return 2') })))).toBe('already-solved');
  });

  /** `two` gives 7 at first and 0 later, so that one of its two tests fails only later. */
  const partly = (fixed: string): File[] => {
    const at = (one: string, two: string, extra: number): string => `${source(one, two)}${SPACE}def extra(n):\n    return n * ${extra}\n`;
    const sevens = `${ONE}${TWO}\n\ndef test_seven():\n    assert x.two() != 0\n`;
    const history: SmallHistory = [
      [at('return 0', 'return extra(1)', 7), 'import x\n'], [at('return 1', 'return extra(1)', 7), ONE], [at('return 1', 'return extra(1)', 0), ONE], [at('return 1', fixed, 0), sevens],
    ];
    return withTests(smallPool(history), 'two', ['tests/test_x.py::test_two', 'tests/test_x.py::test_seven']);
  };

  it('asks for every test of a bug, tells where the paper asks for some, and does so itself when told to', async () => {
    expect(outcome(await admission(partly('return 2'), ['small.one', 'small.two']))).toBe('partly-solved');
    expect(outcome(await admission(partly('return 2'), ['small.one', 'small.two'], { unsolved: 'some' }))).toBe('admitted');
  });

  it('tells apart what the paper would not admit either', async () => {
    expect(outcome(await admission(partly('return extra(1) + 2'), ['small.one', 'small.two']))).toBe('partly-solved-unfit');
    expect(outcome(await admission(partly('return extra(1) + 2'), ['small.one', 'small.two'], { unsolved: 'some' }))).toBe('test-fails');
  });

  it('rejects a union that fails: the later fix needs what came between', async () => {
    const between = 'def helper():\n    return 2\n\n\n\n\n\n\n\n';
    expect(outcome(await both(changed({ 2: source('return 1', 'return 0', between), 3: source('return 1', 'return helper()', between) })))).toBe('test-fails');
  });

  it('rejects tests that are absent before and after, and takes an absence that has its reason', async () => {
    const gone = 'import x\nfrom x import one, made_between\n\n\ndef test_two():\n    assert x.two() == 2\n';
    const between = source('return 1', 'return 0').replace('def one', 'made_between = 0\n\n\n\n\n\n\ndef one');
    expect(outcome(await both(changed({ 2: between, 3: between.replace('return 0', 'return 2') }, { 3: ONE + gone.replace('import x\n', '') })))).toMatch(/^(?:test-absent|absent-unexplained)$/);
    const own = changed({ 3: `${source('return 1', 'return 2', '# between\n')}${SPACE}made = 1\n` }, { 3: `${ONE.replace('import x', 'import x\nfrom x import made')}${TWO}` });
    expect(outcome(await both(own))).toBe('admitted');
  });

  it('rejects a free rider: its tests pass by the fix of the other', async () => {
    const at = (first: number, second: number): string => `def one():\n    return min(1, first() + two() // 2)\n${SPACE}def first():\n    return ${first}\n${SPACE}def two():\n    return ${second}\n`;
    expect(outcome(await both([[at(0, 0), 'import x\n'], [at(1, 0), ONE], [`# between\n${at(1, 0)}`, ONE], [`# between\n${at(1, 2)}`, ONE + TWO]]))).toBe('free-rider');
  });

  it('admits injected bugs, whose fix is the clean tree', async () => {
    const text = poolFiles.find((f) => f.path === 'slots/base/lib/slots.js')!.text!;
    const made = (name: string, from: string, to: string, test: string): File[] => mutation('slots', name, 'lib/slots.js', text, text.replace(from, to), [`test/slots.test.js::${test}`]);
    const files = [...poolFiles, ...made('gap', 'out.push([at, start])', 'out.push([start, at])', 'finds the gap'), ...made('join', 'slot[0] <= last[1]', 'slot[0] > last[1]', 'merges slots in order')];
    expect(outcome(await admission(files, ['slots.gap', 'slots.join']))).toBe('admitted');
  });
});

describe('an atom', () => {
  const verdict = async (history: SmallHistory, name = 'one', tests?: readonly string[]): Promise<any> => {
    const files = tests ? withTests(smallPool(history), name, tests) : smallPool(history);
    return domain.verifyAtom((await atomsOf(files, context())).get(`small.${name}`)!, context());
  };
  const oneTest = (body: string, extra = ''): SmallHistory => changed({}, { 1: `${extra}import x\n\n\ndef test_one():\n    ${body}\n`, 2: ONE });

  it('is one that fails before and passes after', async () => {
    expect(await verdict(plain)).toMatchObject({ status: 'pass', figures: { kind: 'mined', tests: 1, absentBefore: 0 } });
  });

  it.each<[string, string, string, string]>([
    ['passes before', 'assert x.one() < 2', '', 'before: tests/test_x.py::test_one: it passes already'],
    ['fails after', 'assert x.one() == 5', '', 'after: tests/test_x.py::test_one'],
    ['is skipped', 'pytest.skip()', 'import pytest\n', 'before: tests/test_x.py::test_one'],
    ['hangs', 'while x.one() == 0: pass', '', 'before: tests/test_x.py::test_one: TooLong: over its limit of 1 s of CPU time'],
    ['hangs on the hash seed', 'assert x.one() == 1 and hash("a") % 2 == HASH', 'HASH = hash("a") % 2 if __import__("os").environ.get("PYTHONHASHSEED") == "0" else 2\n', 'after: tests/test_x.py::test_one'],
    ['needs a network', '__import__("socket").create_connection(("192.0.2.1", 80), 1); assert x.one() == 1', '', 'after: tests/test_x.py::test_one'],
    ['holds on a day that is over', 'assert x.one() == 1 and datetime.date.today() < datetime.date(2020, 2, 1)', 'import datetime\n', 'after: tests/test_x.py::test_one'],
    ['forks, and both go on', 'assert os.fork() >= 0 and x.one() == 1', 'import os\n', 'cannot be believed'],
    ['ends the process', '__import__("os")._exit(0)', '', 'before'],
  ])('is refused where its test %s', async (_name, body, extra, where) => {
    const seen = await verdict(oneTest(body, extra));
    expect(seen.status).toBe('fail');
    expect(seen.cases.filter((c: any) => c.status !== 'pass').map((c: any) => `${c.name}: ${c.detail}`).join('\n')).toContain(where);
  });

  it('is refused where its test hangs on the order', async () => {
    const tests = 'import x\n\nstate = []\n\n\ndef test_first():\n    state.append(x.one())\n    assert x.one() == 1\n\n\ndef test_one():\n    assert state == [1]\n';
    const seen = await verdict(changed({}, { 1: tests }), 'one', ['tests/test_x.py::test_first', 'tests/test_x.py::test_one']);
    expect(seen.cases.filter((c: any) => c.status === 'fail').map((c: any) => [c.name, c.code])).toEqual([['after: tests/test_x.py::test_one', 'unstable']]);
  });

  it('is one though its test leaves children behind, and they are gone with it', async () => {
    const mark = `codewalk-left-${process.pid}`;
    const body = `subprocess.Popen(["/bin/sh", "-c", "while true; do sleep 1; done", "${mark}"], start_new_session=True); assert x.one() == 1`;
    expect(await verdict(oneTest(body, 'import subprocess\n'))).toMatchObject({ status: 'pass' });
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(mark));
    expect(left).toEqual([]);
  });

  it('may print a hundred megabytes of nonsense only at its own cost', async () => {
    const seen = await verdict(oneTest('[print("x" * 10**6) for _ in range(100)]; assert x.one() == 1'));
    expect(['pass', 'fail']).toContain(seen.status);
    expect(seen.cases.filter((c: any) => c.status === 'error')).toEqual([]);
  });

  it('is refused where a test is not there, and says so', async () => {
    const seen = await verdict(plain, 'one', ['tests/test_x.py::test_nothing']);
    expect(seen.cases).toMatchObject([{ status: 'fail', detail: 'there is no such test' }]);
  });

  it('keeps ids with blanks, brackets, colons, newlines and Unicode whole', async () => {
    const names = ['a b', '[x]', 'c::d', 'é 金', "q'\"w"];
    const tests = `import pytest\nimport x\n\n\n@pytest.mark.parametrize("v", [1] * ${names.length}, ids=${JSON.stringify(names)})\ndef test_one(v):\n    assert x.one() == v\n`;
    const listed = await context().runtimes.tests.run({
      tree: await context().runtimes.git.store([textFile('lib/x.py', 'def one():\n    return 1\n'), textFile('tests/test_x.py', tests)], context().signal),
      recipe: { runner: 'pytest', tests: ['tests'], paths: ['lib'] }, order: 'given', hashSeed: 0, limits: { cpuMs: 30_000, memoryBytes: 2 ** 31, outputBytes: 2 ** 20, resultBytes: 2 ** 20 },
    }, context().signal);
    const ids = listed.kind === 'ran' ? Object.keys(listed.tests) : [];
    expect(ids).toHaveLength(names.length);
    expect(await verdict(changed({}, { 1: tests }), 'one', ids)).toMatchObject({ status: 'pass', figures: { tests: names.length } });
  });
});

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it has ended
  }
}
