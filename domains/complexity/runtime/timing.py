"""Times the composed program itself, uncounted, on the inputs that its labels were measured on.

For `npm run conformance:timing`; no verdict rests on it. `run(job)` takes a job of measure.py and gives, for every point,
the seconds of CPU of one call on the slowest input variant: the best of several rounds, each long enough to be read.
"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    from measure_inputs import Inputs
    from measure_program import Plain
finally:
    del sys.path[0]

ROUNDS = 3
SHORTEST = 0.004


def run(job):
    sys.setrecursionlimit(20000)
    plain = Plain(job["program"])
    inputs = Inputs(job)
    return [max(seconds(plain, job["driver"], inputs, inputs.arguments(sizes, variant)) for variant in range(inputs.variants))
            for sizes in job["points"]]


def seconds(plain, driver, inputs, arguments):
    calls = 1
    best = None
    while True:
        for _ in range(ROUNDS):
            copies = [inputs.copies(arguments) for _ in range(calls)]
            started = time.process_time()
            for copy in copies:
                plain.call(driver, copy)
            spent = time.process_time() - started
            best = spent if best is None else min(best, spent)
        if best >= SHORTEST or calls >= 4096:
            return best / calls
        calls *= 4
        best = None
