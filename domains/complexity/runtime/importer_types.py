"""What the driver of a program says about the types of a call's arguments, found without running it."""

import ast

from importer_kinds import ANY, NEVER, element, join, joined

DEEPEST = 6
RESULTS = {"int": "int", "float": "float", "str": "str", "len": "int", "ord": "int", "chr": "str", "bool": "bool", "bin": "str",
           "hex": "str", "input": "str", "repr": "str", "any": "bool", "all": "bool"}
METHODS = {"readline": "str", "read": "str", "strip": "str", "rstrip": "str", "lstrip": "str", "lower": "str", "upper": "str",
           "replace": "str", "join": "str", "decode": "str", "count": "int", "index": "int", "find": "int", "rfind": "int",
           "isdigit": "bool", "startswith": "bool", "endswith": "bool", "split": ("list", "str"), "readlines": ("list", "str"),
           "splitlines": ("list", "str")}
GROWING = {"append": 0, "add": 0, "appendleft": 0, "insert": 1}


class Interpreter:
    """Runs the driver over types; `seen` collects the arguments of every call of the entry."""

    def __init__(self, functions, entry):
        self.functions = functions
        self.entry = entry
        self.seen = []
        self.depth = 0
        self.known = {}

    def run(self, statements, names):
        for _ in range(2):
            for statement in statements:
                self.statement(statement, names)

    def statement(self, node, names):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
            return
        if isinstance(node, ast.Assign):
            value = self.type_of(node.value, names)
            for target in node.targets:
                self.bind(target, value, names)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            self.bind(node.target, self.type_of(node.value, names), names)
        elif isinstance(node, ast.AugAssign):
            value = self.type_of(ast.BinOp(node.target, node.op, node.value), names)
            self.bind(node.target, value, names)
        elif isinstance(node, ast.For):
            self.bind(node.target, element(self.type_of(node.iter, names)), names)
        elif isinstance(node, ast.Return) and node.value is not None:
            names["return"] = join(names.get("return", NEVER), self.type_of(node.value, names))
            return
        for field in ("test", "value"):
            part = getattr(node, field, None)
            if isinstance(part, ast.AST) and not isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
                self.type_of(part, names)
        for field in ("body", "orelse", "finalbody"):
            for inner in getattr(node, field, []):
                self.statement(inner, names)
        for handler in getattr(node, "handlers", []):
            for inner in handler.body:
                self.statement(inner, names)

    def bind(self, target, value, names):
        if isinstance(target, ast.Name):
            names[target.id] = join(names.get(target.id, NEVER), value)
        elif isinstance(target, (ast.Tuple, ast.List)):
            exact = isinstance(value, tuple) and value[0] == "tuple" and len(value[1]) == len(target.elts)
            for i, part in enumerate(target.elts):
                if isinstance(part, ast.Starred):
                    self.bind(part.value, ("list", element(value)), names)
                else:
                    self.bind(part, value[1][i] if exact else element(value), names)
        elif isinstance(target, ast.Subscript):
            self.store(target.value, value, names)

    def store(self, container, value, names):
        """An element written into a named list, or into a list inside one."""
        if isinstance(container, ast.Name) and isinstance(names.get(container.id), tuple):
            kind, inner = names[container.id]
            if kind != "tuple":
                names[container.id] = (kind, join(inner, value))
        elif isinstance(container, ast.Subscript):
            self.store(container.value, ("list", value), names)

    def type_of(self, node, names):
        method = getattr(self, "on_" + type(node).__name__, None)
        if method is not None:
            return method(node, names)
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                self.type_of(part, names)
        return ANY

    def on_Constant(self, node, names):
        name = type(node.value).__name__
        return name if name in ("int", "str", "bool", "float") else ANY

    def on_Name(self, node, names):
        return names.get(node.id, ANY)

    def on_List(self, node, names):
        return ("list", joined([self.type_of(part, names) for part in node.elts]))

    def on_Set(self, node, names):
        return ("set", joined([self.type_of(part, names) for part in node.elts]))

    def on_Tuple(self, node, names):
        return ("tuple", tuple(self.type_of(part, names) for part in node.elts))

    def on_Starred(self, node, names):
        return element(self.type_of(node.value, names))

    def on_JoinedStr(self, node, names):
        return "str"

    def on_Compare(self, node, names):
        for part in [node.left] + node.comparators:
            self.type_of(part, names)
        return "bool"

    def on_BoolOp(self, node, names):
        return joined([self.type_of(part, names) for part in node.values])

    def on_IfExp(self, node, names):
        self.type_of(node.test, names)
        return join(self.type_of(node.body, names), self.type_of(node.orelse, names))

    def on_UnaryOp(self, node, names):
        kind = self.type_of(node.operand, names)
        if isinstance(node.op, ast.Not):
            return "bool"
        return "int" if kind == "bool" else kind

    def on_BinOp(self, node, names):
        left, right = self.type_of(node.left, names), self.type_of(node.right, names)
        numbers = ("int", "bool", "float")
        if isinstance(left, tuple) and left[0] == "list" or isinstance(right, tuple) and right[0] == "list":
            return join(left, right) if isinstance(node.op, ast.Add) else left if isinstance(left, tuple) else right
        if left == "str" or right == "str":
            return "str"
        if left in numbers and right in numbers:
            return "float" if "float" in (left, right) or isinstance(node.op, ast.Div) else "int"
        return ANY

    def on_Subscript(self, node, names):
        kind = self.type_of(node.value, names)
        if isinstance(node.slice, ast.Slice):
            return kind
        self.type_of(node.slice, names)
        if isinstance(kind, tuple) and kind[0] == "tuple" and isinstance(node.slice, ast.Constant):
            place = node.slice.value
            return kind[1][place] if type(place) is int and -len(kind[1]) <= place < len(kind[1]) else ANY
        return element(kind)

    def comprehended(self, node, names, kind):
        inner = dict(names)
        for part in node.generators:
            self.bind_fresh(part.target, element(self.type_of(part.iter, inner)), inner)
            for test in part.ifs:
                self.type_of(test, inner)
        return (kind, self.type_of(node.elt, inner))

    def bind_fresh(self, target, value, names):
        for part in ast.walk(target):
            if isinstance(part, ast.Name):
                names.pop(part.id, None)
        self.bind(target, value, names)

    def on_ListComp(self, node, names):
        return self.comprehended(node, names, "list")

    def on_GeneratorExp(self, node, names):
        return self.comprehended(node, names, "iter")

    def on_SetComp(self, node, names):
        return self.comprehended(node, names, "set")

    def on_Call(self, node, names):
        args = [self.type_of(part, names) for part in node.args]
        options = {part.arg: self.type_of(part.value, names) for part in node.keywords}
        if isinstance(node.func, ast.Name):
            return self.called(node.func.id, args, options, names, node)
        if isinstance(node.func, ast.Attribute):
            return self.method(node.func, args, names)
        return ANY

    def called(self, name, args, options, names, node):
        kind = names.get(name, ANY)
        if isinstance(kind, tuple) and kind[0] == "gives":
            return kind[1]
        if name in self.functions:
            return self.function(name, args, options, names, node)
        if name in RESULTS:
            return RESULTS[name]
        if name == "range":
            return ("iter", "int")
        if name == "map" and node.args and len(args) > 1:
            return ("iter", self.mapped(node.args[0], [element(kind) for kind in args[1:]], names, node))
        first = args[0] if args else ("list", NEVER)
        if name in ("list", "sorted", "set", "iter", "reversed", "filter", "deque", "frozenset"):
            source = args[-1] if name == "filter" and args else first
            return ({"sorted": "list", "set": "set", "frozenset": "set", "list": "list"}.get(name, "iter"), element(source))
        if name == "tuple":
            return first if isinstance(first, tuple) and first[0] == "tuple" else ("row", element(first))
        if name in ("sum", "max", "min"):
            return joined(args) if len(args) > 1 and name != "sum" else element(first)
        if name == "enumerate":
            return ("iter", ("tuple", ("int", element(first))))
        if name == "zip":
            return ("iter", ("tuple", tuple(map(element, args))))
        return first if name == "abs" else "int" if name in ("pow", "round", "gcd") else ANY

    def mapped(self, function, args, names, node):
        if isinstance(function, ast.Lambda):
            return self.type_of(function.body, dict(names, **dict(zip([a.arg for a in function.args.args], args))))
        return self.called(function.id, args, {}, names, node) if isinstance(function, ast.Name) else ANY

    def method(self, function, args, names):
        name = function.attr
        owner = self.type_of(function.value, names)
        if name in GROWING and len(args) > GROWING[name]:
            self.store(function.value, args[GROWING[name]], names)
            return ANY
        if name in METHODS:
            return METHODS[name]
        if name in ("copy", "union", "intersection"):
            return owner
        return element(owner) if name in ("pop", "popleft") else ANY

    def function(self, name, args, options, names, node):
        definition = self.functions[name]
        params = [argument.arg for argument in definition.args.args]
        given = dict(zip(params, args), **options)
        if any(isinstance(part, ast.Starred) for part in node.args):
            given = dict.fromkeys(params, ANY)
        if name == self.entry:
            self.seen.append(given)
        key = (name, tuple(given.get(param, ANY) for param in params))
        if self.depth >= DEEPEST or key in self.known:
            return self.known.get(key, ANY)
        self.known[key] = ANY
        self.depth += 1
        inner = dict(names, **{param: given.get(param, ANY) for param in params})
        inner.pop("return", None)
        self.run(definition.body, inner)
        self.depth -= 1
        self.known[key] = inner.get("return", ANY)
        return self.known[key]
