"""What is lifted in a program, and what it prints before and after."""

import builtins
import io
import json
import os
import sys
from contextlib import redirect_stdout

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "runtime"))
from importer_lift import Lift
from importer_program import Module


def run(job):
    lift = Lift(Module(job["source"]))
    needs = dict(lift.needs)
    return {"needs": needs, "before": printed(job["source"], job["lines"]), "after": printed(lift.source(), job["lines"])}


def printed(source, lines):
    left = iter(lines)
    out = io.StringIO()
    names = dict(vars(builtins), input=lambda: next(left))
    with redirect_stdout(out):
        exec(compile(source, "program", "exec"), {"__builtins__": names, "__name__": "__main__"})
    return out.getvalue()


json.dump(run(json.load(sys.stdin)), sys.stdout)
