"""A fork server: imports one trusted helper program, then runs each job in a forked, confined child.

Started as `forkserver.py CONFIG`, CONFIG being JSON (see `Config` in src/python-worker.ts). One job at a time. A request is
a JSON line on stdin, `{"id", "job", "limits"}` or `{"cancel": id}`; a reply is a JSON line on stdout,
`{"id", "kind", ..., "result": n, "output": m}`, followed by n bytes that the child gave as its result and m bytes that it
printed. The server never imports or evaluates anything out of a job, and knows nothing that a job must not: a child
inherits its memory.
"""
import ctypes
import importlib.util
import json
import os
import resource
import select
import shutil
import signal
import struct
import sys
import time
import traceback

CLONE_NEWNS, CLONE_NEWIPC = 0x00020000, 0x08000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_REC, MS_PRIVATE, MS_NOSUID, MS_NODEV = 0x4000, 1 << 18, 2, 4
PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38
NOBODY = 65534
RESULT_FD = 3

libc = ctypes.CDLL(None, use_errno=True)


def check(status, what):
    if status < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return status


def syscall(number, *args):
    return libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) if isinstance(a, int) else a for a in args])


def landlock(readable, writable):
    """Confines this process and what it starts: reading below `readable`, writing below `writable`, no TCP, no signals out."""
    abi = syscall(444, None, 0, 1)
    if abi < 1:
        raise OSError(0, "this kernel has no Landlock")
    reading = 1 << 0 | 1 << 2 | 1 << 3  # execute, read a file, list a folder
    every = (1 << (13 if abi == 1 else 14 if abi == 2 else 15 if abi < 5 else 16)) - 1
    attributes = struct.pack("QQQ", every, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0)
    ruleset = check(syscall(444, attributes, 24 if abi >= 6 else 16 if abi >= 4 else 8, 0), "landlock_create_ruleset")
    whole_file = 1 << 0 | 1 << 1 | 1 << 2 | (1 << 14 if abi >= 3 else 0) | (1 << 15 if abi >= 5 else 0)
    for paths, access in ((readable, reading), (writable, every)):
        for path in paths:
            try:
                fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
            except FileNotFoundError:
                continue
            granted = access if os.path.isdir(path) else access & whole_file
            check(syscall(445, ruleset, 1, struct.pack("=Qi", granted, fd), 0), f"landlock_add_rule {path}")
            os.close(fd)
    check(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs")
    check(syscall(446, ruleset, 0), "landlock_restrict_self")
    os.close(ruleset)


class Server:
    def __init__(self, config):
        self.config = config
        self.scratch = config["scratch"]
        self.pid_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)
        if config["netNamespace"]:
            check(libc.unshare(CLONE_NEWNET), "unshare net")  # once: a job's processes all end with it, so none listens on
        if config["mountScratch"]:
            check(libc.unshare(CLONE_NEWNS), "unshare mounts")
            check(libc.mount(b"none", b"/", None, MS_REC | MS_PRIVATE, None), "make mounts private")
            options = f"size={config['scratchBytes']},mode=0777".encode()
            check(libc.mount(b"tmpfs", self.scratch.encode(), b"tmpfs", MS_NOSUID | MS_NODEV, options), "mount scratch")
        elif config["uid"] is not None or config["userNamespace"]:
            os.chmod(self.scratch, 0o777)
        os.chdir(self.scratch)
        sys.path.insert(0, os.path.dirname(config["helper"]))
        sys.dont_write_bytecode = True
        spec = importlib.util.spec_from_file_location("helper", config["helper"])
        self.helper = importlib.util.module_from_spec(spec)
        sys.modules["helper"] = self.helper
        spec.loader.exec_module(self.helper)
        self.requests = sys.stdin.buffer.raw
        self.replies = os.dup(1)
        os.dup2(2, 1)
        self.pending = b""

    def serve(self):
        self.reply({"id": 0, "kind": "ready"})
        while True:
            request = self.next_request()
            if request is None:
                return
            if "cancel" in request:
                continue  # its job has ended already
            head, result, output = self.run(request)
            head["id"] = request["id"]
            if not self.empty_scratch():
                head["recycle"] = "scratch could not be emptied"
            self.reply(head, result, output)

    def reply(self, head, result=b"", output=b""):
        head["result"], head["output"] = len(result), len(output)
        data = json.dumps(head).encode() + b"\n" + result + output
        while data:
            data = data[os.write(self.replies, data):]

    def next_request(self, wait=True):
        """The next line of stdin; None at its end, and False when none is complete yet and `wait` is off."""
        while b"\n" not in self.pending:
            data = self.requests.read(1 << 16)
            if not data:
                return None
            self.pending += data
            if not wait and b"\n" not in self.pending:
                return False
        line, self.pending = self.pending.split(b"\n", 1)
        return json.loads(line)

    def run(self, request):
        limits = request["limits"]
        result_r, result_w = os.pipe2(os.O_CLOEXEC)
        output_r, output_w = os.pipe2(os.O_CLOEXEC)
        control_r, control_w = os.pipe2(os.O_CLOEXEC)
        nested = self.config["userNamespace"]
        if self.config["pidNamespace"] and not nested:
            check(libc.unshare(CLONE_NEWPID), "unshare pid")  # holds for the next child only
        pid = os.fork()
        if pid == 0:
            try:
                if nested:
                    self.nest(control_w)
                self.child(request, result_w, output_w)
            except BaseException:
                try:
                    os.write(output_w, traceback.format_exc().encode("utf-8", "replace"))
                finally:
                    os._exit(97)
        if self.config["pidNamespace"] and not nested:
            check(libc.setns(self.pid_namespace, CLONE_NEWPID), "setns pid")
        for fd in (result_w, output_w, control_w):
            os.close(fd)
        try:
            return self.watch(pid, request["id"], limits, result_r, output_r, control_r)
        finally:
            for fd in (result_r, output_r, control_r):
                os.close(fd)

    def nest(self, control_w):
        """Without privileges: namespaces of a new user namespace, whose first process runs the job and ends all of it."""
        check(libc.unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWIPC), "unshare user")
        inner = os.fork()
        if inner == 0:
            check(libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0), "pdeathsig")
            os.close(control_w)
            return
        os.write(control_w, b"%d\n" % inner)
        for fd in range(0, 256):
            try:
                os.close(fd)
            except OSError:
                pass
        _, status = os.waitpid(inner, 0)
        if os.WIFSIGNALED(status):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL) if os.WTERMSIG(status) != signal.SIGKILL else None
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.kill(os.getpid(), os.WTERMSIG(status))
        os._exit(os.WEXITSTATUS(status))

    def child(self, request, result_w, output_w):
        config, limits = self.config, request["limits"]
        os.setsid()
        null = os.open("/dev/null", os.O_RDONLY)
        result_w, output_w = os.dup(result_w), os.dup(output_w)  # above the numbers about to be used
        os.dup2(null, 0)
        os.dup2(output_w, 1)
        os.dup2(output_w, 2)
        os.dup2(result_w, RESULT_FD)
        os.closerange(RESULT_FD + 1, 256)
        if config["pidNamespace"] and not config["userNamespace"]:
            check(libc.unshare(CLONE_NEWIPC), "unshare ipc")  # shared memory would outlive the job
        seconds = -(-limits["cpuMs"] // 1000)
        for name, value in (
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_CPU, seconds),  # soft = hard: the soft signal is ignored by a namespace's first process
            (resource.RLIMIT_AS, limits["memoryBytes"]),
            (resource.RLIMIT_FSIZE, config["fileBytes"]),
            (resource.RLIMIT_NOFILE, 64),
        ):
            resource.setrlimit(name, (value, value))
        if config["uid"] is not None:
            os.setgroups([])
            os.setresgid(config["uid"], config["uid"], config["uid"])
            os.setresuid(config["uid"], config["uid"], config["uid"])
        resource.setrlimit(resource.RLIMIT_NPROC, (config["processes"], config["processes"]))
        if config["landlock"]:
            landlock(config["readable"], [self.scratch, "/dev/null"])
        else:
            check(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs")
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        try:
            value = self.helper.run(request["job"])
            data = b"V" + json.dumps(value, allow_nan=False, separators=(",", ":")).encode()
        except MemoryError:
            data = b"M"
        except BaseException as error:
            name = type(error).__name__
            try:
                message = str(error)[:2000]
            except BaseException:
                message = ""
            data = b"E" + json.dumps({"error": str(name)[:200], "message": message}).encode()
        sys.stdout.flush()
        view = memoryview(data)
        while view:
            view = view[os.write(RESULT_FD, view):]
        os._exit(0)

    def watch(self, pid, job_id, limits, result_r, output_r, control_r):
        """Collects what the child gives until it ends or goes over a limit; then nothing of it is left running."""
        started = time.monotonic()
        backstop = started + limits["wallMs"] / 1000
        pidfd = os.pidfd_open(pid)
        inner = pid
        if self.config["userNamespace"]:
            line = os.read(control_r, 32)
            inner = int(line) if line else pid
        chunks = {result_r: bytearray(), output_r: bytearray()}
        caps = {result_r: limits["resultBytes"] + 1, output_r: limits["outputBytes"]}
        poll = select.poll()
        for fd in (result_r, output_r, pidfd, self.requests.fileno()):
            poll.register(fd, select.POLLIN)
        ended = None
        while ended is None:
            for fd, _ in poll.poll(200):
                if fd == pidfd:
                    ended = {}
                elif fd == self.requests.fileno():
                    message = self.next_request(wait=False)
                    if message is None:
                        self.kill(pid, inner)
                        os._exit(0)
                    if message and message.get("cancel") == job_id:
                        ended = {"kind": "lost", "why": "cancelled"}
                elif not self.collect(fd, chunks, caps, poll):
                    ended = {"kind": "limit", "limit": "result" if fd == result_r else "output"}
            if ended is None:
                ended = self.over_time(inner, limits, started, backstop)
        self.kill(pid, inner)
        _, status, usage = os.wait4(pid, 0)
        os.close(pidfd)
        for fd in chunks:
            os.set_blocking(fd, False)
            if not self.collect(fd, chunks, caps, poll) and not ended:
                ended = {"kind": "limit", "limit": "result" if fd == result_r else "output"}
        result, output = bytes(chunks[result_r]), bytes(chunks[output_r][: limits["outputBytes"]])
        cpu_ms = (usage.ru_utime + usage.ru_stime) * 1000
        return self.judge(ended, status, cpu_ms, limits, result, output)

    def collect(self, fd, chunks, caps, poll):
        """Reads what is there; False once the cap is passed."""
        while True:
            try:
                data = os.read(fd, 1 << 16)
            except BlockingIOError:
                return True
            if not data:
                try:
                    poll.unregister(fd)
                except KeyError:
                    pass
                return True
            chunks[fd] += data
            if len(chunks[fd]) > caps[fd]:
                return False
            if os.get_blocking(fd):
                return True

    def over_time(self, pid, limits, started, backstop):
        """Over its CPU time; idle by its own choice for as long as it might have computed; or starved by this machine."""
        try:
            with open(f"/proc/{pid}/schedstat") as file:
                ran, waited = (int(n) / 1e6 for n in file.read().split()[:2])
        except (OSError, ValueError):
            ran = waited = 0  # it has just ended, or this kernel keeps no such figures: the backstop alone decides
            started = time.monotonic()
        elapsed = (time.monotonic() - started) * 1000
        if ran > limits["cpuMs"]:
            return {"kind": "limit", "limit": "cpu"}
        if elapsed - ran - waited > max(2000, limits["cpuMs"]):
            return {"kind": "limit", "limit": "cpu", "idle": True}
        if time.monotonic() > backstop:
            return {"kind": "lost", "why": f"only {ran:.0f} ms of CPU in {elapsed:.0f} ms: the machine was too busy"}
        return None

    def kill(self, pid, inner):
        for target in {inner, pid}:
            try:
                os.kill(target, signal.SIGKILL)  # the first process of a pid namespace takes all of it along
            except ProcessLookupError:
                pass
        try:
            os.killpg(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass

    def judge(self, ended, status, cpu_ms, limits, result, output):
        if ended:
            return ended, b"", output
        tag, payload = result[:1], result[1:]
        if cpu_ms > limits["cpuMs"] or os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
            return {"kind": "limit", "limit": "cpu"}, b"", output
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            # a killed first process: only the hard CPU limit or the kernel's own memory limit does that
            if number == signal.SIGKILL and cpu_ms > limits["cpuMs"] * 0.8:
                return {"kind": "limit", "limit": "cpu"}, b"", output
            return {"kind": "crashed", "how": f"signal {signal.Signals(number).name}"}, b"", output
        if os.WEXITSTATUS(status) == 97 and not result:
            return {"kind": "lost", "why": "the job could not be confined"}, b"", output
        if os.WEXITSTATUS(status) != 0 or tag not in (b"V", b"E", b"M"):
            return {"kind": "crashed", "how": f"exit {os.WEXITSTATUS(status)} without a result"}, b"", output
        if tag == b"M":
            return {"kind": "limit", "limit": "memory"}, b"", output
        return {"kind": "returned" if tag == b"V" else "raised"}, payload, output

    def empty_scratch(self):
        """Removes what the job left, as the job's own user; False where something stays."""
        if not os.listdir(self.scratch):
            return True
        pid = os.fork()
        if pid == 0:
            try:
                if self.config["uid"] is not None:
                    os.setgroups([])
                    os.setresgid(self.config["uid"], self.config["uid"], self.config["uid"])
                    os.setresuid(self.config["uid"], self.config["uid"], self.config["uid"])
                for folder, names, _ in os.walk(self.scratch):
                    for name in names:
                        path = os.path.join(folder, name)
                        if not os.path.islink(path):
                            os.chmod(path, 0o700)
                for entry in os.scandir(self.scratch):
                    if entry.is_dir(follow_symlinks=False):
                        shutil.rmtree(entry.path)
                    else:
                        os.unlink(entry.path)
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
        return not os.listdir(self.scratch)


if __name__ == "__main__":
    Server(json.loads(sys.argv[1])).serve()
