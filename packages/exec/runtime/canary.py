"""A made-up program that tries, harmlessly, what a tier says it prevents. What came of it is judged from outside."""
import ctypes
import os
import signal
import socket


def run(job):
    import decimal  # a module that the server has not loaded: this user must be able to read the library

    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    return {
        "works": str(decimal.Decimal("0.1") * 3),
        "names": sorted(os.environ),
        "files": attempt(lambda: open(job["file"]).read()),
        "environments": environments(job["variable"], job["decoy"]),
        "network": attempt(lambda: socket.create_connection(("127.0.0.1", job["port"]), 1).close() or True),
        "signals": [attempt(lambda pid=pid: os.kill(pid, number) or True) for pid, number in targets(job["decoy"])],
        "writing": [path for path in job["writing"] if attempt(lambda: write(path))],
        "daemon": daemon(job["name"]),
        "processes": forks(job["forks"]),
    }


def attempt(action):
    try:
        return action()
    except OSError:
        return None


def environments(variable, decoy):
    """Values of a variable in the environment of any process that is to be seen."""
    names = attempt(lambda: os.listdir("/proc")) or [str(decoy), *map(str, range(1, 100))]
    found = []
    for name in filter(str.isdigit, names):
        data = attempt(lambda: open(f"/proc/{name}/environ", "rb").read()) or b""
        for entry in data.split(b"\0"):
            key, _, value = entry.partition(b"=")
            if key == variable.encode():
                found.append(value.decode())
    return found


def targets(decoy):
    """A decoy that would die of it, and a signal that does nothing for the parent, if there is one."""
    return [(decoy, signal.SIGUSR1), *([(os.getppid(), 0)] if os.getppid() else [])]


def write(path):
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
    return True


def daemon(name):
    """Leaves a process in a session of its own, under a name that can be looked for. True once it runs."""
    ready_r, ready_w = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            ctypes.CDLL(None).prctl(15, name.encode(), 0, 0, 0)
            os.write(ready_w, b".")
            os.closerange(0, 64)
            signal.alarm(30)
            signal.pause()
        os._exit(0)
    os.wait()
    os.close(ready_w)
    return os.read(ready_r, 1) == b"."


def forks(most):
    """How many children can be had at once, trying up to `most`; they only wait."""
    hold_r, hold_w = os.pipe()
    children = []
    try:
        while len(children) < most:
            pid = os.fork()
            if pid == 0:
                os.close(hold_w)
                os.read(hold_r, 1)
                os._exit(0)
            children.append(pid)
    except OSError:
        pass
    os.close(hold_w)
    for pid in children:
        os.waitpid(pid, 0)
    return len(children)
