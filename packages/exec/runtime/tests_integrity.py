"""Whether the runner's own code is what it was: every function, class and method of its modules, taken before code under test runs."""
import sys
from types import BuiltinFunctionType, FunctionType, MemberDescriptorType, ModuleType

FUNCTIONS = (FunctionType, BuiltinFunctionType, type, staticmethod, classmethod, property, MemberDescriptorType)


class Snapshot:
    def __init__(self, modules):
        self.modules = list(modules)
        self.classes = set()
        self.held = []
        self.codes = []
        self.names = []
        for module in self.modules:
            space = vars(module)
            self.names.append((module.__name__, space, frozenset(space)))
            for name, value in list(space.items()):
                self.add(module.__name__, space, name, value)
                if isinstance(value, type) and value.__module__ == module.__name__:
                    self.add_class(value)
        self.add_builtins()

    def add(self, where, space, name, value):
        if isinstance(value, FUNCTIONS):
            self.held.append((f"{where}.{name}", space, name, value))
            self.add_code(f"{where}.{name}", value)

    def add_class(self, cls):
        if cls in self.classes:
            return
        self.classes.add(cls)
        space, where = vars(cls), f"{cls.__module__}.{cls.__qualname__}"
        self.names.append((where, space, frozenset(space)))
        for name, value in list(space.items()):
            self.add(where, space, name, value)
            if isinstance(value, type) and value.__module__ == cls.__module__:
                self.add_class(value)

    def add_code(self, where, value):
        if isinstance(value, property):
            parts = (value.fget, value.fset, value.fdel)
        else:
            parts = (getattr(value, "__func__", value),)
        for part in parts:
            if isinstance(part, FunctionType):
                cells = tuple((cell, cell.cell_contents) for cell in part.__closure__ or () if filled(cell) and isinstance(cell.cell_contents, FUNCTIONS))
                self.codes.append((where, part, part.__code__, part.__defaults__, part.__kwdefaults__, cells))

    def add_builtins(self):
        space = vars(sys.modules["builtins"])
        for name, value in list(space.items()):
            if callable(value):
                self.held.append((f"builtins.{name}", space, name, value))

    def changed(self, excused=()):
        """What is not as it was, or None. What the runner changes itself is excused by what it puts there."""
        for where, space, name, value in self.held:
            now = space.get(name)
            if now is not value and not is_one_of(now, excused):
                return where
        for where, function, code, defaults, kwdefaults, cells in self.codes:
            if function.__code__ is not code or function.__defaults__ is not defaults or function.__kwdefaults__ is not kwdefaults:
                return where
            for cell, value in cells:
                if cell.cell_contents is not value:
                    return where
        for where, space, names in self.names:
            if len(space) > len(names):
                for name in space.keys() - names:
                    value = space[name]
                    if (callable(value) or isinstance(value, property)) and not isinstance(value, ModuleType) and not is_one_of(value, excused):
                        return f"{where}.{name}"
        return None

    def knows(self, thing):
        """Whether a plugin is the runner's own: one of its modules or classes, or an object of such a class."""
        return any(thing is module for module in self.modules) or (thing if isinstance(thing, type) else type(thing)) in self.classes


def is_one_of(value, functions):
    parts = (value.fget, value.fset) if isinstance(value, property) else (value,)
    return value is not None and all(any(part is function for function in functions) for part in parts if part is not None)


def filled(cell):
    try:
        cell.cell_contents
    except ValueError:
        return False
    return True


def watcher(snapshot):
    """A check of everything, and that nobody traces the runner: what was changed, or None. It takes what it calls now."""
    changed, gettrace, getprofile = snapshot.changed, sys.gettrace, sys.getprofile
    monitoring = getattr(sys, "monitoring", None)
    get_tool = monitoring and monitoring.get_tool

    def check():
        if gettrace() is not None or getprofile() is not None or (get_tool and any(get_tool(i) for i in range(6))):
            return "a tracer is set"
        return changed()

    return check
