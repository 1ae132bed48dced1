"""Runs a program given as text and returns what it leaves in `result`; names that it may use come along."""
import os

# some of these programs kill whatever they can: never outside a namespace that holds nothing else
assert sum(name.isdigit() for name in os.listdir("/proc")) < 20, "not in a pid namespace of its own"


def run(job):
    names = dict(job["given"])
    exec(compile(job["source"], "job", "exec"), names)
    return names.get("result")
