"""Finds the one function of a stranger's program that can be an atom, and its worst inputs. `run(job)` is all that others call."""

import os
import sys
import threading
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    import ast

    from importer_code import code_of
    from importer_probe import probe
    from importer_program import Skip, choose
    from importer_search import search
    from importer_values import variants
    from measure import RECURSION_LIMIT, STACK_BYTES
    from measure_counts import Unmeasured
    from measure_refuse import refuse
finally:
    del sys.path[0]


def run(job):
    """A plan (entry, code, parameters, result, variants) for {"source"}, the worst variants for {"search"}, or a skip."""
    box = []

    def work():
        box.append(search(job["search"]) if "search" in job else planned(job["source"]))

    sys.setrecursionlimit(RECURSION_LIMIT)
    warnings.simplefilter("ignore")
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    return box[0]


def planned(source):
    try:
        plan = choose(source)
        untyped = ["int"] * len(plan["names"])
        refuse(ast.parse(code_of(plan, untyped, "int")))
        found = probe(lambda types: code_of(plan, types, "int"), plan)
        code = code_of(plan, found["types"], found["returns"])
        parameters = [{"name": name, "type": kind, "requires": sorted(traits), "by": by}
                      for name, kind, traits, by in zip(plan["names"], found["types"], found["demands"], plan["by"])]
        return {"entry": plan["entry"], "code": code, "parameters": parameters, "returns": found["returns"], "gives": found["gives"],
                "line": plan["line"], "variants": variants(plan["names"], found["types"], found["demands"])}
    except Skip as skip:
        return {"skipped": skip.code, "detail": skip.detail}
    except Unmeasured as refused:
        return {"skipped": "unmeasured", "detail": refused.what}
