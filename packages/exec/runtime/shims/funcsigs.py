"""A stand-in for funcsigs, the backport of what inspect has."""
import importlib.util
import inspect
import sys
import types

if importlib.util.find_spec("funcsigs") is None:
    module = sys.modules["funcsigs"] = types.ModuleType("funcsigs")
    for name in ("signature", "Signature", "Parameter", "BoundArguments", "_empty"):
        setattr(module, name, getattr(inspect, name))
