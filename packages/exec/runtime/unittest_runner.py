"""Runs tests under unittest and tells the supervisor what came of each, by its own result. Runs in the process of the code under test."""
import os
import re
import sys
import types
import unittest
import unittest.mock
from unittest.loader import _FailedTest
from unittest.suite import _ErrorHolder

import tests_common
import tests_integrity
import tests_sources
import tests_written
from tests_common import masked, ordered, sentinel_source, witnessed

OWN = re.compile(r"unittest(\.|$)")
unittest.IsolatedAsyncioTestCase  # loaded when it is first asked for
OURS = [sys.modules[__name__], tests_common, tests_integrity, tests_sources, tests_written]


def snapshot():
    theirs = [module for name, module in sorted(sys.modules.items()) if OWN.match(name) and isinstance(module, types.ModuleType)]
    return tests_integrity.Snapshot([*theirs, *OURS])


def run(job, send, receive, first):
    sys.meta_path.insert(0, tests_sources.StandardFirst())
    check = tests_integrity.watcher(first)
    sources = tests_sources.Sources(job["tree"], job["tests"], [plain])
    tests, uncollected = load(job)
    tests = ordered(tests, job["order"], job["hashSeed"], unittest.TestCase.id, parts)
    ids = {id(test): test.id() for test in tests}  # by identity: a class of tests may be given another `id` later
    for name in ids.values():
        send("id", name)
    for file, reason in uncollected.items():
        send("uncollected", file, reason)
    send("collected")
    nonce, *tokens = receive().split()
    before, after = (sentinels(token) if tests else [] for token in tokens)
    names = {id(test): name for name, test in [*before, *after]}
    with tests_common.Alarm(job["perTestSeconds"]) as alarm:
        result = Witness(job, send, nonce, ids, names, check, sources, alarm)
        unittest.TestSuite([*(test for _, test in before), *tests, *(test for _, test in after)])(result)
    result.settle_unstarted(tests)
    fault = check()
    if fault is not None:
        send("changed", nonce, masked(fault, job["tree"]))
    send("end", nonce)


def plain(text, path, make=compile):
    return make(text, path, "exec", dont_inherit=True)


def parts(test):
    return type(test).__module__, type(test).__qualname__


def load(job):
    """The chosen tests, each once, and why the others could not be read."""
    loader = unittest.TestLoader()
    found, uncollected = {}, {}
    select = None if job["select"] is None else frozenset(job["select"])
    for path in job["tests"]:
        full = os.path.join(job["tree"], path)
        folder, pattern = (full, "test*.py") if os.path.isdir(full) else os.path.split(full)
        if not os.path.exists(full):
            uncollected[path] = "it is not there"
            continue
        top = job["tree"] if os.path.exists(os.path.join(folder, "__init__.py")) else folder
        for test in flat(loader.discover(folder, pattern, top)):
            if isinstance(test, _FailedTest):
                lines = str(test._exception).strip().splitlines()
                uncollected[path if pattern != "test*.py" else test._testMethodName] = masked(lines[-1] if lines else "it could not be imported", job["tree"])
            elif select is None or test.id() in select:
                found.setdefault(test.id(), test)
        loader._top_level_dir = None
    return list(found.values()), uncollected


def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def sentinels(token):
    module = types.ModuleType(f"test_{token}")
    exec(compile(sentinel_source(token), f"test_{token}.py", "exec", dont_inherit=True), module.__dict__)
    return [(f"sentinel {token} {test._testMethodName}", test) for test in flat(unittest.defaultTestLoader.loadTestsFromModule(module))]


class Witness(unittest.TestResult):
    def __init__(self, job, send, nonce, ids, names, check, sources, alarm):
        super().__init__()
        self.job, self.send, self.nonce, self.ids, self.names, self.check, self.sources, self.alarm = job, send, nonce, ids, names, check, sources, alarm
        self.failed_fixtures = []
        self.done = set()
        self.status = self.detail = self.record = self.fault = self.own = self.look = None

    def startTest(self, test):
        super().startTest(test)
        self.send("start", self.nonce, self.names.get(id(test)) or self.ids[id(test)])
        self.status = self.detail = None
        self.record = tests_common.Record()
        self.own = getattr(test, test._testMethodName)
        self.look = (lambda function: None) if id(test) in self.names else self.look_for(test)
        self.fault = self.look(self.own)
        setattr(test, test._testMethodName, witnessed(self.own, self.record, self.look))
        self.alarm.set()

    def stopTest(self, test):
        self.alarm.clear()
        vars(test).pop(test._testMethodName, None)
        status, detail = self.status or "failed", self.detail or ""
        if status == "passed" and self.record.calls == 0:
            status, detail = "failed", "its function was not called"
        elif status == "passed" and self.record.error is not None:
            status, detail = "failed", f"reported passed, but it raised {self.record.error}"
        if self.alarm.rang:
            status = "limit"
        fault = self.fault or self.record.fault or self.check() or self.look(self.own)
        if fault is not None:
            self.send("changed", self.nonce, masked(fault, self.job["tree"]))
        self.done.add(self.ids.get(id(test)))
        self.send("test", self.nonce, self.names.get(id(test)) or self.ids[id(test)], status, masked(detail, self.job["tree"]))
        super().stopTest(test)

    def settle_unstarted(self, tests):
        """Tests that were never begun because what sets up their class or module failed or skipped them."""
        for test in tests:
            if self.ids[id(test)] in self.done:
                continue
            for holder, status, detail in self.failed_fixtures:
                place = holder.id().partition("(")[2].rstrip(")")
                if place in (unittest.util.strclass(type(test)), type(test).__module__):
                    self.send("test", self.nonce, self.ids[id(test)], status, masked(f"{holder.id()}: {detail}", self.job["tree"]))
                    break

    def look_for(self, test):
        """What looks at the function of one test: a fault, or None."""
        fault, name, owner = self.sources.fault, test._testMethodName, type(test)
        return lambda function: fault(function, name, owner)

    def put(self, test, status, detail):
        if isinstance(test, _ErrorHolder):
            self.failed_fixtures.append((test, status, detail))
        elif self.status is None or status == "failed":
            self.status, self.detail = status, detail

    def addSuccess(self, test):
        self.put(test, "passed", "")

    def addError(self, test, error):
        self.put(test, "failed", described(error))

    def addFailure(self, test, error):
        self.put(test, "failed", described(error))

    def addSubTest(self, test, subtest, error):
        if error is not None:
            self.put(test, "failed", described(error))

    def addSkip(self, test, reason):
        self.put(test, "skipped", str(reason))

    def addExpectedFailure(self, test, error):
        self.put(test, "skipped", "xfail")

    def addUnexpectedSuccess(self, test):
        self.put(test, "skipped", "xpass")


def described(error):
    lines = str(error[1]).strip().splitlines()
    return f"{error[0].__name__}: {lines[0] if lines else ''}"
