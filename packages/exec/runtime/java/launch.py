"""The helper of a fork server that runs one Java virtual machine a job, and watches it from beside it.

The machine is given its work over a socket that it alone connects to, before any compiled code is loaded, and that has no name
any more afterwards; of this process's descriptors it inherits none.
"""
import os
import select
import signal
import socket
import time

CHANNEL = "channel"
START_SECONDS = 30
TICK_MS = 50
MOST_RAW = 4096


def run(job):
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(CHANNEL)
    listener.listen(1)
    raw, raw_w = os.pipe()
    pid = spawn([job["java"], *job["flags"], "codewalk.Driver", os.path.abspath(CHANNEL)], raw_w)
    os.close(raw_w)
    os.set_blocking(raw, False)
    machine = Machine(pid, raw)
    try:
        channel = connected(listener, machine)
        if channel is None:
            machine.collect()
            return {"ended": "start", "frames": "", "raw": machine.printed(), "status": machine.status}
        os.unlink(CHANNEL)
        machine.forget_printed()
        return watch(channel, machine, job)
    finally:
        machine.end()


def spawn(args, output):
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
        (os.POSIX_SPAWN_DUP2, output, 1),
        (os.POSIX_SPAWN_DUP2, output, 2),
        (os.POSIX_SPAWN_CLOSE, 3),  # this process's own result
    ]
    return os.posix_spawn(args[0], args, {"LANG": "C.UTF-8", "TZ": "UTC"}, file_actions=actions)


def connected(listener, machine):
    """The one connection that is taken; None where the machine ends first."""
    listener.settimeout(TICK_MS / 1000)
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            channel, _ = listener.accept()
            listener.close()
            return channel
        except TimeoutError:
            if machine.ended():
                return None
    return None


class Machine:
    """A virtual machine: its CPU time, and what it printed past what it captures itself."""

    def __init__(self, pid, raw):
        self.pid, self.raw = pid, raw
        self.clock = (~pid << 3) | 2  # the kernel's clock of a process's CPU time
        self.status = None
        self.text = bytearray()

    def cpu_ms(self):
        try:
            return time.clock_gettime(self.clock) * 1000
        except OSError:
            return 0.0  # it has ended

    def ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
        return self.status is not None

    def collect(self):
        """Takes in what it printed. False at the end of it."""
        try:
            data = os.read(self.raw, 1 << 16)
        except BlockingIOError:
            return True
        self.text += data[: MOST_RAW - len(self.text)]
        return bool(data)

    def forget_printed(self):
        """What the machine itself says while it starts: it has been given no work yet."""
        self.collect()
        self.text.clear()

    def printed(self):
        return self.text.decode("utf-8", "replace")

    def end(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            _, self.status = os.waitpid(self.pid, 0)


def watch(channel, machine, job):
    """Sends the work and takes in frames, until the machine ends or one call takes too long."""
    channel.setblocking(False)
    work = memoryview(job["work"].encode("ascii"))
    frames = bytearray()
    poll = select.poll()
    poll.register(channel, select.POLLIN | select.POLLOUT)
    poll.register(machine.raw, select.POLLIN)
    since_cpu, since = machine.cpu_ms(), time.monotonic()
    # reading its work is the machine's own doing, not the first call's
    grace = job["startCpuMs"]
    ended = None
    while ended is None:
        for fd, _ in poll.poll(TICK_MS):
            if fd == machine.raw:
                if not machine.collect():
                    poll.unregister(machine.raw)
                continue
            if work:
                try:
                    work = work[channel.send(work[: 1 << 18]):]
                except BlockingIOError:
                    pass
                except OSError:
                    work = work[:0]
                if not work:
                    shut(channel)
                    poll.modify(channel, select.POLLIN)
            try:
                data = channel.recv(1 << 18)
            except BlockingIOError:
                continue
            except OSError:
                data = b""
            if not data:
                ended = "exit"
                break
            frames += data
            since_cpu, since, grace = machine.cpu_ms(), time.monotonic(), 0
        if ended is None:
            if machine.cpu_ms() - since_cpu > job["callCpuMs"] + grace:
                ended = "cpu"
            elif time.monotonic() - since > (job["idleMs"] + grace) / 1000 and machine.cpu_ms() - since_cpu < job["callCpuMs"] / 4:
                ended = "idle"
            elif len(frames) > job["frameBytes"]:
                ended = "large"
    if ended != "exit":
        machine.end()
    else:
        settle(machine)
    while machine.collect() and len(machine.text) < MOST_RAW and not machine.ended():
        pass
    return {"ended": ended, "frames": frames.decode("ascii", "replace"), "raw": machine.printed(), "status": machine.status}


def settle(machine):
    """It has shut its end, and so is about to end, unless something in it goes on."""
    for _ in range(40):
        if machine.ended():
            return
        time.sleep(TICK_MS / 1000)


def shut(channel):
    try:
        channel.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # it has ended
