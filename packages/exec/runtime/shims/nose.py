"""A stand-in for nose, which no longer runs: the assertions, decorators and skips that older tests import from it."""
import functools
import importlib.util
import re
import sys
import types
import unittest


def raises(*exceptions):
    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            try:
                function(*args, **kwargs)
            except exceptions:
                return
            raise AssertionError(f"{function.__name__}() did not raise {' or '.join(e.__name__ for e in exceptions)}")
        return wrapped
    return decorate


def eq_(a, b, msg=None):
    if not a == b:
        raise AssertionError(msg or f"{a!r} != {b!r}")


def ok_(value, msg=None):
    if not value:
        raise AssertionError(msg)


def with_setup(setup=None, teardown=None):
    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            if setup:
                setup()
            try:
                return function(*args, **kwargs)
            finally:
                if teardown:
                    teardown()
        return wrapped
    return decorate


def marked(**marks):
    def decorate(thing):
        for name, value in marks.items():
            setattr(thing, name, value)
        return thing
    return decorate


def assertions():
    case = unittest.TestCase("run")
    case.maxDiff = None
    old = {"assert_equals": case.assertEqual, "assert_items_equal": case.assertCountEqual, "assert_raises_regexp": case.assertRaisesRegex, "assert_regexp_matches": case.assertRegex}
    return old | {re.sub("([A-Z])", lambda m: "_" + m[1].lower(), name): getattr(case, name) for name in dir(case) if re.fullmatch("assert[A-Z].*", name) and not name.endswith("_")}


if importlib.util.find_spec("nose") is None:
    contents = {
        "nose": {"SkipTest": unittest.SkipTest, "with_setup": with_setup},
        "nose.tools": {"eq_": eq_, "ok_": ok_, "raises": raises, "with_setup": with_setup, "istest": marked(__test__=True), "nottest": marked(__test__=False), **assertions()},
        "nose.plugins": {},
        "nose.plugins.skip": {"SkipTest": unittest.SkipTest},
        "nose.plugins.attrib": {"attr": lambda *names, **values: marked(**dict.fromkeys(names, True), **values)},
    }
    for name, members in contents.items():
        module = sys.modules[name] = types.ModuleType(name)
        module.__dict__.update(members, __path__=[])
        parent, _, last = name.rpartition(".")
        if parent:
            setattr(sys.modules[parent], last, module)
