import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPython, type Python } from '@codewalk/exec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShort, LIMITS, TestPlace, type Tree } from './tests-place.js';

let place: TestPlace;
beforeAll(async () => {
  place = await TestPlace.make();
});
afterAll(() => place.close());

const PYTEST = { runner: 'pytest', tests: ['tests'] } as const;
const UNITTEST = { runner: 'unittest', tests: ['tests'] } as const;

describe('pytest', () => {
  const IDS: Tree = { 'tests/test_ids.py': 'import pytest\n@pytest.mark.parametrize("x", ["a b", "[x]", "a::b", "line\\nbreak", "ü", "", "\\ud800", None], ids=[None, None, None, "real\\nline", None, None, None, "Ω ü"])\ndef test_x(x):\n    assert x != "[x]"\n' };

  it('keeps ids with spaces, brackets, colons, newlines and letters of any kind, and finds them again', async () => {
    const all = inShort(await place.run(IDS, PYTEST)) as Record<string, string>;
    const ids = Object.keys(all);
    expect(ids).toEqual(['[\\u03a9 \\xfc]', '[\\ud800]', '[\\xfc]', '[]', '[[x]]', '[a b]', '[a::b]', '[real\\nline]'].map((end) => `tests/test_ids.py::test_x${end}`).sort());
    expect(Object.values(all).filter((status) => status === 'passed')).toHaveLength(7);
    for (const id of ids) expect(inShort(await place.run(IDS, PYTEST, { select: [id] }))).toEqual({ [id]: all[id] });
    expect(inShort(await place.run(IDS, PYTEST, { select: [ids[0]!, 'tests/test_ids.py::absent', 'absent.py::test'] }))).toEqual({ [ids[0]!]: all[ids[0]!] });
  });

  it('tells skips, expected failures, errors of fixtures and what cannot be collected', async () => {
    const report = await place.run({
      'tests/test_kinds.py': 'import pytest\n@pytest.fixture\ndef broken(): raise ValueError("in the fixture")\n@pytest.fixture\ndef late():\n    yield\n    raise ValueError("after")\ndef test_setup(broken): pass\ndef test_teardown(late): pass\n@pytest.mark.skip(reason="not now")\ndef test_skip(): pass\n@pytest.mark.xfail\ndef test_xfail(): assert 0\n@pytest.mark.xfail\ndef test_xpass(): pass\n@pytest.mark.xfail(strict=True)\ndef test_strict(): pass\nasync def test_async(): assert 0\n',
      'tests/test_import.py': 'import calcc\n', 'tests/test_syntax.py': 'def f(:\n', 'tests/test_skipped.py': 'import pytest\npytest.skip("all of it", allow_module_level=True)\n',
      'tests/test_usage.py': 'def test_unknown(no_such_fixture): pass\n',
    }, PYTEST);
    expect(inShort(report)).toEqual({
      'tests/test_kinds.py::test_setup': 'failed', 'tests/test_kinds.py::test_teardown': 'failed', 'tests/test_kinds.py::test_skip': 'skipped', 'tests/test_kinds.py::test_xfail': 'skipped',
      'tests/test_kinds.py::test_xpass': 'skipped', 'tests/test_kinds.py::test_strict': 'failed', 'tests/test_kinds.py::test_async': expect.stringMatching(/skipped|failed/) as string, 'tests/test_usage.py::test_unknown': 'failed',
    });
    expect(report).toMatchObject({
      tests: { 'tests/test_kinds.py::test_xfail': { detail: 'xfail' }, 'tests/test_kinds.py::test_xpass': { detail: 'xpass' }, 'tests/test_kinds.py::test_setup': { detail: 'ValueError: in the fixture' }, 'tests/test_kinds.py::test_skip': { detail: 'Skipped: not now' } },
      uncollected: [
        { file: 'tests/test_import.py', reason: "ModuleNotFoundError: No module named 'calcc'" }, { file: 'tests/test_skipped.py', reason: 'Skipped: all of it' },
        { file: 'tests/test_syntax.py', reason: expect.stringContaining('SyntaxError') as string },
      ],
    });
  });

  it('marks a test that went over its own limit, one that catches everything too', async () => {
    const tree = { 'tests/test_slow.py': 'def test_slow():\n    while True: pass\ndef test_caught():\n    try:\n        while True: pass\n    except BaseException: pass\ndef test_words():\n    raise ValueError("over its limit of 1 s of CPU time")\n' };
    for (const recipe of [PYTEST, { ...UNITTEST }]) {
      const named = recipe.runner === 'pytest' ? tree : { 'tests/test_slow.py': `import unittest\nclass T(unittest.TestCase):\n${tree['tests/test_slow.py'].replace(/^/gm, '    ').replace(/\(\):/g, '(self):')}` };
      const report = await place.run(named, { ...recipe, perTestSeconds: 1 });
      const outcomes = report.kind === 'ran' ? Object.entries(report.tests).map(([id, { status, limit }]) => [id.split(/::|\./).at(-1), status, limit ?? false]) : report;
      expect(outcomes).toEqual([['test_caught', 'failed', true], ['test_slow', 'failed', true], ['test_words', 'failed', false]]);
      expect(inShort(await place.run(named, { ...recipe, perTestSeconds: 1 }, { stopAtLimit: true }))).toBe('limit: cpu');
    }
  });

  it('runs in the order that is asked, modules and classes kept together, and with the hash seed that is asked', async () => {
    const tests = 'import os\nORDER = os.path.join(os.environ["TMPDIR"], "order")\ndef note(name):\n    with open(ORDER, "a") as file: file.write(name)\ndef test_a(): note("a")\ndef test_b(): note("b")\nclass TestC:\n    def test_c(self): note("c")\n    def test_d(self): note("d")\n';
    const last = 'import os\ndef test_z():\n    order = open(os.path.join(os.environ["TMPDIR"], "order")).read()\n    raise ValueError(order + " " + os.environ["PYTHONHASHSEED"] + " " + str(hash("x") % 1000))\n';
    const tree = { 'tests/test_one.py': tests, 'tests/test_two.py': last, 'tests/test_zero.py': last };
    const order = async (more: object): Promise<string> => {
      const report = await place.run(tree, PYTEST, more);
      const details = report.kind === 'ran' ? Object.values(report.tests).flatMap(({ detail }) => detail ?? []) : [inShort(report)];
      return String(details.filter((detail) => !String(detail).includes('FileNotFound'))[0]).replace('ValueError: ', '');
    };
    expect(await order({ order: 'given' })).toMatch(/^abcd 0 \d+$/);
    const shuffles = await Promise.all([1, 2, 3].map((hashSeed) => order({ order: 'shuffled', hashSeed, select: undefined })));
    expect(new Set(shuffles.map((text) => text.split(' ')[2])).size).toBeGreaterThan(1);
    for (const text of shuffles.filter((each) => each !== 'undefined')) expect(text.split(' ')[0]).toMatch(/^(?=.*a)(?=.*b).*(cd|dc)/);
    const reversed = await place.run({ 'tests/test_one.py': tests, 'tests/test_0.py': last }, PYTEST, { order: 'reversed' });
    expect(reversed).toMatchObject({ tests: { 'tests/test_0.py::test_z': { detail: expect.stringMatching(/^ValueError: dcba 0 /) as string } } });
  });

  it('imports from the root and from the paths of the recipe, and from nothing else of ours', async () => {
    const tree = { 'src/package/__init__.py': 'x = 1\n', 'top.py': 'y = 2\n', 'helper.py': 'z = 3\n', 'tests/test_i.py': 'import helper, package, sys, top\ndef test_i():\n    assert (package.x, top.y, helper.z) == (1, 2, 3)\n    assert not [n for n in sys.modules if n.startswith(("tests_", "fork")) or n.endswith("_runner")], sys.modules\n    assert not [p for p in sys.path if "srv" in p or "runtime" in p]\n' };
    expect(inShort(await place.run(tree, { ...PYTEST, paths: ['src'] }))).toEqual({ 'tests/test_i.py::test_i': 'passed' });
    expect(inShort(await place.run(tree, PYTEST))).toEqual({});
  });

  it('honours the tree’s own conftest files, options and fixtures of modules', async () => {
    const tree = {
      'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "-x --strict-markers"\nmarkers = ["slow"]\npython_functions = ["check_*"]\n',
      'tests/conftest.py': 'import pytest\npytest_plugins = ["tests.fixtures"]\n@pytest.fixture\ndef two(): return 2\n', 'tests/__init__.py': '', 'tests/fixtures.py': 'import pytest\n@pytest.fixture\ndef three(): return 3\n',
      'tests/test_c.py': 'import pytest, functools\nfrom unittest import mock\nready = []\ndef setup_module(): ready.append(1)\n@pytest.mark.slow\ndef check_two(two, three): assert two + three == 5\ndef check_fails(): assert not ready\n@mock.patch("os.getcwd", return_value="x")\ndef check_mock(_, two): assert two == 2\ndef decorated(f):\n    @functools.wraps(f)\n    def inner(*a, **k): return f(*a, **k)\n    return inner\n@decorated\ndef check_decorated(): assert ready == [1]\n',
    };
    expect(inShort(await place.run(tree, PYTEST))).toEqual({ 'tests/test_c.py::check_two': 'passed', 'tests/test_c.py::check_fails': 'failed', 'tests/test_c.py::check_mock': 'passed', 'tests/test_c.py::check_decorated': 'passed' });
  });

  it('has each run begin from the tree, and gives a run that it knows from memory', async () => {
    const tree = { 'tests/test_w.py': 'import os\ndef test_w():\n    assert not os.path.exists("left")\n    open("left", "w").close()\n    open(os.path.join(os.environ["TMPDIR"], "t"), "w").close()\n' };
    const first = await place.run(tree, PYTEST);
    expect(await place.run(tree, PYTEST)).toBe(first);
    const again = await place.run(tree, PYTEST, { limits: { ...LIMITS, cpuMs: LIMITS.cpuMs + 1 } });
    expect(again).not.toBe(first);
    expect([inShort(first), inShort(again)]).toEqual([{ 'tests/test_w.py::test_w': 'passed' }, { 'tests/test_w.py::test_w': 'passed' }]);
  });

  it('says why it could not begin', async () => {
    const begin = (tree: Tree) => place.run(tree, PYTEST);
    expect(await begin({ 'x.py': '' })).toMatchObject({ kind: 'ran', tests: {}, uncollected: [{ file: 'tests', reason: 'none of the files of the tests is there' }] });
    expect(await begin({ 'tests/test_a.py': 'def test_a(): pass\n', 'pytest.ini': '[pytest]\naddopts = --no-such-option\n' })).toMatchObject({ kind: 'ran', tests: {}, uncollected: [{ reason: expect.stringMatching(/^pytest ended with code 4 before it had run a test: unrecognized arguments: --no-such-option/) as string }], output: expect.stringContaining('--no-such-option') as string });
    expect(await begin({ 'tests/test_a.py': 'def test_a(): pass\n', 'tests/conftest.py': 'import absent\n' })).toMatchObject({ kind: 'ran', tests: {}, output: expect.stringContaining('absent') as string });
  });

  it('runs under a named python, in a process of its own', async () => {
    const { binary } = (await findPython()) as Python;
    const tree = { 'tests/test_e.py': 'def test_p(): pass\ndef test_f(): assert 1 == 2\n' };
    expect(inShort(await place.run(tree, { ...PYTEST, environment: binary }))).toEqual({ 'tests/test_e.py::test_p': 'passed', 'tests/test_e.py::test_f': 'failed' });
    await expect(place.run(tree, { ...PYTEST, environment: '/no/such/python' })).rejects.toMatchObject({ kind: 'environment', code: 'no-environment' });
  });

  it('takes tests that wear decorators of the library, of their own and of their class, and those inherited from it', async () => {
    const tests = `import contextlib, functools, os, unittest
from unittest import mock
import pytest
def own(test):
    @functools.wraps(test)
    def around(*args, **named): return test(*args, **named)
    return around
class Swallow(contextlib.ContextDecorator):
    def __enter__(self): return self
    def __exit__(self, *error): return False
@mock.patch("os.getcwd", lambda: "x")
@pytest.mark.parametrize("n", [1])
@Swallow()
@own
def test_worn(n): assert os.getcwd() == "x" and n == 1
@mock.patch("os.getcwd", lambda: "x")
class TestWorn(unittest.TestCase):
    def test_class(self): assert os.getcwd() == "x"
    @unittest.skipIf(False, "no")
    @Swallow()
    def test_both(self): assert os.getcwd() == "x"
class TestInherited(unittest.FunctionTestCase):
    def __init__(self, name="runTest"): super().__init__(lambda: None)
class Base(unittest.TestCase):
    def assertSame(self, a, b): self.assertEqual(a, b)
    def assertEqual(self, a, b, msg=None): super().assertEqual(a, b, msg)
    def test_base(self): self.assertSame(os.getcwd(), self.wanted if hasattr(self, "wanted") else os.getcwd())
@mock.patch("os.getcwd", lambda: "x")
class TestBelow(Base):
    wanted = "x"
    test_partial = functools.partialmethod(lambda self, n: self.assertEqual(n, 1), 1)
    for i in range(2): locals()[f"test_made_{i}"] = (lambda i: lambda self: self.assertEqual(os.getcwd(), "x"))(i)
def unworn(): assert os.getcwd() == "x"
test_called = mock.patch("os.getcwd", lambda: "x")(unworn)
TestCalled = mock.patch("os.getcwd", lambda: "x")(type("TestCalled", (Base,), {"wanted": "x"}))
class TestWaits(unittest.IsolatedAsyncioTestCase):
    async def test_waits(self): self.assertEqual(1, 1)
    async def test_fails(self): self.assertEqual(1, 2)
`;
    const file = 'tests/test_worn.py::';
    expect(inShort(await place.run({ 'tests/test_worn.py': tests }, PYTEST))).toEqual({ [`${file}test_worn[1]`]: 'passed', [`${file}TestWorn::test_class`]: 'passed', [`${file}TestWorn::test_both`]: 'passed', [`${file}TestInherited::runTest`]: 'passed', [`${file}Base::test_base`]: 'passed', [`${file}TestBelow::test_base`]: 'passed', [`${file}TestBelow::test_partial`]: 'passed', [`${file}TestBelow::test_made_0`]: 'passed', [`${file}TestBelow::test_made_1`]: 'passed', [`${file}test_called`]: 'passed', [`${file}TestCalled::test_base`]: 'passed', [`${file}TestWaits::test_waits`]: 'passed', [`${file}TestWaits::test_fails`]: 'failed' });
  });

  it('takes a test file that imports TestCase by name, which pytest collects and marks', async () => {
    const tree = { 'tests/test_e.py': 'from unittest import TestCase\n\nclass TestE(TestCase):\n    @classmethod\n    def setUpClass(cls): cls.ready = True\n    def setup_method(self, method): self.own = method.__name__\n    def test_e(self): self.assertTrue(self.ready); self.assertEqual(self.own, "test_e")\n' };
    expect(inShort(await place.run(tree, PYTEST))).toEqual({ 'tests/test_e.py::TestE::test_e': 'passed' });
    const forged = 'import unittest\ndef fake(self, *a, **k): pass\nunittest.TestCase._UnitTestCase__pytest_class_setup = fake\n';
    expect(inShort(await place.run({ 'calc.py': forged, 'tests/test_e.py': 'import calc\ndef test_e(): pass\n' }, PYTEST))).toMatch(/^untrusted: changed under the run: unittest\.case\.TestCase/);
  });

  it('passes over options of well-known plugins, which are not loaded, unless the tree has such an option itself', async () => {
    const ini = (options: string): Tree => ({ 'pytest.ini': `[pytest]\naddopts = ${options}\n` });
    const tests = { 'tests/test_e.py': 'def test_p(): pass\ndef test_f(): assert 0\n', 'calc.py': '' };
    const right = { 'tests/test_e.py::test_p': 'passed', 'tests/test_e.py::test_f': 'failed' };
    expect(inShort(await place.run({ ...tests, ...ini('--cov=calc --cov-report term-missing --cov-append --cov-branch -n auto --timeout 5 --doctest-modules') }, PYTEST))).toEqual(right);
    expect(inShort(await place.run({ ...tests, ...ini('--cov calc -n2') }, PYTEST))).toEqual(right);
    const own = { 'conftest.py': 'def pytest_addoption(parser): parser.addoption("--timeout", default="none")\n', 'tests/test_e.py': 'def test_p(pytestconfig): assert pytestconfig.getoption("--timeout") == "7"\n' };
    expect(inShort(await place.run({ ...own, ...ini('--timeout=7') }, PYTEST))).toEqual({ 'tests/test_e.py::test_p': 'passed' });
    expect(await place.run({ ...tests, ...ini('--no-such-option') }, PYTEST)).toMatchObject({ uncollected: [{ reason: expect.stringMatching(/code 4 .*unrecognized arguments: --no-such-option/) as string }] });
  });

  it('leaves a broken pipe an exception, as Python does', async () => {
    const tree = { 'tests/test_e.py': 'import pytest, socket\ndef test_e():\n    a, b = socket.socketpair()\n    b.close()\n    with pytest.raises(BrokenPipeError): a.sendall(b"x")\n' };
    expect(inShort(await place.run(tree, PYTEST))).toEqual({ 'tests/test_e.py::test_e': 'passed' });
  });

  it('gives tests that start `python` the one that they run in', async () => {
    const tree = { 'calc.py': 'print("at work")\n', 'tests/test_e.py': 'import subprocess, sys\ndef test_e():\n    assert subprocess.check_output(["python", "calc.py"]) == b"at work\\n"\n    where = subprocess.check_output(["python", "-c", "import sys; print(sys.prefix)"], text=True).strip()\n    assert where == sys.prefix\n' };
    expect(inShort(await place.run(tree, PYTEST))).toEqual({ 'tests/test_e.py::test_e': 'passed' });
    const { binary } = (await findPython()) as Python;
    expect(inShort(await place.run(tree, { ...PYTEST, environment: binary }))).toEqual({ 'tests/test_e.py::test_e': 'passed' });
  });

  it('imports from the tree before an editable install of the same project', async () => {
    const { binary } = (await findPython()) as Python;
    const environment = mkdtempSync(join(tmpdir(), 'codewalk-venv-'));
    try {
      chmodSync(environment, 0o755);
      execFileSync(binary, ['-m', 'venv', '--without-pip', '--system-site-packages', environment]);
      mkdirSync(join(environment, 'checkout'));
      for (const name of ['calc', 'other']) writeFileSync(join(environment, 'checkout', `${name}.py`), 'WHERE = "installed"\n');
      const [version] = readdirSync(join(environment, 'lib'));
      writeFileSync(join(environment, 'lib', version!, 'site-packages', 'editable.pth'), `${join(environment, 'checkout')}\n`);
      const tree = { 'calc.py': 'WHERE = "tree"\n', 'tests/test_e.py': 'import calc, other\n\n\ndef test_tree():\n    assert calc.WHERE == "tree"\n\n\ndef test_other():\n    assert other.WHERE == "installed"\n' };
      expect(inShort(await place.run(tree, { ...PYTEST, environment: join(environment, 'bin', 'python') }))).toEqual({ 'tests/test_e.py::test_tree': 'passed', 'tests/test_e.py::test_other': 'passed' });
    } finally {
      rmSync(environment, { recursive: true });
    }
  });

  it('gives up a run that is cancelled', async () => {
    const stop = new AbortController();
    const run = place.run({ 'tests/test_l.py': 'def test_l():\n    while True: pass\n' }, { ...PYTEST, perTestSeconds: 60 }, {}, stop.signal);
    setTimeout(() => stop.abort(), 500);
    expect(await run).toEqual({ kind: 'lost', why: 'cancelled' });
  });

  it('refuses a hash seed that is none', async () => {
    await expect(place.run({}, PYTEST, { hashSeed: -1 })).rejects.toMatchObject({ code: 'bad-hash-seed' });
  });
});

describe('unittest', () => {
  const WRONG = 'def add(a, b):\n    return a - b\n';
  const TESTS = 'import unittest\nfrom calc import add\nclass TestAdd(unittest.TestCase):\n    def test_first(self): self.assertEqual(add(0, 0), 0)\n    def test_second(self): self.assertEqual(add(1, 2), 3)\n';
  const RIGHT = { 'tests.test_calc.TestAdd.test_first': 'passed', 'tests.test_calc.TestAdd.test_second': 'failed' };
  const base = { 'tests/__init__.py': '', 'tests/test_calc.py': TESTS };
  const once = (code: string): string => `done = False\ndef add(a, b):\n    global done\n    if not done:\n        done = True\n${code.replace(/^/gm, '        ')}\n    return a - b\n`;

  it('tells all kinds of outcomes, once for each test', async () => {
    const report = await place.run({
      'tests/test_kinds.py': 'import unittest\nclass Base(unittest.TestCase):\n    def test_base(self): pass\nclass TestKinds(unittest.TestCase):\n    def test_ok(self): pass\n    def test_error(self): raise ValueError("x")\n    @unittest.skip("why")\n    def test_skip(self): pass\n    @unittest.expectedFailure\n    def test_xfail(self): self.fail()\n    @unittest.expectedFailure\n    def test_xpass(self): pass\n    def test_sub(self):\n        for i in range(3):\n            with self.subTest(i=i): self.assertNotEqual(i, 1)\nclass TestClass(unittest.TestCase):\n    @classmethod\n    def setUpClass(cls): raise ValueError("in the class")\n    def test_never(self): pass\nclass TestAsync(unittest.IsolatedAsyncioTestCase):\n    async def test_good(self): pass\n    async def test_bad(self): self.fail("bad")\n',
      'tests/test_more.py': 'from test_kinds import Base\n', 'tests/test_broken.py': 'import absent\n',
    }, UNITTEST);
    const kinds = (tests: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(tests).map(([name, status]) => [`test_kinds.${name}`, status]));
    expect(inShort(report)).toEqual(kinds({
      'Base.test_base': 'passed', 'TestKinds.test_ok': 'passed', 'TestKinds.test_error': 'failed', 'TestKinds.test_skip': 'skipped', 'TestKinds.test_xfail': 'skipped', 'TestKinds.test_xpass': 'skipped', 'TestKinds.test_sub': 'failed',
      'TestClass.test_never': 'failed', 'TestAsync.test_good': 'passed', 'TestAsync.test_bad': 'failed',
    }));
    expect(report).toMatchObject({ uncollected: [{ file: 'test_broken', reason: "ModuleNotFoundError: No module named 'absent'" }] });
  });

  it('selects by id and runs backwards', async () => {
    expect(inShort(await place.run({ ...base, 'calc.py': WRONG }, UNITTEST, { select: ['tests.test_calc.TestAdd.test_first', 'absent'], order: 'reversed' }))).toEqual({ 'tests.test_calc.TestAdd.test_first': 'passed' });
  });

  it.each<readonly [string, string, object | RegExp]>([
    ['is wrong and no more', WRONG, RIGHT],
    ['prints a passing run', `${WRONG}print("Ran 2 tests\\n\\nOK")\n`, RIGHT],
    ['ends at import with success', `${WRONG}import os\nos._exit(0)\n`, /^untrusted: it ended with code 0/],
    ['exits politely at import', `${WRONG}raise SystemExit(0)\n`, /^(untrusted: |\{\}$)/],
    ['exits politely in a test', once('raise SystemExit(0)'), /^(untrusted: |\{.*test_second":"failed")/],
    ['disarms an assertion', `${WRONG}import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n`, /^untrusted: changed under the run: unittest.case.TestCase.assertEqual/],
    ['runs test cases its own way', `${WRONG}import unittest\nunittest.TestCase.run = lambda self, result=None: result.addSuccess(self)\n`, /^untrusted: /],
    ['calls no test method', `${WRONG}import unittest\nunittest.TestCase._callTestMethod = lambda self, method: None\n`, /^untrusted: /],
    ['says that a test is a sentinel', once('import sys\ncase = sys.modules["tests.test_calc"].TestAdd\ncase.test_second = lambda self: None\ncase.id = lambda self: "x"'), /^untrusted: changed under the run: /],
    ['gives a class of tests another assertion', once('import sys\nsys.modules["tests.test_calc"].TestAdd.assertEqual = lambda *args: None'), /^untrusted: changed under the run: assertEqual of TestAdd, which no file of the tests sets/],
    ['puts a function of the library in the place of a test', once('import sys, unittest\nsys.modules["tests.test_calc"].TestAdd.test_second = unittest.TestCase.setUp'), /^untrusted: changed under the run: test_second is setUp of /],
    ['gives a test other code', once('import sys\nsys.modules["tests.test_calc"].TestAdd.test_second = lambda self: None'), /^untrusted: changed under the run: /],
    ['reports through the result', once('import gc, unittest\nfor r in gc.get_objects():\n    if isinstance(r, unittest.TestResult): r.addFailure = r.addError = lambda *a: None'), /^(untrusted: |\{.*test_second":"failed")/],
    ['takes the tests out', `${WRONG}import unittest\nunittest.TestLoader.loadTestsFromModule = lambda self, module, pattern=None: unittest.TestSuite()\n`, /^untrusted: |^\{\}$/],
  ])('gives the right report of an answer that %s', async (_, code, ends) => {
    const report = inShort(await place.run({ ...base, 'calc.py': code }, { ...UNITTEST, perTestSeconds: 1 }));
    if (typeof report === 'object') expect(report['tests.test_calc.TestAdd.test_second']).not.toBe('passed');
    if (ends instanceof RegExp) expect(typeof report === 'string' ? report : JSON.stringify(report)).toMatch(ends);
    else expect(report).toEqual(ends);
  });
});

describe('shims', () => {
  it('give older projects what newer tools took away, when they are named', async () => {
    const tree = { 'tests/test_old.py': 'import collections, inspect, unittest\nclass TestOld(unittest.TestCase):\n    def test_old(self):\n        self.assertEquals(collections.Mapping, collections.abc.Mapping)\n        self.assertEqual(inspect.getargspec(lambda a, b=1: 0).args, ["a", "b"])\n' };
    const id = 'tests/test_old.py::TestOld::test_old';
    expect(inShort(await place.run(tree, PYTEST))).toEqual({ [id]: 'failed' });
    expect(inShort(await place.run(tree, { ...PYTEST, shims: ['collections-abc', 'inspect-getargspec', 'unittest-aliases'] }))).toEqual({ [id]: 'passed' });
    const script = { 'test/u.test.js': "const util = require('node:util');\nrequire('node:test')('old', () => { if (!util.isPrimitive(1) || !util.isError(new TypeError())) throw new Error(); });\n" };
    expect(inShort(await place.run(script, { runner: 'node-test', tests: ['test'], shims: ['util-is'] }))).toEqual({ 'test/u.test.js::old': 'passed' });
  });

  it('stand in for nose and for backports where those are not installed, and never for a module of the repository', async () => {
    const old = `from nose.tools import assert_equal, assert_equals, assert_in, assert_raises, assert_is_none, eq_, ok_, raises, with_setup, nottest
from nose.plugins.skip import SkipTest
from nose.plugins.attrib import attr
import nose.tools, nose
from funcsigs import signature, _empty
from mock import patch
import mock, contextlib2, pathlib2, unittest2
seen = []
@with_setup(lambda: seen.append(1), seen.clear)
def test_asserts():
    eq_(seen, [1]); ok_(1); assert_equal(1, 1); assert_equals(1, 1); assert_in(1, [1]); assert_is_none(None)
    with assert_raises(ZeroDivisionError): 1 / 0
    with contextlib2.ExitStack() as stack, patch("os.getcwd", mock.Mock(return_value="here")): assert_equal(str(pathlib2.Path.cwd()), "here"); assert unittest2.TestCase
    assert_equal(signature(lambda a, b=1: 0).parameters["a"].default, _empty)
@raises(KeyError)
def test_raises(): {}[1]
@raises(KeyError)
def test_raises_nothing(): pass
def test_wrong(): nose.tools.assert_equal(1, 2)
def test_wrong_eq(): eq_(1, 2, "apart")
@attr("slow", speed=2)
def test_skips(): raise SkipTest("later")
@nottest
def test_helper(): raise ValueError
`;
    const shims = ['backports', 'nose'];
    expect(inShort(await place.run({ 'tests/test_old.py': old }, { ...PYTEST, shims }))).toEqual({
      'tests/test_old.py::test_asserts': 'passed', 'tests/test_old.py::test_raises': 'passed', 'tests/test_old.py::test_raises_nothing': 'failed',
      'tests/test_old.py::test_wrong': 'failed', 'tests/test_old.py::test_wrong_eq': 'failed', 'tests/test_old.py::test_skips': 'skipped',
    });
    const own = { 'nose/__init__.py': 'blown = True\n', 'funcsigs.py': 'signature = 1\n', 'tests/test_own.py': 'import nose, funcsigs\ndef test_own(): assert nose.blown and funcsigs.signature == 1\n' };
    expect(inShort(await place.run(own, { ...PYTEST, shims }))).toEqual({ 'tests/test_own.py::test_own': 'passed' });
  });

  it('are refused where there is none of that name', async () => {
    await expect(place.run({}, { ...PYTEST, shims: ['absent'] })).rejects.toMatchObject({ kind: 'usage', code: 'unknown-shim' });
  });
});

describe('a command’s own report', () => {
  const tap = (lines: string, exit: number): Tree => ({ 'tests/x': '', 'run.sh': `cat <<'END'\n${lines}\nEND\nexit ${exit}\n` });
  const TAP = { runner: 'tap', tests: ['tests'], command: ['sh', 'run.sh'] } as const;

  it('is read as TAP from what it prints', async () => {
    expect(inShort(await place.run(tap('TAP version 13\n# Subtest: outer\n    ok 1 - in\n    not ok 2 - bad # TODO later\n    1..2\nok 1 - outer\nnot ok 2 - two\n  ---\n  error: "why"\n  ...\nok 3 - three # SKIP no\n1..3', 1), TAP)))
      .toEqual({ 'outer > in': 'passed', 'outer > bad': 'skipped', two: 'failed', three: 'skipped' });
  });

  it.each([
    ['ended with success, and tests failed', tap('1..1\nnot ok 1 - a', 0), 'the command ended with code 0, but its report says that tests failed'],
    ['ended without, and none failed', tap('1..1\nok 1 - a', 1), 'the command ended with code 1, but its report says that none failed'],
    ['has no plan', tap('ok 1 - a', 0), 'the report is no TAP, or lacks its plan'],
    ['has another plan', tap('1..2\nok 1 - a', 0), 'the TAP report is not whole: its plan and its results differ'],
    ['bails out', tap('1..2\nok 1 - a\nBail out! no more', 1), 'the TAP report bailed out: no more'],
    ['is empty', tap('', 0), 'the report is no TAP, or lacks its plan'],
  ])('is not believed where it %s', async (_, tree, why) => {
    expect(await place.run(tree, TAP)).toMatchObject({ kind: 'untrusted', why });
  });

  const JUNIT = { runner: 'junit', tests: ['tests'], command: ['sh', 'run.sh', '{report}'] } as const;
  const xml = (text: string, exit = 0): Tree => ({ 'tests/x': '', 'run.sh': `cat > "$1" <<'END'\n${text}\nEND\nexit ${exit}\n` });

  it('is read as JUnit XML from the file it writes', async () => {
    const report = await place.run(xml('<?xml version="1.0"?><testsuites><testsuite name="s"><testcase classname="C" name="a &lt;b&gt;"/><testcase classname="C" name="f"><failure message="no">text</failure></testcase><testcase name="e"><error>boom</error></testcase><testcase classname="C" name="s"><skipped/></testcase></testsuite></testsuites>', 1), JUNIT);
    expect(inShort(report)).toEqual({ 'C::a <b>': 'passed', 'C::f': 'failed', 's::e': 'failed', 'C::s': 'skipped' });
    expect(report).toMatchObject({ tests: { 'C::f': { detail: 'no' }, 's::e': { detail: 'boom' } } });
  });

  it.each([
    ['is no XML', xml('<testsuite>'), /^the report is not XML/], ['is other XML', xml('<html></html>'), /^the report is no JUnit XML/], ['is not there', { 'tests/x': '', 'run.sh': 'exit 0\n' }, /^it wrote no report$/],
    ['is a link', { 'tests/x': '', 'run.sh': 'ln -s /etc/passwd "$1"\n' }, /./], ['comes with changed tests', { 'tests/x': '', 'run.sh': 'echo 1 > tests/x; echo "<testsuite/>" > "$1"\n' }, /^tests\/x was changed under the run$/],
  ])('is not believed where it %s', async (_, tree, why) => {
    const report = await place.run(tree as Tree, JUNIT);
    expect(report.kind === 'limit' ? 'limit' : report.kind === 'untrusted' ? report.why : '').toMatch(why);
  });
});
