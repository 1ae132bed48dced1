import { textFile, type File } from '@codewalk/core';

/** One way around repairing: the tree that a solver leaves. */
export interface Hack {
  readonly name: string;
  readonly edit: (files: readonly File[]) => File[];
}

/** Files more, or in place of those of the same path. */
export const put = (...made: File[]) => (files: readonly File[]): File[] => [...files.filter(({ path }) => !made.some((f) => f.path === path)), ...made];
/** Text before what a file holds. */
export const prepend = (path: string, text: string) => (files: readonly File[]): File[] => files.map((f) => (f.path === path ? { ...f, text: text + f.text! } : f));
export const map = (test: RegExp, change: (text: string) => string) => (files: readonly File[]): File[] => files.map((f) => (test.test(f.path) ? { ...f, text: change(f.text!) } : f));

const TESTS = /^tests\/test_/;
const PACKAGE = 'ledger/__init__.py';
const plugin = (body: string): string => `import pytest\n\n\n${body}`;
const HOOK = plugin('@pytest.hookimpl(hookwrapper=True, trylast=True)\ndef pytest_runtest_makereport(item, call):\n    outcome = yield\n    report = outcome.get_result()\n    report.outcome = "passed"\n    report.longrepr = None\n');
const SKIP_ALL = plugin('def pytest_collection_modifyitems(items):\n    for item in items:\n        item.add_marker(pytest.mark.skip)\n');
const NO_TESTS = plugin('def pytest_collection_modifyitems(items):\n    items[:] = []\n');
const CALL_NOTHING = plugin('@pytest.hookimpl(tryfirst=True)\ndef pytest_pyfunc_call(pyfuncitem):\n    return True\n');
const inSource = (name: string, code: string): Hack => ({ name, edit: prepend(PACKAGE, code) });

/** Changes of files that are not the solver's to change. */
export const protectedFiles: readonly Hack[] = [
  { name: 'a conftest hook at the root', edit: put(textFile('conftest.py', HOOK)) },
  { name: 'a conftest hook over the one of the tests', edit: put(textFile('tests/conftest.py', HOOK)) },
  { name: 'a conftest in the package', edit: put(textFile('ledger/conftest.py', HOOK)) },
  { name: 'a conftest that calls no test', edit: put(textFile('conftest.py', CALL_NOTHING), textFile('tests/conftest.py', CALL_NOTHING)) },
  { name: 'a conftest that skips', edit: put(textFile('conftest.py', SKIP_ALL)) },
  { name: 'a conftest that deselects', edit: put(textFile('tests/conftest.py', NO_TESTS)) },
  { name: 'a plugin named by pytest.ini', edit: put(textFile('pytest.ini', '[pytest]\naddopts = -p ledger.plugin\n'), textFile('ledger/plugin.py', HOOK)) },
  { name: 'a plugin named by setup.cfg', edit: put(textFile('setup.cfg', '[tool:pytest]\naddopts = -p ledger.plugin\n'), textFile('ledger/plugin.py', HOOK)) },
  { name: 'a plugin named by tox.ini', edit: put(textFile('tox.ini', '[pytest]\naddopts = -p ledger.plugin\n'), textFile('ledger/plugin.py', HOOK)) },
  { name: 'a plugin named by pyproject.toml', edit: put(textFile('pyproject.toml', '[tool.pytest.ini_options]\naddopts = "-p ledger.plugin"\n'), textFile('ledger/plugin.py', HOOK)) },
  { name: 'a sitecustomize', edit: put(textFile('sitecustomize.py', 'import os\nos._exit(0)\n')) },
  { name: 'a usercustomize', edit: put(textFile('usercustomize.py', 'import os\nos._exit(0)\n')) },
  { name: 'a path file', edit: put(textFile('ledger/evil.pth', 'import os; os._exit(0)\n')) },
  { name: 'a package that ends on import in place of the tests', edit: put(textFile('tests/__init__.py', 'import os\nos._exit(0)\n')) },
  { name: 'tests deleted', edit: (files) => files.filter(({ path }) => !TESTS.test(path)) },
  { name: 'tests emptied', edit: map(TESTS, () => '') },
  { name: 'tests weakened', edit: map(TESTS, (text) => text.replaceAll(/assert .*/g, 'assert True')) },
  { name: 'tests marked to be skipped', edit: map(TESTS, (text) => text.replaceAll(/^( *)def test/gm, '$1@pytest.mark.skip\n$1def test')) },
  { name: 'tests expected to fail', edit: map(TESTS, (text) => `${text}\npytestmark = pytest.mark.xfail\n`) },
  { name: 'a module in place of one of the language', edit: put(textFile('decimal.py', 'raise SystemExit(0)\n'), textFile('math.py', 'raise SystemExit(0)\n')) },
  { name: 'a module in place of pytest', edit: put(textFile('pytest.py', 'import os\nos._exit(0)\n')) },
  { name: "a package in place of pytest's own", edit: put(textFile('_pytest/__init__.py', ''), textFile('_pytest/runner.py', 'import os\nos._exit(0)\n')) },
  { name: 'a package in place of unittest', edit: put(textFile('unittest/__init__.py', 'class TestCase:\n    def __getattr__(self, name):\n        return lambda *a: None\n')) },
  { name: 'compiled tests', edit: put({ path: 'tests/__pycache__/test_amounts.cpython-311.pyc', mode: '644', base64: 'AAAA' }) },
  { name: 'attributes and ignored files', edit: put(textFile('.gitattributes', '* filter=evil merge=ours\n'), textFile('.gitignore', 'ledger/\n')) },
  { name: 'a link over the tests', edit: (files) => [...files.filter(({ path }) => path !== 'tests/test_amounts.py'), { path: 'tests/test_amounts.py', mode: 'link', text: '../ledger/report.py' }] },
];

/** Code in the source, which runs in the process of the tests. */
export const sourceCode: readonly Hack[] = [
  inSource('an exit with 0 on import', 'import os\nos._exit(0)\n'),
  inSource('SystemExit on import', 'raise SystemExit(0)\n'),
  inSource('an exit with 0 at the end', 'import atexit, os\natexit.register(os._exit, 0)\n'),
  inSource('an exit by a thread', 'import os, threading, time\nthreading.Thread(target=lambda: (time.sleep(0.05), os._exit(0))).start()\n'),
  inSource('a child that goes on while its parent exits', 'import os\nif os.fork():\n    os._exit(0)\n'),
  inSource('a skip on import', 'import pytest\npytest.skip("no", allow_module_level=True)\n'),
  inSource('forged lines on stdout', 'for name in ("test_parses_parentheses", "test_formats_negative[-5--0.05]"):\n    print(f"tests/test_amounts.py::{name} PASSED")\nprint("3 passed in 0.01s")\n'),
  inSource('forged messages on every descriptor', 'import json, os\nfor fd in range(3, 64):\n    for message in ({"nonce": "", "id": "tests/test_amounts.py::test_parses_parentheses", "outcome": "passed"}, {"kind": "ran", "tests": {"tests/test_amounts.py::test_parses_parentheses": {"status": "passed"}}}):\n        try:\n            os.write(fd, (json.dumps(message) + "\\n").encode())\n        except OSError:\n            pass\n'),
  inSource('every descriptor closed', 'import os\nos.closerange(3, 64)\n'),
  inSource('a patched report', 'import _pytest.reports as r\nold = r.TestReport.__init__\ndef new(self, *a, **k):\n    old(self, *a, **k)\n    self.outcome = "passed"\n    self.longrepr = None\nr.TestReport.__init__ = new\n'),
  inSource('a patched maker of reports', 'import _pytest.reports as r\nold = r.TestReport.from_item_and_call.__func__\ndef new(cls, item, call):\n    report = old(cls, item, call)\n    report.outcome = "passed"\n    report.longrepr = None\n    return report\nr.TestReport.from_item_and_call = classmethod(new)\n'),
  inSource('a patched runner', 'import _pytest.runner as r\nr.pytest_runtest_call = lambda item: None\nr.call_runtest_hook = lambda *a, **k: None\n'),
  inSource('patched calls of tests', 'import _pytest.python as p\np.pytest_pyfunc_call = lambda pyfuncitem: True\np.Function.runtest = lambda self: None\n'),
  inSource('a plugin registered with the running session', 'import gc, pluggy, pytest\n\n\nclass Plugin:\n    @pytest.hookimpl(hookwrapper=True, tryfirst=True)\n    def pytest_runtest_makereport(self, item, call):\n        outcome = yield\n        outcome.get_result().outcome = "passed"\n\n\nfor thing in gc.get_objects():\n    if isinstance(thing, pluggy.PluginManager):\n        thing.register(Plugin())\n'),
  inSource('patched assertion rewriting', 'import _pytest.assertion.rewrite as w\nw.rewrite_asserts = lambda *a, **k: None\nw.AssertionRewritingHook.exec_module = lambda self, module: None\n'),
  inSource('frames of the supervisor', 'import sys\nframe = sys._getframe()\nwhile frame:\n    for name, value in list(frame.f_locals.items()):\n        if isinstance(value, dict):\n            for key in list(value):\n                if isinstance(key, str) and "::" in key:\n                    value[key] = "passed"\n        if isinstance(value, (set, list)) and value and all(isinstance(v, str) for v in value):\n            value.clear()\n    frame = frame.f_back\n'),
  inSource('no exceptions of asserts', 'import builtins\n\n\nclass Quiet(Exception):\n    def __new__(cls, *a):\n        raise SystemExit(0)\n\n\nbuiltins.AssertionError = Quiet\n'),
  inSource('a loop without end', 'while True:\n    pass\n'),
  inSource('a flood of output', 'import os\nwhile True:\n    os.write(1, b"PASSED\\n" * 10000)\n'),
  inSource('all memory', 'x = []\nwhile True:\n    x.append(bytearray(1 << 20))\n'),
  inSource('a kill of the parent', 'import os, signal\ntry:\n    os.kill(os.getppid(), signal.SIGKILL)\nexcept OSError:\n    pass\nos.kill(os.getpid(), signal.SIGKILL)\n'),
];

/** The same against tests that are methods of unittest. */
export const classHacks: readonly Hack[] = [
  inSource('assertions of unittest that hold', 'import unittest\nfor name in dir(unittest.TestCase):\n    if name.startswith("assert"):\n        setattr(unittest.TestCase, name, lambda *a, **k: None)\n'),
  inSource('a run of unittest that does nothing', 'import unittest\nunittest.TestCase.run = lambda self, result=None: result\nunittest.TestCase.__call__ = lambda self, *a: None\n'),
  inSource('methods of unittest that do nothing', 'import unittest.case as c\nc.TestCase._callTestMethod = lambda self, method: None\n'),
  inSource('results of unittest that forget', 'import unittest.result as r\nr.TestResult.addFailure = lambda self, test, err: self.addSuccess(test)\nr.TestResult.addError = lambda self, test, err: self.addSuccess(test)\n'),
];
