"""Whether a test's code is that of its file: the sources of the tests are read before code under test runs, and compiled as the runner does."""
import functools
import os
import sys
import types
import unittest

from tests_written import Written

LIBRARY = tuple({os.path.dirname(os.__file__), os.path.realpath(os.path.dirname(os.__file__))})
SHIMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "shims", "")
INSTALLED = tuple({*LIBRARY, SHIMS, *(os.path.join(prefix, "") for prefix in (sys.prefix, sys.base_prefix))})

# what a test case asserts and is run with: not what sets it up
CASE = frozenset(name for name in dir(unittest.TestCase) if name.startswith(("assert", "fail", "_")) or name in ("run", "debug", "id", "subTest", "defaultTestResult"))
SLOTS = (types.GetSetDescriptorType, types.MemberDescriptorType)
CASES = frozenset({*unittest.TestCase.__mro__, unittest.IsolatedAsyncioTestCase, unittest.FunctionTestCase})


def inner_code(function, name):
    """A code object of that name within a function's, or within those within it; None where there is none in this Python."""
    held = [function.__code__] if function else []
    for code in held:
        if code.co_name == name:
            return code
        held += [each for each in code.co_consts if isinstance(each, types.CodeType)]
    return None


SKIPS = inner_code(unittest.skip, "skip_wrapper")
PARTIAL_METHOD = inner_code(getattr(functools.partialmethod, "_make_unbound_method", None), "_method")


class Sources:
    def __init__(self, tree, folders, compilers):
        """`compilers` turn source and path into a code object, each in a way that the runner may have taken."""
        self.tree = tree
        self.compilers = compilers
        self.texts = {path: read(path) for folder in folders for path in python_files(os.path.join(tree, folder))}
        self.codes = {}
        self.files = {}
        self.believed = {}  # by identity, and held so that no other object gets it

    def is_test_file(self, path):
        return path in self.texts

    def fault(self, function, name, owner):
        """Why the function of a test of that name and class is not as its file has it, through all that is put around it, or None."""
        borrowed = 0
        for layer in layers(function):
            why = self.stranger(layer)
            if why is not None:
                return why
            code = layer.__code__
            path = code.co_filename
            borrowed += path not in self.texts and code is not SKIPS
        place = name if owner is None else f"{owner.__qualname__}.{name}"
        if path not in self.texts:
            if not is_inherited(owner, code, name):
                return f"{name} is {code.co_name} of {path}, which is no file of the tests"
            borrowed -= 1
        elif code.co_name != name and place in self.written(path).plain:
            return f"{name} is {code.co_name} of {os.path.basename(path)}"
        if borrowed > 0 and borrowed > self.allowed(path, code, place, owner):
            return f"{name} wears a decorator that {os.path.basename(path)} does not give it"
        return self.case_fault(function, name, owner) if isinstance(owner, type) and issubclass(owner, unittest.TestCase) else None

    def stranger(self, function):
        """Why a function is neither one of a test file nor one of what is installed, or None."""
        if type(function) is not types.FunctionType:
            return f"a test is {type(function).__name__}, no function"
        code = function.__code__
        path = code.co_filename
        if id(code) in self.believed:
            return None
        if path in self.texts:
            if code not in self.compiled(path, self.texts[path]):
                return f"{code.co_name} is not as it is written in {os.path.relpath(path, self.tree)}"
        elif not path.startswith(INSTALLED) or os.path.normpath(path) != path or code not in self.compiled(path, read(path)):
            return f"{code.co_name} comes from {os.path.relpath(path, self.tree) if path.startswith(self.tree) else path}, which is no file of the tests"
        self.believed[id(code)] = code
        return None

    def allowed(self, path, code, place, owner):
        """How much may be put around a test: its own decorators, those of its class and of the classes above it, and calls in assignments."""
        written = self.written(path)
        count = written.lines.get((code.co_name, code.co_firstlineno), 0) + written.around.get(place, 0)
        for base in getattr(owner, "__mro__", ()):
            file = getattr(sys.modules.get(base.__module__), "__file__", None)
            count += self.written(file).around.get(base.__qualname__, 0) if file in self.texts else 0
        return count

    def case_fault(self, function, name, owner):
        """Why a test case would assert otherwise than unittest or the test files have it, or None."""
        case = function.__self__ if type(function) is types.MethodType else None
        if case is not None and case is not owner and type(case) is not owner:
            return f"{name} is called on {type(case).__name__}"
        places = [vars(base) for base in owner.__mro__ if base not in CASES]
        if case is not None and case is not owner:
            places.append({key: value for key, value in vars(case).items() if key != name})
        for place in places:
            for key in CASE & place.keys():
                value = place[key].fget if type(place[key]) is property else getattr(place[key], "__func__", place[key])
                acts = callable(value) or hasattr(type(value), "__get__")
                if acts and value is not AssertionError and not isinstance(value, SLOTS) and any(self.stranger(layer) is not None for layer in layers(value)):
                    return f"{key} of {owner.__qualname__}, which no file of the tests sets"
        return None

    def written(self, path):
        if path not in self.files:
            self.files[path] = Written(self.texts.get(path) or read(path), path)
        return self.files[path]

    def compiled(self, path, text):
        if path not in self.codes:
            found = self.codes[path] = set()
            for make in self.compilers:
                try:
                    collect(make(text, path), found)
                except (SyntaxError, ValueError):
                    continue
        return self.codes[path]


def layers(function):
    """What is called when a test is: the function itself, and what it says it wraps. Of exact types alone: others may call something else."""
    for _ in range(32):
        kind = type(function)
        if kind in (functools.partial, functools.partialmethod):
            function = function.func
        elif kind is types.MethodType:
            function = function.__func__
        elif kind is types.FunctionType and function.__code__ is PARTIAL_METHOD:
            function = next(cell.cell_contents for cell in function.__closure__ if type(cell.cell_contents) is functools.partialmethod)
        else:
            yield function
            if kind is not types.FunctionType or "__wrapped__" not in vars(function):
                return
            function = vars(function)["__wrapped__"]


def is_inherited(owner, code, name):
    """Whether a test is a method of that name of a class that is installed."""
    holder = next((base for base in getattr(owner, "__mro__", ()) if name in vars(base)), None)
    module = sys.modules.get(getattr(holder, "__module__", None))
    return code.co_name == name and (getattr(module, "__file__", None) or "").startswith(INSTALLED)


def collect(code, found):
    found.add(code)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            collect(constant, found)


def python_files(path):
    if os.path.isfile(path):
        return [path]
    found = []
    for folder, folders, names in os.walk(path):
        folders.sort()
        found += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".py")]
    return found


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


class StandardFirst:
    """Finds a module of the standard library there and nowhere else, whatever comes before it on the path."""

    def __init__(self):
        from importlib.machinery import PathFinder
        self.find = PathFinder.find_spec
        self.names = frozenset(getattr(sys, "stdlib_module_names", ()))
        self.path = [path for path in sys.path if path.startswith(LIBRARY) and "-packages" not in path or path.endswith(".zip")]

    def find_spec(self, name, path=None, target=None):
        if path is None and name in self.names:
            return self.find(name, self.path, target)
        return None
