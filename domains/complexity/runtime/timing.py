"""Times the composed program itself, uncounted, on the inputs that its labels were measured on.

For `npm run conformance:timing`; no verdict rests on it. `run(job)` takes a job of measure.py and gives, for every point,
the seconds of CPU of one call on the slowest input variant: the best of several rounds, each long enough to be read. One
set of arguments is held at a time: many large ones together would be timed instead of the call.
"""

import gc
import os
import sys
from time import process_time_ns

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    from measure_inputs import Inputs
    from measure_program import Plain
finally:
    del sys.path[0]

ROUNDS = 3
# a round ends after so many nanoseconds inside calls, or so many calls, or so long in all, whatever comes first
INSIDE_NS, MOST_CALLS, ROUND_NS = 5_000_000, 3_000, 150_000_000


def run(job):
    sys.setrecursionlimit(20000)
    gc.disable()
    plain = Plain(job["program"])
    inputs = Inputs(job)
    return [max(seconds(plain, job["driver"], inputs, inputs.arguments(sizes, variant)) for variant in range(inputs.variants))
            for sizes in job["points"]]


def seconds(plain, driver, inputs, arguments):
    return min(one_round(plain, driver, inputs, arguments) for _ in range(ROUNDS)) / 1e9


def one_round(plain, driver, inputs, arguments):
    inside = calls = 0
    began = process_time_ns()
    while inside < INSIDE_NS and calls < MOST_CALLS and process_time_ns() - began < ROUND_NS:
        copy = inputs.copies(arguments)
        started = process_time_ns()
        plain.call(driver, copy)
        inside += process_time_ns() - started
        calls += 1
    return inside / calls
