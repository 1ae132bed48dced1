"""Whether a test's code is that of its file: the sources of the tests are read before code under test runs, and compiled as the runner does."""
import functools
import os
import sys
import types
from ast import AsyncFunctionDef, Attribute, Call, ClassDef, FunctionDef, Name, iter_child_nodes

ONLY_AST = 0x400
LIBRARY = tuple({os.path.dirname(os.__file__), os.path.realpath(os.path.dirname(os.__file__))})
SHIMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "shims", "")
INSTALLED = tuple({*LIBRARY, SHIMS, *(os.path.join(prefix, "") for prefix in (sys.prefix, sys.base_prefix))})


class Sources:
    def __init__(self, tree, folders, compilers):
        """`compilers` turn source and path into a code object, each in a way that the runner may have taken."""
        self.tree = tree
        self.compilers = compilers
        self.texts = {path: read(path) for folder in folders for path in python_files(os.path.join(tree, folder))}
        self.codes = {}
        self.worn = {}
        self.believed = {}  # by identity, and held so that no other object gets it

    def is_test_file(self, path):
        return path in self.texts

    def fault(self, function, name, owner):
        """Why the function of a test of that name and class is not one of a test file, through all the decorators that it wears, or None."""
        borrowed = 0
        for layer in layers(function):
            code = getattr(layer, "__code__", None)
            if code is None:
                return f"a test is {type(layer).__name__}, no function"
            path = code.co_filename
            if id(code) not in self.believed:
                if path in self.texts:
                    if code not in self.compiled(path, self.texts[path]):
                        return f"{code.co_name} is not as it is written in {os.path.relpath(path, self.tree)}"
                elif not path.startswith(INSTALLED) or code not in self.compiled(path, read(path)):
                    return f"{code.co_name} comes from {os.path.relpath(path, self.tree) if path.startswith(self.tree) else path}, which is no file of the tests"
                self.believed[id(code)] = code
            borrowed += path not in self.texts
        if path not in self.texts:
            if not is_inherited(owner, code, name):
                return f"{name} is {code.co_name} of {path}, which is no file of the tests"
            borrowed -= 1
        if borrowed > 0 and borrowed > self.decorators(path, code):
            return f"{name} wears a decorator that {os.path.basename(path)} does not give it"
        return None

    def decorators(self, path, code):
        """How many decorators a function and the classes around it wear in their file; marks of pytest put nothing around it."""
        if path not in self.worn:
            self.worn[path] = {}
            count_decorators(compile(self.texts.get(path) or read(path), path, "exec", ONLY_AST, dont_inherit=True), 0, self.worn[path])
        return self.worn[path].get((code.co_name, code.co_firstlineno), 0)

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
    """What is called when a test is: the function itself, and what it says it wraps."""
    for _ in range(32):
        if isinstance(function, (functools.partial, functools.partialmethod)):
            function = function.func
            continue
        function = getattr(function, "__func__", function)
        yield function
        inner = getattr(function, "__dict__", {}).get("__wrapped__")
        if inner is None:
            return
        function = inner


def is_inherited(owner, code, name):
    """Whether a test is a method of that name of a class that is installed."""
    holder = next((base for base in getattr(owner, "__mro__", ()) if name in vars(base)), None)
    module = sys.modules.get(getattr(holder, "__module__", None))
    return code.co_name == name and (getattr(module, "__file__", None) or "").startswith(INSTALLED)


def count_decorators(node, outside, found):
    """For each function by name and first line, how many decorators it wears; a class's count for each of its methods."""
    worn = outside + sum(not is_mark(each) for each in getattr(node, "decorator_list", ()))
    is_function = isinstance(node, (FunctionDef, AsyncFunctionDef))
    if is_function:
        found[node.name, min([node.lineno, *(each.lineno for each in node.decorator_list)])] = worn
    for child in iter_child_nodes(node):
        count_decorators(child, 0 if is_function else worn, found)


def is_mark(node):
    """Whether a decorator is a mark of pytest, which puts nothing around the function."""
    while isinstance(node, (Call, Attribute)):
        if getattr(node, "attr", None) == "mark":
            return True
        node = node.func if isinstance(node, Call) else node.value
    return isinstance(node, Name) and node.id == "mark"


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
