"""One program, run as it is or in its counting form."""

import __future__
import operator

import measure_counts
import measure_functions
import measure_modules
import measure_operators
from measure_counts import counts, sites
from measure_functions import PROGRAM, CACHED
from measure_refuse import restricted_builtins
from measure_rewrite import rewrite
from measure_values import clone, has_type, largest, missing_trait, size

OVERRUN = 2
WITHOUT_ANNOTATIONS = __future__.annotations.compiler_flag


class Problem(Exception):
    def __init__(self, code, what, stage=None):
        super().__init__(code, what, stage)
        self.code = code
        self.what = what
        self.stage = stage


def widen(sizes):
    """Lets a word hold the eighth power of the largest size, and 60 bits at least."""
    small = 1 << max(60, 8 * max(sizes, default=1).bit_length())
    for module in (measure_counts, measure_modules, measure_operators):
        module.SMALL = small


def namespace():
    return {"__builtins__": restricted_builtins(), "__name__": PROGRAM}


def _raised(error, stage=None):
    return Problem("raised", type(error).__name__ + ": " + str(error)[:200], stage)


class Plain:
    """The program as written, in a namespace of its own for every call."""

    def __init__(self, source):
        self.code = compile(source, PROGRAM, "exec", flags=WITHOUT_ANNOTATIONS, dont_inherit=True)

    def call(self, name, args, stage=None):
        names = namespace()
        try:
            exec(self.code, names)
            return names[name](*args)
        except Exception as error:
            raise _raised(error, stage)


class Counting:
    """The counting form of the composed program, with the calls of its stages recorded."""

    def __init__(self, job):
        self.driver = job["driver"]
        self.stages = job["stages"]
        self.limit = OVERRUN * job["budget"]
        entries = [stage["entry"] for stage in self.stages]
        self.alone = self.driver in entries
        self.code, where, self.ticks = rewrite(job["program"], self.driver, [] if self.alone else entries)
        sites[:] = where
        self.owners = [self._owner(site[0]) for site in where]
        self.keys = [":".join(map(str, site)) for site in where]
        self.shared = None
        self.calls = None

    def _owner(self, line):
        for number, stage in enumerate(self.stages):
            if any(first <= line <= last for first, last in stage["lines"]):
                return number
        return None

    def prepare(self):
        """A namespace in which the program has just been loaded."""
        names = namespace()
        names.update(measure_operators.HELPERS)
        names.update(measure_functions.HELPERS)
        names["$stage"] = self.stage
        self.reset(names)
        try:
            exec(self.code, names)
        except Exception as error:
            raise _raised(error)
        for name, value in names.items():
            if type(value) is CACHED:
                raise Problem("nondeterministic", "the module-level cache of " + name)
        return names

    def reset(self, names):
        counts[:] = [0] * len(self.keys)
        measure_operators.forget()
        self.iterators = [iter(range(self.limit)) for _ in self.ticks]
        for site, iterator in zip(self.ticks, self.iterators):
            names["$" + str(site)] = iterator.__next__
        self.calls = [None] * len(self.stages)

    def run(self, arguments, sizes, shared=False):
        """Counts, result and recorded calls of one run, or `exceeded`; shared runs keep the program loaded."""
        widen(sizes)
        if not shared or self.shared is None:
            names = self.prepare()
            if shared:
                self.shared = names
        else:
            names = self.shared
        self.reset(names)
        driver = names[self.driver]
        if self.alone:
            driver = self.stage(0, driver)
        failure = None
        try:
            result = driver(*[clone(value) for value in arguments])
        except Problem:
            raise
        except Exception as error:
            failure = error
        if any(operator.length_hint(iterator) == 0 for iterator in self.iterators):
            return "exceeded"
        if failure is not None:
            raise _raised(failure, next((number for number, call in enumerate(self.calls) if call is None or
                                         "out" not in call), None))
        return dict(self.counted(), result=result, calls=self.calls)

    def counted(self):
        steps = list(counts)
        for site, iterator in zip(self.ticks, self.iterators):
            steps[site] += self.limit - operator.length_hint(iterator)
        by_stage = [{} for _ in self.stages]
        for key, owner, count in zip(self.keys, self.owners, steps):
            if owner is not None and count:
                by_stage[owner][key] = by_stage[owner].get(key, 0) + count
        return {"sites": by_stage, "totals": [sum(found.values()) for found in by_stage], "total": sum(steps)}

    def stage(self, number, entry):
        """The entry of a stage, recording sizes, types and traits of what it takes and gives."""
        stage = self.stages[number]

        def recorded(*args, **options):
            given = dict(zip(stage["params"], args), **options)
            call = {"in": {}, "inMax": {}, "problems": []}
            self.calls[number] = call
            for name, value in given.items():
                if not has_type(value, stage["types"][name]):
                    raise Problem("type", name + " is not " + stage["types"][name], number)
                wanted = stage["requires"].get(name, [])
                missing = missing_trait(value, wanted)
                if missing is not None:
                    call["problems"].append(("trait", name + " is not " + missing))
                call["in"][name] = size(value, wanted)
                call["inMax"][name] = largest(value, stage["types"][name])
            result = entry(*args, **options)
            if not has_type(result, stage["returns"]):
                raise Problem("type", "the result is not " + stage["returns"], number)
            missing = missing_trait(result, stage["gives"])
            if missing is not None:
                call["problems"].append(("trait", "the result is not " + missing))
            call["out"] = size(result, stage["gives"])
            call["outMax"] = largest(result, stage["returns"])
            return result

        return recorded
