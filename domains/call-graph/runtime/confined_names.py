"""What a program under test may name. A compiled program tells all its globals, attributes and imports in `co_names`, so that
nothing is parsed in a second way; what is not known here is refused before any of it runs."""
import builtins
import math
import opcode
import types

BUILTINS = {
    name: getattr(builtins, name)
    for name in (
        "abs", "all", "any", "bool", "complex", "dict", "divmod", "enumerate", "filter", "float", "frozenset", "int", "isinstance", "iter", "len",
        "list", "map", "max", "min", "next", "pow", "range", "repr", "reversed", "round", "set", "slice", "sorted", "str", "sum", "tuple", "zip",
        "bytes", "ord", "chr", "hash",
        "BaseException", "Exception", "ArithmeticError", "AssertionError", "AttributeError", "IndexError", "KeyError", "LookupError", "NameError",
        "NotImplementedError", "OverflowError", "RuntimeError", "StopIteration", "TypeError", "ValueError", "ZeroDivisionError",
    )
}

_METHODS = {
    name
    for kind in (str, list, tuple, dict, set, float, int)
    for name in vars(kind)
    if not name.startswith("_") and name not in ("format", "format_map")
} | {
    "T", "all", "any", "argmax", "argmin", "argsort", "astype", "clip", "copy", "cumprod", "cumsum", "dtype", "flatten", "item", "max", "mean", "min",
    "ndim", "prod", "ravel", "repeat", "reshape", "round", "shape", "size", "sort", "std", "sum", "take", "tolist", "transpose", "var",
}

_OPERATOR = (
    "abs", "add", "and_", "concat", "contains", "eq", "floordiv", "ge", "getitem", "gt", "invert", "le", "lt", "mod", "mul", "ne", "neg", "not_",
    "or_", "pos", "pow", "sub", "truediv", "truth", "xor",
)
_NUMPY = (
    "abs", "absolute", "add", "all", "any", "arange", "arccos", "arcsin", "arctan", "arctan2", "argmax", "argmin", "argsort", "array", "asarray", "bool_",
    "ceil", "clip", "concatenate", "copysign", "cos", "cosh", "cumprod", "cumsum", "diff", "divide", "dot", "e", "empty", "equal", "exp", "expm1", "fabs",
    "flip", "float32", "float64", "floor", "fmax", "fmin", "full", "full_like", "hypot", "inf", "int64", "integer", "isfinite", "isinf", "isnan", "log",
    "log1p", "logical_and", "logical_not", "logical_or", "max", "maximum", "mean", "min", "minimum", "mod", "multiply", "nan", "nan_to_num", "ndarray",
    "negative", "ones", "ones_like", "outer", "pi", "positive", "power", "prod", "ravel", "reciprocal", "remainder", "repeat", "reshape", "rint", "roll",
    "round", "sign", "sin", "sinh", "size", "sort", "sqrt", "square", "stack", "std", "subtract", "sum", "tan", "tanh", "tile", "transpose",
    "true_divide", "trunc", "var", "where", "zeros", "zeros_like",
)
_SPECIAL = {"__name__", "__main__", "__annotations__", "__doc__"}
_CLASSES = {"__module__", "__qualname__", "__init__", "__classcell__", "__static_attributes__", "__firstlineno__"}

# attribute names that stand in no `co_names`
_HIDDEN = [opcode.opmap[name] for name in ("MATCH_CLASS",) if name in opcode.opmap]

# instructions that leave something behind for another call
_LASTING = [
    opcode.opmap[name]
    for name in ("STORE_GLOBAL", "DELETE_GLOBAL", "STORE_ATTR", "DELETE_ATTR", "STORE_SUBSCR", "DELETE_SUBSCR", "STORE_SLICE")
    if name in opcode.opmap
]


def module(name, source, names):
    """A module of that name that holds these names of `source` and nothing else."""
    made = types.ModuleType(name)
    for each in names:
        if hasattr(source, each):
            setattr(made, each, getattr(source, each))
    return made


def standard_modules(numpy):
    """What a program may import besides what a test supplies."""
    import operator
    import sys

    made = {
        "math": module("math", math, [name for name in vars(math) if not name.startswith("_")]),
        "operator": module("operator", operator, _OPERATOR),
        "sys": types.ModuleType("sys"),
        "typing": module("typing", __import__("typing"), ("Any", "Callable", "List", "Optional", "Tuple", "Union")),
    }
    made["sys"].argv = ["solution.py"]
    made["sys"].maxsize = sys.maxsize
    if numpy is not None:
        made["numpy"] = module("numpy", numpy, _NUMPY)
    return made


def code_objects(code):
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            yield from code_objects(constant)


def unknown_name(code, known, classes):
    """The first name that a program may not use, or None. With `classes` it may define some, and name methods as it likes."""
    for each in code_objects(code):
        for name in each.co_names:
            if name in known or name in BUILTINS or name in _SPECIAL or name == "print":
                continue
            if classes and (name in _CLASSES or not name.startswith("__")):
                continue
            if not classes and name in _METHODS:
                continue
            return name
        bare = each.co_code[::2]
        if any(code in bare for code in _HIDDEN):
            return "match"
    return None


def leaves_something(code):
    """Whether a function of the program could change anything but its own locals by an assignment."""
    inside = list(code_objects(code))[1:]
    return any(instruction in each.co_code[::2] for each in inside for instruction in _LASTING)
