"""Turns a program into its counting form.

Every name that the counting form adds starts with `$`, which no program can write. A loop or a call counts by
calling the `__next__` of a bounded iterator named `$<site>`: the cheapest count there is, and one that stops a
run which would not end.
"""

import ast

from measure_refuse import bound_names, refuse

UNCOUNTED = frozenset("len range isinstance ord chr bool".split())
UNCOUNTED_METHODS = frozenset("append appendleft popleft keys values items bit_length clear".split())


class Rewriter(ast.NodeTransformer):
    def __init__(self, tree, driver, entries):
        self.sites = []
        self.ticks = []
        self.driver = driver
        self.entries = entries
        self.inside_driver = False
        self.bound = bound_names(tree)

    def site(self, node, kind):
        self.sites.append((node.lineno, node.col_offset, kind))
        return len(self.sites) - 1

    def helper(self, name, node, kind, *args):
        return ast.copy_location(call("$" + name, ast.Constant(self.site(node, kind)), *args), node)

    def tick(self, node, kind):
        site = self.site(node, kind)
        self.ticks.append(site)
        return call("$" + str(site))

    # statements
    def visit_FunctionDef(self, node):
        counted = self.tick(node, "def")
        node.decorator_list = [self.decorator(item) for item in node.decorator_list]
        self.arguments(node.args)
        node.returns = None
        outer = self.inside_driver
        self.inside_driver = outer or node.name == self.driver
        node.body = self.statements(node.body)
        self.inside_driver = outer
        first = 1 if ast.get_docstring(node, clean=False) is not None else 0
        node.body.insert(first, ast.Expr(counted))
        return node

    def statements(self, body):
        visited = []
        for item in body:
            result = self.visit(item)
            visited.extend(result if isinstance(result, list) else [result])
        return visited

    def decorator(self, node):
        visited = self.visit(node)
        return visited if isinstance(node, ast.Call) else self.helper("call", node, "call", visited)

    def arguments(self, args):
        for arg in args.posonlyargs + args.args + args.kwonlyargs + [args.vararg, args.kwarg]:
            if arg is not None:
                arg.annotation = None
        args.defaults = [self.visit(item) for item in args.defaults]
        args.kw_defaults = [item and self.visit(item) for item in args.kw_defaults]

    def visit_Lambda(self, node):
        counted = self.tick(node, "lambda")
        self.arguments(node.args)
        node.body = ast.IfExp(happened(counted), self.visit(node.body), ast.Constant(None))
        return node

    def visit_For(self, node):
        counted = self.tick(node, "for")
        node.target = self.visit(node.target)
        node.iter = self.iterated(node.iter)
        node.body = [ast.Expr(counted)] + self.statements(node.body)
        node.orelse = self.statements(node.orelse)
        return node

    def iterated(self, node):
        visited = self.visit(node)
        if isinstance(node, (ast.List, ast.Tuple, ast.Constant)) or self.is_range(node):
            return visited
        return self.helper("ordered", node, "iter", visited)

    def is_range(self, node):
        return (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
                and "range" not in self.bound)

    def visit_While(self, node):
        counted = self.tick(node, "while")
        node.test = self.visit(node.test)
        node.body = [ast.Expr(counted)] + self.statements(node.body)
        node.orelse = self.statements(node.orelse)
        return node

    def visit_Assign(self, node):
        value = self.visit(node.value)
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Subscript) and not is_fixed(target.slice):
            return ast.copy_location(ast.Expr(self.helper(
                "set", target, "store", value, self.visit(target.value), self.index(target.slice))), node)
        unpacked = [item for item in node.targets if isinstance(item, (ast.Tuple, ast.List))]
        if any(isinstance(part, ast.Starred) for item in unpacked for part in item.elts):
            value = self.helper("spread", node.value, "unpack", value)
        elif unpacked and not isinstance(node.value, (ast.Tuple, ast.List)):
            value = self.helper("ordered", node.value, "unpack", value)
        node.targets = [self.visit(item) for item in node.targets]
        node.value = value
        return node

    def visit_AnnAssign(self, node):
        if node.value is not None:
            return self.visit_Assign(ast.copy_location(ast.Assign([node.target], node.value), node))
        node.annotation = ast.Constant(None)
        return node

    def visit_AugAssign(self, node):
        target, name = node.target, type(node.op).__name__
        if isinstance(target, ast.Name):
            loaded = ast.copy_location(ast.Name(target.id, ast.Load()), target)
            added = self.helper("i" + name, node, "op", loaded, self.visit(node.value))
            return ast.copy_location(ast.Assign([target], added), node)
        if isinstance(target, ast.Subscript):
            loaded = self.helper("load", target, "index", self.visit(target.value), self.index(target.slice))
            stored = self.helper("store", node, "op", ast.Constant(name), loaded, self.visit(node.value))
        else:
            loaded = call("$loada", self.visit(target.value), ast.Constant(target.attr))
            stored = self.helper("storea", node, "op", ast.Constant(name), loaded, self.visit(node.value))
        return ast.copy_location(ast.Expr(stored), node)

    def visit_Delete(self, node):
        statements = []
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                deleted = self.helper("del", target, "del", self.visit(target.value), self.index(target.slice))
                statements.append(ast.copy_location(ast.Expr(deleted), node))
            else:
                statements.append(ast.copy_location(ast.Delete([self.visit(target)]), node))
        return statements

    # expressions
    def index(self, node):
        if isinstance(node, ast.Slice):
            parts = [ast.Constant(None) if part is None else self.visit(part)
                     for part in (node.lower, node.upper, node.step)]
            return call("$slice", *parts)
        return self.visit(node)

    def visit_Subscript(self, node):
        if is_fixed(node.slice):
            node.value = self.visit(node.value)
            return node
        if isinstance(node.ctx, ast.Load):
            return self.helper("get", node, "index", self.visit(node.value), self.index(node.slice))
        node.value = self.helper("stored", node, "store", self.visit(node.value))
        node.slice = self.helper("key", node, "store", self.visit(node.slice))
        return node

    def visit_Call(self, node):
        func = node.func
        if isinstance(func, ast.Attribute) and func.attr == "pop" and not node.args and not node.keywords:
            return self.helper("pop", node, "call", self.visit(func.value))
        target = self.callee(node)
        args = [self.visit(item) for item in node.args]
        keywords = [ast.keyword(item.arg, self.visit(item.value) if item.arg else self.helper(
            "spread", item.value, "star", self.visit(item.value))) for item in node.keywords]
        return ast.copy_location(ast.Call(target, args, keywords), node)

    def callee(self, node):
        func = node.func
        if self.inside_driver and isinstance(func, ast.Name) and func.id in self.entries:
            return call("$stage", ast.Constant(self.entries.index(func.id)), func)
        if isinstance(func, ast.Name) and func.id in UNCOUNTED and func.id not in self.bound:
            return func
        if not isinstance(func, ast.Attribute):
            return self.helper("call", node, "call", self.visit(func))
        owner = self.visit(func.value)
        if func.attr in UNCOUNTED_METHODS:
            return ast.copy_location(ast.Attribute(owner, func.attr, ast.Load()), func)
        return self.helper("method", node, "call", owner, ast.Constant(func.attr))

    def visit_Starred(self, node):
        if isinstance(node.ctx, ast.Load):
            node.value = self.helper("spread", node, "star", self.visit(node.value))
        else:
            node.value = self.visit(node.value)
        return node

    def visit_BinOp(self, node):
        if is_fixed(node):
            return node
        return self.helper(type(node.op).__name__, node, "op", self.visit(node.left), self.visit(node.right))

    def visit_UnaryOp(self, node):
        if isinstance(node.op, (ast.Not, ast.UAdd)) or is_fixed(node):
            node.operand = self.visit(node.operand)
            return node
        name = "minus" if isinstance(node.op, ast.USub) else "invert"
        return self.helper(name, node, "op", self.visit(node.operand))

    def visit_Compare(self, node):
        links = []
        left, first = node.left, self.visit(node.left)
        for operator, right in zip(node.ops, node.comparators):
            second = self.visit(right)
            if right is node.comparators[-1] or isinstance(right, (ast.Name, ast.Constant)):
                links.append(self.link(node, operator, left, first, right, second))
                left, first = right, self.visit(right) if isinstance(right, ast.Name) else right
            else:
                name = ast.Constant(type(operator).__name__)
                links.append(self.helper("chain", right, "compare", name, first, second))
                left, first = None, call("$kept")
        return links[0] if len(links) == 1 else ast.copy_location(ast.BoolOp(ast.And(), links), node)

    def link(self, node, operator, left, first, right, second):
        membership = isinstance(operator, (ast.In, ast.NotIn))
        short = is_fixed(right) or (left is not None and is_fixed(left) and not membership)
        if short or isinstance(operator, (ast.Is, ast.IsNot)):
            return ast.copy_location(ast.Compare(first, [operator], [second]), node)
        return self.helper(type(operator).__name__, right, "compare", first, second)

    def visit_JoinedStr(self, node):
        self.formatted(node)
        return self.helper("text", node, "text", node)

    def formatted(self, joined):
        for part in joined.values:
            if isinstance(part, ast.FormattedValue):
                part.value = self.visit(part.value)
                if part.format_spec is not None:
                    self.formatted(part.format_spec)

    def visit_YieldFrom(self, node):
        node.value = self.helper("from", node, "yield", self.visit(node.value))
        return node

    def visit_Dict(self, node):
        for at, key in enumerate(node.keys):
            value = self.visit(node.values[at])
            if key is None:
                value = self.helper("spread", node.values[at], "star", value)
            elif not is_fixed(key):
                node.keys[at] = self.helper("key", key, "key", self.visit(key))
            node.values[at] = value
        return node

    def visit_Set(self, node):
        node.elts = [item if is_fixed(item) else self.visit(item) if isinstance(item, ast.Starred)
                     else self.helper("key", item, "key", self.visit(item)) for item in node.elts]
        return node

    def generators(self, node):
        for part in node.generators:
            counted = self.tick(part.target, "comp")
            part.target = self.visit(part.target)
            part.iter = self.iterated(part.iter)
            part.ifs = [happened(counted)] + [self.visit(item) for item in part.ifs]

    def visit_ListComp(self, node):
        self.generators(node)
        node.elt = self.visit(node.elt)
        return node

    visit_GeneratorExp = visit_ListComp

    def visit_SetComp(self, node):
        self.generators(node)
        node.elt = self.helper("key", node.elt, "key", self.visit(node.elt))
        return node

    def visit_DictComp(self, node):
        self.generators(node)
        node.key = self.helper("key", node.key, "key", self.visit(node.key))
        node.value = self.visit(node.value)
        return node


def call(name, *args):
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def happened(counted):
    """The count as a condition that always holds."""
    return ast.Compare(counted, [ast.IsNot()], [ast.Constant(None)])


def is_fixed(node):
    """Written out in the source, so its cost and any comparison with it are bounded."""
    if isinstance(node, ast.Constant):
        return True
    if isinstance(node, ast.UnaryOp):
        return is_fixed(node.operand)
    return isinstance(node, ast.BinOp) and is_fixed(node.left) and is_fixed(node.right)


def rewrite(source, driver, entries):
    """The code object of the counting program, its sites as (line, column, kind), and the sites that tick."""
    tree = ast.parse(source, "<program>")
    refuse(tree)
    rewriter = Rewriter(tree, driver, entries)
    counted = ast.fix_missing_locations(rewriter.visit(tree))
    return compile(counted, "<program>", "exec", dont_inherit=True), rewriter.sites, rewriter.ticks
