"""Which one function of a stranger's program can be an atom, found by reading the program and never by running it."""

import ast
import builtins
import importlib
import symtable

from importer_kinds import ANY, join, paired, spelled
from importer_types import Interpreter
from measure_refuse import MODULES

IO = frozenset("input print open sys os io stdin stdout stderr readline BytesIO IOBase StringIO exit quit".split())
CHANCE = frozenset("random time datetime secrets uuid numpy".split())
CACHES = frozenset("lru_cache cache".split())
STAR = "*"
MOST_LETTERS = 6


class Skip(Exception):
    """Why a program gives no atom: a code, and in words."""

    def __init__(self, code, detail=""):
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class Module:
    """The top level of a program, sorted into definitions, imports, constants and the driver."""

    def __init__(self, source):
        try:
            self.tree = ast.parse(source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise Skip("not-python", str(error)[:120])
        self.functions, self.classes, self.imports, self.driver = {}, {}, {}, []
        for node in self.tree.body:
            self.place(node)
        self.constants = self.constant_values()

    def place(self, node):
        if isinstance(node, ast.FunctionDef):
            if node.name in self.functions:
                raise Skip("defined-twice", node.name)
            self.functions[node.name] = node
        elif isinstance(node, ast.ClassDef):
            self.classes[node.name] = node
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            self.add_import(node)
        else:
            self.driver.append(node)

    def add_import(self, node):
        for item in node.names:
            if isinstance(node, ast.Import):
                name = item.asname or item.name.split(".")[0]
                self.imports[name] = (item.name.split(".")[0], ast.Import([item]))
            elif item.name != STAR:
                self.imports[item.asname or item.name] = (node.module or "", ast.ImportFrom(node.module, [item], 0))
            elif node.module in MODULES:
                for name in dir(importlib.import_module(node.module)):
                    if not name.startswith("_"):
                        self.imports[name] = (node.module, ast.ImportFrom(node.module, [ast.alias(name)], 0))

    def constant_values(self):
        """Names bound once, at the top level, to a value that cannot change."""
        stores = {}
        for node in ast.walk(self.tree):
            for name in _stored(node):
                stores[name] = stores.get(name, 0) + 1
        found = {}
        for node in self.driver:
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if stores[name] == 1 and self.is_fixed(node.value, found):
                    found[name] = node
        return found

    def is_fixed(self, node, known):
        if isinstance(node, ast.Constant):
            return True
        if isinstance(node, ast.Name):
            return node.id in known
        if isinstance(node, (ast.BinOp, ast.UnaryOp, ast.Tuple)):
            return all(self.is_fixed(part, known) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("float", "int"):
            return all(self.is_fixed(part, known) for part in node.args)
        return False


def _stored(node):
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, (ast.Global, ast.Nonlocal)):
        yield from node.names


def free_names(function):
    """Names that a definition takes from outside of it, by the compiler's own scopes."""
    table = symtable.symtable(ast.unparse(function), "function", "exec")
    found = set()

    def walk(scope):
        for symbol in scope.get_symbols():
            if symbol.is_global() and symbol.is_referenced():
                found.add(symbol.get_name())
        for child in scope.get_children():
            walk(child)

    for child in table.get_children():
        walk(child)
    return found | {part.id for item in function.decorator_list for part in ast.walk(item) if isinstance(part, ast.Name)}


class Purity:
    """Why a function is no atom, itself or through what it calls; None when nothing speaks against it."""

    def __init__(self, module):
        self.module = module
        self.free = {name: free_names(node) for name, node in list(module.functions.items()) + list(module.classes.items())}
        self.own = {name: self.own_reason(name) for name in self.free}

    def own_reason(self, name):
        module = self.module
        node = module.functions.get(name) or module.classes[name]
        for part in ast.walk(node):
            if isinstance(part, ast.Global):
                return "global-state", "global " + ", ".join(part.names)
            if isinstance(part, (ast.Yield, ast.YieldFrom, ast.AsyncFunctionDef)):
                return "generator", name
        if any(isinstance(part, ast.Name) and part.id in CACHES or isinstance(part, ast.Attribute) and part.attr in CACHES
               for item in getattr(node, "decorator_list", []) for part in ast.walk(item)):
            return "global-state", "a cache that outlives the call"
        for free in sorted(self.free[name]):
            origin = module.imports.get(free, (None,))[0]
            if free in IO or origin in IO or self.reads_input(free):
                return "does-io", free
            if free in CHANCE or origin in CHANCE:
                return "chance-or-time", free
        for free in sorted(self.free[name]):
            known = (module.functions, module.classes, module.imports, module.constants)
            if not any(free in place for place in known) and not hasattr(builtins, free):
                return "global-state", free
            if free in {stored for item in module.driver for part in ast.walk(item) for stored in _stored(part)} - set(module.constants):
                return "global-state", free
        return None

    def reads_input(self, name):
        """Whether the driver binds that name to something of the world: `input = sys.stdin.readline`."""
        for node in self.module.driver:
            if isinstance(node, ast.Assign) and any(name in _stored(part) for target in node.targets for part in ast.walk(target)):
                return not any(isinstance(part, ast.Call) for part in ast.walk(node.value)) and any(
                    isinstance(part, ast.Name) and (part.id in IO or self.module.imports.get(part.id, (None,))[0] in IO)
                    for part in ast.walk(node.value)) or isinstance(node.value, ast.Lambda)
        return False

    def closure(self, name):
        """The functions and classes that a definition needs, itself included."""
        found, waiting = set(), [name]
        while waiting:
            name = waiting.pop()
            if name in found or name not in self.free:
                continue
            found.add(name)
            waiting.extend(self.free[name])
        return found

    def reason(self, name):
        return next((self.own[part] for part in sorted(self.closure(name)) if self.own[part]), None)


def candidates(source):
    """What plans each function that may be the entry: pure ones that the driver calls and that no other such one calls. Raises Skip."""
    module = Module(source)
    if not module.functions:
        raise Skip("no-function")
    purity = Purity(module)
    reasons = {name: purity.reason(name) for name in module.functions}
    called = _called(module, reasons)
    pure = sorted(name for name in called if reasons[name] is None and _takes_arguments(module.functions[name]))
    inner = {other for name in pure for other in purity.closure(name) - {name}}
    roots = [name for name in pure if name not in inner] or pure
    if not roots:
        against = [reasons[name] for name in sorted(called) if reasons[name]]
        worse = [reason for reason in against if reason[0] != "does-io"] or against
        if worse:
            raise Skip(*worse[0])
        raise Skip("not-called" if not called else "no-parameters")
    return {entry: lambda entry=entry: _plan(module, purity, entry) for entry in roots}


def _plan(module, purity, entry):
    """An entry with the code that it needs, and its parameters with the types that the driver or the signature tells."""
    node = module.functions[entry]
    interpreter = Interpreter(module.functions, entry)
    interpreter.run(module.driver, _aliases(module))
    names = _parameters(module, entry)
    kinds = [paired(node, name, _join_sites(interpreter.seen, name)) for name in names]
    hints = [_hint(node, name) for name in names]
    return {
        "entry": entry,
        "names": names,
        "types": [spelled(kind) or hint for kind, hint in zip(kinds, hints)],
        "by": ["call sites" if spelled(kind) else "annotations or defaults" if hint else "probing" for kind, hint in zip(kinds, hints)],
        "lifted": [],
        "letters": _letters(module, purity.closure(entry)),
        "module": module,
        "needed": purity.closure(entry),
        "free": set().union(*[purity.free[name] for name in purity.closure(entry)]),
    }


def _letters(module, names):
    """The letters that stand alone, or nearly, in the texts of a function: what it may look for."""
    found = set()
    for name in names:
        for part in ast.walk(module.functions.get(name) or module.classes[name]):
            if isinstance(part, ast.Constant) and type(part.value) is str and len(part.value) <= 3:
                found |= {letter for letter in part.value if letter.isprintable() and letter.isascii()}
    return "".join(sorted(found))[:MOST_LETTERS]


def _takes_arguments(node):
    arguments = node.args
    return bool(arguments.posonlyargs or arguments.args or arguments.kwonlyargs or arguments.vararg or arguments.kwarg)


def _called(module, reasons):
    """The functions that the driver calls; functions that do I/O or keep state are part of the driver."""
    called, waiting = set(), list(module.driver)
    while waiting:
        for part in ast.walk(waiting.pop()):
            if not isinstance(part, ast.Call):
                continue
            targets = [part.func] + (part.args[:1] if isinstance(part.func, ast.Name) and part.func.id == "map" else [])
            for target in targets:
                if isinstance(target, ast.Name) and target.id in module.functions and target.id not in called:
                    called.add(target.id)
                    if reasons[target.id] and reasons[target.id][0] in ("does-io", "global-state"):
                        waiting.append(module.functions[target.id])
    return called


def _aliases(module):
    """Names that the driver gives to reading a line."""
    names = {}
    for name, (origin, _) in module.imports.items():
        if origin == "sys" and name in ("stdin", "readline"):
            names[name] = ANY
    for node in module.driver:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "readline":
            names.update({target.id: ("gives", "str") for target in node.targets if isinstance(target, ast.Name)})
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            for part in ast.walk(node.value):
                if isinstance(part, ast.Attribute) and part.attr == "readline":
                    names.update({target.id: ("gives", "str") for target in node.targets if isinstance(target, ast.Name)})
    return names


def _join_sites(seen, name):
    kinds = [given[name] for given in seen if name in given]
    found = kinds[0] if kinds else ANY
    for kind in kinds[1:]:
        found = join(found, kind)
    return found


def _hint(node, name):
    """The type that an annotation or a default gives."""
    arguments = node.args.posonlyargs + node.args.args
    for argument, default in zip(arguments, [None] * (len(arguments) - len(node.args.defaults)) + node.args.defaults):
        if argument.arg != name:
            continue
        if argument.annotation is not None:
            text = ast.unparse(argument.annotation).replace("List", "list").replace(" ", "")
            return text if text in ("int", "bool", "str", "list[int]", "list[str]", "list[list[int]]", "set[int]") else None
        if isinstance(default, ast.Constant) and type(default.value) in (int, str, bool):
            return type(default.value).__name__
    return None


def _parameters(module, entry):
    """The parameters that an atom would have: those that no call ever gives become constants."""
    node = module.functions[entry]
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        raise Skip("unusual-signature", entry)
    names = [argument.arg for argument in arguments.args]
    calls = [part for part in ast.walk(module.tree) if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == entry]
    fixed = len(names) - len(arguments.defaults)
    most = max([len(call.args) for call in calls], default=0)
    least = min([len(call.args) for call in calls], default=0)
    if arguments.defaults and any(call.keywords for call in calls) or fixed <= least < most:
        raise Skip("unusual-signature", "calls leave out different parameters")
    return names[:most] if calls and most >= fixed else names
