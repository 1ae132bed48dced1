"""What a measured program may not contain: refused by name and line before anything runs."""

import ast
import builtins

from measure_counts import Unmeasured

MODULES = frozenset("math collections heapq bisect itertools functools string".split())
BUILTINS = frozenset(
    "abs all any bin bool callable chr dict divmod enumerate filter float format frozenset hex int isinstance iter "
    "len list map max min next oct ord pow range repr reversed round set slice sorted str sum tuple zip "
    "ValueError TypeError IndexError KeyError ZeroDivisionError StopIteration OverflowError ArithmeticError "
    "LookupError AssertionError RuntimeError RecursionError NotImplementedError Exception".split())
METHODS_OF_CLASSES = frozenset("__init__ __lt__ __eq__ __hash__".split())
REFUSED = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await, ast.With, ast.Global, ast.MatMult)
REFUSED_BY_NAME = frozenset("Match TryStar TypeAlias TemplateStr".split())


def import_module(name, globals=None, locals=None, fromlist=(), level=0):
    if name not in MODULES or level:
        raise ImportError(name)
    return __import__(name, globals, locals, fromlist, level)


def restricted_builtins():
    allowed = {name: getattr(builtins, name) for name in BUILTINS}
    allowed.update({"__import__": import_module, "__build_class__": builtins.__build_class__})
    return allowed


def bound_names(tree):
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name.split(".")[0])
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def refuse(tree):
    """Raises Unmeasured for the first construct, import or name that has no cost."""
    bound = bound_names(tree)
    for node in ast.walk(tree):
        what = _refusal(node, bound)
        if what is not None:
            raise Unmeasured(what, (node.target if isinstance(node, ast.comprehension) else node).lineno)


def _refusal(node, bound):
    name = type(node).__name__
    if isinstance(node, REFUSED) or name in REFUSED_BY_NAME:
        return {"Global": "global"}.get(name, name)
    if getattr(node, "type_params", None):
        return "type parameters"
    if isinstance(node, ast.comprehension) and node.is_async:
        return "async comprehension"
    if isinstance(node, ast.Import):
        return next(("import " + item.name for item in node.names if item.name not in MODULES), None)
    if isinstance(node, ast.ImportFrom):
        unknown = node.level or node.module not in MODULES or any(item.name == "*" for item in node.names)
        return "import " + str(node.module) if unknown else None
    if isinstance(node, ast.Name):
        return node.id if _is_foreign(node.id, bound) else None
    if isinstance(node, ast.Attribute):
        return node.attr if node.attr.startswith("__") else None
    if isinstance(node, ast.ExceptHandler):
        return "bare except" if node.type is None else None
    if isinstance(node, ast.ClassDef):
        return _class_refusal(node)
    if isinstance(node, (ast.For, ast.comprehension)):
        return "starred loop target" if _has(node.target, ast.Starred) else None
    if isinstance(node, ast.Delete):
        return "del of a tuple" if any(isinstance(target, (ast.Tuple, ast.List)) for target in node.targets) else None
    if isinstance(node, ast.Assign):
        return _assignment_refusal(node)
    return None


def _is_foreign(name, bound):
    return name.startswith("__") or (name not in bound and name not in BUILTINS and hasattr(builtins, name))


def _class_refusal(node):
    if node.bases or node.keywords or node.decorator_list:
        return "class " + node.name + " with bases or decorators"
    for item in node.body:
        if isinstance(item, ast.FunctionDef):
            if item.decorator_list or (item.name.startswith("__") and item.name not in METHODS_OF_CLASSES):
                return "class " + node.name + " with " + item.name
        elif not isinstance(item, (ast.Assign, ast.AnnAssign, ast.Expr, ast.Pass)):
            return "class " + node.name
    return None


def _assignment_refusal(node):
    for target in node.targets:
        if isinstance(target, (ast.Tuple, ast.List)):
            if any(_has(part, ast.Starred) for part in target.elts if not isinstance(part, ast.Starred)):
                return "nested starred target"
        alone = len(node.targets) == 1 and isinstance(target, ast.Subscript)
        if not alone and _has(target, ast.Slice):
            return "slice in an unpacking"
    return None


def _has(node, kind):
    return any(isinstance(part, kind) for part in ast.walk(node))
