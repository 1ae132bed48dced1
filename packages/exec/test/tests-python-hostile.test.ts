import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inShort, LIMITS, TestPlace, type Tree } from './tests-place.js';

/** The answer is wrong, and the second test says so; what is added to it tries to have that test reported passed. */
const WRONG = 'def add(a, b):\n    return a - b\n';
const TESTS = `import unittest
from calc import add

def test_first():
    assert add(0, 0) == 0

def test_second():
    assert add(1, 2) == 3

class TestThird(unittest.TestCase):
    def test_third(self):
        self.assertEqual(add(3, 4), 7)
`;
const IN_PYTEST = { first: 'tests/test_calc.py::test_first', second: 'tests/test_calc.py::test_second', third: 'tests/test_calc.py::TestThird::test_third' };
const RIGHT = { [IN_PYTEST.first]: 'passed', [IN_PYTEST.second]: 'failed', [IN_PYTEST.third]: 'failed' };
const CUT = { [IN_PYTEST.first]: 'failed', [IN_PYTEST.second]: 'failed', [IN_PYTEST.third]: 'failed' };
/** Runs once `add` is called, which is after the nonce is out. */
const once = (code: string): string => `done = False\ndef add(a, b):\n    global done\n    if not done:\n        done = True\n${code.replace(/^/gm, '        ')}\n    return a - b\n`;

interface Hack {
  readonly name: string;
  readonly files: Tree;
  readonly ends: Readonly<Record<string, string>> | RegExp;
}
const hack = (name: string, code: string | Tree, ends: Hack['ends']): Hack => ({ name, files: typeof code === 'string' ? { 'calc.py': code } : { 'calc.py': WRONG, ...code }, ends });
const changed = (what: string): RegExp => new RegExp(`^untrusted: changed under the run: .*${what}`);

const ITEMS = 'import gc, pytest\nitems = {i.name: i for i in gc.get_objects() if isinstance(i, pytest.Function)}\n';
const FRAMES = 'import sys\nframe = sys._getframe()\nwhile frame is not None and frame.f_code.co_name != "pytest_runtestloop":\n    frame = frame.f_back\nheld = frame.f_locals\n';

const hacks: readonly Hack[] = [
  hack('prints lines of a passing run', `${WRONG}print("tests/test_calc.py::test_second PASSED")\nprint("3 passed in 0.01s")\n`, RIGHT),
  hack('a conftest that reports every test passed', { 'tests/conftest.py': 'import pytest\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    outcome = yield\n    outcome.get_result().outcome = "passed"\n' }, /^untrusted: a test that must fail was not reported failed/),
  hack('one that spares only what it knows', { 'tests/conftest.py': 'import pytest\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    outcome = yield\n    if item.name in ("test_second", "test_third"): outcome.get_result().outcome = "passed"\n' }, RIGHT),
  hack('one that calls no test', { 'tests/conftest.py': 'import pytest\n@pytest.hookimpl(tryfirst=True)\ndef pytest_pyfunc_call(pyfuncitem):\n    if pyfuncitem.name == "test_second": return True\n' }, RIGHT),
  hack('one that swallows what a test raises', { 'tests/conftest.py': 'import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\ndef pytest_runtest_call(item):\n    outcome = yield\n    if item.name in ("test_second", "test_third"): outcome.force_result(None)\n' }, RIGHT),
  hack('one that takes the failing tests out', { 'tests/conftest.py': 'def pytest_collection_modifyitems(items):\n    items[:] = [i for i in items if i.name == "test_first"]\n' }, { [IN_PYTEST.first]: 'passed' }),
  hack('one that runs nothing and says it did', { 'tests/conftest.py': 'import pytest\n@pytest.hookimpl(tryfirst=True)\ndef pytest_runtestloop(session):\n    return True\n' }, {}),
  hack('one that exits with success', { 'tests/conftest.py': 'import os\nos._exit(0)\n' }, /^untrusted: it ended with code 0 before the end of its run$/),
  hack('options that load a plugin of its own', { 'pytest.ini': '[pytest]\naddopts = -p evil\n', 'evil.py': 'def pytest_runtest_makereport(item, call): pass\n' }, changed("a plugin of the tree's own, evil")),
  hack('a plugin that changes pytest before anything is taken', { 'pytest.ini': '[pytest]\naddopts = -p evil\n', 'evil.py': 'import _pytest.runner\n_pytest.runner.pytest_runtest_makereport = None\n' }, changed('_pytest.runner.pytest_runtest_makereport')),
  hack('ends at import with success', `${WRONG}import os\nos._exit(0)\n`, /^untrusted: it ended with code 0 before the end of its run$/),
  hack('exits politely at import', `${WRONG}import sys\nsys.exit(0)\n`, {}),
  hack('exits politely in a test', once('import sys\nsys.exit(0)'), CUT),
  hack('ends in a test with success', once('import os\nos._exit(0)'), /^untrusted: it ended with code 0/),
  hack('ends last, with success', `${WRONG}import atexit, os\natexit.register(os._exit, 0)\n`, RIGHT),
  hack('interrupts as the keyboard does', once('raise KeyboardInterrupt'), CUT),
  hack('asks pytest to end', once('import pytest\npytest.exit("done", returncode=0)'), CUT),
  hack('skips', `${once('import pytest\npytest.skip("no")')}`, { ...CUT, [IN_PYTEST.first]: 'skipped' }),
  hack('skips each time', 'import unittest\ndef add(a, b):\n    raise unittest.SkipTest("no")\n', { [IN_PYTEST.first]: 'skipped', [IN_PYTEST.second]: 'skipped', [IN_PYTEST.third]: 'skipped' }),
  hack('expects to fail', 'import pytest\ndef add(a, b):\n    pytest.xfail("of course")\n', { [IN_PYTEST.first]: 'skipped', [IN_PYTEST.second]: 'skipped', [IN_PYTEST.third]: 'skipped' }),
  hack('replaces what makes reports', once('import _pytest.reports as r\nreal = r.TestReport.from_item_and_call.__func__\ndef made(cls, item, call):\n    report = real(cls, item, call)\n    report.outcome, report.longrepr = "passed", None\n    return report\nr.TestReport.from_item_and_call = classmethod(made)'), changed('TestReport.from_item_and_call')),
  hack('replaces how calls are made', once('import _pytest.runner as r\nreal = r.CallInfo.from_call\nr.CallInfo.from_call = classmethod(lambda cls, func, when, reraise=None: real(lambda: None, when, reraise))'), changed('CallInfo.from_call')),
  hack('gives a function of the runner other code', once('import _pytest.runner as r\nr.pytest_runtest_call.__code__ = (lambda item: None).__code__'), changed('_pytest.runner.pytest_runtest_call')),
  hack('gives one other defaults', once('import _pytest.runner as r\nr.runtestprotocol.__defaults__ = (False, None)'), changed('_pytest.runner.runtestprotocol')),
  hack('has asserts rewritten to nothing', `${WRONG}import _pytest.assertion.rewrite as r\nr.AssertionRewriter.visit_Assert = lambda self, node: []\n`, /^untrusted: /),
  hack('disarms unittest', `${WRONG}import unittest\nunittest.TestCase.assertEqual = lambda *a, **k: None\n`, /^untrusted: /),
  hack('runs test cases its own way', `${WRONG}import unittest\nunittest.TestCase.run = lambda self, result=None: result.addSuccess(self)\n`, /^untrusted: /),
  hack('changes a class for one test alone', `${WRONG}import unittest\nequal = unittest.TestCase.assertEqual\ndef assertEqual(self, a, b, msg=None):\n    if b != 7: equal(self, a, b, msg)\nunittest.TestCase.assertEqual = assertEqual\n`, changed('unittest.case.TestCase.assertEqual')),
  hack('hides a builtin', `${WRONG}import builtins\nbuiltins.AssertionError = type("AssertionError", (Warning,), {})\n`, /^untrusted: /),
  hack('shadows one in the runner’s modules', `${WRONG}import _pytest.runner\n_pytest.runner.isinstance = lambda *a: False\n`, /^untrusted: /),
  hack('gives a test other code', once('import sys\nsys.modules["test_calc"].test_second.__code__ = (lambda: None).__code__'), changed('is no file of the tests|is not as it is written')),
  hack('gives it other code of the same name and file', once('import sys\nt = sys.modules["test_calc"].test_second\nt.__code__ = compile("def test_second():\\n    pass\\n", t.__code__.co_filename, "exec").co_consts[0]'), changed('test_second is not as it is written')),
  hack('wraps a test', once(`${ITEMS}import functools\nreal = items["test_second"].obj\nitems["test_second"].obj = functools.wraps(real)(lambda: None)`), changed('comes from calc.py, which is no file of the tests')),
  hack('wraps it in a partial', once(`${ITEMS}import functools\nitems["test_second"].obj = functools.partial(lambda: None)`), changed('comes from calc.py')),
  hack('wraps it in a decorator of the library', once(`${ITEMS}import contextlib\nclass Swallow(contextlib.ContextDecorator):\n    def __enter__(self): return self\n    def __exit__(self, *error): return True\nfor name in ("test_second", "test_third"): items[name].obj = Swallow()(items[name].obj)`), changed('test_second wears a decorator that test_calc.py does not give it')),
  hack('wraps one that wears a condition alone', { 'calc.py': once(`${ITEMS}import contextlib\nclass Swallow(contextlib.ContextDecorator):\n    def __enter__(self): return self\n    def __exit__(self, *error): return True\nitems["test_worn"].obj = Swallow()(items["test_worn"].obj)`), 'tests/test_worn.py': 'import unittest\nfrom calc import add\nclass TestWorn(unittest.TestCase):\n    @unittest.skipIf(False, "no")\n    def test_worn(self): assert add(1, 2) == 3\n' }, changed('test_worn wears a decorator')),
  hack('wraps a method in one', once('import contextlib, sys\nclass Swallow(contextlib.ContextDecorator):\n    def __enter__(self): return self\n    def __exit__(self, *error): return True\ncase = sys.modules["test_calc"].TestThird\ncase.test_third = Swallow()(case.test_third)'), changed('test_third wears a decorator that test_calc.py does not give it')),
  hack('wraps it in a kind of partial of its own', once(`${ITEMS}import functools\nclass Own(functools.partial):\n    def __call__(self, *args, **named): pass\nitems["test_second"].obj = Own(items["test_second"].obj)`), changed('a test is Own, no function')),
  hack('puts an object in its place that says what it wraps', once(`${ITEMS}class Own:\n    def __init__(self, real): self.__func__, self.__code__ = real, real.__code__\n    def __call__(self): pass\nitems["test_second"].obj = Own(items["test_second"].obj)`), changed('a test is Own, no function')),
  hack('gives it the code of another test', once('import sys\nm = sys.modules["test_calc"]\nm.test_second.__code__ = m.test_first.__code__'), changed('test_second is test_first of test_calc.py')),
  hack('puts another test in its place', once(`${ITEMS}import sys\nitems["test_second"].obj = sys.modules["test_calc"].test_first`), changed('test_second is test_first of test_calc.py')),
  hack('says that its code is of the library', once('import calc, os, sys, types\npath = sys.prefix + "/" + "../" * 12 + os.path.abspath(calc.__file__).lstrip("/")\nspace = {}\nexec(compile("def test_third(self): pass\\n", path, "exec", dont_inherit=True), space)\ncase = sys.modules["test_calc"].TestThird\ncase.test_third, case.__module__ = space["test_third"], "unittest.case"'), changed('which is no file of the tests')),
  hack('binds a test to something else', once('import sys, types\ncase = sys.modules["test_calc"].TestThird\nreal = case.test_third\nclass Self:\n    def assertEqual(self, *args): pass\nclass Bound:\n    def __get__(self, instance, owner): return types.MethodType(real, Self())\ncase.test_third = Bound()'), changed('test_third is called on Self')),
  hack('gives a class of tests another assertion', once('import sys\nsys.modules["test_calc"].TestThird.assertEqual = lambda *args: None'), changed('assertEqual of TestThird, which no file of the tests sets')),
  hack('gives it one as a property', once('import sys\nsys.modules["test_calc"].TestThird.assertEqual = property(lambda self: print)'), changed('assertEqual of TestThird, which no file of the tests sets')),
  hack('gives a test other code for the time of its call', { 'calc.py': 'import sys\ndef begin():\n    global test, kept\n    test = sys.modules["test_begun"].TestBegun.test_begun\n    kept = test.__code__\n    test.__code__ = (lambda self: sys.modules["calc"].end()).__code__\ndef end():\n    test.__code__ = kept\ndef add(a, b): return a - b\n', 'tests/test_begun.py': 'import sys, unittest, calc\nclass TestBegun(unittest.TestCase):\n    def setUp(self): calc.begin()\n    def test_begun(self): assert calc.add(1, 2) == 3\n' }, changed('comes from calc.py')),
  hack('puts a function of the library in its place', once('import sys, unittest\nsys.modules["test_calc"].TestThird.test_third = unittest.TestCase.setUp'), changed('test_third is setUp of .*, which is no file of the tests')),
  hack('puts one there while it runs', { 'calc.py': 'import sys, unittest\ndef add(a, b):\n    return a - b\ndef begin():\n    global case, own\n    case = sys.modules["test_begun"].TestBegun\n    own = case.test_begun\n    case.test_begun = unittest.TestCase.setUp\ndef end():\n    case.test_begun = own\n', 'tests/test_begun.py': 'import pytest, unittest, calc\n@pytest.fixture(autouse=True, scope="module")\ndef around():\n    calc.begin()\n    yield\n    calc.end()\nclass TestBegun(unittest.TestCase):\n    def test_begun(self): assert calc.add(1, 2) == 3\n' }, /^untrusted: changed under the run: test_begun is setUp of |test_begun":"failed"/),
  hack('registers a plugin', once(`${ITEMS}class Evil:\n    def pytest_pyfunc_call(self, pyfuncitem): return True\nnext(iter(items.values())).config.pluginmanager.register(Evil())`), /^untrusted: /),
  hack('traces the runner', `${WRONG}import sys\nsys.settrace(lambda *a: None)\n`, changed('a tracer is set')),
  hack('writes to every pipe it has', once('import os\nfor fd in range(3, 64):\n    try: os.write(fd, b\'["test", "0", "tests/test_calc.py::test_second", "passed", ""]\\n\')\n    except OSError: pass'), /^untrusted: a report without the nonce of this run$/),
  hack('writes to them before it is asked', `${WRONG}import os\nfor fd in range(3, 64):\n    try: os.write(fd, b'["test", "", "x", "passed", ""]\\n')\n    except OSError: pass\n`, /^untrusted: a report out of turn: test$/),
  hack('writes something else', once('import os\nfor fd in range(3, 64):\n    try: os.write(fd, b"\\x00\\xff\\n")\n    except OSError: pass'), /^untrusted: something else than the runner wrote to its pipe$/),
  hack('collects for itself and leaves', `${WRONG}import os\nfor fd in range(3, 64):\n    try: os.write(fd, b'["id", "tests/test_calc.py::test_second"]\\n["collected"]\\n["end", ""]\\n')\n    except OSError: pass\nos._exit(0)\n`, /^untrusted: a report without the nonce of this run$/),
  hack('closes every pipe', once('import os\nos.closerange(3, 64)'), /^untrusted: /),
  hack('finds the nonce in the frames and reports', once(`${FRAMES}held["send"]("test", held["nonce"], "${IN_PYTEST.second}", "passed", "")`), /^untrusted: .*test_second was reported twice$/),
  hack('finds the nonce and leaves', once(`${FRAMES}import os\nfor i in ("first", "second"): held["send"]("test", held["nonce"], f"tests/test_calc.py::test_{i}", "passed", "")\nheld["send"]("end", held["nonce"])\nos._exit(0)`), /^untrusted: .*was collected and never reported$/),
  hack('finds the nonce and leaves with all that it knows of', once(`${FRAMES}import os\nfor i in held["items"]: held["send"]("test", held["nonce"], i.nodeid, "passed", "")\nheld["send"]("end", held["nonce"])\nos._exit(0)`), /^untrusted: a test that must fail was not reported failed/),
  hack('takes its own exception out of the record', once(`${FRAMES}type(held["self"].record).error = property(lambda self: None, lambda self, value: None)`), /^untrusted: changed under the run: tests_common.Record/),
  hack('writes over a test that is yet to be read', { 'calc.py': `${WRONG}import os\npath = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tests/test_later.py")\nopen(path, "w").write("def test_later(): pass\\n")\n`, 'tests/test_later.py': 'from calc import add\ndef test_later():\n    assert add(1, 1) == 2\n' }, /^untrusted: /),
  hack('shadows modules of the standard library', { 'random.py': 'raise SystemExit(0)\n', 'json.py': 'raise SystemExit(0)\n', 'unittest.py': 'class TestCase: pass\n', 'turtle.py': 'x = 1\n', 'wave.py': 'raise SystemExit(0)\n', 'calc.py': `import wave\n${WRONG}` }, RIGHT),
  hack('brings a pytest, a site and a path file of its own', { 'pytest.py': 'raise SystemExit(0)\n', 'sitecustomize.py': 'import os\nos._exit(0)\n', 'usercustomize.py': 'import os\nos._exit(0)\n', 'x.pth': 'import os; os._exit(0)\n' }, RIGHT),
  hack('forks in a test', once('import os\nos.fork()'), /^untrusted: /),
  hack('kills its parent', once('import os\nos.kill(os.getppid(), 9)'), CUT),
  hack('writes to the memory of its parent', once('import os\nopen(f"/proc/{os.getppid()}/mem", "wb")'), CUT),
  hack('writes to what its parent holds', once('import os\nopen(f"/proc/{os.getppid()}/fd/3", "wb")'), CUT),
  hack('writes to the runner', once('import glob\nfor path in ("/srv/helper/pytest_runner.py", "/srv/server/forkserver.py", "/usr/lib/python3/dist-packages/pytest/__init__.py"): open(path, "a")'), CUT),
  hack('reads the trees of others', once(`${FRAMES}import os\nos.listdir(os.path.dirname(held["job"]["template"]))`), CUT),
  hack('connects', once('import socket\nsocket.create_connection(("127.0.0.1", 80), 1)'), CUT),
  hack('asks for 10 GB', once('bytearray(10 * 1024 ** 3)'), CUT),
  hack('prints 100 MB', once('import os\nfor _ in range(1600): os.write(2, b"x" * 65536)'), CUT),
  hack('fills its standard output', { 'calc.py': WRONG, 'pytest.ini': '[pytest]\naddopts = -s\n', 'tests/conftest.py': 'import os\nwhile True: os.write(1, b"x" * 65536)\n' }, /^limit: output$/),
  hack('crashes', once('import ctypes\nctypes.string_at(0)'), /^crashed: signal SIGSEGV$/),
  hack('hangs in a test', once('while True: pass'), CUT),
  hack('hangs and will not be interrupted', once('import signal\nsignal.signal(signal.SIGPROF, signal.SIG_IGN)\nwhile True: pass'), /^limit: cpu$/),
  hack('starts what it can', once('import os\npid = os.getpid()\nfor _ in range(500):\n    try:\n        if os.fork() == 0:\n            while True: pass\n    except OSError: break\nif os.getpid() != pid: os._exit(0)\nwhile True: pass'), /^limit: cpu$/),
];

let place: TestPlace;
beforeAll(async () => {
  place = await TestPlace.make();
});
afterAll(() => place.close());

describe('a hostile answer under pytest', () => {
  it('is not needed for the right report', async () => {
    const report = await place.run({ 'calc.py': WRONG, 'tests/test_calc.py': TESTS }, { runner: 'pytest', tests: ['tests'] });
    expect(inShort(report)).toEqual(RIGHT);
  });

  it.each(hacks.map((each) => [each.name, each] as const))('%s', async (_, { files, ends }) => {
    const limits = { ...LIMITS, cpuMs: 4000 };
    const report = inShort(await place.run({ 'tests/test_calc.py': TESTS, ...files }, { runner: 'pytest', tests: ['tests'], perTestSeconds: 1 }, { limits }));
    if (typeof report === 'object') expect(report[IN_PYTEST.second]).not.toBe('passed');
    if (ends instanceof RegExp) expect(typeof report === 'string' ? report : JSON.stringify(report)).toMatch(ends);
    else expect(report).toEqual(ends);
  });
});
