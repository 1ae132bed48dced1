"""Runs one program on given inputs, function by function, and gives back what came of each call and which library functions it
called from where. A job holds no expected value. The program is compiled once, looked through (confined_names.py), and executed
anew for each draw of library values; nothing that it may name leads to what is recorded here."""
import sys
import types
import warnings
import zlib

import canonical
import strops
from columns import Columns, Raised, callers
from confined_names import BUILTINS, leaves_something, module, standard_modules, unknown_name
from memory import Memory

try:
    import numpy
except ImportError:
    numpy = None
else:
    numpy.seterr(all="ignore")  # programs compute with infinities and NaN as they like
warnings.simplefilter("ignore")

MODULES = standard_modules(numpy)
STROPS = [name for name in vars(strops) if not name.startswith("_")]
COLUMNS = Columns(numpy)


def run(job):
    """`{"broken": why}`, or `{"functions": [[column, calls], ...]}` in the order of the tests."""
    try:
        code = compile(job["source"], "solution.py", "exec", dont_inherit=True)
    except BaseException as error:
        return {"broken": f"it does not compile: {type(error).__name__}"}
    library = Library(job["code"], job["library"], callers(code))
    known = {*job["names"], *MODULES, *STROPS, *library.names, "mylibrary", "strops", "numpy"}
    for each in MODULES.values():
        known.update(name for name in vars(each) if not name.startswith("_"))
    name = unknown_name(code, known, job["classes"])
    if name is not None:
        return {"broken": f"it uses {name[:60]}, which has no place in such a program"}
    if not job["classes"] and leaves_something(code):
        return {"broken": "a function in it changes something beside its own locals"}
    outcomes = [([], []) for _ in job["tests"]]
    for draw in job["draws"]:
        namespace = namespace_for(job, library, draw)
        try:
            exec(code, namespace)
        except MemoryError:
            raise
        except BaseException as error:
            return {"broken": f"it raises {canonical.raised(error)['type']} when it is imported"}
        functions = [find(namespace, test) for test in job["tests"]]
        if job["classes"]:
            call_with_own(functions, draw, outcomes)
        else:
            call_with_drawn(namespace, functions, job, library, draw, outcomes)
    return {"functions": [[COLUMNS.column(values), tally(calls)] for values, calls in outcomes]}


def call_with_own(functions, draw, outcomes):
    """Calls that bring all their arguments themselves."""
    for function, given, (values, calls) in zip(functions, draw["calls"], outcomes):
        for arguments in given:
            values.append(outcome(function, arguments, {}))
            calls.append({})


def call_with_drawn(namespace, functions, job, library, draw, outcomes):
    """Each function on each input, and on the further arguments that it takes with it."""
    memory = Memory(library, COLUMNS.array)
    for test, function in zip(job["tests"], functions):
        if function is not None:
            namespace[test] = memory.remembering(function)
    for index, drawn in enumerate(draw["inputs"]):
        value = input_of(job["code"], drawn)
        before = value.tobytes() if type(value) is COLUMNS.array else None
        memory.begin(value)
        for test, function, given, (values, calls) in zip(job["tests"], functions, draw["calls"], outcomes):
            positional, named = ((), {}) if given is None else given[index]
            library.counts = counts = {}
            result = outcome(None if function is None else namespace[test], (value, *positional), named)
            if before is not None and value.tobytes() != before:
                result = Raised(InputChanged())
                value = input_of(job["code"], drawn)
                memory.begin(value)
            values.append(result)
            calls.append(counts)


def find(namespace, name):
    """A function of the module, or a method of a class without arguments; None where there is none."""
    owner, _, method = name.rpartition(".")
    if not owner:
        value = namespace.get(name)
        return value if type(value) is types.FunctionType else None
    kind = namespace.get(owner)
    if type(kind) is not type:
        return None
    return lambda *arguments: getattr(kind(), method)(*arguments)


def outcome(function, arguments, named):
    if function is None:
        return Raised(NameError())
    try:
        return function(*arguments, **named)
    except MemoryError:
        raise
    except BaseException as error:
        return Raised(error)


class InputChanged(Exception):
    """A function changed the array that it was given."""


def input_of(kind, value):
    if kind == "math":
        return float(value)
    if kind == "array":
        return numpy.array(value, dtype=numpy.float64)
    return value


def tally(calls):
    """Which library function was called from where and how often: once where every call saw the same, else call by call."""
    documents = [sorted([name, caller, count] for (name, caller), count in counts.items()) for counts in calls]
    return documents[:1] if all(document == documents[0] for document in documents) else documents


def namespace_for(job, library, draw):
    modules = {**MODULES, "mylibrary": library.module(draw["library"]), "strops": module("strops", strops, STROPS)}

    def imports(name, globals=None, locals=None, fromlist=(), level=0):
        found = modules.get(name) if level == 0 else None
        if found is None:
            raise ImportError(name)
        return found

    allowed = {**BUILTINS, "print": silent, "__import__": imports}
    if job["classes"]:
        allowed.update({"__build_class__": __build_class__, "object": object})
    return {"__name__": "solution", "__builtins__": allowed}


def silent(*values, sep=" ", end="\n", file=None, flush=False):
    """What is printed is no part of any result; values are made text all the same, since that can fail."""
    for value in values:
        str(value)


class Library:
    """`mylibrary`. What a function gives is fixed by the draw, and by `val` where it takes one; a copy in the program is that value."""

    def __init__(self, code, functions, names):
        self.code, self.functions, self.callers = code, functions, names
        self.names = [function["name"] for function in functions]
        self.counts = {}

    def module(self, values):
        made = types.ModuleType("mylibrary")
        for function, constants in zip(self.functions, values):
            setattr(made, function["name"], self.function(function, constants))
        return made

    def function(self, function, constants):
        name, frame, names = function["name"], sys._getframe, self.callers
        tupled = len(constants) > 1
        fixed = function["takes"] == "nothing"

        def count():
            key = name, names.get(id(frame(2).f_code), "<elsewhere>")
            self.counts[key] = self.counts.get(key, 0) + 1

        def without():
            count()
            return result

        def of(val):
            count()
            place = self.place(val)
            given = tuple(self.moved(val, constant) if kind == "input" else constant[place % len(constant)] for kind, constant in zip(function["returns"], constants))
            return given if tupled else given[0]

        if fixed:
            given = tuple(constant[0] for constant in constants)
            result = given if tupled else given[0]
            return without
        return of

    def place(self, val):
        """A number that follows from the value alone."""
        if self.code == "string":
            return zlib.crc32(str.encode(val, "utf-8", "surrogatepass"))
        return zlib.crc32((numpy.asarray(val, dtype=numpy.float64) + 0.0).tobytes() if self.code == "array" else repr(val + 0.0).encode())

    def moved(self, val, constant):
        """Another value of the program's kind."""
        if self.code == "string":
            return str.__add__(constant, val[1:]) if len(val) > len(constant) else constant
        return constant[0] * val + constant[1]
