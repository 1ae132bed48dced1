"""Whether a function only reads a value that it takes from outside: it may not change it, nor hand it to what might."""

import ast

# Functions whose result shares nothing with their arguments, and those whose result may.
FRESH = frozenset("abs all any bin bool chr divmod float gcd hex int len oct ord pow range repr round str sum".split())
SHARING = frozenset("dict enumerate filter frozenset iter list map max min reversed set sorted tuple zip".split())
READING = frozenset("count endswith find index isdigit isalpha islower isupper join lower lstrip replace rfind rindex rstrip split startswith "
                    "strip upper issubset issuperset".split())
KEEPING = frozenset("add append appendleft insert".split())
LOOKING = frozenset("copy get items keys values".split())
VALUE = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.If, ast.While, ast.Assert, ast.Return, ast.Expr, ast.FormattedValue, ast.Slice)
PASSED_ON = (ast.Tuple, ast.BoolOp, ast.Starred)
COLLECTED = (ast.List, ast.ListComp, ast.SetComp, ast.GeneratorExp)


class Reads:
    """`functions` are all of the program by name: what they do to a value that they are given counts too."""

    def __init__(self, functions):
        self.functions = functions
        self.known = {}

    def only(self, function, name):
        """Whether that function never changes what that name of it holds."""
        key = (function.name, name)
        if key not in self.known:
            self.known[key] = True  # a call of itself adds nothing
            self.known[key] = _Walk(self, function, name).harmless
        return self.known[key]


class _Walk:
    """The value, every name that it or a part of it may go by, and every name of what may hold one (`seen.append(x)`)."""

    def __init__(self, reads, function, name):
        self.reads = reads
        self.given_names = {argument.arg for argument in function.args.args}
        self.parents = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
        names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
        done, self.waiting = set(), [(name, self.part)]
        self.harmless = True
        while self.waiting and self.harmless:
            named, use = self.waiting.pop()
            if (named, use) in done:
                continue
            done.add((named, use))
            self.harmless = all(use(node) for node in names if node.id == named)

    def part(self, node):
        if isinstance(node.ctx, ast.Load):
            return self.is_read(node)
        return not isinstance(self.parents[node], (ast.AugAssign, ast.Delete))

    def holder(self, node):
        """It may change, as long as what is taken out of it does not."""
        parent = self.parents[node]
        if not isinstance(node.ctx, ast.Load):
            return True
        if isinstance(parent, ast.Subscript) and node is parent.value:
            return not isinstance(parent.ctx, ast.Load) or self.is_read(parent)
        if isinstance(parent, ast.Attribute):
            call = self.parents[parent]
            return isinstance(call, ast.Call) and call.func is parent and self.is_read(call)
        return self.is_read(node)

    def is_read(self, node):
        parent = self.parents[node]
        if isinstance(parent, VALUE):
            return True
        if isinstance(parent, ast.Subscript):
            return node is not parent.value or isinstance(parent.ctx, ast.Load) and self.is_read(parent)
        if isinstance(parent, PASSED_ON + COLLECTED):
            return self.collected(parent)
        if isinstance(parent, ast.IfExp):
            return node is parent.test or self.is_read(parent)
        if isinstance(parent, ast.AugAssign):
            return isinstance(parent.target, ast.Name)
        if isinstance(parent, (ast.For, ast.comprehension)):
            return node is not parent.iter or self.walked(parent)
        if isinstance(parent, ast.Assign):
            return all(map(self.named, parent.targets))
        if isinstance(parent, ast.Attribute):
            return self.method(parent)
        return isinstance(parent, ast.Call) and node is not parent.func and self.given(node, parent)

    def collected(self, node):
        parent = self.parents[node]
        if isinstance(node, COLLECTED) and isinstance(parent, ast.Assign) and all(isinstance(target, ast.Name) for target in parent.targets):
            return all(map(self.held_by, parent.targets))
        return self.is_read(node)

    def walked(self, loop):
        target = loop.target
        counted = isinstance(loop.iter, ast.Call) and isinstance(loop.iter.func, ast.Name) and loop.iter.func.id == "enumerate"
        return self.named(target.elts[1] if counted and isinstance(target, ast.Tuple) and len(target.elts) == 2 else target)

    def named(self, target):
        if isinstance(target, ast.Name):
            self.waiting.append((target.id, self.part))
            return True
        if isinstance(target, ast.Subscript):
            return self.held_by(target.value)
        return isinstance(target, (ast.Tuple, ast.List)) and all(map(self.named, target.elts))

    def held_by(self, container):
        if not isinstance(container, ast.Name) or container.id in self.given_names:
            return False
        self.waiting.append((container.id, self.holder))
        return True

    def method(self, attribute):
        call = self.parents[attribute]
        if not isinstance(call, ast.Call) or call.func is not attribute:
            return False
        return attribute.attr in READING or attribute.attr in LOOKING and self.is_read(call)

    def given(self, node, call):
        if isinstance(call.func, ast.Attribute):
            return call.func.attr in READING or call.func.attr in KEEPING and self.held_by(call.func.value)
        if not isinstance(call.func, ast.Name):
            return False
        name = call.func.id
        if name in self.reads.functions:
            function = self.reads.functions[name]
            place = call.args.index(node)
            inside = place < len(function.args.args) and self.reads.only(function, function.args.args[place].arg)
            return inside and self.is_read(call)
        return name in FRESH or name in SHARING and self.is_read(call)
