"""The process that code under test runs in: confined once more, its path and modules cleared of what is ours, then a runner."""
import importlib
import json
import os
import signal
import sys
import types

import fork_confine
from tests_channel import open_channel

HERE = os.path.dirname(os.path.abspath(__file__))
OURS = ("helper", "fork_confine", "fork_scratch", "fork_watch", "forkserver", "tests_supervisor", "tests_child", "tests_conversation", "tests_channel", "tests_common", "tests_integrity", "tests_sources", "tests_written", "pytest_runner", "unittest_runner")
PR_SET_PDEATHSIG = 1


def confine_again(job):
    """What the supervisor may do and the code under test may not: read other trees, and signal or trace the supervisor."""
    fork_confine.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if job["confined"]:
        fork_confine.landlock([*job["readable"], HERE, "/dev/zero", "/dev/urandom", "/dev/random", "/proc/self"], [".", "/dev/null"])


def environment(job):
    """All of the environment of the code under test."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TZ", "PYTHONHASHSEED") if name in os.environ}
    return {**kept, "HOME": job["temporary"], "TMPDIR": job["temporary"], "PYTHONDONTWRITEBYTECODE": "1", "SOURCE_DATE_EPOCH": "946684800", "OPENSSL_CONF": "/dev/null"}


def path_with_python(temporary, path):
    """Tests that start `python` mean the one that they run in; many systems have it as python3 alone."""
    folder = os.path.dirname(sys.executable)
    if not os.path.exists(os.path.join(folder, "python")):
        folder = os.path.join(os.path.dirname(temporary), "bin")
        os.makedirs(folder, exist_ok=True)
        os.symlink(sys.executable, os.path.join(folder, "python"))
    return os.pathsep.join([folder, path])


def is_library(path):
    """Of the interpreter itself: what is installed beside it comes after the tree, an editable install of the tree's own project too."""
    return path.endswith(".zip") or path.startswith(os.path.dirname(os.__file__)) and "-packages" not in path


def run(job, up, down, runner=None, first=None):
    """Runs the tests and ends this process. `runner` is loaded here where it was not in advance."""
    leave = os._exit
    send, receive = open_channel(up, down)
    try:
        variables = environment(job)
        variables["PATH"] = path_with_python(job["temporary"], variables.get("PATH", os.defpath))
        confine_again(job)
        os.environ.clear()
        os.environ.update(variables)
        os.chdir(job["tree"])
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # as Python starts: a write to a closed socket is an exception
        sys.argv = [job["runner"]]
        sys.dont_write_bytecode = True
        sys.pycache_prefix = os.path.join(job["temporary"], "pycache")
        library = [path for path in sys.path if is_library(path)]
        installed = [path for path in sys.path if path not in ("", HERE, "/srv/helper", "/srv/server", *library)]
        if runner is None:
            runner = importlib.import_module(f"{job['runner']}_runner")
        sys.path[:] = [*library, job["tree"], *(os.path.join(job["tree"], path) for path in job["paths"]), *installed]
        for shim in job["shims"]:
            path = os.path.join(HERE, "shims", f"{shim}.py")
            with open(path, "rb") as file:
                exec(compile(file.read(), path, "exec"), {"__name__": "shim"})
        if first is None or job["shims"]:
            first = runner.snapshot()
        for name in OURS:
            sys.modules.pop(name, None)
        sys.modules["__main__"] = types.ModuleType("__main__")
        runner.run(job, send, receive, first)
        sys.stdout.flush()
    except BaseException as error:
        try:
            send("broken", f"{type(error).__name__}: {error}"[:500])
        except BaseException:
            pass  # the supervisor is gone, or the pipe was closed
    leave(0)


if __name__ == "__main__":
    run(json.loads(sys.stdin.readline()), int(sys.argv[1]), int(sys.argv[2]))
