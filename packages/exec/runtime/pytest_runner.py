"""Runs tests under pytest and tells the supervisor what came of each, by its own plugin. Runs in the process of the code under test."""
import ast
import importlib
import inspect
import os
import pkgutil
import re
import sys
import types
import unittest

import _pytest
import pytest
from _pytest.assertion import rewrite
from _pytest.outcomes import Exit

import tests_common
import tests_integrity
import tests_sources
import tests_written
from tests_common import masked, ordered, sentinel_source, witnessed

for module in pkgutil.walk_packages(_pytest.__path__, "_pytest."):
    try:
        importlib.import_module(module.name)
    except Exception:
        continue  # one for another system, or for a module that is not here
for name in ("code", "codeop", "cmd", "pdb", "faulthandler", "getpass", "pwd", "termios", "doctest", "unittest.mock", "asyncio", "encodings.unicode_escape", "decimal"):
    try:
        importlib.import_module(name)
    except ImportError:
        continue

OWN = re.compile(r"(_pytest|pytest|pluggy|unittest|iniconfig)(\.|$)")
# what a test's own verdict depends on, and so is looked at after each
OFTEN = ("unittest.case", "unittest.mock", "unittest.suite", "_pytest.python_api", "_pytest.outcomes", "_pytest.recwarn", "_pytest.runner", "_pytest.unittest", "_pytest.skipping")
OPTIONS = [
    "-q", "-p", "no:cacheprovider", "--maxfail=0", "--continue-on-collection-errors", "--color=no", "--show-capture=no", "--tb=line", "-rN",
    "--override-ini=cache_dir=/dev/null",
]


unittest.IsolatedAsyncioTestCase  # loaded when it is first asked for
OURS = [sys.modules[__name__], tests_common, tests_integrity, tests_sources, tests_written]


FIXTURES = [code for function in [getattr(sys.modules["_pytest.unittest"], "_make_xunit_fixture", None)] if function for code in function.__code__.co_consts if isinstance(code, types.CodeType)]


def is_own(name, value):
    """The fixtures that pytest before 8 puts into each class of unittest tests: TestCase itself is one where a test file imports it by name."""
    original = getattr(getattr(value, "__pytest_wrapped__", None), "obj", value)
    return name.startswith("_UnitTestCase__pytest_") and any(getattr(original, "__code__", None) is code for code in FIXTURES)


def snapshot():
    theirs = [module for name, module in sorted(sys.modules.items()) if OWN.match(name) and isinstance(module, types.ModuleType)]
    taken = tests_integrity.Snapshot([*theirs, *OURS], own=is_own)
    taken.often = tests_integrity.Snapshot([*(sys.modules[name] for name in OFTEN if name in sys.modules), *OURS], own=is_own)
    return taken


def run(job, send, receive, first):
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.meta_path.insert(0, tests_sources.StandardFirst())
    witness = Witness(job, send, receive, first)
    files = job["tests"] if job["select"] is None else sorted({name.split("::")[0] for name in job["select"]})
    files = [os.path.join(job["tree"], path) for path in files]
    files = [path for path in files if os.path.exists(path)]
    if not files:
        send("refused", "none of the files of the tests is there")
        return
    heard = sys.stderr = Heard(sys.stderr)
    code = pytest.main([*OPTIONS, f"--rootdir={job['tree']}", f"--confcutdir={job['tree']}", *files], plugins=[witness, Elsewhere()])
    sys.stderr = heard.file
    if not witness.begun:
        why = masked(" ".join(heard.said.rpartition("error: ")[2].split())[:300], job["tree"])
        send("refused", f"pytest ended with code {int(code)} before it had run a test{why and f': {why}'}")
    elif not witness.ended:
        raise RuntimeError(f"pytest ended with code {int(code)} amid its tests")


class Heard:
    """A stream whose last words are kept."""

    def __init__(self, file):
        self.file, self.said = file, ""

    def write(self, text):
        self.said = (self.said + text)[-2000:]
        return self.file.write(text)

    def __getattr__(self, name):
        return getattr(self.file, name)


def plain(text, path, make=compile):
    return make(text, path, "exec", dont_inherit=True)


# what a tree's own options may ask of well-known plugins, of which none is loaded: coverage, xdist, timeout, benchmark, linters, reports.
# `*`: takes a value; `?`: may take one
ELSEWHERE = """
--cov? --cov-report* --cov-config* --cov-fail-under* --cov-context* --cov-append --cov-branch --cov-reset --no-cov --no-cov-on-fail
--numprocesses* --dist* --maxprocesses* --tx* --forked --boxed --timeout* --timeout-method* --session-timeout* --asyncio-mode*
--benchmark-skip --benchmark-disable --benchmark-enable --benchmark-only --benchmark-autosave --benchmark-columns* --benchmark-sort* --benchmark-warmup?
--flake8 --flakes --pep8 --pycodestyle --codestyle --mypy --mypy-ignore-missing-imports --black --isort --ruff --ruff-format --pylint --docstyle
--html* --self-contained-html --reruns* --reruns-delay* --only-rerun* --random-order --random-order-bucket* --random-order-seed* --randomly-seed*
--hypothesis-profile* --hypothesis-seed* --hypothesis-show-statistics --instafail --picked? --count* --repeat-scope* --spec --emoji --allow-hosts* --disable-socket
""".split()


class Elsewhere:
    """Takes the options of ELSEWHERE that no plugin or conftest of the tree has, and does nothing with them."""

    @pytest.hookimpl(hookwrapper=True)
    def pytest_load_initial_conftests(self, parser):
        yield
        known = {name for group in [parser._anonymous, *parser._groups] for option in group.options for name in option.names()}
        group = parser.getgroup("elsewhere", "options of plugins that are not loaded")
        for option in ELSEWHERE:
            shape = {"nargs": "?"} if option[-1] == "?" else {} if option[-1] == "*" else {"action": "store_true"}
            names = [option.rstrip("?*"), *(["-n"] if option == "--numprocesses*" else [])]
            if known.isdisjoint(names):
                group._addoption(*names, dest=f"elsewhere_{names[0]}", **shape)


class SentinelModule(pytest.Module):
    """A module of tests that must fail, beside a module of the tree and under the same hooks; it has no file."""

    made = None

    def _getobj(self):
        return self.made


class Witness:
    def __init__(self, job, send, receive, first):
        self.job, self.send, self.receive = job, send, receive
        self.taken, self.check, self.check_often, self.early = first, None, None, None
        self.sources = tests_sources.Sources(job["tree"], job["tests"], [self.rewritten, plain])
        self.modules = {}
        self.uncollected = {}
        self.reports = []
        self.record = self.called = self.look = None
        self.begun = self.ended = False
        self.shown = True

    def pytest_load_initial_conftests(self):
        """After pytest has changed some of its classes itself, and before a conftest is imported; a plugin that options name has been."""
        reader = rewrite._rewrite_test = self.read_test
        self.early = self.taken.take_up([*vars(sys.modules.get("_pytest.legacypath", types)).values(), reader])
        self.check = tests_integrity.watcher(self.taken)
        self.check_often = tests_integrity.watcher(self.taken.often)

    def read_test(self, path, config, original=rewrite._rewrite_test):
        """In place of pytest's own: the code of a test file comes of the bytes that were read before code under test ran."""
        text = self.sources.texts.get(str(path))
        if text is None:
            return original(path, config)
        return os.stat(path), self.rewritten(text, str(path))

    def rewritten(self, text, path, parse=ast.parse, make=compile, change=rewrite.rewrite_asserts):
        if path not in self.modules:
            if self.check() is not None:
                raise ValueError("the rewriter is not to be trusted any more")
            tree = parse(text, filename=path)
            change(tree, text, path, None)
            self.modules[path] = make(tree, path, "exec", dont_inherit=True)
        return self.modules[path]

    def pytest_collectreport(self, report):
        if report.outcome == "passed" or not report.nodeid:
            return
        text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        errors = [line[1:].strip() for line in text.splitlines() if line.startswith("E ")]
        reason = "; ".join(errors or text.strip().splitlines()[-3:])
        self.uncollected.setdefault(report.nodeid.split("::")[0], masked(reason, self.job["tree"]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report):
        self.reports.append(report)

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item):
        own = self.called = item.obj
        item.obj = witnessed(own, self.record, self.look)
        case = getattr(own, "__self__", None)
        if isinstance(case, unittest.TestCase) and inspect.iscoroutinefunction(own):
            setattr(case, item.originalname, item.obj)  # pytest leaves it to the case to find its coroutine
        yield
        item.obj = own

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        job, send, check, check_often = self.job, self.send, self.check, self.check_often
        select = None if job["select"] is None else frozenset(job["select"])
        items = []
        for item in session.items:
            if not isinstance(item, pytest.Function):
                self.uncollected.setdefault(item.nodeid.split("::")[0], f"{item.nodeid} is not a test function")
            elif select is None or item.nodeid in select:
                items.append(item)
        items = ordered(items, job["order"], job["hashSeed"], lambda item: item.nodeid, parts)
        for item in items:
            send("id", item.nodeid)
        for file, reason in self.uncollected.items():
            send("uncollected", file, reason)
        self.begun = True
        send("collected")
        nonce, *tokens = self.receive().split()
        before, after = ([], []) if not items else (self.sentinels(session, near, token) for near, token in zip((items[0], items[-1]), tokens))
        names = {item: name for name, item in [*before, *after]}
        all_items = [*(item for _, item in before), *items, *(item for _, item in after)]
        session.items[:] = all_items
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        with tests_common.Alarm(job["perTestSeconds"]) as alarm:
            for item, next_item in zip(all_items, [*all_items[1:], None]):
                name = names.get(item) or item.nodeid
                self.show(session.config.pluginmanager, reporter, item not in names)
                send("start", nonce, name)
                self.look = (lambda function: None) if item in names else self.look_for(item)
                fault = self.look(item.obj)
                status, detail = self.run_one(session, item, next_item, alarm)
                if alarm.rang:
                    status = "limit"
                fault = fault or self.record.fault or (check_often if same_file(item, next_item) else check)() or (None if self.called is None else self.look(self.called))
                if fault is not None:
                    send("changed", nonce, masked(fault, job["tree"]))
                send("test", nonce, name, status, masked(detail, job["tree"]))
        stranger = self.stranger(session.config.pluginmanager)
        fault = self.early or check() or (stranger and f"a plugin of the tree's own, {stranger}")
        if fault is not None:
            send("changed", nonce, masked(fault, job["tree"]))
        self.show(session.config.pluginmanager, reporter, True)
        self.ended = True
        send("end", nonce)
        return True

    def show(self, manager, reporter, shown):
        """Sentinels are no matter of what is printed: meanwhile the reporter hears nothing, but is still found by its name."""
        if reporter is None or self.shown == shown:
            return
        self.shown = shown
        if shown:
            manager._name2plugin.pop("terminalreporter", None)
            manager.register(reporter, "terminalreporter")
        else:
            manager.unregister(reporter)
            manager._name2plugin["terminalreporter"] = reporter

    def look_for(self, item):
        """What looks at the function of one test: a fault, or None."""
        fault, name, owner = self.sources.fault, item.originalname, item.cls
        return lambda function: fault(function, name, owner)

    def run_one(self, session, item, next_item, alarm):
        self.reports, self.record, self.called = [], tests_common.Record(), None
        alarm.set()
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)
        except (KeyboardInterrupt, Exit, tests_common.TooLong) as error:
            alarm.clear()
            try:
                session._setupstate.teardown_exact(None)
            except BaseException:
                pass  # it was torn down half
            return "failed", f"{type(error).__name__}: {error}"
        finally:
            alarm.clear()
        return settle({report.when: report for report in self.reports}, self.record)

    def sentinels(self, session, near, token):
        """Test items in the folder of another one, and so under the same conftest files, that must be reported failed."""
        path = os.path.join(os.path.dirname(str(near.path)), f"test_{token}.py")
        module = types.ModuleType(f"test_{token}")
        source = sentinel_source(token).encode()
        module.__dict__["__file__"] = path
        tree = compile(source, path, "exec", 0x400)  # ast.PyCF_ONLY_AST
        rewrite.rewrite_asserts(tree, source, path, session.config)
        exec(compile(tree, path, "exec", dont_inherit=True), module.__dict__)
        node = SentinelModule.from_parent(session, path=type(near.path)(path))
        node.made = module
        return [(f"sentinel {token} {item.name}", item) for item in session.genitems(node)]

    def stranger(self, manager):
        for plugin in manager.get_plugins():
            if plugin is self or self.taken.knows(plugin):
                continue
            file = getattr(plugin, "__file__", None) if isinstance(plugin, types.ModuleType) else None
            if file and file.startswith(self.job["tree"]) and (os.path.basename(file) == "conftest.py" or self.sources.is_test_file(file)):
                continue
            return manager.get_name(plugin) or repr(type(plugin))
        return None


def same_file(item, other):
    return other is not None and item.nodeid.partition("::")[0] == other.nodeid.partition("::")[0]


def parts(item):
    """A test's module and class: tests stay beside those they share fixtures with."""
    names = item.nodeid.split("::")
    return names[0], "::".join(names[:2]) if len(names) > 2 else ""


def settle(by_phase, record):
    """What came of a test: the worse of what pytest reports and what was seen of its function."""
    reports = [by_phase.get(when) for when in ("setup", "call", "teardown")]
    for report in filter(None, reports):
        if report.outcome == "failed":
            return "failed", crash_of(report)
    for report in filter(None, reports):
        if hasattr(report, "wasxfail"):
            return "skipped", "xfail" if report.outcome == "skipped" else "xpass"
        if report.outcome == "skipped":
            return "skipped", str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else "skipped"
    if None in reports:
        return "failed", "it was not reported to its end"
    if record.calls == 0:
        return "failed", "its function was not called"
    if record.error is not None:
        return "failed", f"reported passed, but it raised {record.error}"
    return "passed", ""


def crash_of(report):
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message) if crash is not None else str(report.longrepr).strip().splitlines()[-1] if str(report.longrepr).strip() else "failed"
