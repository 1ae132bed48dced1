"""Watches one running job from outside: what it gives, what it uses, and that nothing of it is left in the end."""
import os
import select
import signal
import time

TICK_MS = 1000 / os.sysconf("SC_CLK_TCK")
SAMPLE_MS = 200
IDLE_MS = 2000
END_SECONDS = 5


class Pipes:
    """The job's result and printed text, each up to its cap."""

    def __init__(self, result, output, limits):
        self.result, self.output = result, output
        self.chunks = {result: bytearray(), output: bytearray()}
        self.caps = {result: limits["resultBytes"] + 1, output: limits["outputBytes"]}
        self.poll = select.poll()
        for fd in self.chunks:
            os.set_blocking(fd, False)
            self.poll.register(fd, select.POLLIN)

    def collect(self, fd):
        """Reads what is there. Gives the limit that was passed, or None."""
        while True:
            try:
                data = os.read(fd, 1 << 16)
            except BlockingIOError:
                return None
            if not data:
                try:
                    self.poll.unregister(fd)
                except KeyError:
                    pass
                return None
            self.chunks[fd] += data
            if len(self.chunks[fd]) > self.caps[fd]:
                return {"kind": "limit", "limit": "result" if fd == self.result else "output"}

    def taken(self):
        return bytes(self.chunks[self.result]), bytes(self.chunks[self.output][: self.caps[self.output]])


class Clock:
    """The CPU time of all processes of the job, and for how long it was idle by its own choice."""

    def __init__(self, limits):
        self.cpu_limit = limits["cpuMs"]
        self.started = self.last = time.monotonic()
        self.backstop = self.started + limits["wallMs"] / 1000
        self.seen = {}
        self.counted = self.reported = self.idle = 0

    def total(self):
        """Two lower bounds: what was seen of each process while it ran, and what the living say of themselves and those they waited for."""
        return max(self.counted, self.reported)

    def over(self):
        """Over its CPU time, idle as long as it might have computed, or starved by this machine. None while it is none of these."""
        now = time.monotonic()
        if (now - self.last) * 1000 < SAMPLE_MS:
            return None
        processes, tasks, reported = tasks_below(os.getpid())
        seen = sum(ran - self.seen.get(key, 0) for key, ran in processes.items())
        spent = max(seen, reported - self.reported)
        queued = sum(max(0, waited - self.seen.get(key, waited)) for key, (waited, _) in tasks.items())
        # only one that was there before can be said to be kept waiting: a job may be a relay of short lives
        starved = any(runnable and key in self.seen for key, (_, runnable) in tasks.items())
        if not starved:
            self.idle += max(0, (now - self.last) * 1000 - spent - queued)
        self.counted += seen
        self.reported = max(self.reported, reported)
        self.seen = {**processes, **{key: waited for key, (waited, _) in tasks.items()}}
        self.last = now
        if self.total() > self.cpu_limit or self.idle > max(IDLE_MS, self.cpu_limit):
            return {"kind": "limit", "limit": "cpu"}
        if now > self.backstop:
            return {"kind": "lost", "why": f"only {self.total():.0f} ms of CPU in {(now - self.started) * 1000:.0f} ms: the machine was too busy"}
        return None


def children_of(pid):
    found = []
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                found += [int(child) for child in file.read().split()]
    except OSError:
        pass  # it has just ended
    return found


def tasks_below(root):
    """
    Of all descendants: the CPU time in ms of each process; for each of its tasks the time it waited for a CPU and whether it is
    waiting now; and the CPU time that they report in all, with that of the children they waited for.
    """
    processes, tasks, reported = {}, {}, 0
    own_nice = os.nice(0)
    pending = children_of(root)
    while pending:
        pid = pending.pop()
        pending += children_of(pid)
        try:
            fields = stat_of(f"/proc/{pid}")
            own, waited_for = (sum(int(n) for n in fields[i:i + 2]) * TICK_MS for i in (11, 13))
            processes["process", pid, fields[19]] = own
            reported += own + waited_for
            for task in os.listdir(f"/proc/{pid}/task"):
                fields = stat_of(f"/proc/{pid}/task/{task}")
                if int(fields[16]) > own_nice or fields[38] != "0":
                    continue  # it asked to be run less: its waiting is its own choice
                with open(f"/proc/{pid}/task/{task}/schedstat") as file:
                    waited = int(file.read().split()[1]) / 1e6
                tasks["task", task, fields[19]] = waited, fields[0] in "RD"
        except (OSError, IndexError, ValueError):
            continue  # it has just ended, or this kernel keeps no such figure
    return processes, tasks, reported


def stat_of(path):
    """The fields of `stat` from the state on: the name before it may hold anything."""
    with open(f"{path}/stat", errors="replace") as file:
        return file.read().rsplit(")", 1)[1].split()


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def end_job(pid, inner):
    """Kills all processes of the job and reaps them. Gives the status and usage of its first one, and whether none is left."""
    kill(inner)  # the first process of a pid namespace takes all of it along
    kill(pid)
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    _, status, usage = os.wait4(pid, 0)
    # without a namespace, whatever it left running was given to us, its subreaper
    deadline = time.monotonic() + END_SECONDS
    while children := children_of(os.getpid()):
        for child in children:
            kill(child)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
        if time.monotonic() > deadline:
            break
    return status, (usage.ru_utime + usage.ru_stime) * 1000, not children
