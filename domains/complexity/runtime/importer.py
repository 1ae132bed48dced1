"""Finds the one function of a stranger's program that can be an atom, and its worst inputs. `run(job)` is all that others call."""

import os
import sys
import threading
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    import ast

    from importer_code import code_of
    from importer_lift import lifted_candidates
    from importer_probe import SIZES, SMALL_SIZES, probe
    from importer_program import Skip, candidates
    from importer_search import search
    from importer_values import LONE, SMALL, variants
    from measure import RECURSION_LIMIT, STACK_BYTES
    from measure_counts import Unmeasured
    from measure_refuse import refuse
finally:
    del sys.path[0]


def run(job):
    """A plan (entry, code, parameters, result, variants) for {"source", "exponential", "lift"}, the worst variants for {"search"}, or a skip."""
    box = []

    def work():
        box.append(search(job["search"]) if "search" in job else planned(job))

    sys.setrecursionlimit(RECURSION_LIMIT)
    warnings.simplefilter("ignore")
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    return box[0]


def planned(job):
    """The plan of the one candidate that composes; the reason of the first where none does."""
    sizes = SMALL_SIZES if job["exponential"] else SIZES
    try:
        found = (lifted_candidates if job["lift"] else candidates)(job["source"])
        tried = [attempt(candidate, sizes) for candidate in found.values()]
    except Skip as skip:
        return skipped(skip.code, skip.detail)
    found = [plan for plan in tried if "entry" in plan]
    if len(found) > 1:
        return skipped("several-entries", ", ".join(plan["entry"] for plan in found))
    return found[0] if found else tried[0]


def attempt(candidate, sizes):
    try:
        plan = candidate()
        refuse(ast.parse(code_of(plan, ["int"] * len(plan["names"]), "int")))
        found = probe(lambda types: code_of(plan, types, "int"), plan, sizes)
    except Skip as skip:
        return skipped(skip.code, skip.detail)
    except Unmeasured as refused:
        return skipped("unmeasured", refused.what)
    parameters = [{"name": name, "type": kind, "requires": sorted(traits), "by": by}
                  for name, kind, traits, by in zip(plan["names"], found["types"], found["demands"], plan["by"])]
    shape = (plan["names"], found["types"], found["demands"], plan["letters"])
    return {"entry": plan["entry"], "lifted": plan["lifted"], "code": code_of(plan, found["types"], found["returns"]), "parameters": parameters,
            "returns": found["returns"], "gives": found["gives"],
            "variants": variants(*shape), "small": variants(*shape, SMALL), "lone": variants(*shape, LONE)}


def skipped(code, detail):
    return {"skipped": code, "detail": str(detail)[:300]}
