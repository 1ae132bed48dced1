"""The input variants that cost an entry most, by counting each of them."""

from measure import Measurement
from measure_counts import Unmeasured
from measure_program import Problem

FEWEST = 3
MOST = 6
CODES = {"raised": "raises", "huge": "huge-value", "type": "wrong-type", "trait": "broken-precondition", "input": "bad-inputs"}


def search(job):
    """Numbers of the variants to keep, the worst first: those that lead in total, in a site, or in the size of the result."""
    try:
        measurement = Measurement(job)
    except (Problem, Unmeasured) as refused:
        return {"skipped": "unmeasured", "detail": str(refused.what)}
    count = measurement.inputs.variants
    runs = {}
    for sizes in job["points"]:
        for variant in range(count):
            outcome = measurement.measured(sizes, variant, False)
            if measurement.problems:
                problem = measurement.problems[0]
                return {"skipped": CODES.get(problem["code"], problem["code"]), "detail": problem["what"]}
            if outcome == "exceeded":
                runs.setdefault(variant, []).append(None)
            else:
                runs.setdefault(variant, []).append(outcome)
    return {"worst": worst(runs, len(job["points"]))}


def worst(runs, points):
    """Variants by what each leads in, at the largest size first, then by total."""
    order = []

    def lead(point, value):
        ranked = sorted(runs, key=lambda variant: (-_of(runs[variant][point], value), variant))
        if ranked and ranked[0] not in order:
            order.append(ranked[0])

    for point in reversed(range(points)):
        lead(point, lambda outcome: outcome["total"])
        lead(point, lambda outcome: outcome["calls"][0]["out"])
        lead(point, lambda outcome: outcome["calls"][0]["outMax"] or 0)
        sites = {}
        for outcome in (runs[variant][point] for variant in runs):
            for key, steps in (outcome["sites"][0].items() if outcome else ()):
                sites[key] = max(sites.get(key, 0), steps)
        for key in sorted(sites, key=lambda key: (-sites[key], key)):
            lead(point, lambda outcome: outcome["sites"][0].get(key, 0))
    by_total = sorted(runs, key=lambda variant: (-_of(runs[variant][-1], lambda outcome: outcome["total"]), variant))
    for variant in by_total:
        if len(order) < FEWEST and variant not in order:
            order.append(variant)
    return order[:MOST]


def _of(outcome, value):
    return float("inf") if outcome is None else value(outcome)
