"""The code of an atom, cut out of the program that it comes from."""

import ast
import copy


def code_of(plan, types, returns):
    """The entry with all that travels with it, in the order of the program; its signature is typed."""
    module = plan["module"]
    free = plan["free"]
    imports = [statement for name, (_, statement) in module.imports.items() if name in free]
    parts = []
    for node in module.tree.body:
        name = getattr(node, "name", None)
        if name is not None and name in plan["needed"]:
            parts.append(entry_of(node, plan["names"], types, returns) if name == plan["entry"] else bare(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            constant = module.constants.get(node.targets[0].id)
            if constant is node and node.targets[0].id in needed_constants(module, free):
                parts.append(node)
    heads = [ast.unparse(ast.fix_missing_locations(statement)) for statement in imports]
    body = [ast.unparse(ast.fix_missing_locations(part)) for part in parts]
    return "\n\n".join((["\n".join(heads)] if heads else []) + body)


def needed_constants(module, free):
    found = {name for name in free if name in module.constants}
    while True:
        more = {part.id for name in found for part in ast.walk(module.constants[name].value)
                if isinstance(part, ast.Name) and part.id in module.constants}
        if more <= found:
            return found
        found |= more


def bare(node):
    """Without its docstring: a stranger's words could name a label."""
    made = copy.deepcopy(node)
    for part in ast.walk(made):
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(part, clean=False) is not None:
            part.body = part.body[1:] or [ast.Pass()]
    return made


def entry_of(node, names, types, returns):
    made = bare(node)
    arguments = made.args
    left_out = arguments.args[len(names):]
    defaults = arguments.defaults[len(arguments.defaults) - len(left_out):] if left_out else []
    constants = [ast.Assign([ast.Name(argument.arg, ast.Store())], value) for argument, value in zip(left_out, defaults)]
    arguments.args = [ast.arg(name, ast.parse(kind, mode="eval").body) for name, kind in zip(names, types)]
    arguments.defaults = []
    made.returns = ast.parse(returns, mode="eval").body
    made.body = constants + made.body
    return made
