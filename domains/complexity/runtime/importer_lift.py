"""Makes what a function reads from its driver, and never changes, its parameters: `def f(x): return x < s` becomes `f(x, s)`.

Each call then hands over what the name holds at that moment, which is what the function would have read. Functions that stand
inside the driver's own functions and blocks move to the top level.
"""

import ast
import builtins

from importer_program import CHANCE, IO, Module, Purity, Skip, candidates, free_names
from importer_reads import Reads

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
HEAD = (ast.Import, ast.ImportFrom, ast.Expr)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def lifted_candidates(source):
    """What plans each function that may be the entry once it is lifted; plans have the `lifted` names. Raises Skip."""
    lift = Lift(Module(source))
    if not lift.needs:
        raise Skip("nothing-lifted")
    found = {entry: planned for entry, planned in candidates(lift.source()).items() if entry in lift.needs}
    if not found:
        raise Skip("nothing-lifted")
    return {entry: lambda entry=entry: dict(found[entry](), lifted=lift.needs[entry]) for entry in found}


class Lift:
    """`needs` has, for each function that can be lifted, the names that become its parameters."""

    def __init__(self, module):
        self.module = module
        self.tree = module.tree
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.functions = self.unique_functions()
        self.owners = {name: self.scope(self.parents[node]) for name, node in self.functions.items()}
        self.data = _bound(self.tree) - set(module.constants) - set(self.functions)
        self.reads = Reads(self.functions)
        self.needs = self.settled()

    def unique_functions(self):
        found, twice = {}, {name for node in ast.walk(self.tree) for name in _names_of(node) if not isinstance(node, ast.FunctionDef)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                (twice.add if node.name in found else lambda name: None)(node.name)
                found[node.name] = node
        return {name: node for name, node in found.items() if name not in twice}

    def scope(self, node):
        """The function, class or module that a node stands in."""
        while not isinstance(node, SCOPES + (ast.Module,)):
            node = self.parents[node]
        return node

    def settled(self):
        needs = {name: self.own_needs(name) for name in self.functions}
        while True:
            failing = {name for name, own in needs.items() if own is not None and not self.calls_allow(name, own)}
            more = {name: None if name in failing else self.with_callees(name, own, needs) for name, own in needs.items()}
            if more == needs:
                return {name: sorted(own) for name, own in needs.items() if own is not None and (own or self.stands_inside(name))}
            needs = more

    def stands_inside(self, name):
        return not isinstance(self.parents[self.functions[name]], ast.Module)

    def own_needs(self, name):
        """The names of the driver that a function reads; None where it cannot be lifted."""
        node, owner = self.functions[name], self.owners[name]
        arguments = node.args
        plain = not (arguments.defaults or arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs or node.decorator_list)
        if not plain or not arguments.args or any(isinstance(part, (ast.Global, ast.Nonlocal, ast.Yield, ast.YieldFrom)) for part in ast.walk(node)):
            return None
        local = set()
        if not isinstance(owner, ast.Module):
            if not isinstance(owner, ast.FunctionDef) or not isinstance(self.scope(self.parents[owner]), ast.Module) or not self.drives(owner):
                return None
            local = _bound(owner) - set(self.functions)
        found = set()
        for free in free_names(node):
            if self.is_data(free, local):
                found.add(free)
            elif free in IO or self.module.imports.get(free, (None,))[0] in IO | CHANCE or not self.is_known(free):
                return None
        return found if all(self.reads.only(node, free) for free in found) else None

    def drives(self, owner):
        """Whether a function is part of the driver: it takes nothing, or reads or prints."""
        return not owner.args.args or bool(free_names(owner) & IO)

    def is_data(self, free, local):
        return free in local or free in self.data and free not in self.module.imports and free not in self.module.classes

    def is_known(self, free):
        module = self.module
        return free in self.functions or free in module.functions or free in module.constants or free in module.imports or hasattr(builtins, free)

    def with_callees(self, name, own, needs):
        """What a function needs for those that it calls too; None where one of these cannot be lifted though it must."""
        if own is None:
            return None
        found = set(own)
        for free in free_names(self.functions[name]) & set(self.functions):
            if needs[free] is not None:
                found |= needs[free]
            elif self.stands_inside(free) or self.reads_data(free):
                return None
        return found

    def reads_data(self, name):
        return any(self.is_data(free, ()) for free in free_names(self.functions[name]))

    def calls_allow(self, name, own):
        """Whether every use is a plain call, at a place where each name means what it means to the function."""
        wanted = len(self.functions[name].args.args)
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Name) or node.id != name:
                continue
            call = self.parents[node]
            if not isinstance(call, ast.Call) or call.func is not node or call.keywords or len(call.args) != wanted:
                return False
            if any(isinstance(part, ast.Starred) for part in call.args) or not all(self.means_the_same(call, name, free) for free in own):
                return False
        return True

    def means_the_same(self, node, name, free):
        owner = self.owners[name]
        while node is not owner and not isinstance(node, ast.Module):
            node = self.parents[node]
            if node is owner:
                return True
            if isinstance(node, COMPREHENSIONS) and any(free in _targets(part.target) for part in node.generators):
                return False
            if isinstance(node, ast.Lambda) and free in {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}:
                return False
            if isinstance(node, ast.FunctionDef) and free in _bound(node):
                return False
        return isinstance(owner, ast.Module) or free not in _bound(owner)

    def source(self):
        """The program with all that can be lifted lifted."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.needs:
                node.args += [ast.Name(name, ast.Load()) for name in self.needs[node.func.id]]
        moved = _Mover({name for name in self.needs if self.stands_inside(name)})
        moved.visit(self.tree)
        for name, names in self.needs.items():
            self.functions[name].args.args += [ast.arg(free) for free in names]
        body = self.tree.body
        first = next((i for i, node in enumerate(body) if not isinstance(node, HEAD)), len(body))
        body[first:first] = moved.taken
        return ast.unparse(ast.fix_missing_locations(self.tree))


class _Mover(ast.NodeTransformer):
    def __init__(self, names):
        self.names = names
        self.taken = []

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        if node.name not in self.names:
            return node
        self.taken.append(node)
        return ast.Pass()


def _targets(target):
    return {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}


def _names_of(node):
    """Names that a node binds, by itself."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [node.id]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.ExceptHandler):
        return [node.name] if node.name else []
    return [(item.asname or item.name).split(".")[0] for item in node.names] if isinstance(node, (ast.Import, ast.ImportFrom)) else []


def _bound(scope):
    """Names that a module or function binds in its own scope."""
    found = set()
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        found.update(_names_of(node))
        if isinstance(node, COMPREHENSIONS):
            waiting.extend(part.iter for part in node.generators)
        elif not isinstance(node, SCOPES):
            waiting.extend(ast.iter_child_nodes(node))
    return found
