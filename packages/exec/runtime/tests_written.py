"""What a file of tests says of each name in it: whether it is a function that wears nothing, or how much else may be put around it."""
from ast import Assign, AsyncFunctionDef, Attribute, Call, ClassDef, FunctionDef, Name, iter_child_nodes

ONLY_AST = 0x400
# decorators that put nothing around a function that is run
NOTHING = frozenset({"classmethod", "expectedFailure", "fixture", "mark", "skip", "skipIf", "skipUnless", "staticmethod", "usefixtures"})


class Written:
    def __init__(self, source, path):
        self.plain = set()  # qualified names
        self.around = {}  # wrappers by qualified name of a class, or of what is assigned
        self.lines = {}  # decorators by name and first line of a function
        self.read(compile(source, path, "exec", ONLY_AST, dont_inherit=True), "", True)
        self.plain -= self.around.keys()

    def read(self, node, scope, plain):
        wrappers = sum(puts_around(each) for each in getattr(node, "decorator_list", ()))
        if isinstance(node, (FunctionDef, AsyncFunctionDef)):
            self.lines[node.name, min([node.lineno, *(each.lineno for each in node.decorator_list)])] = wrappers
            if plain and not node.decorator_list:
                self.plain.add(scope + node.name)
            scope = f"{scope}{node.name}.<locals>."
        elif isinstance(node, ClassDef):
            self.add(scope + node.name, wrappers)
            plain = plain and wrappers == 0
            scope = f"{scope}{node.name}."
        elif isinstance(node, Assign):
            for target in node.targets:
                if isinstance(target, Name):
                    self.add(scope + target.id, calls_in(node.value))
        for child in iter_child_nodes(node):
            self.read(child, scope, plain)

    def add(self, name, wrappers):
        self.around[name] = self.around.get(name, 0) + wrappers


def puts_around(node):
    while isinstance(node, (Call, Attribute)):
        if getattr(node, "attr", None) in NOTHING:
            return False
        node = node.func if isinstance(node, Call) else node.value
    return not isinstance(node, Name) or node.id not in NOTHING


def calls_in(node):
    return isinstance(node, Call) + sum(map(calls_in, iter_child_nodes(node)))
