"""Backports that older code imports by names of their own, where they are not installed: what they are in the standard library."""
import contextlib
import importlib.util
import inspect
import pathlib
import sys
import unittest
import unittest.mock

for name, module in {"contextlib2": contextlib, "funcsigs": inspect, "mock": unittest.mock, "pathlib2": pathlib, "unittest2": unittest}.items():
    if importlib.util.find_spec(name) is None:
        sys.modules[name] = module
