"""Counts the operations of a chain of atoms at given input sizes. `run(job)` is all that others call.

A job is one composed program, its driver and its stages; a result is, for every point, the worst count of every
site over the input variants, or a refusal by name. Nothing here reads a clock or prints.
"""

import json
import os
import sys
import threading
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    from measure_counts import Unmeasured
    from measure_inputs import Inputs
    from measure_program import Counting, Plain, Problem
    from measure_values import same
finally:
    del sys.path[0]

STACK_BYTES = 256 << 20
RECURSION_LIMIT = 20000
MOST_RECORDED = 10 ** 300
MOST_PROBLEMS = 20
# Results are compared where a run is cheap: a name that was renamed wrongly shows at any size.
MOST_COMPARED = 20_000


def run(job):
    """The result of a job, made in a thread whose stack carries deep recursion."""
    box = []

    def work():
        box.append(_measure(job))

    sys.setrecursionlimit(RECURSION_LIMIT)
    warnings.simplefilter("ignore")
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    return box[0]


def _measure(job):
    try:
        return Measurement(job).points()
    except Problem as problem:
        found = {"stage": problem.stage, "code": problem.code, "what": problem.what, "sizes": [], "variant": 0}
        return {"points": [], "stopped": None, "problems": [found]}
    except Unmeasured as refused:
        return {"refused": {"code": "unmeasured", "what": refused.what, "line": refused.line}}
    except SyntaxError as refused:
        return {"refused": {"code": "syntax", "what": refused.msg, "line": refused.lineno or 0}}


class Measurement:
    def __init__(self, job):
        self.job = job
        self.stages = job["stages"]
        self.counting = Counting(job)
        self.plain = Plain(job["program"])
        self.originals = [Plain(stage["source"]) for stage in self.stages]
        self.inputs = Inputs(job)
        self.problems = []

    def points(self):
        points = []
        stopped = None
        for number, sizes in enumerate(self.job["points"]):
            runs = []
            for variant in range(self.inputs.variants):
                runs.append(self.measured(sizes, variant, number == 0))
                if runs[-1] == "exceeded":
                    break
            if runs[-1] == "exceeded":
                stopped = "budget"
                break
            if self.problems:
                break
            points.append(self.worst(sizes, runs))
            if points[-1]["total"] > self.job["budget"]:
                stopped = "budget"
                break
        return {"points": points, "stopped": stopped, "problems": self.problems[:MOST_PROBLEMS]}

    def problem(self, code, what, sizes, variant, stage=None):
        self.problems.append({"stage": stage, "code": code, "what": what, "sizes": sizes, "variant": variant})

    def measured(self, sizes, variant, first):
        """What one variant costs at one point: a record, `exceeded`, or None when there is a problem."""
        try:
            arguments = self.inputs.arguments(sizes, variant)
            outcome = self.counting.run(arguments, sizes)
            if outcome == "exceeded":
                return outcome
            self.check_stages(outcome, sizes, variant)
            if outcome["total"] <= MOST_COMPARED:
                self.check_results(arguments, outcome, sizes, variant)
            if first:
                self.check_repeats(arguments, outcome, sizes, variant)
            return outcome
        except Problem as problem:
            self.problem(problem.code, problem.what, sizes, variant, problem.stage)
            return None

    def check_stages(self, outcome, sizes, variant):
        for number, (stage, call) in enumerate(zip(self.stages, outcome["calls"])):
            for code, what in call["problems"]:
                self.problem(code, what, sizes, variant, number)
            for value in list(call["in"].values()) + [call["out"], call["outMax"]]:
                if value is not None and value > MOST_RECORDED:
                    self.problem("huge", stage["entry"], sizes, variant, number)
                    break

    def check_results(self, arguments, outcome, sizes, variant):
        plain = self.plain.call(self.job["driver"], self.inputs.copies(arguments))
        if not same(plain, outcome["result"]):
            self.problem("differs", "the counting form and the program", sizes, variant)
        chained = self.chain(self.inputs.copies(arguments))
        if not same(chained, plain):
            self.problem("differs", "the program and the chain of its atoms", sizes, variant)

    def check_repeats(self, arguments, outcome, sizes, variant):
        for _ in range(2):
            again = self.counting.run(arguments, sizes, shared=True)
            if again == "exceeded" or not same(again["result"], outcome["result"]):
                self.problem("nondeterministic", "the result of a second run", sizes, variant)
            elif again["sites"] != outcome["sites"]:
                self.problem("nondeterministic", "the counts of a second run", sizes, variant)
        once = self.chain(self.inputs.copies(arguments))
        if not same(once, self.chain(self.inputs.copies(arguments))):
            self.problem("nondeterministic", "the result of the atoms' second run", sizes, variant)

    def chain(self, arguments):
        given = {(argument["stage"], argument["param"]): value
                 for argument, value in zip(self.job["arguments"], arguments)}
        result = None
        for number, stage in enumerate(self.stages):
            args = [result if name == stage["chained"] and number > 0 else given[(number, name)]
                    for name in stage["params"]]
            result = self.originals[number].call(stage["original"], args, number)
        return result

    def worst(self, sizes, runs):
        stages = []
        for number in range(len(self.stages)):
            calls = [outcome["calls"][number] for outcome in runs]
            stages.append({
                "in": {name: max(call["in"][name] for call in calls) for name in calls[0]["in"]},
                "inMax": {name: _most(call["inMax"][name] for call in calls) for name in calls[0]["inMax"]},
                "out": max(call["out"] for call in calls),
                "outMax": _most(call["outMax"] for call in calls),
                "total": max(outcome["totals"][number] for outcome in runs),
                "sites": _worst_sites([outcome["sites"][number] for outcome in runs]),
            })
        return {"sizes": sizes, "variants": len(runs), "stages": stages,
                "total": max(outcome["total"] for outcome in runs)}


def _most(values):
    return max((value for value in values if value is not None), default=None)


def _worst_sites(runs):
    worst = {}
    for sites in runs:
        for key, count in sites.items():
            worst[key] = max(worst.get(key, 0), count)
    return worst


if __name__ == "__main__":
    json.dump(run(json.load(sys.stdin)), sys.stdout)
