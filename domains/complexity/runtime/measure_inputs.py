"""The driver's arguments, made by the input variants of the stages they belong to."""

import random
import types

from measure_program import PROGRAM, Problem, WITHOUT_ANNOTATIONS, namespace
from measure_values import clone, has_type, largest, missing_trait, size


# The size of an argument that is made only to be thrown away, because the stage before gives it.
SPARE = 16


class Inputs:
    def __init__(self, job):
        self.seed = job["seed"]
        self.stages = job["stages"]
        self.places = job["arguments"]
        self.makers = [_variants(stage["inputs"], number) for number, stage in enumerate(self.stages)]
        self.variants = max(map(len, self.makers))

    def arguments(self, sizes, variant):
        """The driver's arguments at these sizes; anything but exact sizes, types and traits is a problem."""
        made = {}
        for place in self.places:
            number = place["stage"]
            if number not in made:
                made[number] = self.made(number, sizes, variant)
        return [made[place["stage"]][place["param"]] for place in self.places]

    def made(self, number, sizes, variant):
        stage = self.stages[number]
        wanted = {place["param"]: wished for place, wished in zip(self.places, sizes) if place["stage"] == number}
        given = [wanted.get(name, min(sizes[0], SPARE)) for name in stage["params"]]
        makers = self.makers[number]
        maker = makers[variant % len(makers)]
        name = maker.__name__
        rng = random.Random("{}/{}/{}/{}".format(self.seed, number, name, ",".join(map(str, given))))
        try:
            values = maker(rng, *given)
        except Exception as error:
            raise Problem("input", "{} raises {}: {}".format(name, type(error).__name__, str(error)[:200]), number)
        if type(values) is not tuple or len(values) != len(given):
            raise Problem("input", "{} must return a tuple of {}".format(name, len(given)), number)
        for param, value in zip(stage["params"], values):
            if param in wanted:
                fault = _fault(value, stage["types"][param], stage["requires"].get(param, []), wanted[param])
                if fault is not None:
                    raise Problem("input", "{}: {} {}".format(name, param, fault), number)
        return dict(zip(stage["params"], values))

    def copies(self, arguments):
        return [clone(value) for value in arguments]


def _fault(value, kind, traits, wanted):
    if not has_type(value, kind):
        return "is not " + kind
    missing = missing_trait(value, traits)
    if missing is not None:
        return "is not " + missing
    if kind not in ("bool", "tuple[int, int]") and size(value, traits) != wanted:
        return "has size {}, not {}".format(size(value, traits), wanted)
    most = largest(value, kind)
    if most is not None and most > wanted:
        return "holds {}, more than its size {}".format(most, wanted)
    return None


def _variants(source, number):
    names = namespace()
    try:
        exec(compile(source, PROGRAM, "exec", flags=WITHOUT_ANNOTATIONS, dont_inherit=True), names)
    except Exception as error:
        raise Problem("input", "{}: {}".format(type(error).__name__, error), number)
    found = [value for value in names.values() if type(value) is types.FunctionType
             and value.__code__.co_varnames[:1] == ("rng",) and not value.__name__.startswith("_")]
    if not found:
        raise Problem("input", "no variant takes rng first", number)
    return found
