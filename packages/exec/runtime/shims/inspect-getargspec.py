"""inspect.getargspec, which Python 3.11 took out."""
import collections
import inspect

if not hasattr(inspect, "getargspec"):
    ArgSpec = collections.namedtuple("ArgSpec", "args varargs keywords defaults")

    def getargspec(function):
        full = inspect.getfullargspec(function)
        if full.kwonlyargs or full.annotations:
            raise ValueError("Function has keyword-only parameters or annotations, use inspect.signature() API which can support them")
        return ArgSpec(full.args, full.varargs, full.varkw, full.defaults)

    inspect.ArgSpec, inspect.getargspec = ArgSpec, getargspec
