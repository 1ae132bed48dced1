"""Whether the runner's own code is what it was: every function, class and method of its modules, taken before code under test runs."""
import sys
from operator import attrgetter, is_
from types import BuiltinFunctionType, FunctionType, MemberDescriptorType, ModuleType

FUNCTIONS = (FunctionType, BuiltinFunctionType, type, staticmethod, classmethod, property, MemberDescriptorType)


class Snapshot:
    """What some modules hold: kept in rows that are compared without a loop of Python's, since that is done after every test."""

    def __init__(self, modules, builtins=True, own=lambda name, value: False):
        """`own` tells what the runner itself adds to its classes as it collects."""
        self.modules = list(modules)
        self.own = own
        self.classes = set()
        self.spaces = []
        self.functions = []
        for module in self.modules:
            self.add_space(module.__name__, vars(module), module.__name__)
        if builtins:
            space = vars(sys.modules["builtins"])
            self.add_row("builtins", space, [(name, value) for name, value in space.items() if callable(value)], grows=True)
        self.rows = [
            (get, [function for _, function in self.functions], [get(function) for _, function in self.functions])
            for get in (attrgetter("__code__"), attrgetter("__defaults__"), attrgetter("__kwdefaults__"))
        ]
        cells = [cell for _, function in self.functions for cell in function.__closure__ or () if filled(cell) and isinstance(cell.cell_contents, FUNCTIONS)]
        contents = attrgetter("cell_contents")
        self.rows.append((contents, cells, [contents(cell) for cell in cells]))

    def add_space(self, where, space, owner):
        held = [(name, value) for name, value in space.items() if isinstance(value, FUNCTIONS)]
        self.add_row(where, space, held, grows=False)
        for name, value in held:
            self.add_functions(f"{where}.{name}", value)
            if isinstance(value, type) and value.__module__ == owner and value not in self.classes:
                self.classes.add(value)
                self.add_space(f"{owner}.{value.__qualname__}", vars(value), owner)

    def add_row(self, where, space, held, grows):
        self.spaces.append((where, space, [name for name, _ in held], [value for _, value in held], None if grows else frozenset(space)))

    def add_functions(self, where, value):
        parts = (value.fget, value.fset, value.fdel) if isinstance(value, property) else (getattr(value, "__func__", value),)
        self.functions += [(where, part) for part in parts if isinstance(part, FunctionType)]

    def changed(self):
        """What is not as it was, or None."""
        for where, space, names, values, keys in self.spaces:
            if not all(map(is_, map(space.get, names), values)):
                for name, value in zip(names, values):
                    if space.get(name) is not value:
                        return f"{where}.{name}"
            if keys is not None and len(space) > len(keys):
                for name in space.keys() - keys:
                    value = space[name]
                    if (callable(value) or isinstance(value, property)) and not isinstance(value, ModuleType) and not self.own(name, value):
                        return f"{where}.{name}"
        for get, things, values in self.rows:
            if not all(map(is_, map(get, things), values)):
                return self.place(get, things, values)
        return None

    def take_up(self, excused):
        """Takes up what the runner changed itself, told by what it put there. Gives what else is not as it was, or None."""
        for index, (where, space, names, values, keys) in enumerate(self.spaces):
            if not all(map(is_, map(space.get, names), values)):
                values[:] = [space.get(name) if is_one_of(space.get(name), excused) else value for name, value in zip(names, values)]
            if keys is not None and len(space) > len(keys):
                added = [name for name in space.keys() - keys if is_one_of(space[name], excused)]
                names += added
                values += [space[name] for name in added]
                self.spaces[index] = where, space, names, values, keys.union(added)
        return self.changed()

    def place(self, get, things, values):
        for index, (thing, value) in enumerate(zip(things, values)):
            if get(thing) is not value:
                return self.functions[index][0] if isinstance(thing, FunctionType) else "what a function of the runner refers to"
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
