"""Times the composed program itself, uncounted, on the inputs that its labels were measured on.

For `npm run conformance:timing`; no verdict rests on it. `run(job)` takes a job of measure.py and gives, for every point,
the seconds of one call on the slowest input variant: the least of many calls, by the wall clock, since CPU clocks may tick
every 4 ms only. One set of arguments is held at a time: many large ones together would be timed instead of the call.
"""

import gc
import os
import sys
from time import perf_counter_ns

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    from measure_inputs import Inputs
    from measure_program import Plain
finally:
    del sys.path[0]

# so many calls at least and at most, and in between until so many nanoseconds went by in all
FEWEST_CALLS, MOST_CALLS, LONGEST_NS = 3, 2_000, 300_000_000


def run(job):
    sys.setrecursionlimit(20000)
    gc.disable()
    plain = Plain(job["program"])
    inputs = Inputs(job)
    return [max(seconds(plain, job["driver"], inputs, inputs.arguments(sizes, variant)) for variant in range(inputs.variants))
            for sizes in job["points"]]


def seconds(plain, driver, inputs, arguments):
    best = None
    calls = 0
    began = perf_counter_ns()
    while calls < FEWEST_CALLS or calls < MOST_CALLS and perf_counter_ns() - began < LONGEST_NS:
        copy = inputs.copies(arguments)
        started = perf_counter_ns()
        plain.call(driver, copy)
        spent = perf_counter_ns() - started
        best = spent if best is None else min(best, spent)
        calls += 1
    return best / 1e9
