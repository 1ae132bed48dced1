"""A fork server: imports one trusted helper program, then runs each job in a forked, confined child.

Started as `forkserver.py CONFIG`, CONFIG being JSON (see `confineForkServer` in src/sandbox.ts). One job at a time. A request
is a JSON line on stdin, `{"id", "job", "limits"}` or `{"cancel": id}`; a reply is a JSON line on stdout,
`{"id", "kind", ..., "result": n, "output": m}`, followed by n bytes that the child gave as its result and m bytes that it
printed. The server never imports or evaluates anything out of a job, and knows nothing that a job must not: a child
inherits its memory.
"""
import fcntl
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import traceback

from fork_confine import (
    CLONE_NEWIPC, CLONE_NEWNET, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWUSER, PR_SET_CHILD_SUBREAPER, PR_SET_PDEATHSIG,
    check, confine, libc, prctl, unshare,
)
from fork_scratch import Scratch
from fork_watch import Clock, Pipes, end_job

MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REC, MS_PRIVATE = 2, 4, 8, 0x4000, 1 << 18
RESULT_FD, CONTROL_FD = 3, 4
UNCONFINED = 97


def enter_namespaces():
    """
    Goes on as the first process of a pid namespace, which ends with this one, and with an empty network: what bubblewrap does
    where there is one. One network a server, not a job: a job's processes all end with it, so none listens on.
    """
    unshare(CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET, "pid")
    check(libc.mount(b"none", b"/", None, MS_REC | MS_PRIVATE, None), "make mounts private")
    pid = os.fork()
    if pid:
        _, status = os.waitpid(pid, 0)
        os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    check(libc.mount(b"proc", b"/proc", b"proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, None), "mount /proc")


class Server:
    def __init__(self, config):
        self.config = config
        if config["ownNamespaces"]:
            enter_namespaces()
        prctl(PR_SET_CHILD_SUBREAPER, 1)
        self.uid = config["uid"] if os.geteuid() == 0 else None
        self.pid_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)
        self.scratch = Scratch(config, self.uid)
        sys.path.extend(config["modules"])
        self.helper = load_helper(config["helper"])
        self.requests = sys.stdin.fileno()
        self.pending = bytearray()
        self.replies = os.dup(1)
        os.dup2(2, 1)

    def serve(self):
        self.reply({"id": 0, "kind": "ready"})
        while True:
            line = self.next_line()
            if line is None:
                return
            request = json.loads(line)
            if "cancel" in request:
                continue  # its job has ended already
            head, result, output = self.run(request)
            head["id"] = request["id"]
            if not self.scratch.empty():
                head["recycle"] = "scratch could not be emptied"
            self.reply(head, result, output)

    def reply(self, head, result=b"", output=b""):
        head["result"], head["output"] = len(result), len(output)
        data = memoryview(json.dumps(head).encode() + b"\n" + result + output)
        while data:
            data = data[os.write(self.replies, data):]

    def next_line(self, wait=True):
        """The next line of stdin; None at its end, and False when `wait` is off and none is complete yet."""
        searched = 0
        while (end := self.pending.find(b"\n", searched)) < 0:
            searched = len(self.pending)
            if not wait and not select.select([self.requests], [], [], 0)[0]:
                return False
            data = os.read(self.requests, 1 << 20)
            if not data:
                return None
            self.pending += data
        line = bytes(self.pending[:end])
        del self.pending[: end + 1]
        return line

    def run(self, request):
        limits = request["limits"]
        result_r, result_w = os.pipe2(os.O_CLOEXEC)
        output_r, output_w = os.pipe2(os.O_CLOEXEC)
        control_r, control_w = os.pipe2(os.O_CLOEXEC)
        nested = self.config["userNamespace"]
        if self.config["pidNamespace"] and not nested:
            unshare(CLONE_NEWPID, "pid")  # holds for the next child only
        pid = os.fork()
        if pid == 0:
            try:
                if nested:
                    nest(control_w)
                self.child(request, result_w, output_w, control_w)
            except BaseException:
                try:
                    os.write(output_w, traceback.format_exc().encode("utf-8", "replace"))
                finally:
                    os._exit(UNCONFINED)
        if self.config["pidNamespace"] and not nested:
            check(libc.setns(self.pid_namespace, CLONE_NEWPID), "setns pid")
        for fd in (result_w, output_w, control_w):
            os.close(fd)
        try:
            inner, confined = read_control(control_r)
            return self.watch(request["id"], pid, inner or pid, confined, limits, Pipes(result_r, output_r, limits))
        finally:
            for fd in (result_r, output_r, control_r):
                os.close(fd)

    def child(self, request, result_w, output_w, control_w):
        os.setsid()
        null = os.open("/dev/null", os.O_RDONLY)
        result_w, output_w, control_w = (copy_above(fd) for fd in (result_w, output_w, control_w))
        for source, target in ((null, 0), (output_w, 1), (output_w, 2), (result_w, RESULT_FD), (control_w, CONTROL_FD)):
            os.dup2(source, target)
        os.closerange(CONTROL_FD + 1, 256)
        confine(self.config, self.uid, request["limits"])
        os.write(CONTROL_FD, b"c")
        os.close(CONTROL_FD)
        leave = os._exit
        try:
            value = self.helper.run(request["job"])
            data = b"V" + json.dumps(value, allow_nan=False, separators=(",", ":")).encode()
        except MemoryError:
            data = b"M"
        except BaseException as error:
            data = b"E" + described(error)
        try:
            sys.stdout.flush()
        except BaseException:
            pass  # it closed or replaced it
        view = memoryview(data)
        while view:
            view = view[os.write(RESULT_FD, view):]
        leave(0)

    def watch(self, job_id, pid, inner, confined, limits, pipes):
        """Collects what the child gives until it ends or goes over a limit; then nothing of it is left running."""
        pidfd = os.pidfd_open(pid)
        for fd in (pidfd, self.requests):
            pipes.poll.register(fd, select.POLLIN)
        clock = Clock(limits)
        ended = self.cancelled(job_id)
        while ended is None:
            for fd, _ in pipes.poll.poll(200):
                if fd == pidfd:
                    ended = ended or {}
                elif fd == self.requests:
                    ended = ended or self.cancelled(job_id)
                else:
                    ended = pipes.collect(fd) or ended
            if ended is None:
                ended = clock.over()
        status, cpu_ms, gone = end_job(pid, inner)
        os.close(pidfd)
        if ended.get("gone"):
            os._exit(0)
        for fd in pipes.chunks:
            ended = ended or pipes.collect(fd) or {}
        result, output = pipes.taken()
        head, result = judge(ended, status, max(cpu_ms, clock.total()), confined, limits, result)
        if not gone:
            head["recycle"] = "a process of the job could not be ended"
        return head, result, output

    def cancelled(self, job_id):
        """What the other side said meanwhile, if it ends this job."""
        while line := self.next_line(wait=False):
            if json.loads(line).get("cancel") == job_id:
                return {"kind": "lost", "why": "cancelled"}
        return {"gone": True} if line is None else None


def load_helper(path):
    sys.path.insert(0, os.path.dirname(path))
    spec = importlib.util.spec_from_file_location("helper", path)
    helper = importlib.util.module_from_spec(spec)
    sys.modules["helper"] = helper
    spec.loader.exec_module(helper)
    return helper


def copy_above(fd):
    """A copy above the numbers that are about to be used."""
    return fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 16)


def nest(control_w):
    """Without privileges: namespaces of a new user namespace, whose first process runs the job and ends all of it."""
    unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWIPC, "user")
    inner = os.fork()
    if inner == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    os.write(control_w, b"p%d\n" % inner)
    os.closerange(0, 256)
    _, status = os.waitpid(inner, 0)
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.WEXITSTATUS(status))


def read_control(control_r):
    """What trusted code says before the job's code runs: the job's first process where it is nested, and that it is confined."""
    said = b""
    while data := os.read(control_r, 64):
        said += data
    number = said.partition(b"p")[2].partition(b"\n")[0]
    return int(number) if number else None, said.startswith(b"c") or said.endswith(b"c")


def described(error):
    """An exception as JSON. Its text is the job's own code, and may do anything."""
    name = type(error).__name__
    try:
        message = str(error)[:2000]
    except BaseException:
        message = ""
    return json.dumps({"error": str(name)[:200], "message": message}).encode()


def judge(ended, status, cpu_ms, confined, limits, result):
    """What the reply says, and the result that goes with it."""
    if ended:
        return ended, b""
    if not confined:
        return {"kind": "lost", "why": "the job could not be confined"}, b""
    tag, payload = result[:1], result[1:]
    number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else None
    # a killed first process: only the hard CPU limit or the kernel's own memory limit does that
    if cpu_ms > limits["cpuMs"] or number == signal.SIGXCPU or number == signal.SIGKILL and cpu_ms > limits["cpuMs"] * 0.8:
        return {"kind": "limit", "limit": "cpu"}, b""
    if number is not None:
        return {"kind": "crashed", "how": f"signal {signal_name(number)}"}, b""
    if os.WEXITSTATUS(status) != 0 or tag not in (b"V", b"E", b"M"):
        return {"kind": "crashed", "how": f"exit {os.WEXITSTATUS(status)} without a result"}, b""
    if tag == b"M":
        return {"kind": "limit", "limit": "memory"}, b""
    return {"kind": "returned" if tag == b"V" else "raised"}, payload


def signal_name(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)  # a real-time signal


if __name__ == "__main__":
    Server(json.loads(sys.argv[1])).serve()
