"""Finds out by running it what an entry takes and gives: types where the driver does not tell, preconditions, the result."""

import itertools
import random
import sys

from importer_program import Skip
from importer_values import DEMANDS, PROBED, samples
from measure_program import Plain, Problem
from measure_values import TYPES, clone, has_type, same

SIZES = (4, 9, 24)
# The same for programs that take exponential time.
SMALL_SIZES = (3, 4, 6)
SAMPLES = 8
# Lines that one call may run, so that a search over preconditions ends.
MOST_LINES = 300_000
MOST_ITEMS = 100_000
MOST_DEMANDS = 160
TOO_LONG = "too long"


class TooLong(BaseException):
    pass


class Bounded:
    """Calls with a bound on the lines that run."""

    def __init__(self, code, plan):
        self.plain = Plain(code)
        self.entry = plan["entry"]
        self.kept = [plan["names"].index(name) for name in plan["lifted"]]

    def __call__(self, args):
        left = [MOST_LINES]

        def trace(frame, event, argument):
            left[0] -= 1
            if left[0] < 0:
                raise TooLong()
            return trace

        given = clone(args)
        sys.settrace(trace)
        try:
            result = self.plain.call(self.entry, given)
        finally:
            sys.settrace(None)
        if any(not same(given[i], args[i]) for i in self.kept):
            raise Skip("global-state", "what the driver holds is changed")
        if hasattr(result, "__len__") and len(result) > MOST_ITEMS:
            raise TooLong()
        return result


def draws(types, demands, sizes):
    """Tuples of arguments: at least eight at each of three sizes."""
    for size in sizes:
        rng = random.Random(f"probe/{size}")
        columns = [samples(kind, traits, size, rng) for kind, traits in zip(types, demands)]
        count = max(SAMPLES, max(map(len, columns)))
        for i in range(count):
            yield [column[i % len(column)] for column in columns]
        if len(columns) > 1:
            for _ in range(2 * SAMPLES):
                yield [rng.choice(column) for column in columns]


def failure(call, types, demands, sizes):
    """What goes wrong with such arguments, or None and the results."""
    results = []
    for args in draws(types, demands, sizes):
        try:
            results.append(call(args))
        except Problem as problem:
            return problem.what, []
        except TooLong:
            return TOO_LONG, []
        except RecursionError:
            return "RecursionError", []
    return None, results


def weakest(call, types, sizes):
    """The weakest demands under which nothing is raised, with the results; else what was raised under the strongest."""
    options = sorted(itertools.product(*[DEMANDS[kind] for kind in types]), key=lambda demands: sum(map(len, demands)))
    wrong = "nothing was tried"
    for demands in options[:MOST_DEMANDS]:
        wrong, results = failure(call, types, demands, sizes)
        if wrong is None:
            return demands, results, None
        if wrong == TOO_LONG:
            break
    return None, [], wrong


def result_type(results):
    """The one atom type of all results."""
    kinds = {type(value).__name__ for value in results}
    if "NoneType" in kinds:
        raise Skip("returns-nothing", "None" if len(kinds) == 1 else "None among " + ", ".join(sorted(kinds)))
    if len(kinds) > 1:
        raise Skip("mixed-results", ", ".join(sorted(kinds)))
    found = [name for name in TYPES if all(has_type(value, name) for value in results)]
    if not found or len(found) > 1:
        raise Skip("unsuitable-result", kinds.pop() if not found else "only empty ones")
    return found[0]


def probe(code_for, plan, sizes):
    """Types, demands and result of the entry. `code_for(types)` is its code for these parameter types."""
    known = plan["types"]
    if sum(kind is None for kind in known) > 2:
        raise Skip("types-unknown", ", ".join(name for name, kind in zip(plan["names"], known) if kind is None))
    accepted = []
    wrong = None
    for types in itertools.product(*[[kind] if kind else PROBED for kind in known]):
        call = Bounded(code_for(types), plan)
        demands, results, wrong = weakest(call, types, sizes)
        if demands is not None:
            accepted.append((types, demands, results))
    if not accepted:
        raise Skip("raises", wrong)
    if len(accepted) > 1:
        raise Skip("types-ambiguous", " or ".join("(" + ", ".join(types) + ")" for types, _, _ in accepted[:4]))
    types, demands, results = accepted[0]
    returns = result_type(results)
    gives = ["signed"] if any(_negative(value) for value in results) else []
    return {"types": list(types), "demands": [list(traits) for traits in demands], "returns": returns, "gives": gives}


def _negative(value):
    if type(value) is int:
        return value < 0
    return hasattr(value, "__iter__") and type(value) is not str and any(
        _negative(item) for item in (itertools.chain(value, value.values()) if type(value) is dict else value))
